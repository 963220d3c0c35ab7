import type { Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { changedSince } from '../../contract/changed-since.ts';
import { dayInOslo } from '../platform/clock.ts';
import { anyOf } from '../platform/database/any-of.ts';
import type { Db, Schema, Tx } from '../platform/database/database.ts';
import type { SaidInAd } from '../platform/database/schema.ts';
import { changesOf, digestParts, MOST_CHANGES } from '../positions/index.ts';
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

export const readFormerAds = (db: Db, id: string) =>
  db
    .selectFrom('formerNationalPositions')
    .select(['day', 'said'])
    .where('nationalPositionId', '=', id)
    .orderBy('day', 'desc')
    .limit(MOST_CHANGES)
    .execute();

/** What of each ad is not as it was at a moment of its own. */
export async function readNationalChangedSince(db: Db, sinceOf: Map<string, Date>) {
  const rows = await db
    .selectFrom('nationalPositions')
    .select(['id', 'changedAt', ...told])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('formerNationalPositions')
          .select(['day', 'said'])
          .whereRef('nationalPositionId', '=', 'nationalPositions.id')
          .orderBy('day', 'desc')
          .limit(MOST_CHANGES),
      ).as('former'),
    )
    .where('id', '=', anyOf([...sinceOf.keys()]))
    .where('id', 'in', ({ selectFrom }) => selectFrom('formerNationalPositions').select('nationalPositionId'))
    .execute();
  return new Map(
    rows.map((row) => {
      const changes = changesOf(row.former, saidInAd(row));
      return [row.id, changedSince(sinceOf.get(row.id) ?? row.changedAt, changes, row.changedAt)];
    }),
  );
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
