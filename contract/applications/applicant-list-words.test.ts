import { expect, test } from 'vitest';
import { entryInWords } from './applicant-list-words.ts';

test('while it is filled in, what there is of it stands in words, and no gender that there is not', () => {
  const entry = { age: 34, gender: 'woman', occupation: 'Tømrer', municipality: '', exemptionReason: null };
  expect(entryInWords(entry)).toBe('34 år\nKjønn: kvinne\nTømrer');
  for (const gender of ['', 'constructor']) expect(entryInWords({ ...entry, gender })).toBe('34 år\nTømrer');
});
