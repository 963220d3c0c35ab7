import { z } from 'zod';
import { costlyLimit, endpoint, readLimit, writeLimit } from '../endpoint.ts';
import { policy } from '../policy.ts';
import { staffPaginationSchema } from '../staff.ts';
import {
  adKinds,
  choice,
  email,
  id,
  idempotencyKey,
  limit,
  oneAd,
  optional,
  page,
  said,
  searchWords,
  text,
  time,
} from '../values.ts';
import { reportReasons } from './ad-report-words.ts';

const WHAT_IS_WRONG = 'Skriv hva som er galt';

const sent = oneAd
  .extend({
    reason: z.enum(reportReasons, { error: 'Velg hva det gjelder' }),
    message: optional(text(WHAT_IS_WRONG, policy.lengths.supportMessage, 'Meldingen')),
    /** Of who wants an answer. */
    email: optional(email()),
    /** As of a request to support: a field that people never see. */
    website: z.string().max(500).default(''),
    idempotencyKey,
  })
  .refine(({ reason, message }) => reason !== 'other' || message, { path: ['message'], error: WHAT_IS_WRONG });

/** Of a case, so many of the newest reports are read. */
export const MOST_READ = 50;

/** What was said of one ad until staff was done with it. */
const caseSchema = z.object({
  /** Of the first of its reports. */
  id,
  ad: z.object({
    kind: z.enum(adKinds),
    id,
    title: z.string(),
    businessName: z.string(),
    /** Taken down: one of NAV's, by staff. Anything else that nobody can see is gone. */
    state: z.enum(['shown', 'taken-down', 'gone']),
  }),
  /** When the first came, and the latest. */
  createdAt: time,
  latestAt: time,
  /** How many reports it has, and how many people want an answer. */
  count: z.number().int(),
  wantAnswer: z.number().int(),
  /** The newest first. */
  reports: z.array(z.object({ id, reason: z.enum(reportReasons), message: z.string().nullable(), createdAt: time })),
  closedAt: time.nullable(),
  answer: z.string().nullable(),
});

export const closingSchema = z.object({
  /** What came later, nobody has read yet. */
  until: z.iso.datetime({ error: 'Ugyldig tidspunkt' }),
  /** To those who asked for one. */
  answer: optional(text('Skriv et svar', policy.lengths.decisionReason, 'Svaret')),
});

/** What visitors say is wrong with an ad. */
export const adReports = {
  send: endpoint({
    method: 'POST',
    path: '/support/ad-reports',
    summary: 'Tells staff what is wrong with an ad.',
    access: 'anyone',
    rateLimit: costlyLimit,
    body: sent,
    reply: said,
  }),
  list: endpoint({
    method: 'GET',
    path: '/admin/ad-reports',
    summary:
      'Reported ads, each with what was said of it: the open ones, those that wait longest first, or the closed ones, the latest first.',
    access: 'staff',
    rateLimit: readLimit,
    query: z.object({
      page,
      limit: limit(policy.pageSize.staff),
      search: searchWords,
      state: choice(['open', 'closed']),
    }),
    reply: z.object({ cases: z.array(caseSchema), pagination: staffPaginationSchema }),
  }),
  close: endpoint({
    method: 'POST',
    path: '/admin/ad-reports/:id/close',
    summary:
      'Closes every report of the same ad that came until then, and mails the answer to those who asked for one.',
    access: 'staff',
    rateLimit: writeLimit,
    params: z.object({ id }),
    body: closingSchema,
    reply: said,
  }),
};
