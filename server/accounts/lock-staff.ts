import { Failure } from '../../contract/errors.ts';
import type { Tx } from '../platform/database/database.ts';

/** The active admins, held until the end: two at once cannot take away each other, and so the last one. */
export async function lockStaff(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('isAdmin', '=', true)
    .where('isActive', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Somebody must be left to run the platform. */
export function keepLastStaff(staff: string[], userId: string) {
  if (staff.some((id) => id !== userId)) return;
  throw new Failure(
    'conflict',
    'Den siste aktive administratoren kan ikke fjernes. Gjør noen andre til administrator først.',
  );
}
