import { Failure } from '../../../contract/errors.ts';
import { isUuid } from '../../../contract/is-uuid.ts';
import type { Tx } from '../../platform/database/database.ts';

/** As its address names it. */
export interface WhichPosition {
  businessId: string;
  positionId: string;
}

/**
 * A position of a business that is locked already, locked too: staff decides about it without asking for the business. What was
 * rejected is over: only its text can be used again.
 */
export async function findOwn(tx: Tx, businessId: string, id: string) {
  const position = isUuid(id)
    ? await tx
        .selectFrom('positions')
        .selectAll()
        .where('id', '=', id)
        .where('businessId', '=', businessId)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!position) throw new Failure('notFound', 'Stilling ikke funnet');
  if (position.approvalStatus === 'rejected') {
    throw new Failure('conflict', 'Stillingen ble ikke godkjent. Dupliser den og rett opp det begrunnelsen sier.');
  }
  return position;
}
