import { sql } from 'kysely';
import type { Schema } from '../../server/platform/database/database.ts';
import type { TestApp } from './test-app.ts';

/** From now on the database refuses every change of the rows with this value: one broken record among many. Answers the end of it. */
export async function breakRow(
  { db }: Pick<TestApp, 'db'>,
  table: keyof Schema & string,
  column: string,
  value: string,
) {
  const name = sql.table(table);
  await sql`create or replace function refuse_change() returns trigger language plpgsql as $$
    begin
      if to_jsonb(coalesce(new, old)) ->> tg_argv[0] = tg_argv[1] then raise exception 'this row is broken'; end if;
      return coalesce(new, old);
    end $$`.execute(db);
  await sql`create trigger refuse_change before insert or update or delete on ${name}
    for each row execute function refuse_change(${sql.lit(column)}, ${sql.lit(value)})`.execute(db);
  return () => sql`drop trigger refuse_change on ${name}`.execute(db);
}
