import { anyOf } from '../platform/database/any-of.ts';
import type { Tx } from '../platform/database/database.ts';

/** To be held before these applications are: whoever takes a business away, or access to it, holds it first too. */
export const businessesOf = (tx: Tx, applicationIds: string[]) =>
  tx
    .selectFrom('businesses')
    .select('id')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('applications').select('businessId').where('id', '=', anyOf(applicationIds)),
    )
    .orderBy('id');
