import { sql } from 'kysely';
import { policy } from '../../../contract/policy.ts';
import { hasDealtWith } from '../../applications/index.ts';
import { closingNational } from '../../national/index.ts';
import { addDays, dayInOslo, startOfDayInOslo } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { oneByOne } from '../../platform/jobs/one-by-one.ts';
import { isMailHour } from '../../platform/mail/mail-hour.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { closingPositions } from '../../positions/index.ts';
import { deadlineMail } from './deadline-mail.ts';

/** In the morning, one mail to each who asked for it, of all that closes soon and was not told of. */
export async function remindOfDeadlines(platform: Platform) {
  const { db, clock, config } = platform;
  const now = clock.now();
  if (!isMailHour(now)) return;
  const readers = await db
    .selectFrom('deadlineMails')
    .innerJoin('users', 'users.id', 'deadlineMails.userId')
    .select(['users.id', 'users.email', 'users.firstName', 'users.lastName', 'token'])
    .where('isWanted', '=', true)
    .where('users.isActive', '=', true)
    .where('users.emailConfirmedAt', 'is not', null)
    .where('users.id', 'in', due(db, now).select('followed.userId'))
    .execute();
  await oneByOne(platform, 'reminding of deadlines', readers, (reader) =>
    db.transaction().execute(async (tx) => {
      const ads = await takeDue(tx, reader.id, now);
      if (ads.length > 0) await sendMail(tx, deadlineMail(reader, ads, config.publicUrl), { about: reader.id });
    }),
  );
}

export type ClosingAd = Awaited<ReturnType<typeof takeDue>>[number];

/** What closes first comes first. Another instance that is at the same finds nothing left. */
async function takeDue(tx: Tx, userId: string, now: Date) {
  const ads = await due(tx, now)
    .select(['followed.positionId as id', 'followed.type', 'followed.location', 'closing.lastDay'])
    .select(({ fn }) => [
      fn.coalesce('closing.title', 'followed.title').as('title'),
      fn.coalesce('closing.businessName', 'followed.businessName').as('businessName'),
    ])
    .where('followed.userId', '=', userId)
    .orderBy('closing.lastDay')
    .orderBy('followed.followedAt', 'desc')
    .forUpdate('followed')
    .execute();
  for (const { id, lastDay } of ads) {
    await tx
      .updateTable('followedPositions')
      .set({ toldDeadline: lastDay })
      .where('userId', '=', userId)
      .where('positionId', '=', id)
      .execute();
  }
  return ads;
}

/** Whoever followed it today has just read it, and whoever applied or began to needs no telling. */
const due = (db: Db, now: Date) =>
  db
    .selectFrom('followedPositions as followed')
    .innerJoin(closingAds(db, now).as('closing'), 'closing.id', 'followed.positionId')
    .whereRef('followed.toldDeadline', 'is distinct from', 'closing.lastDay')
    .where('followed.followedAt', '<', new Date(startOfDayInOslo(dayInOslo(now))))
    .where(({ not }) => not(hasDealtWith(sql.ref('followed.userId'), sql.ref('followed.positionId'))));

function closingAds(db: Db, now: Date) {
  const today = dayInOslo(now);
  const until = addDays(today, policy.deadlineMailDays);
  return closingNational(db, now, today, until).unionAll(closingPositions(db, today, until));
}
