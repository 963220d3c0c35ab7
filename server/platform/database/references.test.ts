import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '../../../tests/support/test-app.ts';

test('every reference has an index: deleting what it refers to looks for it', async () => {
  const { db } = await testApp();
  const { rows } = await sql`
    select conrelid::regclass::text as table, attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and connamespace = 'public'::regnamespace
      and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`.execute(db);
  expect(rows).toEqual([]);
});
