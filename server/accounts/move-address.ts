import type { Tx } from '../platform/database/database.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import { makeLinkToken } from './mailed-links.ts';
import { confirmAddress, emailChanged } from './mails.ts';
import { recordEvent } from './record-event.ts';

interface Person {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
}

/**
 * After staff wrote another address into an account: links that went to the old one no longer work, the old one hears of it,
 * and the new one is asked to confirm.
 */
export async function moveAddress(tx: Tx, { before, email, actorId, now }: Move) {
  await tx
    .updateTable('users')
    .set({ emailConfirmedAt: null, pendingEmail: null })
    .where('id', '=', before.id)
    .execute();
  await tx.deleteFrom('accountTokens').where('userId', '=', before.id).execute();
  const token = await makeLinkToken(tx, { userId: before.id, purpose: 'confirm-email', email, now });
  await sendMail(tx, emailChanged(before, email));
  await sendMail(tx, confirmAddress(before, email, token));
  await recordEvent(tx, before.id, 'email-changed', now, actorId);
}

interface Move {
  /** With the old address. */
  before: Person;
  email: string;
  actorId: string;
  now: Date;
}
