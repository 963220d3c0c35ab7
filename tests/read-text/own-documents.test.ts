import { expect, test } from 'vitest';
import { type CvData, cvDataSchema, cvTemplates } from '../../contract/cv-fields.ts';
import { demoCv } from '../../demo/cv.ts';
import { composeDocument } from '../../server/cvs/compose-document.ts';
import { printDocument } from '../../server/cvs/print-document.ts';
import { cvOfLines } from '../../web/cvs/read-text/cv-of-lines.ts';
import { linesOfWord } from '../../web/cvs/read-text/lines-of-word.ts';
import { unpackWord } from '../../web/cvs/read-text/unpack-word.ts';
import { readPdfLines } from './read-pdf-lines.ts';

const cv = cvDataSchema.parse(demoCv);
const document = composeDocument(cv, 'nb');

/** Each field that something stands in, by its place. The title is not in the document. */
const fieldsOf = ({ title: _unseen, translations: _other, ...rest }: CvData) => {
  const fields = new Map<string, unknown>();
  const walk = (value: unknown, path: string): unknown => {
    if (typeof value !== 'object') return value && fields.set(path, value);
    for (const [key, each] of Object.entries(value ?? {})) if (key !== 'translations') walk(each, `${path}.${key}`);
  };
  walk(rest, '');
  return fields;
};

/** What is not as it was typed. */
function wrongIn(read: ReturnType<typeof cvOfLines>) {
  if (!read) return ['everything'];
  const got = fieldsOf(read.cvData);
  return [...fieldsOf(cv)].filter(([path, value]) => got.get(path) !== value);
}

test.each(cvTemplates)('the text of %s gives the CV back', async (template) => {
  const pdf = await printDocument({ as: 'pdf', template, document, photo: null, attachment: null });
  expect(wrongIn(cvOfLines(await readPdfLines(pdf)))).toEqual([]);
});

test('the Word document gives the CV back', async () => {
  const word = unpackWord(await printDocument({ as: 'word', document, photo: null }));
  if (typeof word === 'string') throw new Error(word);
  expect(wrongIn(cvOfLines(linesOfWord(word.parts)))).toEqual([]);
});
