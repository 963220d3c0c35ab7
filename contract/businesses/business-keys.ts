import { z } from 'zod';
import { ofBusiness } from '../businesses.ts';
import { costlyLimit, endpoint, readLimit, writeLimit } from '../endpoint.ts';
import { id, idempotencyKey, line, said, time } from '../values.ts';

/** Not in the policy, which list pages load. Refused calls are told for so many days. */
export const keyLimits = { most: 5, nameLength: 60, refusalDays: 14, mostRefusals: 20 };

const businessKeySchema = z.object({
  id,
  name: z.string(),
  /** The end of the secret, to know it again by. */
  lastSigns: z.string(),
  /** Null when there is no such account any more. */
  madeBy: z.string().nullable(),
  createdAt: time,
  lastUsedOn: z.iso.date().nullable(),
});

/** The last answer to what a system sent under that reference, while it is a refusal. */
const refusedCallSchema = z.object({
  reference: z.string(),
  message: z.string(),
  keyName: z.string().nullable(),
  refusedAt: time,
});

export const newKeySchema = z.object({ name: line('Navn er påkrevd', keyLimits.nameLength) });

/** What the owner of a business lets its own systems call with (imported-positions.ts). */
export const businessKeys = {
  list: endpoint({
    method: 'GET',
    path: '/business-settings/:businessId/keys',
    summary: 'The open keys of a business, and which of their calls were refused lately; for its owner.',
    access: 'user',
    rateLimit: readLimit,
    params: ofBusiness,
    reply: z.object({ keys: z.array(businessKeySchema), refusedCalls: z.array(refusedCallSchema) }),
  }),
  make: endpoint({
    method: 'POST',
    path: '/business-settings/:businessId/keys',
    summary:
      'Makes a key of a business; for its owner. The secret is in this answer only; with the same Idempotency-Key again there is a new one of the same key.',
    access: 'user',
    rateLimit: costlyLimit,
    params: ofBusiness,
    body: newKeySchema.extend({ idempotencyKey }),
    reply: said.extend({ key: businessKeySchema, secret: z.string() }),
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/business-settings/:businessId/keys/:keyId',
    summary: 'Ends a key for good; for the owner. The positions that came with it stay.',
    access: 'user',
    rateLimit: writeLimit,
    params: ofBusiness.extend({ keyId: id }),
    reply: said,
  }),
};

export type BusinessKey = z.output<typeof businessKeySchema>;
export type RefusedCall = z.output<typeof refusedCallSchema>;
