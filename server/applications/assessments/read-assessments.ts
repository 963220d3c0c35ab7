import { sql } from 'kysely';
import type { CriterionScore } from '../../../contract/assessment-fields.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Db } from '../../platform/database/database.ts';

/** Of each application, as far as the reader may know: who has not assessed it learns only how many have. */
export async function readAssessments(db: Db, applicationIds: string[], readerId: string) {
  const rows = await db
    .selectFrom('assessments')
    .innerJoin('users', 'users.id', 'assessments.userId')
    .innerJoin('applications', 'applications.id', 'assessments.applicationId')
    .innerJoin('positions', 'positions.id', 'applications.positionId')
    .select(['assessments.applicationId', 'assessments.userId', 'scores', 'assessedAt'])
    .select(['users.firstName', 'users.lastName', 'positions.criteria'])
    .where('assessments.applicationId', '=', anyOf(applicationIds))
    .orderBy('assessedAt')
    .execute();
  const assessed = rows.map(({ criteria, scores, ...row }) => ({ ...row, scores: scoresOf(criteria, scores) }));
  const byApplication = Map.groupBy(
    assessed.filter(({ scores }) => scores.length > 0),
    ({ applicationId }) => applicationId,
  );
  return (applicationId: string) => {
    const all = byApplication.get(applicationId) ?? [];
    const own = all.find(({ userId }) => userId === readerId)?.scores ?? null;
    const others = own ? all.filter(({ userId }) => userId !== readerId) : [];
    return {
      count: all.length,
      own,
      average: own && averageOf(all.flatMap(({ scores }) => scores)),
      others: others.map(({ firstName, lastName, scores, assessedAt }) => ({
        name: `${firstName} ${lastName}`,
        scores,
        assessedAt,
      })),
    };
  };
}

/** In the order of the position's criteria; of one that is gone, nothing. */
const scoresOf = (criteria: string[], scores: CriterionScore[]) =>
  criteria.flatMap((criterion) => scores.filter((each) => each.criterion === criterion));

const averageOf = (scores: CriterionScore[]) => scores.reduce((sum, { score }) => sum + score, 0) / scores.length;

/** For the order of a list: only of those that its reader has assessed too. */
export const averageFor = (readerId: string) => sql<number | null>`(
  select avg((each ->> 'score')::integer)
  from assessments, jsonb_array_elements(scores) each
  where application_id = applications.id and each ->> 'criterion' = any(positions.criteria)
    and exists (select from assessments own where own.application_id = applications.id and own.user_id = ${readerId}::uuid)
)`;
