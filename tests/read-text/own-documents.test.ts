import { describe, expect, test } from 'vitest';
import { type CvData, cvDataSchema, cvTemplates } from '../../contract/cvs/cv-fields.ts';
import { demoCv } from '../../demo/cv.ts';
import { composeDocument } from '../../server/cvs/compose-document.ts';
import { printDocument } from '../../server/cvs/print-document.ts';
import { cvOfLines } from '../../web/cvs/read-text/cv-of-lines.ts';
import { linesOfWord } from '../../web/cvs/read-text/lines-of-word.ts';
import { unpackWord } from '../../web/cvs/read-text/unpack-word.ts';
import { cvData } from '../support/cvs.ts';
import { readPdfLines } from './read-pdf-lines.ts';

const cvs = { 'the demo': demoCv, 'one with something in every field': cvData };

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

describe.each(Object.entries(cvs))('%s', (_name, typed) => {
  const cv = cvDataSchema.parse(typed);
  const document = composeDocument(cv, cv.documentLanguage);
  /** What is not as it was typed. */
  const wrongIn = (read: ReturnType<typeof cvOfLines>) => {
    if (!read) return ['everything'];
    const got = fieldsOf(read.cvData);
    return [...fieldsOf(cv)].filter(([path, value]) => got.get(path) !== value);
  };

  test.each(cvTemplates)('comes back from the text of %s', async (template) => {
    const pdf = await printDocument({ as: 'pdf', template, document, photo: null, attachment: null });
    expect(wrongIn(cvOfLines(await readPdfLines(pdf)))).toEqual([]);
  });

  test('comes back from the Word document', async () => {
    const word = unpackWord(await printDocument({ as: 'word', document, photo: null }));
    if (typeof word === 'string') throw new Error(word);
    expect(wrongIn(cvOfLines(linesOfWord(word.parts)))).toEqual([]);
  });
});
