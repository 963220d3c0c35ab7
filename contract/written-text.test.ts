import { expect, test } from 'vitest';
import { blocksOf } from './written-text.ts';

test('empty lines part paragraphs, and other line breaks stay', () => {
  expect(blocksOf('Vi søker deg.\r\nEller deg.\n\n\nTa kontakt.\n')).toEqual([
    { list: false, lines: ['Vi søker deg.', 'Eller deg.'] },
    { list: false, lines: ['Ta kontakt.'] },
  ]);
});

test('lines that begin with a dash or a dot are one list, also with empty lines between', () => {
  expect(blocksOf('Du skal\n- stelle\n– pleie\n\n• trøste\nVelkommen')).toEqual([
    { list: false, lines: ['Du skal'] },
    { list: true, lines: ['stelle', 'pleie', 'trøste'] },
    { list: false, lines: ['Velkommen'] },
  ]);
});

test('lists that were pasted from Word are lists', () => {
  expect(blocksOf('Du skal\n·       stelle\n\uf0b7\tpleie\no\ttrøste\n§   skrive\n\uf0a7\tvaske')).toEqual([
    { list: false, lines: ['Du skal'] },
    { list: true, lines: ['stelle', 'pleie', 'trøste', 'skrive', 'vaske'] },
  ]);
  expect(blocksOf('§ 14 gjelder\no store verden')).toEqual([
    { list: false, lines: ['§ 14 gjelder', 'o store verden'] },
  ]);
});

test('a tab parts two words', () => {
  expect(blocksOf('2019–2021\tKokk\n- Fisk\tog kjøtt')).toEqual([
    { list: false, lines: ['2019–2021 Kokk'] },
    { list: true, lines: ['Fisk og kjøtt'] },
  ]);
});

test('a dash without a space is text, and so is a dash alone', () => {
  expect(blocksOf('-5 grader\n-\n*')).toEqual([{ list: false, lines: ['-5 grader', '-', '*'] }]);
  expect(blocksOf(' \n\n')).toEqual([]);
});
