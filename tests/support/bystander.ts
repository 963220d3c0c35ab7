import { sql } from 'kysely';
import type { TestApp } from './test-app.ts';

/** Every row that names one of these ids, of all tables: what somebody else does leaves them as they are. */
export async function rowsNaming({ db }: Pick<TestApp, 'db'>, ids: string[]) {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const naming = ids.map((id) => `%${id}%`);
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ row: string }>`
        select held::text as row from ${sql.table(name)} held where held::text like any (${naming})`.execute(db);
      return rows.map(({ row }) => `${name} ${row}`);
    }),
  );
  return found.flat().sort();
}
