import { before } from '../platform/database/before.ts';
import { job } from '../platform/jobs/job.ts';
import { mailNewMatches } from './mail-new-matches.ts';

/** Every hour, because summer time moves the hour in Norway: the first one in the morning does the work. */
export const mailNewMatchesJob = job('mail-new-matches', (_payload, platform) => mailNewMatches(platform), '5 * * * *');

/** Longer than an ad is ever posted again for. */
export const deleteOldMailedAds = job(
  'delete-old-mailed-ads',
  async (_payload, { db, clock }) => {
    await db
      .deleteFrom('mailedAds')
      .where('mailedAt', '<', before(clock.now(), { years: 1 }))
      .execute();
  },
  '45 2 * * *',
);
