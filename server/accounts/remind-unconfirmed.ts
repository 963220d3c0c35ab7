import { daysAfter } from '../platform/clock.ts';
import { eachById } from '../platform/jobs/each-by-id.ts';
import { oneByOne } from '../platform/jobs/one-by-one.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { makeLinkToken } from './mailed-links.ts';
import { confirmationReminder } from './mails.ts';

const REMINDED_AFTER_DAYS = 3;
/** Who is that late does not come back for a mail. */
const NOT_AFTER_DAYS = 30;

/**
 * Once, with a new link: the first one has perhaps ended among the unwanted mails. Whoever asked for another address since has
 * a link on its way there, which a new one to the old address would end.
 */
export async function remindUnconfirmed(platform: Platform) {
  const { db, clock } = platform;
  const now = clock.now();
  const users = eachById((after, limit) =>
    db
      .selectFrom('users')
      .select(['id', 'firstName', 'lastName', 'email'])
      .where('emailConfirmedAt', 'is', null)
      .where('pendingEmail', 'is', null)
      .where('confirmationRemindedAt', 'is', null)
      .where('isActive', '=', true)
      .where('createdAt', '<=', daysAfter(now, -REMINDED_AFTER_DAYS))
      .where('createdAt', '>', daysAfter(now, -NOT_AFTER_DAYS))
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute(),
  );
  await oneByOne(platform, 'reminder to confirm an address', users, (user) =>
    db.transaction().execute(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('users')
        .set({ confirmationRemindedAt: now })
        .where('id', '=', user.id)
        .where('emailConfirmedAt', 'is', null)
        .where('pendingEmail', 'is', null)
        .where('confirmationRemindedAt', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return;
      const link = { userId: user.id, purpose: 'confirm-email', email: user.email, now } as const;
      await sendMail(tx, confirmationReminder(user, await makeLinkToken(tx, link)));
    }),
  );
}
