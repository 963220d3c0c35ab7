import { z } from 'zod';
import { approvalStatusSchema } from './businesses.ts';
import { endpoint, readLimit, writeLimit } from './endpoint.ts';
import { policy } from './policy.ts';
import { positionTypes } from './positions.ts';
import { id, page, pagingSchema, searchWords, text, time } from './values.ts';

export const approvalSubjects = ['business', 'position'] as const;
export type ApprovalSubject = (typeof approvalSubjects)[number];
export const decisionKinds = ['approved', 'rejected', 'change-asked', 'change-seen'] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** How the owner's address relates to what is known of the business; a sign, never a bar. */
export const emailDomainSigns = ['matches', 'resembles', 'differs', 'free', 'unknown'] as const;

const subject = z.enum(approvalSubjects, { error: 'Ukjent valg' });

const decisionSchema = z.object({
  id: z.number().int(),
  subject: z.enum(approvalSubjects),
  subjectId: id,
  subjectName: z.string(),
  organizationNumber: z.string(),
  decision: z.enum(decisionKinds),
  reason: z.string().nullable(),
  actorName: z.string(),
  createdAt: time,
});

const ownerSchema = z.object({
  name: z.string(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  registeredAt: time.nullable(),
  emailDomain: z.object({
    sign: z.enum(emailDomainSigns),
    domain: z.string(),
    /** The domains of the homepage, of the contact address and of the register's address. */
    known: z.array(z.string()),
  }),
});

/** What Enhetsregisteret says; null where it says nothing. */
const registerFactsSchema = z.object({
  name: z.string().nullable(),
  form: z.string().nullable(),
  industry: z.string().nullable(),
  town: z.string().nullable(),
  employees: z.string().nullable(),
  founded: z.iso.date().nullable(),
  homepage: z.string().nullable(),
  fetchedAt: time.nullable(),
  /** Why one should hesitate: deleted, bankrupt, being wound up, under another name. */
  warnings: z.array(z.string()),
});

/** What every card has beside what it decides about. */
const evidence = {
  owner: ownerSchema,
  register: registerFactsSchema,
  createdAt: time,
  updatedAt: time,
  /** Of the same number or the same person, newest first. */
  earlierDecisions: z.array(decisionSchema),
  /** The last request for a change, and whether the owner changed anything since. */
  askedChange: z.object({ reason: z.string(), actorName: z.string(), at: time, isDone: z.boolean() }).nullable(),
};

const pendingBusinessSchema = z.object({
  id,
  _id: id,
  businessName: z.string(),
  organizationNumber: z.string(),
  shortDescription: z.string(),
  longDescription: z.string(),
  ...evidence,
});

const pendingPositionSchema = z.object({
  id,
  _id: id,
  title: z.string(),
  positionType: z.enum(positionTypes),
  description: z.string(),
  requirements: z.string(),
  location: z.string().nullable(),
  workSchedule: z.string().nullable(),
  salaryRange: z.object({ min: z.number().int().nullable(), max: z.number().int().nullable(), currency: z.string() }),
  applicationDeadline: z.iso.date().nullable(),
  externalApplicationUrl: z.string().nullable(),
  /** Where one applies by mail. */
  applicationEmail: z.string().nullable(),
  business: z.object({ id, name: z.string(), organizationNumber: z.string(), approvalStatus: approvalStatusSchema }),
  expiryDate: z.iso.date(),
  ...evidence,
});

const changedSchema = z.object({
  subject: z.enum(approvalSubjects),
  id,
  name: z.string(),
  /** Where it is shown. */
  path: z.string(),
  organizationNumber: z.string(),
  changedAt: time,
  /** Before is null where nothing was kept of what staff approved. */
  changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string() })),
});

const wordingSchema = z.object({ id, subject: z.enum(approvalSubjects), wording: z.string() });

const said = z.object({ message: z.string() });
const params = z.object({ id });
const staffWrite = { method: 'POST', access: 'staff', rateLimit: writeLimit, params, reply: said } as const;

/** As it was when it was read: what its owner changes afterwards is nothing that staff has seen. */
const asRead = z.object({ readAs: z.iso.datetime({ error: 'Ugyldig tidspunkt' }).optional() });

/** What is wrong, so that the owner can mend it. */
export const rejectionSchema = z.object({
  reason: text('Vennligst oppgi årsak til avvisning', policy.lengths.decisionReason),
});
export const askedChangeSchema = z.object({ reason: text('Skriv hva som må endres', policy.lengths.decisionReason) });

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
      decisions: z.array(decisionSchema),
      pagination: pagingSchema,
    }),
  }),
  approveBusiness: endpoint({
    ...staffWrite,
    path: '/admin/approvals/business/:id/approve',
    summary:
      'Approves a business that waits; its owner gets a mail. With its `updatedAt`, as it was then or not at all.',
    body: asRead,
  }),
  rejectBusiness: endpoint({
    ...staffWrite,
    path: '/admin/approvals/business/:id/reject',
    summary: 'Rejects a business that waits; it disappears, and its owner gets the reason.',
    body: rejectionSchema,
  }),
  askBusinessChange: endpoint({
    ...staffWrite,
    path: '/admin/approvals/business/:id/ask-for-change',
    summary: 'Asks the owner of a business that waits to change something first.',
    body: askedChangeSchema,
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
      'Approves a position that waits; its owner gets a mail. With its `updatedAt`, as it was then or not at all.',
    body: asRead,
  }),
  rejectPosition: endpoint({
    ...staffWrite,
    path: '/admin/approvals/position/:id/reject',
    summary: 'Rejects a position that waits; it disappears, and its owner gets the reason.',
    body: rejectionSchema,
  }),
  askPositionChange: endpoint({
    ...staffWrite,
    path: '/admin/approvals/position/:id/ask-for-change',
    summary: 'Asks the owner of a position that waits to change something first.',
    body: askedChangeSchema,
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
    body: z.object({ subject, wording: text('Skriv en formulering', policy.lengths.decisionReason) }),
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
