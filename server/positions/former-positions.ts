import { isDeepStrictEqual } from 'node:util';
import type { RawBuilder, Selectable } from 'kysely';
import { dayInOslo } from '../platform/clock.ts';
import type { Db, Schema } from '../platform/database/database.ts';
import type { SaidInAd } from '../platform/database/schema.ts';
import { digestParts, MOST_CHANGES } from './ad-changes.ts';
import { hasBeenOut } from './held-until.ts';
import { placeOf, salaryOf } from './show-position.ts';

type Position = Selectable<Schema['positions']>;
type Told = Parameters<typeof placeOf>[0] &
  Parameters<typeof salaryOf>[0] &
  Pick<
    Position,
    | 'title'
    | 'description'
    | 'requirements'
    | 'workSchedule'
    | 'positionType'
    | 'engagement'
    | 'experience'
    | 'remote'
    | 'workLanguages'
    | 'applicationDeadline'
    | 'applicationMethod'
    | 'externalApplicationUrl'
  >;

/** Before a position is changed that readers have seen: what it says of which they are told. */
export async function keepFormerPosition(db: Db, before: Position, changed: Partial<Told>, now: Date) {
  if (!hasBeenOut(before, now)) return;
  const said = saidIn(before);
  if (isDeepStrictEqual(said, saidIn({ ...before, ...changed }))) return;
  await db
    .insertInto('formerPositions')
    .values({ positionId: before.id, day: dayInOslo(now), said: JSON.stringify(said) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Of a position, or of that of the row it is asked with. */
export const formerPositions = (db: Db, id: string | RawBuilder<string>) =>
  db
    .selectFrom('formerPositions')
    .select(['day', 'said'])
    .where('positionId', '=', id)
    .orderBy('day', 'desc')
    .limit(MOST_CHANGES);

export const saidIn = (position: Told): SaidInAd => ({
  deadline: position.applicationDeadline,
  salary: salaryOf(position),
  parts: digestParts({
    title: [position.title],
    place: [placeOf(position)],
    // Where none are said, it is what it was before there were such.
    kind: [position.positionType, position.engagement, position.experience, position.remote, ...position.workLanguages],
    text: [position.description, position.requirements, position.workSchedule],
    // Not somebody's address.
    applying: [position.applicationMethod, position.externalApplicationUrl],
  }),
});
