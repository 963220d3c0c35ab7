import type { TestApp } from './test-app.ts';

type App = Pick<TestApp, 'pool'>;

/** Every row that names one of these ids, of all tables. Looks through all of them: for a small database. */
export const rowsNaming = (app: App, ids: string[]) =>
  readAll(app, 'true', 't::text like any ($1)', [ids.map((id) => `%${id}%`)]);

/** The rows that have these ids, of all tables. */
export const rowsOf = (app: App, ids: string[]) =>
  readAll(app, "column_name = 'id' and data_type = 'uuid'", 't.id = any ($1)', [ids]);

/** To compare before and after what somebody else does. */
async function readAll({ pool }: App, ofTables: string, condition: string, values: unknown[]) {
  const { rows: tables } = await pool.query<{ name: string }>(`
    select distinct table_name as name from information_schema.tables join information_schema.columns using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and ${ofTables}`);
  const each = tables.map(({ name }) => `select '${name} ' || t::text as row from ${name} t where ${condition}`);
  const { rows } = await pool.query<{ row: string }>(`${each.join(' union all ')} order by row`, values);
  return rows.map(({ row }) => row);
}
