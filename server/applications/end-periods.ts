import { policy } from '../../contract/policy.ts';
import { readPerson } from '../accounts/index.ts';
import { daysAfter, longDate } from '../platform/clock.ts';
import { anyOf } from '../platform/database/any-of.ts';
import { before } from '../platform/database/before.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import { oneByOne } from '../platform/jobs/one-by-one.ts';
import { outgoing, sendMail, sendMails } from '../platform/mail/send-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { businessesOf } from './businesses-of.ts';
import { countContents } from './count-contents.ts';
import { closedAt, periodEnd, WARNED_DAYS_BEFORE, warnedAfterClosing } from './periods.ts';
import { removeApplications } from './remove-applications.ts';
import { endReceipt, endWarning, endWarningToEmployer } from './retention-mails.ts';
import { forgetOldCounts } from './survey/forget-old-counts.ts';

/** Warns applicants and employers by mail, and deletes only what they were warned about that long ago, with a receipt. */
export async function warnAndEndApplications(platform: Platform) {
  const { db, clock } = platform;
  const now = clock.now();
  await db
    .deleteFrom('applicationDeletions')
    .where('createdAt', '<', before(now, { months: policy.retention.logMonths }))
    .execute();
  await forgetOldCounts(db, now);
  try {
    await oneByOne(platform, 'warning that applications end', await positionsOf(unwarned(db, now)), ({ id }) =>
      db.transaction().execute((tx) => warn(tx, id, now)),
    );
  } finally {
    await oneByOne(platform, 'deletion of old applications', await sendersOf(ended(db, now)), ({ id }) =>
      db.transaction().execute((tx) => end(tx, id, now)),
    );
  }
}

const kept = (db: Db) =>
  db.selectFrom('applications').innerJoin('positions', 'positions.id', 'applications.positionId');

const unwarned = (db: Db, now: Date) =>
  kept(db)
    .where(closedAt(), '<=', now)
    .where(periodEnd(), '<=', daysAfter(now, WARNED_DAYS_BEFORE))
    .where(warnedAfterClosing(), '=', false);

const ended = (db: Db, now: Date) =>
  kept(db)
    .where(closedAt(), '<=', now)
    .where(periodEnd(), '<=', now)
    .where(warnedAfterClosing(), '=', true)
    .where('applications.deletionWarnedAt', '<=', daysAfter(now, -WARNED_DAYS_BEFORE));

const positionsOf = (applications: ReturnType<typeof kept>) => applications.select('positions.id').distinct().execute();

const sendersOf = (applications: ReturnType<typeof kept>) =>
  applications.select('applications.userId as id').distinct().execute();

async function warn(tx: Tx, positionId: string, now: Date) {
  const soon = daysAfter(now, WARNED_DAYS_BEFORE);
  const rows = await unwarned(tx, now)
    .innerJoin('businesses', 'businesses.id', 'applications.businessId')
    .innerJoin('users', 'users.id', 'applications.userId')
    .select(['applications.id', 'users.firstName', 'users.lastName', 'users.email'])
    .select(['applications.positionId', 'applications.businessId', 'applications.withdrawnAt'])
    .select(['positions.title', 'businesses.businessName', 'businesses.ownerId', periodEnd().as('periodEnd')])
    .where('applications.positionId', '=', positionId)
    .orderBy('applications.id')
    .forUpdate('applications')
    .execute();
  const ids = rows.map(({ id }) => id);
  await tx.updateTable('applications').set({ deletionWarnedAt: now }).where('id', '=', anyOf(ids)).execute();
  await sendMails(
    tx,
    rows.map((row) => outgoing(endWarning(row, dayOfEnd(row, soon)), { about: row.id })),
  );
  await warnEmployer(
    tx,
    rows.filter(({ withdrawnAt }) => !withdrawnAt),
    soon,
  );
}

/** Never earlier than the warning allows. */
const dayOfEnd = (row: { periodEnd: Date }, soon: Date) => longDate(row.periodEnd > soon ? row.periodEnd : soon);

interface Ending {
  positionId: string;
  businessId: string;
  ownerId: string;
  title: string;
  periodEnd: Date;
}

/** One mail, to the owner of the business. */
async function warnEmployer(tx: Tx, rows: Ending[], soon: Date) {
  const [first] = rows;
  if (!first) return;
  const owner = await readPerson(tx, first.ownerId);
  if (!owner) return;
  await sendMail(tx, endWarningToEmployer({ ...first, ...owner, count: rows.length }, dayOfEnd(first, soon)));
}

/** Whoever sent them gets one receipt of all that end together. It goes with the account, if that is deleted first. */
async function end(tx: Tx, userId: string, now: Date) {
  const own = await ended(tx, now).select('applications.id').where('applications.userId', '=', userId).execute();
  await businessesOf(
    tx,
    own.map(({ id }) => id),
  )
    .forKeyShare()
    .execute();
  const rows = await ended(tx, now)
    .innerJoin('businesses', 'businesses.id', 'applications.businessId')
    .innerJoin('users', 'users.id', 'applications.userId')
    .select(['applications.id', 'users.firstName', 'users.lastName', 'users.email'])
    .select(['positions.title', 'businesses.businessName'])
    .where('applications.userId', '=', userId)
    .orderBy('applications.id')
    .forUpdate('applications')
    .execute();
  const ids = rows.map(({ id }) => id);
  const contents = await countContents(tx, ids);
  await removeApplications(tx, ids, { reason: 'retention' });
  const [first, ...others] = rows.map((row) => ({ ...row, contents: contents(row.id) }));
  if (first) await sendMail(tx, endReceipt([first, ...others], longDate(now)), { about: userId });
}
