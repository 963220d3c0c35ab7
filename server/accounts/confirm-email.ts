import { Failure } from '../../contract/errors.ts';
import { acceptInvitations } from '../businesses/index.ts';
import { isDuplicate, type Tx } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { askToConfirm, countAsking } from './ask-to-confirm.ts';
import { useLinkToken } from './mailed-links.ts';
import { emailChanged } from './mails.ts';
import { readUser } from './queries.ts';
import { recordEvent } from './record-event.ts';

/** Confirms the address the mail went to. Where it is a new one, it replaces the old. */
export async function confirmEmail({ db, clock }: Platform, token: string) {
  const now = clock.now();
  try {
    return await db.transaction().execute(async (tx) => {
      const link = await useLinkToken(tx, token, 'confirm-email', now);
      const user = link && (await readUser(tx, link.userId));
      if (!link || (link.email !== user?.email && link.email !== user?.pendingEmail)) {
        throw deadLink();
      }
      if (link.email === user.email) await markConfirmed(tx, link.userId, now);
      else await replaceAddress(tx, user, link.email, now);
      await acceptInvitations(tx, link.userId, now);
      return link.email;
    });
  } catch (error) {
    if (!isDuplicate(error, 'users_email_key')) throw error;
    throw new Failure('conflict', 'Denne e-postadressen kan ikke brukes.');
  }
}

const deadLink = () => new Failure('invalid', 'Lenken er ugyldig eller utløpt. Be om en ny i profilen din.');

async function markConfirmed(tx: Tx, userId: string, now: Date) {
  await tx.updateTable('users').set({ emailConfirmedAt: now }).where('id', '=', userId).execute();
  await recordEvent(tx, userId, 'email-confirmed', now);
}

type User = Awaited<ReturnType<typeof readUser>>;

async function replaceAddress(tx: Tx, user: User, email: string, now: Date) {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ email, pendingEmail: null, emailConfirmedAt: now, updatedAt: now })
    .where('id', '=', user.id)
    .where('pendingEmail', '=', email)
    .executeTakeFirst();
  // Withdrawn at this moment.
  if (numUpdatedRows === 0n) throw deadLink();
  // A link that went to the old address must not open the account any more.
  await tx.deleteFrom('accountTokens').where('userId', '=', user.id).execute();
  await recordEvent(tx, user.id, 'email-changed', now);
  await sendMail(tx, emailChanged(user, email));
}

/** Sends the link once more, to the new address where one waits. */
export async function resendConfirmation(platform: Platform, { userId }: Viewer) {
  const { db, clock } = platform;
  await countAsking(platform, userId);
  await db.transaction().execute(async (tx) => {
    const user = await readUser(tx, userId);
    if (user.emailConfirmedAt && !user.pendingEmail) {
      throw new Failure('conflict', 'E-postadressen din er allerede bekreftet.');
    }
    await askToConfirm(tx, user, user.pendingEmail ?? user.email, clock.now());
  });
}
