import { candidateLimits } from '../../contract/candidates/candidate-limits.ts';
import { isReachable } from '../accounts/index.ts';
import { daysAfter } from '../platform/clock.ts';
import { before } from '../platform/database/before.ts';
import { oneByOne } from '../platform/jobs/one-by-one.ts';
import { isMailHour } from '../platform/mail/mail-hour.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { endingMail } from './mails.ts';

const { reminderDays, monthsKept: months } = candidateLimits;

/** Asks whose time is nearly over whether they still want to be found, and forgets those who have not wanted to for long. */
export async function keepCandidatesFresh(platform: Platform) {
  const { db, clock } = platform;
  await db.deleteFrom('candidates').where('visibleUntil', '<', before(clock.now(), { months })).execute();
  if (!isMailHour(clock.now())) return;
  const ending = await endingSoon(platform).select('candidates.id').execute();
  await oneByOne(platform, 'asking whether somebody wants to be found', ending, ({ id }) => ask(platform, id));
}

const endingSoon = ({ db, clock }: Pick<Platform, 'db' | 'clock'>) =>
  db
    .selectFrom('candidates')
    .innerJoin('users', 'users.id', 'candidates.userId')
    .where('candidates.visibleUntil', '>', clock.now())
    .where('candidates.visibleUntil', '<', daysAfter(clock.now(), reminderDays))
    .where('candidates.remindedAt', 'is', null)
    .where(isReachable());

const ask = ({ db, clock }: Platform, id: string) =>
  db.transaction().execute(async (tx) => {
    // Renewed, turned off, or asked by another instance since.
    const due = await endingSoon({ db: tx, clock })
      .select(['candidates.visibleUntil', 'users.id', 'users.firstName', 'users.lastName', 'users.email'])
      .where('candidates.id', '=', id)
      .forUpdate('candidates')
      .executeTakeFirst();
    if (!due) return;
    await tx.updateTable('candidates').set({ remindedAt: clock.now() }).where('id', '=', id).execute();
    await sendMail(tx, endingMail(due), { about: due.id });
  });
