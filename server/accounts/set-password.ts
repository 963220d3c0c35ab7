import type { Tx } from '../platform/database/database.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import { endSessions } from '../sessions/index.ts';
import { passwordChanged } from './mails.ts';
import { recordEvent } from './record-event.ts';

/** A new password ends every session and every link, and its owner hears of it. */
export async function setPassword(
  tx: Tx,
  userId: string,
  passwordHash: string,
  kind: 'password-changed' | 'password-reset',
  now: Date,
) {
  const user = await tx
    .updateTable('users')
    .set({ passwordHash, updatedAt: now })
    .where('id', '=', userId)
    .returning(['firstName', 'lastName', 'email'])
    .executeTakeFirstOrThrow();
  await endSessions(tx, { userId }, 'password', now);
  await tx.deleteFrom('accountTokens').where('userId', '=', userId).where('purpose', '=', 'reset-password').execute();
  await recordEvent(tx, userId, kind, now);
  await sendMail(tx, passwordChanged(user));
}
