import { dateAndTime } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import { startSession } from '../sessions/index.ts';
import { newDevice } from './mails.ts';
import { readUser, showUser } from './queries.ts';

interface Visit {
  address: string;
  userAgent: string;
  now: Date;
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
  if (isNewDevice) await sendMail(tx, newDevice(user, device, dateAndTime(visit.now)));
  return { token, user: showUser(user) };
}
