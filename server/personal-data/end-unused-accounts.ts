import { policy } from '../../contract/policy.ts';
import { recordEvent } from '../accounts/index.ts';
import { holdBusinesses } from '../businesses/index.ts';
import { daysAfter, longDate } from '../platform/clock.ts';
import { before } from '../platform/database/before.ts';
import type { Db } from '../platform/database/database.ts';
import { eachById } from '../platform/jobs/each-by-id.ts';
import { oneByOne } from '../platform/jobs/one-by-one.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { describeDeletion, eraseAccount } from './delete-account.ts';
import { deletionWarning } from './mails.ts';

const WARNED_DAYS_BEFORE = 30;

/** Warns by mail, and deletes only who was warned that long ago and has not come back. */
export async function warnAndEndUnusedAccounts(platform: Platform) {
  const now = platform.clock.now();
  try {
    await warn(platform, now);
  } finally {
    await end(platform, now);
  }
}

const years = policy.retention.inactiveAccountYears;
const unusedBefore = (moment: Date) => before(moment, { years });

async function warn(platform: Platform, now: Date) {
  const { db } = platform;
  const users = eachById((after, limit) =>
    unwarned(db, now).where('id', '>', after).orderBy('id').limit(limit).execute(),
  );
  const day = longDate(daysAfter(now, WARNED_DAYS_BEFORE));
  await oneByOne(platform, 'warning of the deletion of an unused account', users, ({ id }) =>
    db.transaction().execute(async (tx) => {
      // Whoever came back while the others were warned needs no warning, and it would stand there the next time.
      const user = await unwarned(tx, now).where('id', '=', id).forUpdate().executeTakeFirst();
      if (!user) return;
      await tx.updateTable('users').set({ deletionWarnedAt: now }).where('id', '=', id).execute();
      await recordEvent(tx, id, 'deletion-warned', now);
      await sendMail(tx, deletionWarning(user, day, await describeDeletion(tx, id, now)));
    }),
  );
}

const unwarned = (db: Db, now: Date) =>
  db
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName', 'email'])
    .where('lastActiveAt', '<', unusedBefore(daysAfter(now, WARNED_DAYS_BEFORE)))
    .where('deletionWarnedAt', 'is', null)
    .where('isAdmin', '=', false);

async function end(platform: Platform, now: Date) {
  const { db } = platform;
  const users = eachById((after, limit) =>
    endable(db, now).where('id', '>', after).orderBy('id').limit(limit).execute(),
  );
  await oneByOne(platform, 'deletion of an unused account', users, ({ id }) =>
    db.transaction().execute(async (tx) => {
      await holdBusinesses(tx, id);
      // Whoever came back while the others were deleted stays.
      const held = await endable(tx, now).where('id', '=', id).forUpdate().executeTakeFirst();
      if (held) await eraseAccount(tx, id, now);
    }),
  );
}

const endable = (db: Db, now: Date) =>
  db
    .selectFrom('users')
    .select('id')
    .where('lastActiveAt', '<', unusedBefore(now))
    .where('deletionWarnedAt', '<=', daysAfter(now, -WARNED_DAYS_BEFORE))
    .where('isAdmin', '=', false);
