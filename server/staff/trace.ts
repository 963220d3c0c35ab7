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
  const { search, what, subject, subjectId, run, from, to, page, limit } = query;
  const lookups = sql`kind in ('looked-up', 'searched')`;
  const midnight = (day: string) => sql`${day}::date::timestamp at time zone 'Europe/Oslo'`;
  const midnightAfter = (day: string) => sql`(${day}::date + 1)::timestamp at time zone 'Europe/Oslo'`;
  const { ids, pagination } = await pageOf(db, {
    table: sql`staff_actions`,
    where: [
      ...(what ? [what === 'lookups' ? lookups : sql`not ${lookups}`] : []),
      ...(subject ? [sql`subject = ${subject}`] : []),
      ...(subjectId ? [sql`subject_id = ${subjectId}`] : []),
      ...(run ? [sql`run_id = ${run}`] : []),
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
  return { actions: await readActions(db, ids.map(Number)), pagination };
}

/** In the order of the ids. */
export async function readActions(db: Db, ids: number[]) {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('staffActions').selectAll().where('id', '=', anyOf(ids)).execute();
  const runs = await readRuns(db, rows);
  return inOrderOf(ids, rows).map((row) => show(row, runs));
}

/** How many each run has, and how many of them were not undone. One by itself is no run. */
async function readRuns(db: Db, actions: Action[]) {
  const ids = [...new Set(actions.flatMap(({ runId }) => runId ?? []))];
  if (ids.length === 0) return [];
  return await db
    .selectFrom('staffActions')
    .select(({ fn }) => [
      'runId as id',
      fn.countAll<number>().as('count'),
      fn.countAll<number>().filterWhere('undoneBy', 'is', null).as('undoable'),
    ])
    .where('runId', '=', anyOf(ids))
    .groupBy('runId')
    .having(({ fn }) => fn.countAll(), '>', 1)
    .$narrowType<{ id: string }>()
    .execute();
}

const show = (row: Action, runs: Awaited<ReturnType<typeof readRuns>>) => ({
  ...row,
  canUndo: canUndo(row),
  run: runs.find(({ id }) => id === row.runId) ?? null,
});

const undoable = ['edited', 'deactivated', 'reactivated', 'undone'];
const changeable = ['user', 'business', 'position', 'application-form'];

/**
 * Whether it changed fields that can be put back; only trying shows whether they were changed again since. A second step of
 * logging in is gone with the key of its app, a picture with its file.
 */
export const canUndo = ({ kind, subject, undoneBy, after }: Pick<Action, 'kind' | 'subject' | 'undoneBy' | 'after'>) =>
  undoable.includes(kind) &&
  changeable.includes(subject) &&
  undoneBy === null &&
  !('hasSecondStep' in after) &&
  !('picture' in after);
