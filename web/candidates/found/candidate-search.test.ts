import { expect, test } from 'vitest';
import { chipsOf, readSearch, writeSearch } from './candidate-search.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

test('an address is read and written the same, without what chooses nothing', () => {
  const address = '?search=fyr&experience=junior_senior&everywhere=true&page=2';
  expect(writeSearch(read(address))).toBe(address);
  expect(writeSearch(read('?experience=old&page=-1&invited=yes&kandidat=x&workLanguage='))).toBe('');
});

test('each choice is taken away alone, and begins the list anew', () => {
  expect(
    chipsOf(read('?workLanguage=Norsk_Engelsk&everyProfession=true&page=3')).map(({ label, to }) => [label, to]),
  ).toEqual([
    ['Arbeidsspråk: norsk eller engelsk', '?everyProfession=true'],
    ['Alle yrker', '?workLanguage=Engelsk_Norsk'],
  ]);
  expect(chipsOf(read('?invited=true')).map(({ to }) => to)).toEqual(['?']);
});
