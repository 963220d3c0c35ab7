import { expect, test } from 'vitest';
import { inDirections, isRightToLeft } from './direction.ts';

const marked = (text: string) =>
  inDirections(text).map((piece) => (piece.rightToLeft ? `<${piece.text}>` : piece.text));

test.each([
  ['Norsk og engelsk', ['Norsk og engelsk']],
  ['שלום עולם', ['<שלום עולם>']],
  ['Jeg snakker עברית, וערבית. Og norsk', ['Jeg snakker ', '<עברית, וערבית>', '. Og norsk']],
  ['נולדתי ב-1990 בחיפה.', ['<נולדתי ב>', '-1990 ', '<בחיפה>', '.']],
  ['مَرْحَبًا', ['<مَرْحَبًا>']],
  ['', []],
])('%s', (text, pieces) => {
  expect(marked(text)).toEqual(pieces);
  expect(pieces.join('').replaceAll(/[<>]/g, '')).toBe(text);
});

test('a text goes the way of its first letter', () => {
  expect(['(1) שלום Kari', 'Kari שלום', '123', ''].map(isRightToLeft)).toEqual([true, false, false, false]);
});
