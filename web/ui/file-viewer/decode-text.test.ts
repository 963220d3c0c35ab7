import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const text = 'Blåbærsyltetøy på Čáhppe';
const withMark = (...bytes: number[]) => Uint8Array.from(bytes);

test('text is read as UTF-8, with and without a mark', () => {
  const bytes = new TextEncoder().encode(text);
  expect(decodeText(bytes)).toBe(text);
  expect(decodeText(withMark(0xef, 0xbb, 0xbf, ...bytes))).toBe(text);
});

test('a letter that is cut in two at the end makes it no other encoding', () => {
  expect(decodeText(new TextEncoder().encode('Smør på').slice(0, -1))).toBe('Smør p');
});

test('text is read as UTF-16 where its mark says so', () => {
  const low = Buffer.from(text, 'utf16le');
  const high = Buffer.from(low).swap16();
  expect(decodeText(withMark(0xff, 0xfe, ...low))).toBe(text);
  expect(decodeText(withMark(0xfe, 0xff, ...high))).toBe(text);
});

test('what is not UTF-8 is read as Windows and Latin-1 have it', () => {
  expect(decodeText(Buffer.from('Blåbær', 'latin1'))).toBe('Blåbær');
  expect(decodeText(withMark(0x80, 0x20, 0xe5))).toBe('€ å');
});

test('an empty file is an empty text', () => {
  expect(decodeText(new Uint8Array())).toBe('');
});
