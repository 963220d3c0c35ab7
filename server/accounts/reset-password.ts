import { Failure } from '../../contract/errors.ts';
import { HOUR } from '../../contract/values.ts';
import { acceptInvitations } from '../businesses/index.ts';
import type { Tx } from '../platform/database/database.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { work } from '../platform/jobs/job.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { heldUser } from './hold-account.ts';
import { inactive } from './log-in.ts';
import { isLinkToken, makeLinkToken, useLinkToken } from './mailed-links.ts';
import { resetLink } from './mails.ts';
import { forgetPasskeys } from './passkeys/change.ts';
import { hashPassword } from './passwords.ts';
import { findUser } from './queries.ts';
import { setPassword } from './set-password.ts';

const linksPerHour = { max: 3, windowSeconds: HOUR };

export const resetLinkMailing = work<{ email: string }>('mail-reset-link');

/** The same work, and the same time, for every address: a job finds out whether somebody has it. */
export const askForReset = ({ db }: Platform, email: string) => enqueue(db, resetLinkMailing, { email });

/** Sends the link, unless nobody has the address or it was flooded with links already. */
export async function mailResetLink(platform: Platform, email: string) {
  const { db, clock, rateLimits } = platform;
  const user = await findUser(db, email);
  if (!user?.isActive) return;
  try {
    await rateLimits.count(`reset link ${user.id}`, linksPerHour);
  } catch (error) {
    if (error instanceof Failure) return;
    throw error;
  }
  await db.transaction().execute(async (tx) => {
    const link = { userId: user.id, purpose: 'reset-password', email: user.email, now: clock.now() } as const;
    await sendMail(tx, resetLink(user, await makeLinkToken(tx, link)));
  });
}

/** Sets the password with a mailed token. That the mail arrived confirms its address, too. */
export async function resetPassword({ db, clock }: Platform, token: string, newPassword: string) {
  refuseCommonPassword(newPassword, 'newPassword');
  const passwordHash = await hashPassword(newPassword);
  const now = clock.now();
  return await db.transaction().execute(async (tx) => {
    const link = await useLinkToken(tx, token, 'reset-password', now);
    if (!link) throw deadLink();
    const forgottenPasskeys = await forgetStrangers(tx, link.userId, now);
    // It may have been on its way to an address that was replaced at that moment.
    const { isActive } = await tx
      .updateTable('users')
      .set(({ fn, val }) => ({ emailConfirmedAt: fn.coalesce('emailConfirmedAt', val(now)) }))
      .where('id', '=', link.userId)
      .where('email', '=', link.email)
      .returning('isActive')
      .executeTakeFirstOrThrow(deadLink);
    if (!isActive) throw inactive();
    const passkeys = await setPassword(tx, link.userId, passwordHash, 'password-reset', now, forgottenPasskeys);
    await acceptInvitations(tx, link.userId, now);
    return { passkeys, forgottenPasskeys };
  });
}

/**
 * Anybody can make an account with an address of somebody else. Until it was shown whose that is, its passkeys may be the
 * stranger's, and would go on letting them in.
 */
async function forgetStrangers(tx: Tx, userId: string, now: Date) {
  const user = await heldUser(tx, userId).executeTakeFirst();
  return user?.emailConfirmedAt ? 0 : await forgetPasskeys(tx, userId, now);
}

/** Before somebody thinks of a password for nothing. */
export async function checkResetLink({ db, clock }: Platform, token: string) {
  if (!(await isLinkToken(db, token, 'reset-password', clock.now()))) throw deadLink();
}

const deadLink = () => new Failure('invalid', 'Lenken er ugyldig eller utløpt. Be om en ny.');
