import { z } from 'zod';
import { endpoint, readLimit, writeLimit } from '../endpoint.ts';
import { policy } from '../policy.ts';
import { id, limit, page, pagingSchema, time } from '../values.ts';
import { lastingFieldsSchema } from './position-fields.ts';

/** In characters. */
export const importLimits = { reference: 100 };

/** Where a position stands, in one word. */
export const importStates = ['pending', 'approved', 'scheduled', 'rejected', 'off', 'stopped', 'expired'] as const;
const importOutcomes = ['created', 'changed', 'unchanged'] as const;

const referenceSchema = z
  .string()
  .max(importLimits.reference, `Referansen kan ikke være lengre enn ${importLimits.reference} tegn`)
  .regex(
    /^[A-Za-z0-9][A-Za-z0-9._:-]*$/,
    'Referansen må begynne med en bokstav (a–z) eller et tall, og kan ellers ha bindestrek, understrek, punktum og kolon',
  );

const importedPositionSchema = z.object({
  id,
  reference: z.string(),
  title: z.string(),
  state: z.enum(importStates),
  /** Where everybody reads it, once it is approved. */
  url: z.string(),
  expiryDate: z.iso.date(),
  updatedAt: time,
  /** In the browser, since it was sent last. What is sent now is refused, unless it says `overwrite`. */
  changedByHand: z.boolean(),
  /** What staff asked to have changed before it can be approved. */
  askedChange: z.string().nullable(),
  rejectionReason: z.string().nullable(),
  views: z.number().int(),
  applications: z.number().int(),
});

const one = z.object({ reference: referenceSchema });
const answer = z.object({ position: importedPositionSchema, message: z.string() });
const yesOrNo = z.enum(['true', 'false'], { error: 'Ukjent valg' }).optional();

const reading = { access: 'system', rateLimit: readLimit } as const;
const changing = { access: 'system', rateLimit: writeLimit } as const;

/** What an employer's own system does with positions, with a key of the business. */
export const importedPositions = {
  list: endpoint({
    ...reading,
    method: 'GET',
    path: '/import/positions',
    summary: 'The positions that a system of the business has sent, the newest first.',
    query: z.object({ page, limit: limit(policy.pageSize.most) }),
    reply: z.object({
      positions: z.array(importedPositionSchema),
      pagination: pagingSchema.extend({ totalPositions: z.number().int() }),
    }),
  }),
  read: endpoint({
    ...reading,
    method: 'GET',
    path: '/import/positions/:reference',
    summary: 'What became of the position with that reference.',
    params: one,
    reply: z.object({ position: importedPositionSchema }),
  }),
  put: endpoint({
    // Does not say that it changes pages: everything comes again every night, and no system waits for the next page.
    ...changing,
    method: 'PUT',
    path: '/import/positions/:reference',
    summary:
      'Publishes the position with that reference of the system, pending until staff approves it, or changes it. The same again changes nothing. What was changed by hand since is kept (409 `changedByHand`), unless the body says `overwrite`. With `check=true` it is only said what would be done.',
    params: one,
    query: z.object({ check: yesOrNo }),
    body: lastingFieldsSchema.safeExtend({ overwrite: z.boolean({ error: 'Ukjent valg' }).nullish() }),
    reply: answer.extend({
      outcome: z.enum(importOutcomes),
      /** As it stands now; null where it would be made. */
      position: importedPositionSchema.nullable(),
    }),
  }),
  takeDown: endpoint({
    ...changing,
    changesPages: true,
    method: 'DELETE',
    path: '/import/positions/:reference',
    summary: 'Switches the position off, however often it is sent. To send it again puts it back, while there is room.',
    params: one,
    reply: answer,
  }),
};
