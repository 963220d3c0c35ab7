import { tipMailing } from '../applications/index.ts';
import { before } from '../platform/database/before.ts';
import { job, scheduledJob } from '../platform/jobs/job.ts';
import { keepAlertsFresh } from './alerts/keep-fresh.ts';
import { remindOfDeadlines } from './deadlines/remind.ts';
import { mailNewMatches, matchMailing } from './mail-new-matches.ts';
import { mailTip } from './mail-tip.ts';

/** Every hour, because summer time moves the hour in Norway: the first one in the morning does the work. */
export const mailNewMatchesJob = scheduledJob(matchMailing.name, '5 * * * *', mailNewMatches);

/** Longer than an ad is ever posted again for. */
export const deleteOldMailedAds = scheduledJob('delete-old-mailed-ads', '45 2 * * *', async ({ db, clock }) => {
  const aYearAgo = before(clock.now(), { years: 1 });
  await db.deleteFrom('mailedAds').where('mailedAt', '<', aYearAgo).execute();
  await db.deleteFrom('alertedAds').where('mailedAt', '<', aYearAgo).execute();
});

/** By day, because it mails. */
export const keepAlertsFreshJob = scheduledJob('keep-job-alerts-fresh', '20 8 * * *', keepAlertsFresh);

/** Left with the tip, by a domain that does not know what its reader has hidden. */
export const mailTipJob = job(tipMailing, ({ tipId }, platform) => mailTip(platform, tipId));

/** Hourly: after an outage the day's mails still go that day. */
export const remindOfDeadlinesJob = scheduledJob('remind-of-deadlines', '10 * * * *', remindOfDeadlines);
