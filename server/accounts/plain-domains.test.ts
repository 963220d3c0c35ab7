import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addUser } from '../../tests/support/people.ts';
import { testApp } from '../../tests/support/test-app.ts';

const migration = readFileSync(new URL('../../database/migrations/0256-plain-domains.sql', import.meta.url), 'utf8');

test('whoever registered with a domain in other letters is found by the plain one, unless somebody has that', async () => {
  const { call, db } = await testApp();
  const stored = ['a@\uff4fffer.example', 'b@\uff4fffer.example', 'post@blåbær.example'];
  const people = await Promise.all(stored.map(() => addUser(call)));
  for (const [index, email] of stored.entries())
    await db
      .updateTable('users')
      .set({ email })
      .where('id', '=', people[index]?.id ?? '')
      .execute();
  await addUser(call, { email: 'B@offer.example' });
  await sql.raw(migration).execute(db);
  const { rows } = await sql<{ email: string }>`select email from users order by email collate "C"`.execute(db);
  expect(rows.map(({ email }) => email)).toEqual(['B@offer.example', 'a@offer.example', stored[1], stored[2]]);
});
