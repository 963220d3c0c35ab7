import { Failure } from '../../contract/errors.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { readUser } from './queries.ts';
import { tryPassword } from './slow-down.ts';

interface Given {
  password: string;
  /** The field of the form, for the message. */
  path: string;
  message: string;
  address: string;
}

/** Before what cannot be undone: a borrowed, open browser is not enough. */
export async function checkOwnPassword(platform: Platform, { userId }: Viewer, given: Given) {
  const user = await readUser(platform.db, userId);
  const attempt = { email: user.email, address: given.address, userId };
  if (await tryPassword(platform, attempt, given.password, user.passwordHash)) return user;
  throw new Failure('invalid', given.message, { errors: [{ path: given.path, msg: given.message }] });
}
