import { z } from 'zod';
import { endpoint, readLimit, writeLimit } from '../endpoint.ts';
import { said, time } from '../values.ts';

const count = z.number().int();
const counted = { total: count, active: count, recent: count };

const statsSchema = z.object({
  users: z.object({ ...counted, admins: count }),
  businesses: z.object(counted),
  positions: z.object({ ...counted, expired: count }),
  applicationForms: z.object(counted),
  applications: z.object({ total: count, recent: count }),
  pending: z.object({ businesses: count, positions: count, changed: count }),
});

/** Of a chart, with how many days one step is. */
export const historySpans = { '30': 1, '90': 7, '365': 30 } as const;
const historyDays = ['30', '90', '365'] as const;

const queuedJobSchema = z.object({
  id: z.string(),
  name: z.string(),
  attempts: count,
  maxAttempts: count,
  lastError: z.string(),
  createdAt: time,
  /** Null when it was given up after its last attempt. */
  nextTryAt: time.nullable(),
});

const scheduledJobSchema = z.object({
  name: z.string(),
  /** Crontab in UTC. */
  schedule: z.string(),
  runs: count,
  lastStartedAt: time.nullable(),
  lastDurationMs: count.nullable(),
  lastDoneAt: time.nullable(),
  lastFailedAt: time.nullable(),
  lastError: z.string().nullable(),
});

const read = { method: 'GET', access: 'staff', rateLimit: readLimit } as const;
const write = { method: 'POST', access: 'staff', rateLimit: writeLimit } as const;
const jobId = z.object({
  id: z
    .string()
    .regex(/^[0-9]{1,18}$/, 'Ugyldig id')
    .max(18),
});

export const staffDashboard = {
  stats: endpoint({
    ...read,
    path: '/admin/stats',
    summary: 'Figures of the platform; `recent` is the last 30 days.',
    reply: z.object({ stats: statsSchema }),
  }),
  history: endpoint({
    ...read,
    path: '/admin/history',
    summary: 'How many users, businesses, positions, applications and national positions came, step by step.',
    query: z.object({ days: z.enum(historyDays, { error: 'Ukjent valg' }).default('90') }),
    reply: z.object({
      /** First days of the steps; each list has one figure a step. */
      steps: z.array(z.iso.date()),
      stepDays: count,
      series: z.object({
        users: z.array(count),
        businesses: z.array(count),
        positions: z.array(count),
        applications: z.array(count),
        nationalPositions: z.array(count),
      }),
    }),
  }),
  jobs: endpoint({
    ...read,
    path: '/admin/jobs',
    summary: 'The job queue, what fails in it, and when scheduled jobs last ran.',
    reply: z.object({
      queue: z.object({ waiting: count, planned: count, failed: count }),
      failing: z.array(queuedJobSchema),
      scheduled: z.array(scheduledJobSchema),
    }),
  }),
  retryJob: endpoint({
    ...write,
    path: '/admin/jobs/:id/retry',
    summary: 'Tries a failed job again now, with all its attempts.',
    params: jobId,
    reply: said,
  }),
  giveUpJob: endpoint({
    ...write,
    path: '/admin/jobs/:id/give-up',
    summary: 'Takes a failed job out of the queue for good.',
    params: jobId,
    reply: said,
  }),
  mails: endpoint({
    ...read,
    path: '/admin/mails',
    summary: 'The outbox: what waits, what is stuck, what was refused.',
    reply: z.object({
      mails: z.object({
        sentLastDay: count,
        waiting: count,
        oldestWaitingAt: time.nullable(),
        /** Waits, but nothing tries any more. */
        stuck: count,
        refusedLastMonth: count,
        lastRefusedAt: time.nullable(),
      }),
    }),
  }),
  retryMails: endpoint({
    ...write,
    path: '/admin/mails/retry',
    summary: 'Tries all mails again that wait.',
    reply: z.object({ retried: count, message: z.string() }),
  }),
  register: endpoint({
    ...read,
    path: '/admin/register',
    summary: 'How fresh the data of Enhetsregisteret is.',
    reply: z.object({
      register: z.object({
        businesses: count,
        withoutData: count,
        /** Last fetched more than two weeks ago. */
        stale: count,
        oldestFetchedAt: time.nullable(),
        newestFetchedAt: time.nullable(),
      }),
    }),
  }),
};
