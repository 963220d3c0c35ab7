import { join } from 'node:path';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { type LetterData, letterDataSchema } from '../../../contract/cvs/cover-letter-fields.ts';
import { type CvTemplate, cvTemplates } from '../../../contract/cvs/cv-fields.ts';
import { differenceFrom, PICTURE_TOLERANCE } from '../../../tests/support/compare-picture.ts';
import { readPdfText } from '../../../tests/support/read-pdf-text.ts';
import { readWord } from '../../../tests/support/read-word.ts';
import { printDocument } from '../print-document.ts';
import { localeOf } from '../word/word-styles.ts';
import { composeLetter } from './compose-letter.ts';
import { textOfLetter } from './text-of-letter.ts';

// As for CVs (server/cvs/golden.test.ts): after a wanted change, delete the pictures and run this again; the texts follow `vitest -u`.
const folder = join(import.meta.dirname, 'golden');
const WIDTH_PX = 180;
const today = '2026-11-26';

const paragraph =
  'Gjennom åtte år på medisinsk avdeling og i hjemmetjenesten har jeg lært å holde roen når mye skjer samtidig. ' +
  'Jeg liker å lære opp nye kolleger, og å finne det som gjør arbeidet tryggere for alle.';
const usual = {
  title: 'Til Havn',
  company: 'Havn legevakt',
  contactPerson: 'Kari Holm',
  positionTitle: 'fagsykepleier',
  place: 'Tromsø',
  greeting: 'Hei Kari Holm,',
  body: `${paragraph}\n\n${paragraph}\n\nDet jeg tar med meg:\n- tavlemøter\n- trygg legemiddelbruk\n\n${paragraph}`,
  sender: {
    firstName: 'Åse',
    lastName: 'Sjøbærg',
    email: 'ase@example.no',
    phone: '900 00 000',
    address: 'Storgata 1, 9008 Tromsø',
  },
};
const hostile = [
  '<a> @ref `r` // /* */ #import "x" $x$ \\u{1} *b* _i_',
  'w'.repeat(300),
  'שלום مرحبا 😀 Čáŋŋá',
  'linje\nfor linje',
];
const letters: Record<string, LetterData> = {
  empty: letterDataSchema.parse({}),
  usual: letterDataSchema.parse(usual),
  nynorsk: letterDataSchema.parse({ ...usual, documentLanguage: 'nn', date: '2026-05-17' }),
  english: letterDataSchema.parse({ ...usual, documentLanguage: 'en' }),
  long: letterDataSchema.parse({ ...usual, body: Array(13).fill(paragraph).join('\n\n') }),
  piece: letterDataSchema.parse({ ...usual, body: `${paragraph} `.repeat(5) }),
  awkward: letterDataSchema.parse({
    ...usual,
    company: '#import',
    positionTitle: 'w'.repeat(120),
    greeting: '= $x$',
    body: hostile.join('\n\n'),
    closing: '- liste',
    sender: { firstName: '#let', lastName: '*x*', email: `${'w'.repeat(120)}@lang.example.no` },
  }),
};

describe.each(Object.entries(letters))('the %s letter', (name, letter) => {
  const document = composeLetter(letter, today);

  test.each(cvTemplates)('reads the same in %s', async (template) => {
    const { text, tagsAgree, language } = await readPdfText(
      await printDocument({ as: 'pdf', template: `letter-${template}`, document, photo: null, attachment: null }),
    );
    await expect(`${text}\n`).toMatchFileSnapshot(join(folder, `${name}-${template}.txt`));
    expect(language).toBe(letter.documentLanguage);
    expect(tagsAgree, 'the tags have the order of the page').toBe(true);
    // Nothing is lost, added or read as markup, and what is shown as the machine's text is that: only where lines break differs.
    expect(textOfLetter(document, template).replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
  });

  test('reads the same in Word', async () => {
    const word = readWord(await printDocument({ as: 'word', document, photo: null }));
    expect(word.text.replace(/\s/g, '')).toBe(textOfLetter(document, 'minimal').replace(/\s/g, ''));
    expect(word.language).toBe(localeOf[letter.documentLanguage]);
  });

  test.each(cvTemplates)('looks the same in %s', async (template) => {
    const order = { as: 'svg', template: `letter-${template}`, document, photo: null, attachment: null } as const;
    for (const [index, page] of (await printDocument(order)).pages.entries()) {
      const difference = await differenceFrom(join(folder, `${name}-${template}-${index + 1}.png`), page, (picture) =>
        picture.resize({ width: WIDTH_PX }).grayscale().png({ compressionLevel: 9, palette: true, colours: 16 }),
      );
      expect(difference, `page ${index + 1}`).toBeLessThan(PICTURE_TOLERANCE);
    }
  });
});

/** What stands on each page, and the roles of its tags. */
async function pagesOf(body: string, template: CvTemplate) {
  const document = composeLetter(letterDataSchema.parse({ ...usual, body }), today);
  const order = { template: `letter-${template}`, document, photo: null, attachment: null } as const;
  const file = await getDocumentProxy(new Uint8Array(await printDocument({ ...order, as: 'pdf' })));
  const numbers = Array.from({ length: file.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const page = await file.getPage(number);
      const { items } = await page.getTextContent();
      const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
      return { text, roles: rolesOf((await page.getStructTree()) as Tag) };
    }),
  );
}

interface Tag {
  role?: string;
  children?: Tag[];
}
/** Of paragraphs and lists, whatever stands around them. */
const rolesOf = ({ role = '', children = [] }: Tag): string[] =>
  role === 'P' || role === 'L' ? [`${role}${children.flatMap(rolesOf).join('')}`] : children.flatMap(rolesOf);

test.each(cvTemplates)('the closing never stands alone on a page in %s', async (template) => {
  const before = `${paragraph}\n\n`.repeat(6);
  for (let sentences = 1; sentences < 60; sentences += 1) {
    for (const body of [
      `${before}${'En setning til, som fyller. '.repeat(sentences)}`,
      `${before}${'- En setning til, som fyller.\n'.repeat(sentences)}`,
    ]) {
      expect((await pagesOf(body, template)).at(-1)?.text, `${sentences}`).toMatch(
        /(setning|til,|som|fyller\.) .*Med vennlig hilsen/,
      );
    }
  }
});

test.each(cvTemplates)(
  'a long end of the text, the closing and the name are tagged one by one in %s',
  async (template) => {
    const last = async (body: string) => (await pagesOf(body, template)).at(-1)?.roles.slice(-4);
    expect(await last('En setning til, som fyller. '.repeat(40))).toEqual(['P', 'P', 'P', 'P']);
    expect(await last('- En setning til, som fyller.\n'.repeat(12))).toEqual(['P', 'L', 'P', 'P']);
  },
);

test.each(cvTemplates)('a text in one piece fills page after page in %s', async (template) => {
  // Non-breaking ones too, as they are pasted.
  const inLines = [...' \u00a0\u202f\u2007'].map((space) => `ord${space}`.repeat(2499));
  for (const body of [...inLines, 'ord\n'.repeat(300), '- ord\n'.repeat(300)]) {
    const counts = (await pagesOf(body, template)).map(({ text }) => text.match(/ord/g)?.length ?? 0);
    expect(counts.length).toBeGreaterThan(1);
    for (const count of counts.slice(0, -1)) expect(count).toBeGreaterThan(15);
    expect(counts.at(-1)).toBeGreaterThan(0);
  }
});
