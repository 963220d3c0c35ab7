import type { UserWithLists } from '../../contract/accounts.ts';
import { hasStatus } from '../../contract/call.ts';
import { api } from '../platform/api.ts';
import { readToken, storeToken } from '../platform/token.ts';

export type AccountUser = UserWithLists;

/**
 * The user of the stored token. One that the server does not accept is forgotten: `null`; one that it could not check is kept:
 * `undefined`.
 */
export async function readAccount(): Promise<{ user: AccountUser; activeBusinesses: string[] } | null | undefined> {
  const token = readToken();
  if (!token) return null;
  try {
    const [{ user }, businesses] = await Promise.all([api('GET /auth/me'), readBusinesses()]);
    return { user, activeBusinesses: businesses.filter(({ isActive }) => isActive).map(({ id }) => id) };
  } catch (error) {
    if (!hasStatus(error, 401)) return undefined;
    // Somebody may have logged in meanwhile.
    if (readToken() === token) storeToken(null);
    return null;
  }
}

/** Without an answer there is no link to the business page, as the specification has it. */
const readBusinesses = () =>
  api('GET /business/my-businesses')
    .then(({ businesses }) => businesses)
    .catch(() => []);
