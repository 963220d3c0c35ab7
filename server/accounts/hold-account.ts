import { Failure } from '../../contract/errors.ts';
import type { Tx } from '../platform/database/database.ts';

/** The row of an account, held until the end. Others may go on writing rows that refer to it; who deletes it takes it `forUpdate`. */
export const heldUser = (tx: Tx, id: string) =>
  tx.selectFrom('users').selectAll().where('id', '=', id).forNoKeyUpdate();

export const holdUser = (tx: Tx, id: string) => heldUser(tx, id).executeTakeFirstOrThrow(changedMeanwhile);

/**
 * The account as it was when its password was tried. Trying takes its time, in a flood of log-ins some seconds: whoever lost the
 * account meanwhile, to a new password or by being deactivated, was right too late.
 */
export const holdAccount = (tx: Tx, { id, passwordHash }: { id: string; passwordHash: string }) =>
  heldUser(tx, id)
    .where('passwordHash', '=', passwordHash)
    .where('isActive', '=', true)
    .executeTakeFirstOrThrow(changedMeanwhile);

/** Whether its password is another one, or it was deactivated or deleted, is nobody's to know who no longer has it. */
export const changedMeanwhile = () => new Failure('notLoggedIn', 'Kontoen er endret i mellomtiden. Logg inn på nytt.');
