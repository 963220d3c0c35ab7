import type { z } from 'zod';
import type { loginSchema } from '../../contract/accounts/account-fields.ts';
import { Failure } from '../../contract/errors.ts';
import { dayInOslo } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { enter } from './enter.ts';
import { holdAccount } from './hold-account.ts';
import { findUser, type KnownPerson } from './queries.ts';
import { codesGuessed } from './second-step/mails.ts';
import { takeCode } from './second-step/take-code.ts';
import { type Attempt, countingCode, tryPassword } from './slow-down.ts';

/** Answers an unknown address like a wrong password, and as slowly. Only the right one learns that a code is asked for. */
export async function logIn(
  platform: Platform,
  { email, password, code }: z.output<typeof loginSchema>,
  origin: { address: string; userAgent: string },
) {
  const user = await findUser(platform.db, email);
  const attempt = { email, address: origin.address, userId: user?.id };
  const isRight = await tryPassword(platform, attempt, password, user?.passwordHash);
  if (!user || !isRight) throw new Failure('notLoggedIn', 'Feil e-postadresse eller passord');
  if (!user.isActive) throw inactive();
  const now = platform.clock.now();
  const begin = async (tx: Tx) => {
    const { hasSecondStep } = await holdAccount(tx, user);
    if (hasSecondStep) await takeCode(tx, platform, { userId: user.id, code, now, refusal: 'notLoggedIn' });
    return await enter(tx, user.id, { ...origin, now });
  };
  const take = () => platform.db.transaction().execute(begin);
  return code && user.hasSecondStep ? await countingGuess(platform, attempt, user, code, take) : await take();
}

export const inactive = () =>
  new Failure('forbidden', 'Kontoen er deaktivert. Ta kontakt med oss hvis det er en feil.');

/** Whoever tries too many codes knows the password: its owner hears of it, once a day. */
async function countingGuess<T>(
  platform: Platform,
  attempt: Attempt,
  user: KnownPerson,
  code: string,
  take: () => Promise<T>,
) {
  try {
    return await countingCode(platform, attempt, code, take);
  } catch (error) {
    const key = `codes guessed ${user.id} ${dayInOslo(platform.clock.now())}`;
    if (error instanceof Failure && error.kind === 'tooMany')
      await platform.db.transaction().execute((tx) => sendMail(tx, codesGuessed(user), { key }));
    throw error;
  }
}
