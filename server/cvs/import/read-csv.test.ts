import { expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';

test('a line has the cells it has, and no more lines are read than a CV has room for', () => {
  const columns = Array.from({ length: 1000 }, (_, number) => `Nr ${number}`);
  const rows = readCsv(`Title,${columns}\n${'Fyrvokter\n'.repeat(15_000)}`);
  expect(rows.length).toBeLessThanOrEqual(1000);
  expect(new Set(rows.map((row) => [...row].join()))).toEqual(new Set(['Title,Fyrvokter']));
});
