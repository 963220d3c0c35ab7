import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { cvOfLines } from '../../web/cvs/read-text/cv-of-lines.ts';
import { linesOfWord } from '../../web/cvs/read-text/lines-of-word.ts';
import { unpackWord } from '../../web/cvs/read-text/unpack-word.ts';
import { twoColumnPdf } from '../support/two-column-pdf.ts';
import { wordParagraph as p, wordFile, wordTable } from '../support/word-file.ts';
import { readPdfLines } from './read-pdf-lines.ts';

test('a PDF is read column by column, over its pages, and sentences come together', async () => {
  const read = cvOfLines(await readPdfLines(await twoColumnPdf()));
  expect(read?.leftOut).toEqual([]);
  expect(read?.cvData).toMatchObject({
    personalInfo: {
      firstName: 'Nina',
      lastName: 'Moe',
      email: 'nina@example.no',
      phone: '911 22 333',
      address: 'Storgata 1, 9008 Tromsø',
    },
    experience: [
      {
        title: 'Sykepleier',
        company: 'Havn sykehus',
        startDate: '2020-03-01',
        current: true,
        description: '- Nattevakter på medisinsk avdeling, med ansvar for tolv senger og to nyutdannede',
      },
      { title: 'Ekstravakt', company: 'Solsiden sykehjem', endDate: '2020-02-01', description: '- Helger' },
    ],
    education: [{ degree: 'Bachelor i sykepleie', institution: 'UiT', startDate: '2015-01-01', onlyYears: true }],
    skills: ['Triage', 'DIPS'],
    languages: [
      { name: 'Norsk', level: 'Morsmål' },
      { name: 'Engelsk', level: 'B2' },
    ],
    referencesOnRequest: true,
  });
});

const linesIn = (body: string) => {
  const word = unpackWord(wordFile(body));
  return typeof word === 'string' ? word : linesOfWord(word.parts);
};

test('a Word document is read paragraph by paragraph, a table cell by cell', () => {
  const lines = linesIn(
    [
      p('Kari & Co', 'Tittel'),
      p('Erfaring', 'Overskrift1'),
      wordTable([
        [p('2019 – 2021'), p('Kokk, Havn AS') + p('Varmt kjøkken', 'ListBullet')],
        [p('2017 – 2019'), p('Lærling, Brygga AS')],
      ]),
      '<mc:AlternateContent><mc:Choice><w:p><w:r><w:t>Én gang</w:t><w:tab/><w:t>&#x26;</w:t></w:r></w:p></mc:Choice><mc:Fallback><w:p><w:r><w:t>Én gang</w:t></w:r></w:p></mc:Fallback></mc:AlternateContent>',
    ].join(''),
  );
  if (typeof lines === 'string') throw new Error(lines);
  expect(lines.map(({ text, isBullet }) => `${isBullet ? '- ' : ''}${text}`)).toEqual([
    'Kari & Co',
    'Erfaring',
    '2019 – 2021',
    'Kokk, Havn AS',
    '- Varmt kjøkken',
    '2017 – 2019',
    'Lærling, Brygga AS',
    'Én gang\t&',
  ]);
  expect(cvOfLines(lines)?.cvData.experience).toMatchObject([
    { title: 'Kokk', company: 'Havn AS', description: '- Varmt kjøkken' },
    { title: 'Lærling', company: 'Brygga AS' },
  ]);
});

test('what unpacks to gigabytes, is cut off, or is another archive is no document', () => {
  expect(linesIn('<w:p>'.padEnd(13_000_000, ' '))).toBe('tooLarge');
  expect(unpackWord(zipSync({ 'Profile.csv': strToU8('a') }))).toBe('none');
  expect(unpackWord(strToU8('PK\x03\x04 and then nothing of the kind'))).toBe('none');
  expect(unpackWord(wordFile(p('Erfaring')).subarray(0, 60))).toBe('none');
});

test.each(['<w:t', '<w:p>', '<', '<w:t>&#x1', '&amp;', '<mc:Fallback>'])('%s a million times is no text', (sign) => {
  expect(linesOfWord([sign.repeat(1_000_000)])).toEqual([]);
  expect(linesOfWord([`<w:t ${'a'.repeat(12_000_000)}`])).toEqual([]);
});
