import { Failure } from '../../contract/errors.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { isPassword } from './passwords.ts';
import { readUser } from './queries.ts';
import { checkFailures, countFailure } from './slow-down.ts';

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
  await checkFailures(platform, attempt);
  const isRight = await isPassword(given.password, user.passwordHash);
  await checkFailures(platform, attempt);
  if (isRight) return user;
  await countFailure(platform, attempt);
  throw new Failure('invalid', given.message, { errors: [{ path: given.path, msg: given.message }] });
}
