import { z } from 'zod';
import { costlyLimit, endpoint, readLimit, writeLimit } from './endpoint.ts';
import { policy } from './policy.ts';
import { id, idempotencyKey, limit, line, page, pagingSchema, said, seenAt, text, time } from './values.ts';

const { lengths } = policy;
const required = 'Både tittel og innhold er påkrevd';
/** How much of a newsletter's text the list shows. */
export const NEWSLETTER_PREVIEW_LENGTH = 200;

/** Rendering goes a step deeper for each quote or list inside another; a line may begin with as many marks as it has room for. */
const tooDeep = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){100}/m;
const isFlat = [(content: string) => !tooDeep.test(content), 'Innholdet har for mange nivåer inni hverandre'] as const;

/** Longer than any address; each sign of a word is looked at together with the rest of it. */
const LONGEST_WORD = 2000;
const hasWords = [
  (content: string) => content.split(/\s+/).every((word) => word.length <= LONGEST_WORD),
  `Innholdet har et ord på mer enn ${LONGEST_WORD} tegn`,
] as const;

const newsletterToWriteSchema = z.object({
  title: line(required, lengths.newsletterTitle, 'Tittelen'),
  /** Markdown. */
  content: text(required, lengths.newsletterContent, 'Innholdet')
    .refine(...isFlat)
    .refine(...hasWords),
});

/** A draft may wait for its hour; once the sending has begun, it is `sent` to those who only ask for the status. */
const newsletterStates = ['draft', 'scheduled', 'sending', 'paused', 'sent'] as const;
export type NewsletterState = (typeof newsletterStates)[number];

const count = z.number().int();
/** How many mails there are to send, and what became of them. Skipped: who left after the sending began. */
const progressSchema = z.object({ total: count, sent: count, failed: count, skipped: count, waiting: count });

export const newsletterSchema = z.object({
  id,
  _id: id,
  title: z.string(),
  content: z.string(),
  /** The beginning, rendered and safe. */
  previewHtml: z.string(),
  status: z.enum(['draft', 'sent']),
  state: z.enum(newsletterStates),
  createdAt: time,
  updatedAt: time,
  scheduledFor: time.nullable(),
  sentAt: time.nullable(),
  pausedBecause: z.string().nullable(),
  /** The mail server did not answer at the last try; there will be another. */
  isServerSilent: z.boolean(),
  recipientCount: count,
  openCount: count,
  clickCount: count,
  progress: progressSchema,
  createdBy: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
});

export type Newsletter = z.output<typeof newsletterSchema>;

const reading = { access: 'staff', rateLimit: readLimit } as const;
const writing = { access: 'staff', rateLimit: writeLimit } as const;
const params = z.object({ id });
/** What a colleague wrote since is nothing that the caller has seen. */
const asRead = z.object({ updatedAt: seenAt });
const changed = z.object({ newsletter: newsletterSchema, message: z.string() });

export const newsletters = {
  list: endpoint({
    ...reading,
    method: 'GET',
    path: '/newsletter/admin/newsletters',
    summary: 'All newsletters, the newest first.',
    query: z.object({ page, limit: limit(policy.pageSize.staff) }),
    reply: z.object({
      newsletters: z.array(newsletterSchema),
      pagination: pagingSchema.extend({ page: count, total: count }),
    }),
  }),
  stats: endpoint({
    ...reading,
    method: 'GET',
    path: '/newsletter/admin/stats',
    summary: 'How many newsletters and subscribers there are.',
    reply: z.object({
      stats: z.object({
        totalNewsletters: count,
        sentNewsletters: count,
        draftNewsletters: count,
        /** Active users who turned it on. */
        totalSubscribers: count,
        /** Those of them whose address is confirmed: who gets the next one. */
        reachableSubscribers: count,
        /** Percent of the active users, with one decimal. */
        subscriptionRate: z.number(),
      }),
    }),
  }),
  read: endpoint({
    ...reading,
    method: 'GET',
    path: '/newsletter/admin/:id',
    summary: 'One newsletter, whole, with how often each of its links was opened.',
    params,
    reply: z.object({
      newsletter: newsletterSchema.extend({
        html: z.string(),
        links: z.array(z.object({ url: z.string(), clickCount: count })),
      }),
    }),
  }),
  preview: endpoint({
    ...reading,
    method: 'POST',
    path: '/newsletter/admin/preview',
    summary: 'Markdown as it will stand in the mail.',
    body: z.object({
      content: z
        .string()
        .max(lengths.newsletterContent)
        .refine(...isFlat)
        .refine(...hasWords),
    }),
    reply: z.object({
      html: z.string(),
      /** Addresses of links and pictures that cannot stand in a mail, as they were typed. */
      leftOut: z.array(z.string()),
    }),
  }),
  create: endpoint({
    ...writing,
    method: 'POST',
    path: '/newsletter/admin/create',
    summary: 'Makes a draft.',
    body: newsletterToWriteSchema.extend({ idempotencyKey }),
    reply: changed,
  }),
  update: endpoint({
    ...writing,
    method: 'PUT',
    path: '/newsletter/admin/:id',
    summary: 'Changes a draft.',
    params,
    body: newsletterToWriteSchema.extend(asRead.shape),
    reply: changed,
  }),
  remove: endpoint({
    ...writing,
    method: 'DELETE',
    path: '/newsletter/admin/:id',
    summary: 'Deletes a draft.',
    params,
    reply: said,
  }),
  test: endpoint({
    method: 'POST',
    path: '/newsletter/admin/:id/test',
    summary: 'Sends it to the caller only.',
    access: 'staff',
    rateLimit: costlyLimit,
    params,
    reply: said,
  }),
  schedule: endpoint({
    ...writing,
    method: 'PUT',
    path: '/newsletter/admin/:id/schedule',
    summary: 'Lets a draft be sent by itself later, or no longer. With its `updatedAt`, as it was then or not at all.',
    params,
    body: asRead.extend({ sendAt: z.iso.datetime({ offset: true, error: 'Velg dag og klokkeslett' }).nullable() }),
    reply: changed,
  }),
  send: endpoint({
    ...writing,
    method: 'POST',
    path: '/newsletter/admin/:id/send',
    summary:
      'Sends a draft to all subscribers. With its `updatedAt`, as it was then or not at all. What a few seconds do not suffice for goes on in the background.',
    params,
    body: asRead,
    reply: z.object({
      message: z.string(),
      /** So far; `waiting` are still to come. */
      details: z.object({ sent: count, failed: count, waiting: count }),
      newsletter: newsletterSchema,
    }),
  }),
  pause: endpoint({
    ...writing,
    method: 'POST',
    path: '/newsletter/admin/:id/pause',
    summary: 'Stops a sending where it is.',
    params,
    reply: changed,
  }),
  resume: endpoint({
    ...writing,
    method: 'POST',
    path: '/newsletter/admin/:id/resume',
    summary: 'Lets a paused sending go on.',
    params,
    reply: changed,
  }),
};
