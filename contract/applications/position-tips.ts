import { z } from 'zod';
import { endpoint, readLimit, writeLimit } from '../endpoint.ts';
import { id, idempotencyKey, MINUTE, said } from '../values.ts';
import { oneApplication, oneBusiness, severalApplications } from './handled-applications.ts';
import { optionalMessage } from './interview-fields.ts';

/** What an employer tells those of who agreed to hear of other positions. */
export const positionTips = {
  setWish: endpoint({
    method: 'PUT',
    path: '/applications/mine/:id/tips',
    summary: 'Whether the business of an own application may tell of other positions, from now on.',
    access: 'user',
    rateLimit: writeLimit,
    params: oneApplication,
    body: z.object({ wanted: z.boolean({ error: 'Ugyldig valg' }) }),
    reply: said.extend({ wantsTips: z.boolean() }),
  }),
  end: endpoint({
    method: 'POST',
    path: '/applications/tips/end',
    summary:
      'Takes back what allowed a tip and all others of its business, by the secret of its mail. Twice does no harm.',
    access: 'anyone',
    // A mail provider calls for many people.
    rateLimit: readLimit,
    body: z.object({ token: z.string({ error: 'Ugyldig lenke' }).max(200) }),
    reply: said,
  }),
  positions: endpoint({
    method: 'GET',
    path: '/applications/business/:businessId/tips',
    summary: 'What applicants can be told of: the open positions of the business.',
    access: 'user',
    rateLimit: readLimit,
    params: oneBusiness,
    reply: z.object({
      positions: z.array(z.object({ id, title: z.string(), location: z.string().nullable(), lastDay: z.iso.date() })),
    }),
  }),
  send: endpoint({
    method: 'POST',
    path: '/applications/tips',
    summary:
      'Tells applicants of a position, each person once. Those who did not agree, have applied or were told are left out.',
    access: 'user',
    rateLimit: { max: 60, windowSeconds: 10 * MINUTE },
    body: z.object({
      positionId: z.string({ error: 'Velg en stilling' }).min(1, 'Velg en stilling').pipe(id),
      applications: severalApplications,
      message: optionalMessage,
      idempotencyKey,
    }),
    reply: said,
  }),
};
