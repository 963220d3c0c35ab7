import { Failure } from '../../contract/errors.ts';
import { readUser } from '../accounts/index.ts';
import type { Db } from '../platform/database/database.ts';

/** Invitations go by mail, and an address may be somebody else's until it is confirmed. */
export async function requireConfirmed(db: Db, userId: string) {
  const { emailConfirmedAt } = await readUser(db, userId);
  if (!emailConfirmedAt) throw new Failure('conflict', 'Bekreft e-postadressen din først, så kan du bli funnet.');
}
