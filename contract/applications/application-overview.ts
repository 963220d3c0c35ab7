import { z } from 'zod';
import { endpoint, readLimit } from '../endpoint.ts';
import { MINUTE } from '../values.ts';
import { elsewhereDay } from './applications-elsewhere.ts';

const chosen = z
  .object({
    /** Both days are part of it. */
    from: elsewhereDay,
    to: elsewhereDay,
    withNotes: z.enum(['true', 'false'], { error: 'Ukjent valg' }).default('false'),
  })
  .refine(({ from, to }) => from <= to, { error: 'Perioden slutter før den begynner', path: ['to'] });

/** Everything that one applied for, here and elsewhere, for showing it to somebody. */
export const applicationOverview = {
  read: endpoint({
    access: 'user',
    rateLimit: readLimit,
    method: 'GET',
    path: '/applications/overview',
    summary: 'Everything that the caller applied for in a period, sent here or noted, the newest first.',
    query: chosen,
    reply: z.object({
      rows: z.array(
        z.object({
          day: z.iso.date(),
          position: z.string(),
          employer: z.string(),
          where: z.enum(['here', 'elsewhere']),
          /** In words. */
          state: z.string(),
          /** Only where they are asked for. */
          note: z.string().nullable(),
        }),
      ),
    }),
  }),
  export: endpoint({
    access: 'user',
    rateLimit: { max: 30, windowSeconds: 10 * MINUTE },
    method: 'GET',
    path: '/applications/overview/export',
    summary: 'The same as a table (CSV).',
    query: chosen,
    reply: 'file',
  }),
};
