import { type Selectable, sql } from 'kysely';
import { policy } from '../../contract/policy.ts';
import type { Db, Schema } from '../platform/database/database.ts';
import { contains } from '../platform/database/norwegian.ts';
import { pagingOf } from '../platform/http/paging.ts';
import { canTakeBack } from './tell-of-decision.ts';

export type DecisionRow = Selectable<Schema['approvalDecisions']>;

interface Wanted {
  page: number;
  search?: string | undefined;
}

export async function readDecisions(db: Db, { page, search }: Wanted, now: Date) {
  const size = policy.pageSize.staff;
  let found = db.selectFrom('approvalDecisions');
  if (search) {
    const digits = search.replace(/\s/g, '');
    const isNumber = /^\d+$/.test(digits);
    const has = (column: string) => contains(sql.ref(column), search);
    found = found.where(({ eb, or }) =>
      or([
        ...['subjectName', 'actorName', 'reason'].map(has),
        ...(isNumber ? [eb('organizationNumber', 'like', `%${digits}%`)] : []),
      ]),
    );
  }
  const [rows, { total }] = await Promise.all([
    found
      .selectAll()
      .orderBy('id', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  // Before the first decision there is one page, an empty one.
  const decisions = rows.map((row) => ({ ...row, canTakeBack: canTakeBack(row, now) }));
  return { decisions, pagination: pagingOf({ page, limit: size }, Math.max(1, total)) };
}

/** What was decided about a user's businesses and positions. */
export const decisionsAboutOwner = (db: Db, userId: string) =>
  db
    .selectFrom('approvalDecisions')
    .select(['subject', 'subjectName', 'organizationNumber', 'decision', 'reason', 'createdAt'])
    .where('ownerId', '=', userId)
    .where('decision', '<>', 'change-seen')
    .orderBy('id')
    .execute();
