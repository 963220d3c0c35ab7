import { z } from 'zod';
import { endpoint, readLimit } from './endpoint.ts';
import { time } from './values.ts';

/** What may wait for somebody, in the order in which they are told of it. */
export const awaitedKinds = [
  // As an applicant: an answer, messages, tips and invitations to read, a time to choose and one to keep, references to give, and what closes soon.
  'answer',
  'message',
  'tip',
  'invitation',
  'interview-offer',
  'interview',
  'references-asked',
  'begun',
  'closing',
  // As an employer.
  'answers-due',
  'applications',
  'applicant-messages',
  'change-asked',
  // As staff.
  'approvals',
  'ad-reports',
  'mails',
] as const;

const awaitedSchema = z.object({
  kind: z.enum(awaitedKinds),
  /** How many are meant. */
  count: z.number().int(),
  /** Of the ad, where it is one. */
  title: z.string().nullable(),
  businessName: z.string().nullable(),
  /** Where it leads. */
  path: z.string(),
  since: time.nullable(),
  /** By when it is to be done, or when it takes place. */
  day: z.iso.date().nullable(),
  at: time.nullable(),
});

export type AwaitedItem = z.input<typeof awaitedSchema>;

export const awaiting = {
  read: endpoint({
    method: 'GET',
    path: '/user/awaiting',
    summary: 'What came that the caller has not seen, and what waits for them to do it. Reading it marks nothing.',
    access: 'user',
    rateLimit: readLimit,
    reply: z.object({ items: z.array(awaitedSchema) }),
  }),
};
