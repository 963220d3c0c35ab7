import type { CriterionScore, Score } from '../contract/applications/assessment-fields.ts';
import { HOUR_MS } from '../server/platform/clock.ts';
import type { Platform } from '../server/platform/platform.ts';

const criteria = ['Erfaring fra lignende arbeid', 'God i norsk, skriftlig og muntlig', 'Liker å ha med folk å gjøre'];
/** By the employer and a colleague, for each application; of the last one only by the colleague. */
const given: { own: Score[] | null; colleagues: Score[] }[] = [
  { own: [4, 3, 4], colleagues: [3, 3, 4] },
  { own: [2, 3, 3], colleagues: [4, 3, 2] },
  { own: null, colleagues: [3, 2, 3] },
];
const reasons: Record<Score, string> = {
  1: '',
  2: 'Litt, men trenger opplæring.',
  3: '',
  4: 'Det kommer tydelig fram i svarene.',
};

/** The applicants of a position as the employer and a colleague judge them. */
export async function addDemoAssessments({ db, clock }: Platform, employerId: string, positionId: string) {
  const colleague = await db
    .selectFrom('businessShares')
    .innerJoin('positions', 'positions.businessId', 'businessShares.businessId')
    .select('businessShares.userId')
    .where('positions.id', '=', positionId)
    .executeTakeFirst();
  if (!colleague) return;
  const applications = await db
    .selectFrom('applications')
    .select(['id', 'submittedAt'])
    .where('positionId', '=', positionId)
    .orderBy('submittedAt')
    .limit(given.length)
    .execute();
  const rows = applications.flatMap(({ id: applicationId, submittedAt }, index) => {
    const { own = null, colleagues = null } = given[index] ?? {};
    const assessedAt = new Date(Math.min(clock.now().getTime(), submittedAt.getTime() + 20 * HOUR_MS));
    return [
      ...(own ? [{ applicationId, assessedAt, userId: employerId, scores: scoresOf(own) }] : []),
      ...(colleagues ? [{ applicationId, assessedAt, userId: colleague.userId, scores: scoresOf(colleagues) }] : []),
    ];
  });
  if (rows.length === 0) return;
  await db.updateTable('positions').set({ criteria }).where('id', '=', positionId).execute();
  await db.insertInto('assessments').values(rows).execute();
}

const scoresOf = (scores: Score[]) =>
  JSON.stringify(
    scores.map((score, index) => ({
      criterion: criteria[index] ?? '',
      score,
      reason: reasons[score],
    })) satisfies CriterionScore[],
  );
