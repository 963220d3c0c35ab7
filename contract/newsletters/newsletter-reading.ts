import { z } from 'zod';
import { endpoint, readLimit, writeLimit } from '../endpoint.ts';
import { id, said } from '../values.ts';

/** What readers do: order it, leave it, and open what was sent. */
export const newsletterReading = {
  toggle: endpoint({
    method: 'POST',
    path: '/newsletter/user/toggle',
    summary: "Turns the user's newsletter on or off; with `newsletterEnabled` to that, however often it is sent.",
    access: 'user',
    rateLimit: writeLimit,
    body: z.object({ newsletterEnabled: z.boolean({ error: 'Ukjent valg' }).optional() }),
    reply: z.object({ newsletterEnabled: z.boolean(), message: z.string() }),
  }),
  unsubscribe: endpoint({
    method: 'GET',
    path: '/newsletter/unsubscribe/:token',
    summary: 'Turns the newsletter off for whom the link was sent to. Twice does no harm.',
    access: 'anyone',
    // A mail provider calls for many people.
    rateLimit: readLimit,
    params: z.object({ token: z.string().max(200, 'Ugyldig avmeldingslenke') }),
    reply: said,
  }),
  unsubscribeNobody: endpoint({
    method: 'GET',
    path: '/newsletter/unsubscribe',
    summary: "Refused: a link without its token is nobody's.",
    access: 'anyone',
    rateLimit: readLimit,
    reply: said,
  }),
  open: endpoint({
    method: 'GET',
    path: '/newsletter/:id/open',
    summary: 'The picture that counts openings, of everybody together.',
    access: 'anyone',
    rateLimit: readLimit,
    params: z.object({ id }),
    reply: 'file',
  }),
  click: endpoint({
    method: 'GET',
    path: '/newsletter/:id/links/:number',
    summary: 'Counts, and leads on to a link of this newsletter.',
    access: 'anyone',
    rateLimit: readLimit,
    params: z.object({ id, number: z.coerce.number().int().min(1).max(10_000) }),
    reply: 'file',
  }),
};
