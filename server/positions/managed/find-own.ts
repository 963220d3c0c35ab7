import { Failure } from '../../../contract/errors.ts';
import { isUuid } from '../../../contract/is-uuid.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { NO_ID } from '../../platform/database/no-id.ts';
import { positionNotFound } from './position-not-found.ts';

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
  const position = await positionOf(tx, businessId, id).selectAll().forUpdate().executeTakeFirst();
  if (!position) positionNotFound();
  if (position.approvalStatus === 'rejected') {
    throw new Failure('conflict', 'Stillingen ble ikke godkjent. Dupliser den og rett opp det begrunnelsen sier.');
  }
  return position;
}

/** A position of that business, whatever its state. What is no id names none. */
export const positionOf = (db: Db, businessId: string, id: string) =>
  db
    .selectFrom('positions')
    .where('id', '=', isUuid(id) ? id : NO_ID)
    .where('businessId', '=', businessId);
