import { expressionBuilder, sql } from 'kysely';
import { policy } from '../../../contract/policy.ts';
import { hasDealtWith } from '../../applications/index.ts';
import { closingNational } from '../../national/index.ts';
import { addDays, dayInOslo } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { closingPositions } from '../../positions/index.ts';

/** What people follow and can apply for today, and until a day. Whoever applied or began to needs no telling. */
export function followedUntil(db: Db, now: Date, until?: string) {
  const today = dayInOslo(now);
  const closing = closingNational(db, now, today, until).unionAll(closingPositions(db, today, until));
  return db
    .selectFrom('followedPositions as followed')
    .innerJoin(closing.as('closing'), 'closing.id', 'followed.positionId')
    .where(({ not }) => not(hasDealtWith(sql.ref('followed.userId'), sql.ref('followed.positionId'))));
}

/** For only some days more. Of an ad of NAV and the position here that is the same, one is enough. */
export const closingFollowed = (db: Db, now: Date) =>
  followedUntil(db, now, addDays(dayInOslo(now), policy.deadlineMailDays)).where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('followedPositions as twin')
          .select('twin.positionId')
          .whereRef('twin.userId', '=', 'followed.userId')
          .whereRef('twin.positionId', '=', 'closing.twinId'),
      ),
    ),
  );

type Names<T> = Record<'title' | 'businessName', T>;

const { fn } = expressionBuilder<{ closing: Names<string | null>; followed: Names<string> }, 'closing' | 'followed'>();

/** As the ad has them now. */
export const namesOfFollowed = [
  fn.coalesce('closing.title', 'followed.title').as('title'),
  fn.coalesce('closing.businessName', 'followed.businessName').as('businessName'),
];

/** Where it is read. */
export const pathOfFollowed = ({ type, id }: { type: string; id: string }) =>
  type === 'nav' ? `/nav-stilling/${id}` : `/stilling/${id}`;
