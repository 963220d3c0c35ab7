import { sql } from 'kysely';
import type { Db } from '../../server/platform/database/database.ts';

interface Naive {
  table: 'users' | 'businesses' | 'positions' | 'application_forms';
  where?: string;
  search?: string;
  page?: number;
}

const searched = {
  users: ['first_name', 'last_name', 'email'],
  businesses: ['business_name', 'organization_number'],
  positions: ['title'],
  application_forms: ['title', 'description'],
};

/** What one writes first: the rows in order by `offset`, and how many there are by `count(*)`. */
export async function naiveList(db: Db, { table, where = 'true', search, page = 1 }: Naive) {
  const columns = searched[table].map((column) => sql`${sql.ref(column)} ilike ${`%${search}%`}`);
  const filter = search ? sql`${sql.raw(where)} and (${sql.join(columns, sql` or `)})` : sql.raw(where);
  const from = sql`from naive.${sql.table(table)} where ${filter}`;
  const { rows } = await sql`select * ${from} order by created_at desc, id limit 10 offset ${(page - 1) * 10}`.execute(
    db,
  );
  const counted = await sql`select count(*) ${from}`.execute(db);
  return { rows, counted };
}
