import { z } from 'zod';
import { businessPictureSchema } from '../businesses/business-pictures.ts';
import { approvalStatusSchema } from '../businesses.ts';
import { professions } from '../positions/professions.ts';
import { positionTypes, publishDay, salaryRangeSchema, workLanguages } from '../positions.ts';
import { id, time } from '../values.ts';

export const approvalSubjects = ['business', 'position'] as const;
export type ApprovalSubject = (typeof approvalSubjects)[number];
const decisionKinds = ['approved', 'rejected', 'change-asked', 'change-seen'] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** How the owner's address relates to what is known of the business; a sign, never a bar. */
export const emailDomainSigns = ['matches', 'resembles', 'differs', 'free', 'unknown'] as const;

export const decisionSchema = z.object({
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
    /** The domains of the register's homepage and of its address. */
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

export const pendingBusinessSchema = z.object({
  id,
  _id: id,
  businessName: z.string(),
  organizationNumber: z.string(),
  shortDescription: z.string(),
  longDescription: z.string(),
  /** Its logo first. */
  pictures: z.array(businessPictureSchema),
  ...evidence,
});

export const pendingPositionSchema = z.object({
  id,
  _id: id,
  title: z.string(),
  profession: z.enum(professions).nullable(),
  positionType: z.enum(positionTypes),
  description: z.string(),
  requirements: z.string(),
  location: z.string().nullable(),
  workLanguages: z.array(z.enum(workLanguages)),
  workSchedule: z.string().nullable(),
  salaryRange: salaryRangeSchema,
  applicationDeadline: z.iso.date().nullable(),
  externalApplicationUrl: z.string().nullable(),
  /** Where one applies by mail. */
  applicationEmail: z.string().nullable(),
  business: z.object({ id, name: z.string(), organizationNumber: z.string(), approvalStatus: approvalStatusSchema }),
  expiryDate: z.iso.date(),
  publishFrom: publishDay,
  /** The own system of the business that it came from. */
  importedFrom: z.object({ system: z.string().nullable(), reference: z.string() }).nullable(),
  ...evidence,
});

export const changedSchema = z.object({
  subject: z.enum(approvalSubjects),
  id,
  name: z.string(),
  /** Where it is shown. */
  path: z.string(),
  organizationNumber: z.string(),
  changedAt: time,
  /** Before is null where nothing was kept of what staff approved. */
  changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string() })),
  /** That a business shows since, its logo too; all of them where it is not known since when. */
  newPictures: z.array(businessPictureSchema),
});
