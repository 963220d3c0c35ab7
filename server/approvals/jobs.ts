import { policy } from '../../contract/policy.ts';
import { before } from '../platform/database/before.ts';
import { job, scheduledJob } from '../platform/jobs/job.ts';
import { telling, tellOfDecision } from './tell-of-decision.ts';
import { tellOfPublished } from './tell-of-published.ts';

export const tellOfDecisionJob = job(telling, (about, platform) => tellOfDecision(platform, about));

/** Hourly: in the morning of the day, and after an outage as soon as it can be. */
export const tellOfPublishedJob = scheduledJob('tell-of-published-positions', '15 * * * *', tellOfPublished);

/** Decisions are logs, kept as long as the privacy page says. */
export const deleteOldDecisions = scheduledJob('delete-old-approval-decisions', '55 2 * * *', async ({ db, clock }) => {
  const months = policy.retention.logMonths;
  await db.deleteFrom('approvalDecisions').where('createdAt', '<', before(clock.now(), { months })).execute();
});
