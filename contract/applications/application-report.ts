import { z } from 'zod';
import { endpoint, readLimit } from '../endpoint.ts';
import { applicationMethods } from '../positions.ts';
import { choice, id } from '../values.ts';
import { surveySchema } from './applicant-survey.ts';
import { oneBusiness } from './handled-applications.ts';
import { refusalReasons } from './refusal-reasons.ts';

/** How many weeks a report looks back. */
export const reportPeriods = ['4', '13', '52'] as const;
export type ReportPeriod = (typeof reportPeriods)[number];
/** Unless another one is asked for. */
export const usualPeriod: ReportPeriod = '13';

const count = z.number().int();

/** What became of the applications that came in the period, whenever it happened. Withdrawn ones are not among them. */
const outcomesSchema = z.object({
  received: count,
  /** Opened by anybody who handles them. */
  opened: count,
  /** Told of any decision, or invited. */
  answered: count,
  /** Invited to an interview, also to one that was called off. */
  invited: count,
  approved: count,
  denied: count,
  /** How many of the denied ones were given each reason. One may have several. */
  refusalReasons: z.record(z.enum(refusalReasons), count),
  /** Denied without any. */
  withoutReason: count,
  /** Neither decided nor withdrawn. */
  waiting: count,
  /** Half of those who were told waited no longer. */
  hoursToAnswer: count.nullable(),
});

const reading = {
  access: 'user',
  rateLimit: readLimit,
  method: 'GET',
  params: oneBusiness,
  query: z.object({ weeks: choice(reportPeriods) }),
} as const;

export const applicationReport = {
  read: endpoint({
    ...reading,
    path: '/applications/business/:businessId/report',
    summary: 'How a business did in the last weeks: views of its positions, and what became of the applications.',
    reply: z.object({
      business: z.object({ id, businessName: z.string() }),
      from: z.iso.date(),
      to: z.iso.date(),
      total: outcomesSchema.extend({
        views: count,
        hoursToOpen: count.nullable(),
        /** How long the one that waits longest does, whenever it came; `null` where none waits. */
        longestWaitingDays: count.nullable(),
      }),
      /** The first one first; each from its first day on. */
      weeks: z.array(z.object({ from: z.iso.date(), views: count, received: count })),
      /** Those that were seen or applied for, the most wanted first. */
      positions: z.array(
        outcomesSchema.extend({
          id,
          title: z.string(),
          views: count,
          applicationMethod: z.enum(applicationMethods),
        }),
      ),
      /** What applicants said in the last twelve months that are over; `null` of fewer than five. */
      survey: surveySchema.nullable(),
    }),
  }),
  table: endpoint({
    ...reading,
    path: '/applications/business/:businessId/report/table',
    summary: 'The same position by position, as a table (CSV).',
    reply: 'file',
  }),
};
