import { z } from 'zod';
import { approvalStatusSchema } from '../businesses.ts';
import { applicationMethods, positionTypes, publishDay, salaryRangeSchema } from '../positions.ts';
import { id, time } from '../values.ts';

const person = z.object({ id, _id: id, firstName: z.string(), lastName: z.string(), email: z.string() });

export const staffUserSchema = person.extend({
  /** False until the address was confirmed by its mail. */
  emailConfirmed: z.boolean(),
  isActive: z.boolean(),
  isAdmin: z.boolean(),
  hasSecondStep: z.boolean(),
  maxBusinesses: z.number().int(),
  businessCount: z.number().int(),
  lastLogin: time.nullable(),
  createdAt: time,
  updatedAt: time,
});

export const staffBusinessSchema = z.object({
  id,
  _id: id,
  businessName: z.string(),
  organizationNumber: z.string(),
  shortDescription: z.string(),
  longDescription: z.string(),
  isActive: z.boolean(),
  /** By staff: its owner can't switch it on. */
  isStopped: z.boolean(),
  maxActivePositions: z.number().int(),
  approvalStatus: approvalStatusSchema,
  /** Its owner, while there is such an account. */
  userId: person.nullable(),
  createdAt: time,
  updatedAt: time,
});

export const staffPositionSchema = z.object({
  id,
  _id: id,
  title: z.string(),
  description: z.string(),
  requirements: z.string(),
  positionType: z.enum(positionTypes),
  location: z.string().nullable(),
  isActive: z.boolean(),
  isStopped: z.boolean(),
  featured: z.boolean(),
  isExpired: z.boolean(),
  publishFrom: publishDay,
  expiryDate: z.iso.date(),
  applicationMethod: z.enum(applicationMethods),
  externalApplicationUrl: z.string().nullable(),
  workSchedule: z.string().nullable(),
  contactInfo: z.object({ name: z.string(), email: z.string(), position: z.string(), phone: z.string().nullable() }),
  salaryRange: salaryRangeSchema,
  approvalStatus: approvalStatusSchema,
  businessId: z.object({ id, _id: id, businessName: z.string(), organizationNumber: z.string() }),
  createdAt: time,
  updatedAt: time,
});

export const staffFormSchema = z.object({
  id,
  _id: id,
  title: z.string(),
  description: z.string(),
  isActive: z.boolean(),
  isStopped: z.boolean(),
  questions: z.array(z.object({ id: z.string(), type: z.string(), question: z.string(), required: z.boolean() })),
  /** How many positions use it. */
  usageCount: z.number().int(),
  /** Who made it, while there is such an account. */
  userId: person.nullable(),
  businessId: z.object({ id, _id: id, businessName: z.string() }),
  createdAt: time,
  updatedAt: time,
});
