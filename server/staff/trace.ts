import { type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import type { staffTrace } from '../../contract/staff-trace.ts';
import { anyOf } from '../platform/database/any-of.ts';
import type { Db, Schema } from '../platform/database/database.ts';
import { inOrderOf } from '../platform/database/in-order-of.ts';
import { matching } from './lists/matching.ts';
import { pageOf } from './lists/page-of.ts';

type Action = Selectable<Schema['staffActions']>;

export async function listActions(db: Db, query: z.output<typeof staffTrace.list.query>) {
  const { search, what, subject, subjectId, from, to, page, limit } = query;
  const lookups = sql`kind in ('looked-up', 'searched')`;
  const midnight = (day: string) => sql`${day}::date::timestamp at time zone 'Europe/Oslo'`;
  const midnightAfter = (day: string) => sql`(${day}::date + 1)::timestamp at time zone 'Europe/Oslo'`;
  const { ids, pagination } = await pageOf(db, {
    table: sql`staff_actions`,
    where: [
      ...(what ? [what === 'lookups' ? lookups : sql`not ${lookups}`] : []),
      ...(subject ? [sql`subject = ${subject}`] : []),
      ...(subjectId ? [sql`subject_id = ${subjectId}`] : []),
      ...(from ? [sql`created_at >= ${midnight(from)}`] : []),
      ...(to ? [sql`created_at < ${midnightAfter(to)}`] : []),
    ],
    orderBy: sql`created_at desc, id desc`,
    orderColumns: sql`created_at, id`,
    search,
    matches: [
      matching(
        sql`actor_name || ' ' || subject_name || ' ' || coalesce(reason, '') || ' ' || before::text || ' ' || after::text`,
      ),
    ],
    page,
    limit,
  });
  return { actions: await readActions(db, ids), pagination };
}

/** In the order of the ids. */
export async function readActions(db: Db, ids: (number | string)[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('staffActions')
    .selectAll()
    .where('id', '=', anyOf(ids.map(String)))
    .execute();
  return inOrderOf(
    ids.map(String),
    rows.map((row) => ({ ...row, id: `${row.id}` })),
  ).map(show);
}

const show = (row: Action) => ({
  ...row,
  id: Number(row.id),
  undoneBy: row.undoneBy === null ? null : Number(row.undoneBy),
  canUndo: canUndo(row),
});

const undoable = ['edited', 'deactivated', 'reactivated', 'undone'];
const changeable = ['user', 'business', 'position', 'application-form'];

/**
 * Whether it changed fields that can be put back; only trying shows whether they were changed again since. A second step of
 * logging in is gone with the key of its app.
 */
export const canUndo = ({ kind, subject, undoneBy, after }: Pick<Action, 'kind' | 'subject' | 'undoneBy' | 'after'>) =>
  undoable.includes(kind) && changeable.includes(subject) && undoneBy === null && !('hasSecondStep' in after);
