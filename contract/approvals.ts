import { z } from 'zod';
import {
  approvalSubjects,
  changedSchema,
  decisionSchema,
  pendingBusinessSchema,
  pendingPositionSchema,
} from './approvals/approval-cards.ts';
import { endpoint, readLimit, writeLimit } from './endpoint.ts';
import { policy } from './policy.ts';
import { id, page, pagingSchema, said, searchWords, seenAt, text } from './values.ts';

const subject = z.enum(approvalSubjects, { error: 'Ukjent valg' });

const wordingSchema = z.object({ id, subject: z.enum(approvalSubjects), wording: z.string() });

/** Each is kept once, by an index that takes no longer rows. */
const MOST_BYTES = 2600;
const wordingText = text('Skriv en formulering', policy.lengths.decisionReason).refine(
  (wording) => new TextEncoder().encode(wording).length <= MOST_BYTES,
  'Formuleringen er for lang',
);

const params = z.object({ id });
const staffWrite = {
  method: 'POST',
  access: 'staff',
  rateLimit: writeLimit,
  changesPages: true,
  params,
  reply: said,
} as const;

/** As it was when it was read: what its owner changes afterwards is nothing that staff has seen. */
const asRead = z.object({ readAs: seenAt });

/** What is wrong, so that the owner can mend it. */
const rejectionSchema = asRead.extend({
  reason: text('Vennligst oppgi årsak til avvisning', policy.lengths.decisionReason),
});
const askedChangeSchema = asRead.extend({ reason: text('Skriv hva som må endres', policy.lengths.decisionReason) });

export const approvals = {
  pending: endpoint({
    method: 'GET',
    path: '/admin/approvals/pending',
    summary:
      'Businesses and positions that wait for approval, those that wait longest first, with what helps to decide.',
    access: 'staff',
    rateLimit: readLimit,
    reply: z.object({
      data: z.object({ businesses: z.array(pendingBusinessSchema), positions: z.array(pendingPositionSchema) }),
      /** Of all that wait; the lists end at 100. */
      totals: z.object({ businesses: z.number().int(), positions: z.number().int() }),
    }),
  }),
  changed: endpoint({
    method: 'GET',
    path: '/admin/approvals/changed',
    summary: 'What was changed after its approval and nobody has looked at yet.',
    access: 'staff',
    rateLimit: readLimit,
    reply: z.object({ changed: z.array(changedSchema), total: z.number().int() }),
  }),
  decisions: endpoint({
    method: 'GET',
    path: '/admin/approvals/decisions',
    summary: 'Every decision, newest first; `search` looks in names, numbers, reasons and who decided.',
    access: 'staff',
    rateLimit: readLimit,
    query: z.object({ page, search: searchWords }),
    reply: z.object({
      decisions: z.array(
        decisionSchema.extend({
          /** For two minutes, unless others have gone on from it. */
          canTakeBack: z.boolean(),
        }),
      ),
      pagination: pagingSchema,
    }),
  }),
  approveBusiness: endpoint({
    ...staffWrite,
    path: '/admin/approvals/business/:id/approve',
    summary:
      'Approves a business that waits; its owner gets a mail two minutes later. With its `updatedAt`, as it was then or not at all.',
    body: asRead,
  }),
  rejectBusiness: endpoint({
    ...staffWrite,
    path: '/admin/approvals/business/:id/reject',
    summary:
      'Rejects a business that waits; it disappears, and its owner gets the reason two minutes later. With its `updatedAt`, as it was then or not at all.',
    body: rejectionSchema,
  }),
  askBusinessChange: endpoint({
    ...staffWrite,
    path: '/admin/approvals/business/:id/ask-for-change',
    summary:
      'Asks the owner of a business that waits to change something first. With its `updatedAt`, as it was then or not at all.',
    body: askedChangeSchema,
  }),
  takeBackBusiness: endpoint({
    ...staffWrite,
    path: '/admin/approvals/business/:id/take-back',
    summary: 'Takes back what was decided about a business within two minutes: it waits again, and nobody was mailed.',
  }),
  seeBusiness: endpoint({
    ...staffWrite,
    path: '/admin/approvals/business/:id/seen',
    summary: 'Takes the mark of a later change off an approved business. With its `changedAt`, of that change only.',
    body: asRead,
  }),
  approvePosition: endpoint({
    ...staffWrite,
    path: '/admin/approvals/position/:id/approve',
    summary:
      'Approves a position that waits; its owner gets a mail two minutes later. With its `updatedAt`, as it was then or not at all.',
    body: asRead,
  }),
  rejectPosition: endpoint({
    ...staffWrite,
    path: '/admin/approvals/position/:id/reject',
    summary:
      'Rejects a position that waits; it disappears, and its owner gets the reason two minutes later. With its `updatedAt`, as it was then or not at all.',
    body: rejectionSchema,
  }),
  askPositionChange: endpoint({
    ...staffWrite,
    path: '/admin/approvals/position/:id/ask-for-change',
    summary:
      'Asks the owner of a position that waits to change something first. With its `updatedAt`, as it was then or not at all.',
    body: askedChangeSchema,
  }),
  takeBackPosition: endpoint({
    ...staffWrite,
    path: '/admin/approvals/position/:id/take-back',
    summary: 'Takes back what was decided about a position within two minutes: it waits again, and nobody was mailed.',
  }),
  seePosition: endpoint({
    ...staffWrite,
    path: '/admin/approvals/position/:id/seen',
    summary: 'Takes the mark of a later change off an approved position. With its `changedAt`, of that change only.',
    body: asRead,
  }),
  migrate: endpoint({
    method: 'POST',
    path: '/admin/migrate-approval-status',
    summary: 'Approves everything that waits, from before there were approvals.',
    access: 'staff',
    rateLimit: writeLimit,
    reply: z.object({
      data: z.object({ businessesUpdated: z.number().int(), positionsUpdated: z.number().int() }),
      message: z.string(),
    }),
  }),
  wordings: endpoint({
    method: 'GET',
    path: '/admin/approvals/wordings',
    summary: 'Saved wordings of reasons.',
    access: 'staff',
    rateLimit: readLimit,
    reply: z.object({ wordings: z.array(wordingSchema) }),
  }),
  saveWording: endpoint({
    method: 'POST',
    path: '/admin/approvals/wordings',
    summary: 'Saves a wording; the same one twice is one.',
    access: 'staff',
    rateLimit: writeLimit,
    body: z.object({ subject, wording: wordingText }),
    reply: z.object({ wording: wordingSchema }),
  }),
  deleteWording: endpoint({
    method: 'DELETE',
    path: '/admin/approvals/wordings/:id',
    summary: 'Deletes a saved wording.',
    access: 'staff',
    rateLimit: writeLimit,
    params,
    reply: z.object({}),
  }),
};
