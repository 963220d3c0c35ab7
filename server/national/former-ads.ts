import { type RawBuilder, type Selectable, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { dayInOslo } from '../platform/clock.ts';
import { anyOf } from '../platform/database/any-of.ts';
import type { Db, Schema, Tx } from '../platform/database/database.ts';
import type { SaidInAd } from '../platform/database/schema.ts';
import { changesSince, digestParts, MOST_CHANGES } from '../positions/index.ts';
import type { ParsedAd } from './ad/parse-ad.ts';

const told = [
  'title',
  'jobTitle',
  'place',
  'engagementType',
  'extent',
  'description',
  'applicationDeadline',
  'applicationUrl',
  'sourceUrl',
] as const;

type Told = Pick<Selectable<Schema['nationalPositions']>, (typeof told)[number]>;

/** Of those that NAV says were changed, before they are written: what readers are told the changes of. */
export async function keepFormerAds(tx: Tx, ads: ParsedAd[], known: Map<string, { changedAt: Date }>, now: Date) {
  // Not what only our own reading of it changed.
  const changed = ads.filter(({ id, changedAt }) => {
    const before = known.get(id)?.changedAt;
    return before && before.getTime() !== new Date(changedAt).getTime();
  });
  if (changed.length === 0) return;
  const rows = await tx
    .selectFrom('nationalPositions')
    .select(['id', ...told])
    .where('id', '=', anyOf(changed.map(({ id }) => id)))
    .execute();
  if (rows.length === 0) return;
  const day = dayInOslo(now);
  await tx
    .insertInto('formerNationalPositions')
    .values(rows.map((row) => ({ nationalPositionId: row.id, day, said: JSON.stringify(saidInAd(row)) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Of an ad, or of that of the row it is asked with. */
export const formerAds = (db: Db, id: string | RawBuilder<string>) =>
  db
    .selectFrom('formerNationalPositions')
    .select(['day', 'said'])
    .where('nationalPositionId', '=', id)
    .orderBy('day', 'desc')
    .limit(MOST_CHANGES);

/** What of each ad is not as it was at a moment of its own. */
export async function readNationalChangedSince(db: Db, sinceOf: Map<string, Date>) {
  const rows = await db
    .selectFrom('nationalPositions')
    .select(['id', 'changedAt', ...told])
    .select(jsonArrayFrom(formerAds(db, sql.ref('nationalPositions.id'))).as('former'))
    .where('id', '=', anyOf([...sinceOf.keys()]))
    .where('id', 'in', ({ selectFrom }) => selectFrom('formerNationalPositions').select('nationalPositionId'))
    .execute();
  const ads = rows.map((row) => ({ id: row.id, former: row.former, said: saidInAd(row), changedAt: row.changedAt }));
  return changesSince(ads, sinceOf);
}

export const saidInAd = (ad: Told): SaidInAd => ({
  deadline: ad.applicationDeadline,
  salary: null,
  parts: digestParts({
    title: [ad.title ?? ad.jobTitle],
    place: [ad.place],
    kind: [ad.engagementType, ad.extent],
    text: [ad.description],
    applying: [ad.applicationUrl ?? ad.sourceUrl],
  }),
});
