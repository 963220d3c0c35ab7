import { type Expression, sql } from 'kysely';
import { isReachable } from '../accounts/index.ts';
import { lettersOfName, lettersOfNameIn } from '../businesses/index.ts';
import { hasHiddenEmployer } from '../followed/index.ts';
import type { Db } from '../platform/database/database.ts';
import { CURRENT_EMPLOYERS } from './as-seen.ts';
import type { Hiring } from './require-hiring.ts';

/** "Fjordbyen sykehus, medisinsk avdeling" is Fjordbyen sykehus, and Kiwi is Kiwi Norge; what is shorter begins too many names. */
const SHORTEST = 4;

/**
 * Inside a query: the one rule of whom a business finds. Nobody who has hidden it, works there by the CV, or owns it; nor whose
 * account is closed or whose address may be somebody else's. Nothing counts that the business can change about somebody by itself.
 */
export function foundBy(db: Db, { businessId, names, employerNumber }: Hiring, now: Date) {
  const userId = sql.ref('candidates.userId');
  return (
    db
      .selectFrom('candidates')
      .innerJoin('users', 'users.id', 'candidates.userId')
      .leftJoin('candidateCvs', 'candidateCvs.candidateId', 'candidates.id')
      .where('candidates.visibleUntil', '>', now)
      .where(isReachable())
      .where(({ not, or }) =>
        not(or(names.map((businessName) => hasHiddenEmployer(userId, { employerNumber, businessName })))),
      )
      .where(
        sql<boolean>`not exists (select from unnest(candidates.employer_keys) own where ${isNamed(sql.ref('own'), names)})`,
      )
      // A CV may say of a new employer since.
      .where(
        sql<boolean>`not exists (select from cvs, jsonb_path_query(data, ${CURRENT_EMPLOYERS}::jsonpath) company
        where cvs.user_id = ${userId} and cvs.updated_at >= candidates.updated_at
          and ${isNamed(lettersOfNameIn(sql`(company #>> '{}')`), names)})`,
      )
      // A colleague is left out by hiding it: were it enough to be given access, giving it would tell who is in the list.
      .where(sql<boolean>`not exists (select from businesses where id = ${businessId} and owner_id = ${userId})`)
  );
}

const isNamed = (own: Expression<string>, names: string[]) =>
  sql<boolean>`exists (select from unnest(${names.map(lettersOfName)}::text[]) name
    where ${own} = name or (length(name) >= ${SHORTEST} and starts_with(${own}, name))
      or (length(${own}) >= ${SHORTEST} and starts_with(name, ${own})))`;
