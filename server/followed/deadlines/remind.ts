import { isReachable } from '../../accounts/index.ts';
import { dayInOslo, startOfDayInOslo } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { oneByOne } from '../../platform/jobs/one-by-one.ts';
import { isMailHour } from '../../platform/mail/mail-hour.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { changedSinceFollowed } from './changed-since-followed.ts';
import { closingFollowed, namesOfFollowed } from './closing-followed.ts';
import { deadlineMail } from './deadline-mail.ts';

/** One mail to each who asked for it, of all that closes soon and was not told of. */
export async function remindOfDeadlines(platform: Platform) {
  const { db, clock, config } = platform;
  const now = clock.now();
  if (!isMailHour(now)) return;
  const readers = await due(db, now).distinct().select('users.id').execute();
  await oneByOne(platform, 'reminding of deadlines', readers, ({ id }) =>
    db.transaction().execute(async (tx) => {
      const ads = await takeDue(tx, id, now);
      if (!ads[0]) return;
      const changes = await changedSinceFollowed(tx, ads, now);
      await sendMail(tx, deadlineMail(ads[0], ads, changes, config.publicUrl), { about: id });
    }),
  );
}

export type ClosingAd = Awaited<ReturnType<typeof takeDue>>[number];

/** Notes what its reader is told of now. Another instance that is at the same finds nothing left. */
async function takeDue(tx: Tx, userId: string, now: Date) {
  const closing = due(tx, now)
    .select(['followed.positionId as id', 'followed.type', 'followed.location', 'followed.followedAt'])
    .select('closing.lastDay')
    .select(namesOfFollowed)
    .select(['users.email', 'users.firstName', 'users.lastName', 'deadlineMails.token'])
    .where('users.id', '=', userId);
  const ads = await tx
    .updateTable('followedPositions')
    .from(closing.as('due'))
    .set(({ ref }) => ({ toldDeadline: ref('due.lastDay') }))
    .where('userId', '=', userId)
    .whereRef('positionId', '=', 'due.id')
    .whereRef('toldDeadline', 'is distinct from', 'due.lastDay')
    .returningAll('due')
    .execute();
  return ads.sort((one, other) => one.lastDay.localeCompare(other.lastDay));
}

/** Whoever followed it today has just read it. */
const due = (db: Db, now: Date) =>
  closingFollowed(db, now)
    .innerJoin('users', 'users.id', 'followed.userId')
    .innerJoin('deadlineMails', 'deadlineMails.userId', 'users.id')
    .where('deadlineMails.isWanted', '=', true)
    .where(isReachable())
    .whereRef('followed.toldDeadline', 'is distinct from', 'closing.lastDay')
    .where('followed.followedAt', '<', new Date(startOfDayInOslo(dayInOslo(now))));
