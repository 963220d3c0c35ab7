import { sql } from 'kysely';
import type { CriterionScore } from '../../../contract/applications/assessment-fields.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Db } from '../../platform/database/database.ts';
import { nameOf } from '../name-of.ts';

interface Assessed {
  id: string;
  /** Of its position. */
  criteria: string[];
}

/** Of each application, as far as the reader may know: who has not assessed it learns only how many have. */
export async function readAssessments(db: Db, applications: Assessed[], readerId: string) {
  const rows = await db
    .selectFrom('assessments')
    .innerJoin('users', 'users.id', 'userId')
    .select(['applicationId', 'userId', 'scores', 'assessedAt', 'firstName', 'lastName'])
    .where('applicationId', '=', anyOf(applications.map(({ id }) => id)))
    .orderBy('assessedAt')
    .execute();
  const byApplication = Map.groupBy(rows, ({ applicationId }) => applicationId);
  return ({ id, criteria }: Assessed) => {
    const all = (byApplication.get(id) ?? [])
      .map((row) => ({ ...row, scores: scoresOf(criteria, row.scores) }))
      .filter(({ scores }) => scores.length > 0);
    const own = all.find(({ userId }) => userId === readerId)?.scores ?? null;
    const others = own ? all.filter(({ userId }) => userId !== readerId) : [];
    return {
      criteria,
      count: all.length,
      own,
      average: own && averageOf(all.flatMap(({ scores }) => scores)),
      others: others.map(({ scores, assessedAt, ...user }) => ({ name: nameOf(user), scores, assessedAt })),
    };
  };
}

/** In the order of the position's criteria; of one that is gone, nothing. */
const scoresOf = (criteria: string[], scores: CriterionScore[]) =>
  criteria.flatMap((criterion) => scores.filter((each) => each.criterion === criterion));

export const averageOf = (scores: CriterionScore[]) =>
  scores.reduce((sum, { score }) => sum + score, 0) / scores.length;

/** For the order of a list: only of those that its reader has assessed too. */
export const averageFor = (readerId: string) => sql<number | null>`(
  select avg((each ->> 'score')::integer)
  from assessments, jsonb_array_elements(scores) each
  where application_id = applications.id and each ->> 'criterion' = any(positions.criteria)
    and exists (
      select from assessments own, jsonb_array_elements(own.scores) given
      where own.application_id = applications.id and own.user_id = ${readerId}::uuid
        and given ->> 'criterion' = any(positions.criteria)
    )
)`;
