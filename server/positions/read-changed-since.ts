import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { changedSince } from '../../contract/changed-since.ts';
import type { AdChange } from '../../contract/positions.ts';
import { anyOf } from '../platform/database/any-of.ts';
import type { Db } from '../platform/database/database.ts';
import { changesOf, MOST_CHANGES } from './ad-changes.ts';
import { saidIn } from './former-positions.ts';
import { withBusiness } from './queries.ts';
import { isReadable } from './visibility.ts';

/** What of each position is not as it was at a moment of its own, as far as everybody may read it. */
export async function readChangedSince(db: Db, sinceOf: Map<string, Date>, today: string) {
  const rows = await withBusiness(db)
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('formerPositions')
          .select(['day', 'said'])
          .whereRef('positionId', '=', 'positions.id')
          .orderBy('day', 'desc')
          .limit(MOST_CHANGES),
      ).as('former'),
    )
    .where('positions.id', '=', anyOf([...sinceOf.keys()]))
    .where('positions.id', 'in', ({ selectFrom }) => selectFrom('formerPositions').select('positionId'))
    .where(isReadable(today, null))
    .execute();
  return new Map<string, AdChange | null>(
    rows.map((row) => {
      const changes = changesOf(row.former, saidIn(row));
      return [row.id, changedSince(sinceOf.get(row.id) ?? row.updatedAt, changes, row.updatedAt)];
    }),
  );
}
