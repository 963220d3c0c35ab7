import { dateAndTime } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import { startSession } from '../sessions/index.ts';
import { newDevice } from './mails.ts';
import { countPasskeys } from './passkeys/queries.ts';
import { readUser, showUser } from './queries.ts';

interface Visit {
  address: string;
  userAgent: string;
  now: Date;
  /** The name of the one that let in. */
  passkey?: string;
}

/** Starts a session and says so by mail when the device is a new one. */
export async function enter(tx: Tx, userId: string, visit: Visit) {
  const { token, device, isNewDevice } = await startSession(tx, { userId, ...visit });
  await tx
    .updateTable('users')
    .set({ lastLoginAt: visit.now, lastActiveAt: visit.now, deletionWarnedAt: null })
    .where('id', '=', userId)
    .execute();
  const user = await readUser(tx, userId);
  if (isNewDevice) {
    const { now, passkey } = visit;
    const entry = { device, at: dateAndTime(now), passkey, passkeys: await countPasskeys(tx, userId) };
    await sendMail(tx, newDevice(user, entry));
  }
  return { token, user: showUser(user) };
}
