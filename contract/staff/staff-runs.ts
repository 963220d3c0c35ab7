import { z } from 'zod';
import { endpoint, writeLimit } from '../endpoint.ts';
import { policy } from '../policy.ts';
import { id, idempotencyKey, said, seenAt, text } from '../values.ts';

/** The lists of which several entries are changed at once. */
const runLists = ['users', 'businesses', 'positions', 'application-forms'] as const;
export type RunList = (typeof runLists)[number];

export const mostAtOnce = policy.pageSize.most;

const chosen = 'Velg minst én';
const severalEntries = z
  .array(z.object({ id, updatedAt: seenAt }), { error: chosen })
  .min(1, chosen)
  .max(mostAtOnce, `Velg høyst ${mostAtOnce} om gangen`);

const named = z.object({ id, name: z.string() });
const skipped = z.object({ id, reason: z.string() });

/** The same call asks first and does it then. */
const run = {
  method: 'POST',
  access: 'staff',
  rateLimit: writeLimit,
  changesPages: true,
} as const;
const asking = {
  /** Only tells what would be done, by doing it and taking it back at once. */
  dryRun: z.boolean({ error: 'Ukjent valg' }).optional(),
  idempotencyKey,
};

export const staffRuns = {
  change: endpoint({
    ...run,
    path: '/admin/:list/bulk',
    summary:
      'Activates or deactivates up to 100 entries, each by itself: what cannot be done, or was changed after `updatedAt`, is left out and named. `dryRun` only tells.',
    params: z.object({ list: z.enum(runLists, { error: 'Ukjent liste' }) }),
    body: z.object({
      entries: severalEntries,
      isActive: z.boolean({ error: 'Ukjent valg' }),
      /** In the words that the owners read. */
      reason: text('Skriv en begrunnelse', policy.lengths.decisionReason).optional(),
      ...asking,
    }),
    reply: said.extend({ done: z.array(id), skipped: z.array(skipped) }),
  }),
  undo: endpoint({
    ...run,
    path: '/admin/trace/runs/:id/undo',
    summary:
      'Takes back what was done to several at once, each by itself: what was changed or taken back since is left out and named. `dryRun` only tells.',
    params: z.object({ id }),
    body: z.object(asking),
    reply: said.extend({ done: z.array(named), skipped: z.array(skipped.extend(named.shape)) }),
  }),
};
