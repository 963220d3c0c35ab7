import { checkOwnPassword, holdAccount, keepLastStaff, lockStaff, readUser, recordEvent } from '../accounts/index.ts';
import { holdBusinesses } from '../businesses/index.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { accountDeleted } from './mails.ts';
import { personalData } from './parts.ts';

/** What its owner should know before: one sentence each. */
export async function describeDeletion(db: Db, userId: string, now: Date) {
  const consequences = ['Kontoen, lagrede søk og alt du følger, slettes for godt.'];
  // One after the other: in a transaction there is one connection.
  for (const part of personalData) consequences.push(...((await part.describeDeletion?.(db, userId, now)) ?? []));
  return consequences;
}

export async function deleteAccount(platform: Platform, viewer: Viewer, password: string, address: string) {
  const user = await checkOwnPassword(platform, viewer, { password, address });
  await platform.db.transaction().execute(async (tx) => {
    await holdBusinesses(tx, user.id);
    if (viewer.isAdmin) keepLastStaff(await lockStaff(tx), viewer.userId);
    await holdAccount(tx, user);
    await eraseAccount(tx, user.id, platform.clock.now());
  });
}

/**
 * Forgets a user in every domain. What remains is a row that says when, without saying who. The businesses are held, and then the
 * account.
 */
export async function eraseAccount(tx: Tx, userId: string, now: Date) {
  const user = await readUser(tx, userId);
  const consequences = await describeDeletion(tx, userId, now);
  for (const { forget } of personalData) await forget?.(tx, userId, now);
  await tx.deleteFrom('accountEvents').where('userId', '=', userId).execute();
  await tx.deleteFrom('mails').where('about', '=', userId).execute();
  await tx.deleteFrom('users').where('id', '=', userId).execute();
  await recordEvent(tx, userId, 'deleted', now);
  await sendMail(tx, accountDeleted(user, consequences));
}
