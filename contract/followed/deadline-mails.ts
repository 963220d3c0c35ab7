import { z } from 'zod';
import { endpoint, readLimit, writeLimit } from '../endpoint.ts';
import { said } from '../values.ts';

/** Mails before positions close that somebody follows. */
export const deadlineMails = {
  readDeadlineMails: endpoint({
    method: 'GET',
    path: '/user/deadline-mails',
    summary: 'Whether the user wants a mail before the deadlines of what they follow.',
    access: 'user',
    rateLimit: readLimit,
    reply: z.object({ wanted: z.boolean() }),
  }),
  setDeadlineMails: endpoint({
    method: 'PUT',
    path: '/user/deadline-mails',
    summary: 'Turns the mails before deadlines on or off.',
    access: 'user',
    rateLimit: writeLimit,
    body: z.object({ wanted: z.boolean({ error: 'Ukjent valg' }) }),
    reply: z.object({ wanted: z.boolean(), message: z.string() }),
  }),
  endDeadlineMails: endpoint({
    method: 'POST',
    path: '/user/deadline-mails/end',
    summary: 'Ends the mails before deadlines, by the secret of their links. Twice does no harm.',
    access: 'anyone',
    // A mail provider calls for many people.
    rateLimit: readLimit,
    body: z.object({ token: z.string({ error: 'Ugyldig lenke' }).max(200) }),
    reply: said,
  }),
};
