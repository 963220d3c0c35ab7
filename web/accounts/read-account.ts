import type { UserWithLists } from '../../contract/accounts.ts';
import { CallError } from '../../contract/call.ts';
import { api } from '../platform/api.ts';
import { storeToken } from '../platform/token.ts';

export type AccountUser = UserWithLists;

/** The user of the stored token. A token that the server does not accept is forgotten; one it could not check is kept. */
export async function readAccount(): Promise<{ user: AccountUser; hasActiveBusiness: boolean } | null> {
  try {
    const [{ user }, businesses] = await Promise.all([api('GET /auth/me'), readBusinesses()]);
    return { user, hasActiveBusiness: businesses.some(({ isActive }) => isActive) };
  } catch (error) {
    const couldNotCheck =
      error instanceof CallError && (error.status === 0 || error.status === 503 || error.status === 429);
    if (!couldNotCheck) storeToken(null);
    return null;
  }
}

/** Without an answer there is no link to the business page, as the specification has it. */
const readBusinesses = () =>
  api('GET /business/my-businesses')
    .then(({ businesses }) => businesses)
    .catch(() => []);
