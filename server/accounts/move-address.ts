import { acceptInvitations } from '../businesses/index.ts';
import type { Tx } from '../platform/database/database.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import { makeLinkToken } from './mailed-links.ts';
import { confirmAddress, emailChanged, emailRestored } from './mails.ts';
import type { KnownPerson } from './queries.ts';
import { recordEvent } from './record-event.ts';

/**
 * After staff wrote another address into an account: links that went to the old one no longer work, the old one hears of it,
 * and the new one is asked to confirm, unless it was confirmed before it was taken away.
 */
export async function moveAddress(tx: Tx, { before, email, emailConfirmedAt, actorId, now }: Move) {
  const { id } = before;
  await tx.updateTable('users').set({ emailConfirmedAt, pendingEmail: null }).where('id', '=', id).execute();
  await tx.deleteFrom('accountTokens').where('userId', '=', id).execute();
  await recordEvent(tx, id, 'email-changed', now, actorId);
  await sendMail(tx, emailChanged(before, email));
  if (emailConfirmedAt) {
    await sendMail(tx, emailRestored({ ...before, email }));
    await acceptInvitations(tx, id, now);
  } else {
    const token = await makeLinkToken(tx, { userId: id, purpose: 'confirm-email', email, now });
    await sendMail(tx, confirmAddress(before, email, token));
  }
}

interface Move {
  /** With the old address. */
  before: KnownPerson;
  email: string;
  /** Of the new one, where it comes back. */
  emailConfirmedAt: Date | null;
  actorId: string;
  now: Date;
}
