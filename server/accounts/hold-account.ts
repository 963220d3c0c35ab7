import { Failure } from '../../contract/errors.ts';
import type { Tx } from '../platform/database/database.ts';

/**
 * The account as it was when its password was tried, held until the end. Trying takes its time, in a flood of log-ins some
 * seconds: whoever lost the account meanwhile, to a new password or by being deactivated, was right too late.
 */
export async function holdAccount(tx: Tx, { id, passwordHash }: { id: string; passwordHash: string }) {
  const held = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('passwordHash', '=', passwordHash)
    .where('isActive', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!held) throw new Failure('notLoggedIn', 'Passordet er endret i mellomtiden. Logg inn på nytt.');
}
