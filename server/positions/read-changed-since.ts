import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { anyOf } from '../platform/database/any-of.ts';
import type { Db } from '../platform/database/database.ts';
import { changesSince } from './ad-changes.ts';
import { formerPositions, saidIn } from './former-positions.ts';
import { withBusiness } from './queries.ts';
import { isReadable } from './visibility.ts';

/** What of each position is not as it was at a moment of its own, as far as everybody may read it. */
export async function readChangedSince(db: Db, sinceOf: Map<string, Date>, today: string) {
  const rows = await withBusiness(db)
    .select(jsonArrayFrom(formerPositions(db, sql.ref('positions.id'))).as('former'))
    .where('positions.id', '=', anyOf([...sinceOf.keys()]))
    .where('positions.id', 'in', ({ selectFrom }) => selectFrom('formerPositions').select('positionId'))
    .where(isReadable(today, null))
    .execute();
  const ads = rows.map((row) => ({ id: row.id, former: row.former, said: saidIn(row), changedAt: row.updatedAt }));
  return changesSince(ads, sinceOf);
}
