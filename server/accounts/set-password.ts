import { isOpenToOthers } from '../businesses/index.ts';
import { endCalendarAddress } from '../followed/index.ts';
import type { Tx } from '../platform/database/database.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import { endSessions } from '../sessions/index.ts';
import { passwordChanged } from './mails.ts';
import { countPasskeys } from './passkeys/queries.ts';
import { recordEvent } from './record-event.ts';

/**
 * A new password ends every session, and its owner hears of it. Whoever knew the old one may have asked for a link or for
 * another address, or may read the calendar along: these end too. Only the link that confirms the present address stays.
 * Passkeys stay, and so does what others have of businesses: the mail says so. Answers how many passkeys.
 */
export async function setPassword(
  tx: Tx,
  userId: string,
  passwordHash: string,
  kind: 'password-changed' | 'password-reset',
  now: Date,
  forgottenPasskeys = 0,
) {
  const user = await tx
    .updateTable('users')
    .set({ passwordHash, pendingEmail: null, updatedAt: now })
    .where('id', '=', userId)
    .returning(['firstName', 'lastName', 'email'])
    .executeTakeFirstOrThrow();
  await endSessions(tx, { userId }, 'password', now);
  await tx
    .deleteFrom('accountTokens')
    .where('userId', '=', userId)
    .where(({ eb, or }) => or([eb('purpose', '=', 'reset-password'), eb('email', '<>', user.email)]))
    .execute();
  const hadCalendar = await endCalendarAddress(tx, userId);
  await recordEvent(tx, userId, kind, now);
  const passkeys = await countPasskeys(tx, userId);
  const hasOpenBusiness = await isOpenToOthers(tx, userId, now);
  await sendMail(tx, passwordChanged(user, { passkeys, forgottenPasskeys, hadCalendar, hasOpenBusiness }));
  return passkeys;
}
