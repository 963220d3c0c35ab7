import { type Selectable, sql } from 'kysely';
import { overlap } from '../../../contract/applications/interview-fields.ts';
import { interviewLimits } from '../../../contract/applications/interview-words.ts';
import { MINUTE_MS } from '../../platform/clock.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Db, Schema } from '../../platform/database/database.ts';

export type InterviewRow = Selectable<Schema['interviews']>;

/** By the application. */
export async function readInterviews(db: Db, applicationIds: string[]) {
  const rows = await db
    .selectFrom('interviews')
    .selectAll()
    .where('applicationId', '=', anyOf(applicationIds))
    .execute();
  return new Map(rows.map((row) => [row.applicationId, row]));
}

/** With the people and the position that mails name. */
export const meetings = (db: Db) =>
  db
    .selectFrom('interviews')
    .innerJoin('applications', 'applications.id', 'interviews.applicationId')
    .innerJoin('positions', 'positions.id', 'applications.positionId')
    .innerJoin('businesses', 'businesses.id', 'applications.businessId')
    .innerJoin('users', 'users.id', 'applications.userId')
    .selectAll('interviews')
    .select(['applications.businessId', 'applications.positionId', 'businesses.businessName'])
    .select(['positions.title', 'positions.contactName', 'positions.contactEmail'])
    .select(['users.firstName', 'users.lastName', 'users.email']);

export type Meeting = Awaited<ReturnType<ReturnType<typeof meetings>['execute']>>[number];

type Offer = Pick<Meeting, 'applicationId' | 'roundId' | 'times' | 'minutes'>;

/** The times that are to come and that nobody else has taken who was offered them too, or who applied for the same position. */
export async function freeTimes(db: Db, offer: Offer, positionId: string, now: Date): Promise<Date[]> {
  const longestAgo = new Date(now.getTime() - interviewLimits.longest * MINUTE_MS);
  const taken = await db
    .selectFrom('interviews')
    .innerJoin('applications', 'applications.id', 'applicationId')
    .select([sql<Date>`chosen`.as('start'), 'minutes'])
    .where('chosen', '>', longestAgo)
    .where('applicationId', '<>', offer.applicationId)
    .where(({ or, eb }) => or([eb('roundId', '=', offer.roundId), eb('positionId', '=', positionId)]))
    .execute();
  const isTaken = (time: Date) =>
    taken.some(({ start, minutes }) => overlap(time, start, time < start ? offer.minutes : minutes));
  return offer.times.filter((time) => time > now && !isTaken(time));
}
