import { sql } from 'kysely';
import { isReachable } from '../accounts/index.ts';
import { lettersOfName } from '../approvals/index.ts';
import { hasHiddenEmployer } from '../followed/index.ts';
import type { Db } from '../platform/database/database.ts';
import type { Hiring } from './require-hiring.ts';

/**
 * Inside a query: the one rule of whom a business finds. Nobody who has hidden it, works there by the CV, or manages it; nor whose
 * account is closed or whose address may be somebody else's.
 */
export function foundBy(db: Db, { businessId, names, employerNumber, businessName }: Hiring, now: Date) {
  const userId = sql.ref('candidates.userId');
  return (
    db
      .selectFrom('candidates')
      .innerJoin('users', 'users.id', 'candidates.userId')
      .leftJoin('candidateCvs', 'candidateCvs.candidateId', 'candidates.id')
      .where('candidates.visibleUntil', '>', now)
      .where(isReachable())
      .where(({ not }) => not(hasHiddenEmployer(userId, { employerNumber, businessName })))
      .where(sql<boolean>`not coalesce(candidate_cvs.employer_keys && ${names.map(lettersOfName)}::text[], false)`)
      // Colleagues are no strangers.
      .where(
        sql<boolean>`not exists (select from businesses where id = ${businessId} and owner_id = ${userId})
        and not exists (select from business_shares where business_id = ${businessId} and user_id = ${userId})`,
      )
  );
}
