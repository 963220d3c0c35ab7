import type { z } from 'zod';
import type { changeEmailSchema } from '../../contract/accounts/account-fields.ts';
import { Failure } from '../../contract/errors.ts';
import type { Viewer } from '../platform/http/route.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { askToConfirm, countAsking } from './ask-to-confirm.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { holdAccount } from './hold-account.ts';
import { emailChangeAsked } from './mails.ts';
import { readUser } from './queries.ts';
import { recordEvent } from './record-event.ts';

/** The new address has to be confirmed first; the old one hears of it. Whether it is somebody else's is not told. */
export async function changeEmail(
  platform: Platform,
  viewer: Viewer,
  { email, password }: z.output<typeof changeEmailSchema>,
  address: string,
) {
  const user = await checkOwnPassword(platform, viewer, { password, address });
  if (email === user.email) throw new Failure('invalid', 'Dette er allerede e-postadressen din.');
  await countAsking(platform, user.id);
  const now = platform.clock.now();
  return await platform.db.transaction().execute(async (tx) => {
    await holdAccount(tx, user);
    await askToConfirm(tx, user, email, now);
    await sendMail(tx, emailChangeAsked(user, email));
    await recordEvent(tx, user.id, 'email-change-asked', now);
    return await tx
      .updateTable('users')
      .set({ pendingEmail: email, updatedAt: now })
      .where('id', '=', user.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/**
 * A link confirms only what is asked for, so the one that was mailed is dead. Doing it again changes nothing; nor is there anything
 * to take back where the address was confirmed meanwhile.
 */
export async function cancelEmailChange({ db, clock }: Platform, { userId }: Viewer) {
  const now = clock.now();
  return await db.transaction().execute(async (tx) => {
    const cancelled = await tx
      .updateTable('users')
      .set({ pendingEmail: null, updatedAt: now })
      .where('id', '=', userId)
      .where('pendingEmail', 'is not', null)
      .returningAll()
      .executeTakeFirst();
    if (!cancelled) return { user: await readUser(tx, userId), isCancelled: false };
    await recordEvent(tx, userId, 'email-change-cancelled', now);
    return { user: cancelled, isCancelled: true };
  });
}
