import { expect, test } from 'vitest';
import { eachById } from './each-by-id.ts';

test('more rows than are read at a time come once each, also while they stay what is asked for', async () => {
  const rows = Array.from({ length: 1201 }, (_, index) => ({ id: `${index + 1}`.padStart(36, '0') }));
  const limits: number[] = [];
  const read = async (after: string, limit: number) => {
    limits.push(limit);
    return rows.filter(({ id }) => id > after).slice(0, limit);
  };
  const passed: typeof rows = [];
  for await (const row of eachById(read)) passed.push(row);
  expect(passed).toEqual(rows);
  expect(limits).toEqual([500, 500, 500]);
});
