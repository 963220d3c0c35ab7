import { Failure } from '../../contract/errors.ts';
import type { Tx } from '../platform/database/database.ts';

/**
 * The account as it was when its password was tried, held until the end. Trying takes its time, in a flood of log-ins some
 * seconds: whoever lost the account meanwhile, to a new password or by being deactivated, was right too late.
 */
export async function holdAccount(tx: Tx, { id, passwordHash }: { id: string; passwordHash: string }) {
  return await tx
    .selectFrom('users')
    .select('hasSecondStep')
    .where('id', '=', id)
    .where('passwordHash', '=', passwordHash)
    .where('isActive', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(changedMeanwhile);
}

/** Whether its password is another one, or it was deactivated or deleted, is nobody's to know who no longer has it. */
export const changedMeanwhile = () => new Failure('notLoggedIn', 'Kontoen er endret i mellomtiden. Logg inn på nytt.');
