import { type RawBuilder, sql } from 'kysely';
import { type Employer, nameKey } from '../../contract/followed/hidden-by.ts';

/** Inside a query: that somebody does not want to see this employer. The rule of `hiddenBy`, for many people at once. */
export const hasHiddenEmployer = (userId: RawBuilder<unknown>, { employerNumber, businessName }: Employer) =>
  sql<boolean>`exists (
    select from hidden_businesses hidden
    left join register_parents on register_parents.organization_number = hidden.organization_number
    where hidden.user_id = ${userId}
      and (coalesce(register_parents.parent, hidden.organization_number) = ${employerNumber} or hidden.name_key = ${nameKey(businessName)})
  )`;
