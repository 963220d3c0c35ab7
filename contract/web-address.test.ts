import { expect, test } from 'vitest';
import { webAddress } from './web-address.ts';

test.each([
  ['fjordbygg.example/jobb', 'https://fjordbygg.example/jobb'],
  ['\u202ahttps://fjordbygg.example/jobb\u202c', 'https://fjordbygg.example/jobb'],
  ['https://blåbær.no/søk her', 'https://xn--blbr-roah.no/s%C3%B8k%20her'],
  ['http://jobb.fjordbygg.example:8080', 'http://jobb.fjordbygg.example:8080/'],
  ['www,fjordbygg.example', undefined],
  ['https://www.fjordbygg,example/jobb', undefined],
  ['https://fjordbygg', undefined],
])('an address of a page is one that can be opened, however it was copied: %s', (written, address) => {
  expect(webAddress(written)).toBe(address);
});
