import type { z } from 'zod';
import type { loginSchema } from '../../contract/account-fields.ts';
import { Failure } from '../../contract/errors.ts';
import type { Platform } from '../platform/platform.ts';
import { enter } from './enter.ts';
import { holdAccount } from './hold-account.ts';
import { findUser } from './queries.ts';
import { tryPassword } from './slow-down.ts';

/** Answers an unknown address like a wrong password, and as slowly. */
export async function logIn(
  platform: Platform,
  { email, password }: z.output<typeof loginSchema>,
  origin: { address: string; userAgent: string },
) {
  const user = await findUser(platform.db, email);
  const attempt = { email, address: origin.address, userId: user?.id };
  const isRight = await tryPassword(platform, attempt, password, user?.passwordHash);
  if (!user || !isRight) throw new Failure('notLoggedIn', 'Feil e-postadresse eller passord');
  if (!user.isActive) throw new Failure('forbidden', 'Kontoen er deaktivert. Ta kontakt med oss hvis det er en feil.');
  const now = platform.clock.now();
  return await platform.db.transaction().execute(async (tx) => {
    await holdAccount(tx, user);
    return await enter(tx, user.id, { ...origin, now });
  });
}
