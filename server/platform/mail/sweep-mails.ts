import { before } from '../database/before.ts';
import type { Db } from '../database/database.ts';
import { scheduledJob } from '../jobs/job.ts';

/** Of the demo. */
export const MOST_KEPT = 500;
const KEPT_DAYS = 30;

/** What is left of a mail after it was handed over serves only to explain what happened lately. */
export const sweepMails = scheduledJob('sweep-mails', '20 2 * * *', async ({ db, mailer, clock }) => {
  if (mailer.keeps) return;
  await db
    .deleteFrom('mails')
    .where('createdAt', '<', before(clock.now(), { days: KEPT_DAYS }))
    .execute();
});

/** The demo keeps its mails to be read, but not without end. */
export async function dropOldMails(db: Db) {
  const newest = db.selectFrom('mails').select('id').orderBy('createdAt', 'desc').limit(MOST_KEPT);
  await db.deleteFrom('mails').where('sentAt', 'is not', null).where('id', 'not in', newest).execute();
}
