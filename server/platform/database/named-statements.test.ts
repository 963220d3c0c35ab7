import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { addUser } from '../../../tests/support/people.ts';
import { testApp } from '../../../tests/support/test-app.ts';
import { isDatabaseUnavailable, openDatabase, openPool } from './database.ts';

test('an instance answers as before when a newer one has added a column', async () => {
  const { call, pool } = await testApp();
  const { email, password, token } = await addUser(call);
  const ask = async () => [
    (await call('GET /api/auth/me', { token })).status,
    (await call('POST /api/auth/login', { body: { email, password } })).status,
  ];
  for (const table of ['users', 'sessions']) {
    expect(await ask()).toEqual([200, 200]);
    await pool.query(`alter table ${table} add column newer text`);
    expect(await ask()).toEqual([200, 200]);
  }
});

test('what was under way is tried again by its caller, and then done', async () => {
  const { db, pool } = await testApp();
  const readAll = () =>
    db.transaction().execute((tx) => tx.selectFrom('sessions').selectAll().where('endedBy', '=', 'logout').execute());
  await readAll();
  await pool.query('alter table sessions add column newest text');
  const refused = await readAll().catch((error: unknown) => error);
  expect(isDatabaseUnavailable(refused)).toBe(true);
  expect(await readAll()).toEqual([]);
});

test('a statement for so many rows is not kept: each number of rows would be another', async () => {
  const { db } = await testApp();
  const kept = await db.transaction().execute(async (tx) => {
    for (const count of [3, 61, 90]) await sql`select ${sql.join(Array(count).fill('x'))}`.execute(tx);
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements
      where statement like 'select $1, $2, $3%' and name <> ${''}`.execute(tx);
    return rows.map(({ statement }) => statement);
  });
  expect(kept).toEqual(['select $1, $2, $3']);
});

test('one pool with ever other statements keeps five hundred, and leaves the names of another alone', async () => {
  const { db, url } = await testApp();
  const other = openDatabase(openPool(url, { size: 1, connectWithinMs: 30_000 }));
  onTestFinished(() => other.destroy());
  const keptAfter = async (asked: typeof db, texts: number) =>
    await asked.connection().execute(async (one) => {
      for (let number = 0; number < texts; number++) {
        await sql`select ${1}::int as ${sql.raw(`number_${number}`)}`.execute(one);
      }
      const { rows } =
        await sql`select from pg_prepared_statements where statement like 'select $1::int as number_%'`.execute(one);
      return rows.length;
    });
  expect(await keptAfter(other, 600)).toBe(500);
  expect(await keptAfter(db, 3)).toBe(3);
});
