import { scheduledJob } from '../platform/jobs/job.ts';
import { keepCandidatesFresh } from './keep-fresh.ts';

/** Hourly: after an outage the day's mails still go that day. */
export const keepCandidatesFreshJob = scheduledJob('keep-candidates-fresh', '35 * * * *', keepCandidatesFresh);
