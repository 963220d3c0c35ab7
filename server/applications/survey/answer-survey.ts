import { sql } from 'kysely';
import type { SurveyAnswers } from '../../../contract/applications/applicant-survey.ts';
import { Failure } from '../../../contract/errors.ts';
import { policy } from '../../../contract/policy.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../refusals.ts';
import { monthOf } from './months.ts';
import { surveyState } from './survey-state.ts';

/** Counts what an applicant says. Nothing keeps what it was, or when: neither an event, nor a time, nor a key of the attempt. */
export async function answerSurvey({ db, clock }: Platform, userId: string, id: string, answers: SurveyAnswers) {
  await db.transaction().execute(async (tx) => {
    const businessId = await holdBusiness(tx, userId, id);
    const now = clock.now();
    const { survey } = await holdApplication(tx, userId, id, now);
    if (survey === 'answered') throw new Failure('conflict', 'Du har svart på dette. Hvert svar teller én gang.');
    if (survey !== 'open') throw new Failure('conflict', 'Du kan ikke svare på dette for denne søknaden nå.');
    await tx.updateTable('applications').set({ surveyAnswered: true }).where('id', '=', id).execute();
    await count(tx, businessId, monthOf(now), answers);
  });
}

/** Those who answer for one business wait for each other. */
async function holdBusiness(tx: Tx, userId: string, id: string) {
  const business = await tx
    .selectFrom('applications')
    .innerJoin('businesses', 'businesses.id', 'businessId')
    .select('businesses.id')
    .where('applications.id', '=', id)
    .where('userId', '=', userId)
    .forNoKeyUpdate('businesses')
    .executeTakeFirst();
  return business?.id ?? notFound();
}

async function holdApplication(tx: Tx, userId: string, id: string, now: Date) {
  const application = await tx
    .selectFrom('applications')
    .innerJoin('positions', 'positions.id', 'positionId')
    .innerJoin('businesses', 'businesses.id', 'applications.businessId')
    .select(surveyState(userId, now).as('survey'))
    .where('applications.id', '=', id)
    .where('userId', '=', userId)
    .forUpdate('applications')
    .executeTakeFirst();
  return application ?? notFound();
}

/**
 * To the last row, if it is of this month or has fewer than five, which then wait on with it; else to a new one. What the employer could
 * see already is added to no more, nor is there a row beside one that waits, whichever clock is a little late.
 */
async function count(tx: Tx, businessId: string, month: string, { ease, informed, again }: SurveyAnswers) {
  await sql`insert into survey_counts (business_id, month) select ${businessId}, ${month}
    where not exists (select from survey_counts
      where business_id = ${businessId} and (month >= ${month} or answers < ${sql.lit(policy.survey.fewest)}))`.execute(
    tx,
  );
  await sql`update survey_counts set month = greatest(month, ${month}), answers = answers + 1,
      ease[${sql.lit(ease)}] = ease[${sql.lit(ease)}] + 1,
      informed[${sql.lit(informed)}] = informed[${sql.lit(informed)}] + 1,
      again[${sql.lit(again)}] = again[${sql.lit(again)}] + 1
    where business_id = ${businessId}
      and month = (select max(month) from survey_counts where business_id = ${businessId})`.execute(tx);
}
