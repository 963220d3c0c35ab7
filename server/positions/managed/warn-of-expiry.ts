import { sql } from 'kysely';
import { policy } from '../../../contract/policy.ts';
import { dayInOslo, longDay } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { oneByOne } from '../../platform/jobs/one-by-one.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { isLive } from '../visibility.ts';
import { positionExpires } from './mails.ts';

/** A run that was missed is made up for within these days. */
const LATEST_DAYS_LEFT = 4;

/** Tells owners a week before, once for each expiry date. */
export async function warnOfExpiry(platform: Platform) {
  const { db, clock } = platform;
  const expiring = await readExpiring(db, dayInOslo(clock.now()));
  await oneByOne(platform, 'warning that a position expires', expiring, ({ id, owner, position, daysLeft }) =>
    db.transaction().execute((tx) => {
      const mail = positionExpires(owner, position, daysLeft, longDay(position.expiryDate));
      return sendMail(tx, mail, { key: `position-expires ${id} ${position.expiryDate}` });
    }),
  );
}

async function readExpiring(db: Db, today: string) {
  const daysLeft = sql<number>`positions.expiry_date - ${today}::date`;
  const rows = await db
    .selectFrom('positions')
    .innerJoin('businesses', 'businesses.id', 'positions.businessId')
    .innerJoin('users', 'users.id', 'businesses.ownerId')
    .select(['positions.id', 'positions.title', 'positions.businessId', 'positions.expiryDate'])
    .select(['users.firstName', 'users.lastName', 'users.email', daysLeft.as('daysLeft')])
    .where(isLive(today))
    .where(sql<boolean>`${daysLeft} between ${LATEST_DAYS_LEFT}::integer and ${policy.expiringSoonDays}::integer`)
    .execute();
  return rows.map(({ id, title, businessId, expiryDate, daysLeft, ...owner }) => ({
    id,
    owner,
    position: { id, title, businessId, expiryDate },
    daysLeft,
  }));
}
