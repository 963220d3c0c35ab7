import { type Kysely, sql } from 'kysely';
import { policy } from '../../contract/policy.ts';
import { daysAfter } from '../platform/clock.ts';
import type { Db, Schema } from '../platform/database/database.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { closedAt, periodEnd } from './periods.ts';
import { removeApplications } from './remove-applications.ts';
import { endWarning, endWarningToEmployer } from './retention-mails.ts';

const WARNED_DAYS_BEFORE = 14;
const AT_A_TIME = 500;

/** Warns applicants and employers by mail, and deletes only what they were warned about that long ago. */
export async function warnAndEndApplications(platform: Platform) {
  const now = platform.clock.now();
  while ((await warn(platform, now)) === AT_A_TIME);
  while ((await end(platform, now)) === AT_A_TIME);
  await platform.db
    .deleteFrom('applicationDeletions')
    .where('createdAt', '<', sql<Date>`${now}::timestamptz - make_interval(months => ${policy.retention.logMonths})`)
    .execute();
}

const asDay = new Intl.DateTimeFormat('nb-NO', { dateStyle: 'long', timeZone: 'Europe/Oslo' });

const kept = (db: Db) =>
  (db as Kysely<Schema>).selectFrom('applications').innerJoin('positions', 'positions.id', 'applications.positionId');

/** A warning from before the position was opened again says nothing about this closing. */
const warnedAfterClosing = () => sql<boolean>`coalesce(applications.deletion_warned_at >= ${closedAt()}, false)`;

async function warn({ db }: Platform, now: Date) {
  const soon = daysAfter(now, WARNED_DAYS_BEFORE);
  return await db.transaction().execute(async (tx) => {
    const rows = await kept(tx)
      .innerJoin('businesses', 'businesses.id', 'applications.businessId')
      .innerJoin('users', 'users.id', 'applications.userId')
      .select(['applications.id', 'users.firstName', 'users.lastName', 'users.email'])
      .select(['applications.positionId', 'applications.businessId', 'applications.withdrawnAt'])
      .select(['positions.title', 'businesses.businessName', 'businesses.ownerId', periodEnd().as('periodEnd')])
      .where(closedAt(), '<=', now)
      .where(periodEnd(), '<=', soon)
      .where(warnedAfterClosing(), '=', false)
      .orderBy('applications.positionId')
      .limit(AT_A_TIME)
      .forUpdate('applications')
      .execute();
    if (rows.length === 0) return 0;
    const ids = rows.map(({ id }) => id);
    await tx.updateTable('applications').set({ deletionWarnedAt: now }).where('id', 'in', ids).execute();
    for (const row of rows) await sendMail(tx, endWarning(row, dayOfEnd(row, soon)), { about: row.id });
    await warnEmployers(
      tx,
      rows.filter(({ withdrawnAt }) => !withdrawnAt),
      soon,
    );
    return rows.length;
  });
}

/** Never earlier than the warning allows. */
const dayOfEnd = (row: { periodEnd: Date }, soon: Date) => asDay.format(row.periodEnd > soon ? row.periodEnd : soon);

interface Ending {
  positionId: string;
  businessId: string;
  ownerId: string;
  title: string;
  periodEnd: Date;
}

/** One mail for each position, to the owner of the business. */
async function warnEmployers(db: Db, rows: Ending[], soon: Date) {
  for (const positionId of new Set(rows.map((row) => row.positionId))) {
    const own = rows.filter((row) => row.positionId === positionId);
    const [first] = own;
    if (!first) continue;
    const owner = await db
      .selectFrom('users')
      .select(['firstName', 'lastName', 'email'])
      .where('id', '=', first.ownerId)
      .executeTakeFirst();
    if (!owner) continue;
    await sendMail(db, endWarningToEmployer({ ...first, ...owner, count: own.length }, dayOfEnd(first, soon)));
  }
}

async function end({ db }: Platform, now: Date) {
  return await db.transaction().execute(async (tx) => {
    const rows = await kept(tx)
      .select('applications.id')
      .where(closedAt(), '<=', now)
      .where(periodEnd(), '<=', now)
      .where(warnedAfterClosing(), '=', true)
      .where('applications.deletionWarnedAt', '<=', daysAfter(now, -WARNED_DAYS_BEFORE))
      .limit(AT_A_TIME)
      .forUpdate('applications')
      .execute();
    await removeApplications(
      tx,
      rows.map(({ id }) => id),
      { reason: 'retention' },
    );
    return rows.length;
  });
}
