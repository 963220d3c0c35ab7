import { failureAt } from '../platform/http/field-errors.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { readUser } from './queries.ts';
import { tryPassword } from './slow-down.ts';

interface Given {
  password: string;
  address: string;
  /** The field of the form, and what is said of it. */
  path?: string;
  message?: string;
}

/** Before what cannot be undone: a borrowed, open browser is not enough. */
export async function checkOwnPassword(
  platform: Platform,
  { userId }: Viewer,
  { password, address, path = 'password', message = 'Passordet er feil' }: Given,
) {
  const user = await readUser(platform.db, userId);
  const attempt = { email: user.email, address, userId };
  if (await tryPassword(platform, attempt, password, user.passwordHash)) return user;
  throw failureAt('invalid', path, message);
}
