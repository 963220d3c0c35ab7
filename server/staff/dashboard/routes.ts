import { staffDashboard } from '../../../contract/staff/staff-dashboard.ts';
import { route } from '../../platform/http/route.ts';
import { countJobs } from '../../platform/jobs/count-jobs.ts';
import { giveUpJob, readFailing, retryJob } from './job-queue.ts';
import { readOutbox, retryMails } from './outbox.ts';
import { readHistory } from './read-history.ts';
import { readRegisterFreshness } from './read-register.ts';
import { readScheduled } from './read-scheduled.ts';
import { readStats } from './read-stats.ts';

export const routes = [
  route(staffDashboard.stats, async (_request, { db, clock }) => ({ stats: await readStats(db, clock.now()) })),

  route(staffDashboard.history, async ({ query }, { db, clock }) => readHistory(db, query.days, clock.now())),

  route(staffDashboard.jobs, async (_request, { db }) => {
    // Not at the top: the list of jobs knows every domain, and every domain's routes come before it.
    const { jobs } = await import('../../jobs.ts');
    const [queue, failing, scheduled] = await Promise.all([countJobs(db), readFailing(db), readScheduled(db, jobs)]);
    return { queue, failing, scheduled };
  }),

  route(staffDashboard.retryJob, async ({ params, viewer }, platform) => {
    await retryJob(platform, viewer, params.id);
    return { message: 'Jobben prøves på nytt.' };
  }),

  route(staffDashboard.giveUpJob, async ({ params, viewer }, platform) => {
    await giveUpJob(platform, viewer, params.id);
    return { message: 'Jobben er tatt ut av køen.' };
  }),

  route(staffDashboard.mails, async (_request, { db, clock }) => ({ mails: await readOutbox(db, clock.now()) })),

  route(staffDashboard.retryMails, async ({ viewer }, platform) => {
    const retried = await retryMails(platform, viewer);
    return { retried, message: 'E-postene som venter, prøves på nytt.' };
  }),

  route(staffDashboard.register, async (_request, { db, clock }) => ({
    register: await readRegisterFreshness(db, clock.now()),
  })),
];
