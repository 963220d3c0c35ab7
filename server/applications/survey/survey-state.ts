import { expressionBuilder, type SqlBool, sql } from 'kysely';
import { policy } from '../../../contract/policy.ts';
import { isManagedBy } from '../../businesses/index.ts';
import type { Db, Schema } from '../../platform/database/database.ts';
import { closedAt, lastTime } from '../periods.ts';

/** When it last had an answer, or an invitation. */
const toldAt = sql<Date | null>`(select max(created_at) from application_events
  where application_id = applications.id and kind in ('told', 'interview-offered'))`;

/**
 * When its sender had the final word: a decision, or whatever was said before the position closed. Silence is one too, once one has
 * waited as long as before one may ask: whoever never answers is not to hear only from those who got one. With an interview to come it
 * is not over.
 */
const overAt = () => sql<Date>`greatest(${lastTime}, case
  when applications.told_status in ('approved', 'denied') then ${toldAt}
  when applications.told_status = 'contacted' then greatest(${toldAt}, ${closedAt()})
  else greatest(${closedAt()} + make_interval(days => ${sql.lit(policy.applicationHandling.silentDays)}),
    (positions.answer_by + 1)::timestamp at time zone 'Europe/Oslo')
end)`;

/** One person has one voice in a business, as long as an application of theirs there knows it. */
const hasAnswered = sql<SqlBool>`exists (select from applications as other where other.survey_answered
  and other.user_id = applications.user_id and other.business_id = applications.business_id)`;

const { not } = expressionBuilder<Schema, 'businesses'>();

/** Whether the sender of an application may tell how it was to apply, or has. Queries join `positions` and `businesses`. */
export const surveyState = (userId: string, now: Date) => sql<'open' | 'answered' | null>`case
  when applications.survey_answered then 'answered'
  when applications.withdrawn_at is null and not ${hasAnswered} and ${not(isManagedBy({ userId }))}
    and ${overAt()} between ${now}::timestamptz - make_interval(days => ${sql.lit(policy.survey.openDays)}) and ${now}
  then 'open' end`;

export async function readSurveyState(db: Db, { id, userId }: { id: string; userId: string }, now: Date) {
  const { survey } = await db
    .selectFrom('applications')
    .innerJoin('positions', 'positions.id', 'positionId')
    .innerJoin('businesses', 'businesses.id', 'applications.businessId')
    .select(surveyState(userId, now).as('survey'))
    .where('applications.id', '=', id)
    .executeTakeFirstOrThrow();
  return survey;
}
