import { z } from 'zod';
import { endpoint, type RateLimit, readLimit, writeLimit } from '../endpoint.ts';
import { HOUR, id, idempotencyKey, said, time } from '../values.ts';
import { oneApplication } from './handled-applications.ts';
import {
  declineReplySchema,
  namedRefereesSchema,
  refereeAnswersSchema,
  referenceRequestSchema,
  referencesSchema,
} from './reference-fields.ts';
import { refereeOutcomes, referenceLimits } from './reference-words.ts';

const token = z.string({ error: 'Ugyldig lenke' }).max(300, 'Ugyldig lenke');

/** Each of them sends mail to somebody who does not know us. */
const nameLimit: RateLimit = { max: 10, windowSeconds: HOUR };

const asUser = { access: 'user', rateLimit: writeLimit } as const;
const byLink = { method: 'POST', access: 'anyone', rateLimit: writeLimit } as const;

/** References of an applicant: the employer asks, the applicant names people, and these answer without an account. */
export const references = {
  read: endpoint({
    access: 'user',
    rateLimit: readLimit,
    method: 'GET',
    path: '/applications/:id/references',
    summary: 'Which references an applicant was asked for, whom they named, and what those answered.',
    params: oneApplication,
    reply: z.object({ references: referencesSchema.nullable() }),
  }),
  ask: endpoint({
    ...asUser,
    method: 'POST',
    path: '/applications/:id/references',
    summary: 'Asks an applicant for references, told by mail at once. One request is open at a time.',
    params: oneApplication,
    body: referenceRequestSchema.extend({ idempotencyKey }),
    reply: said,
  }),
  takeBack: endpoint({
    ...asUser,
    method: 'DELETE',
    path: '/applications/:id/references',
    summary: 'Takes the request back, as long as nobody has answered. The applicant is told by mail.',
    params: oneApplication,
    reply: said,
  }),
  name: endpoint({
    access: 'user',
    rateLimit: nameLimit,
    method: 'POST',
    path: '/applications/mine/:id/referees',
    summary: `Names referees, who get a mail at once; at most ${referenceLimits.namedInAll} in all for one application.`,
    params: oneApplication,
    body: z.object({ referees: namedRefereesSchema, idempotencyKey }),
    reply: said,
  }),
  removeReferee: endpoint({
    ...asUser,
    method: 'DELETE',
    path: '/applications/mine/:id/referees/:refereeId',
    summary: 'Takes a referee back who has not answered. The link in the mail ends.',
    params: z.object({ id, refereeId: id }),
    reply: said,
  }),
  decline: endpoint({
    ...asUser,
    method: 'POST',
    path: '/applications/mine/:id/references/decline',
    summary: 'Says that one gives no references. The employer is told.',
    params: oneApplication,
    body: z.object({ reply: declineReplySchema }),
    reply: said,
  }),
  check: endpoint({
    ...byLink,
    rateLimit: readLimit,
    path: '/applications/references/check',
    summary: 'What the link of a mail to a referee leads to. Changes nothing.',
    body: z.object({ token }),
    reply: z.object({
      asked: z.object({
        referee: z.string(),
        applicant: z.string(),
        businessName: z.string(),
        positionTitle: z.string(),
        questions: z.array(z.string()),
        /** What to be careful with in them. */
        cautions: z.array(z.object({ found: z.string(), advice: z.string() })),
        /** Until when it can be answered. */
        endsAt: time,
        outcome: z.enum(refereeOutcomes).nullable(),
        answeredAt: time.nullable(),
      }),
    }),
  }),
  answer: endpoint({
    ...byLink,
    path: '/applications/references',
    summary: 'A referee answers, once. The same answers sent again are answered as done.',
    body: z.object({ token, answers: refereeAnswersSchema }),
    reply: said,
  }),
  refuse: endpoint({
    ...byLink,
    path: '/applications/references/refuse',
    summary: 'A referee does not want to answer, or is not the one who was meant. Both sides are told.',
    body: z.object({ token, isStranger: z.boolean({ error: 'Ugyldig valg' }) }),
    reply: said,
  }),
};
