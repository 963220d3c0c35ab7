import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type CvData, type CvLanguage, cvDataSchema, cvTemplates } from '../../contract/cvs/cv-fields.ts';
import { differenceFrom, PICTURE_TOLERANCE } from '../../tests/support/compare-picture.ts';
import { readPdfText } from '../../tests/support/read-pdf-text.ts';
import { readWord } from '../../tests/support/read-word.ts';
import { composeDocument } from './compose-document.ts';
import { printDocument } from './print-document.ts';
import { textOf } from './text-of-document.ts';
import { localeOf } from './word/word-styles.ts';

// What each template makes of each CV: small pictures of its pages, and the text that a machine takes out of the PDF. After a wanted change:
// delete the pictures and run this again; the texts follow `vitest -u`. Look at what changed before keeping it.
const folder = join(import.meta.dirname, 'golden');
const WIDTH_PX = 180;
const PAGES = 2;

const experience = {
  title: 'Avdelingsleder drift',
  company: 'Fjordkraft Drift AS',
  startDate: '2021-03-01',
  current: true,
  description: 'Leder tolv fagarbeidere på tre anlegg.\n- Kuttet stans med en tredel\n- Innførte felles vaktplan',
};
const short = {
  title: 'Drift',
  personalInfo: {
    firstName: 'Åse',
    lastName: 'Sjøbærg',
    email: 'ase@example.no',
    phone: '900 00 000',
    address: 'Storgata 1, 9008 Tromsø',
    dateOfBirth: '1990-05-17',
  },
  aboutMe: 'Fagarbeider som ble leder, og fortsatt liker å skru.',
  experience: [experience],
  education: [{ institution: 'Tromsø maritime skole', degree: 'Fagbrev', field: 'Matros', endDate: '2012-06-01' }],
  skills: ['Førerkort C', 'Truckførerbevis', 'Excel'],
  languages: [
    { name: 'Norsk', level: 'Morsmål' },
    { name: 'Nordsamisk', level: 'B2' },
  ],
  referencesOnRequest: true,
};
const cvs: Record<string, CvData> = {
  empty: cvDataSchema.parse({}),
  short: cvDataSchema.parse(short),
  nynorsk: cvDataSchema.parse({ ...short, documentLanguage: 'nn' }),
  english: cvDataSchema.parse({ ...short, documentLanguage: 'en' }),
  translated: cvDataSchema.parse({
    ...short,
    translations: {
      en: {
        aboutMe: 'A skilled worker who became a manager and still likes to mend things.',
        skills: [{ original: 'Førerkort C', text: 'Driving licence C' }],
      },
    },
    experience: [
      {
        ...experience,
        translations: { en: { title: 'Head of operations', description: 'Leads twelve workers.\n- Fewer stops' } },
      },
      experience,
    ],
  }),
  long: cvDataSchema.parse({
    ...short,
    experience: Array.from({ length: 14 }, (_, index) => ({
      ...experience,
      title: `Stilling ${index + 1}`,
      startDate: `${2020 - index}-01-01`,
      endDate: `${2020 - index}-11-01`,
      current: false,
      description: `${experience.description}\n${'En setning som fyller linjen og sier litt mer om arbeidet. '.repeat(4)}`,
    })),
    references: Array.from({ length: 4 }, (_, index) => ({
      name: `Referanse ${index + 1}`,
      title: 'Leder',
      phone: '911',
    })),
    referencesOnRequest: false,
  }),
  names: cvDataSchema.parse({
    ...short,
    personalInfo: {
      firstName: 'Maximiliana Alexandra',
      lastName: 'von Hohenstein-Kristoffersen',
      email: 'maximiliana.alexandra.von.hohenstein-kristoffersen@marine-engineering.example.no',
    },
    experience: [{ ...experience, company: 'Norges teknisk-naturvitenskapelige universitet i Trondheim' }],
    references: [{ name: 'Kari-Anne Brattberg', phone: '+47 900 11 222', email: 'kari-anne.brattberg@example.no' }],
  }),
  awkward: cvDataSchema.parse({
    personalInfo: { firstName: '#import', lastName: '$x$ \\u{1} *b* _i_', email: `${'w'.repeat(120)}@lang.example.no` },
    aboutMe: `<a> @ref \`r\` // /* */\n${'w'.repeat(300)}\nשלום مرحبا 😀 Čáŋŋá\nkristoffersen.nordmann@en-ganske-lang-arbeidsgiver.example.no`,
    experience: [{ title: '', company: 'Uten tittel', endDate: '2020-01-01', description: '-\n- \n–– to' }],
    skills: ['', 'én', 'ord '.repeat(60)],
    references: [{ name: 'Bare navn' }, { email: 'uten.navn@example.no' }],
  }),
};

/** Where that is not their own. */
const printedIn: Record<string, CvLanguage> = { translated: 'en' };

describe.each(Object.entries(cvs))('the %s CV', (name, cv) => {
  const language = printedIn[name] ?? cv.documentLanguage;
  const document = composeDocument(cv, language);

  test.each(cvTemplates)('reads the same in %s', async (template) => {
    const { text, tagsAgree, ...read } = await readPdfText(
      await printDocument({ as: 'pdf', template, document, photo: null, attachment: null }),
    );
    await expect(`${text}\n`).toMatchFileSnapshot(join(folder, `${name}-${template}.txt`));
    expect(read.language).toBe(language);
    expect(tagsAgree, 'the tags have the order of the page').toBe(true);
    // What is shown as the machine's text is that: only where lines break differs.
    expect(textOf(document, template).replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
  });

  test('reads the same in Word', async () => {
    const word = readWord(await printDocument({ as: 'word', document, photo: null }));
    expect(word.text.replace(/\s/g, '')).toBe(textOf(document, 'minimal').replace(/\s/g, ''));
    expect(word.language).toBe(localeOf[language]);
  });

  test.each(cvTemplates)('looks the same in %s', async (template) => {
    const { pages } = await printDocument({ as: 'svg', template, document, photo: null, attachment: null });
    for (const [index, page] of pages.slice(0, PAGES).entries()) {
      const difference = await differenceFrom(join(folder, `${name}-${template}-${index + 1}.png`), page, (picture) =>
        picture.resize({ width: WIDTH_PX }).grayscale().png({ compressionLevel: 9, palette: true, colours: 16 }),
      );
      expect(difference, `page ${index + 1}`).toBeLessThan(PICTURE_TOLERANCE);
    }
  });
});

test('of a name, or of languages, that take more than a page no letter is lost', async () => {
  const personalInfo = { firstName: 'w'.repeat(300), lastName: 'lang '.repeat(60).trim() };
  const languages = Array(8).fill({ name: 'ord '.repeat(75).trim(), level: 'A1' });
  const document = composeDocument(cvDataSchema.parse({ personalInfo, languages }), 'nb');
  for (const template of cvTemplates) {
    const pdf = await printDocument({ as: 'pdf', template, document, photo: null, attachment: null });
    const { text } = await readPdfText(pdf);
    expect(
      [/w/g, /lang/g, /ord/g].map((each) => text.match(each)?.length),
      template,
    ).toEqual([300, 60, 600]);
  }
});
