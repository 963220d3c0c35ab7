import type { Db } from '../platform/database/database.ts';
import { describeElsewhere } from './elsewhere/personal-data.ts';
import { describeResponsibility } from './responsible/personal-data.ts';

/** What becomes of applications where an account is deleted: one sentence for each kind that there is any of. */
export async function describeApplications(db: Db, userId: string, now: Date) {
  const sent = db.selectFrom('applications').select('applications.id').where('applications.userId', '=', userId);
  const begun = db.selectFrom('applicationDrafts').select('positionId').where('userId', '=', userId);
  const assessed = db.selectFrom('assessments').select('applicationId').where('userId', '=', userId);
  const agreed = sent
    .innerJoin('interviews', 'applicationId', 'applications.id')
    .where('withdrawnAt', 'is', null)
    .where('chosen', '>', now);
  return [
    ...(await describeSent(db, userId)),
    ...(await ifAny(agreed, 'Intervjuer du har avtalt, blir avlyst.')),
    ...(await ifAny(begun, 'Søknader du har begynt på og ikke sendt, slettes med filene du har lastet opp.')),
    ...(await describeElsewhere(db, userId)),
    // What was said is nobody's.
    ...(await ifAny(
      sent.where('surveyAnswered', '=', true),
      'Det du har svart om hvordan det var å søke, blir stående: Det er ikke lagret hvilke svar som er dine.',
    )),
    // Colleagues miss them too.
    ...(await ifAny(assessed, 'Vurderingene du har gitt av søkere, slettes også for kollegene dine.')),
    ...(await describeResponsibility(db, userId)),
  ];
}

async function describeSent(db: Db, userId: string) {
  const { count } = await db
    .selectFrom('applications')
    .select((get) => get.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirstOrThrow();
  if (count === 0) return [];
  return [
    `${count === 1 ? 'Søknaden' : `De ${count} søknadene`} du har sendt, slettes også hos bedriftene, med filer.`,
  ];
}

interface Rows {
  limit(most: number): { executeTakeFirst(): Promise<unknown> };
}

const ifAny = async (rows: Rows, sentence: string) => ((await rows.limit(1).executeTakeFirst()) ? [sentence] : []);
