import { z } from 'zod';
import { formLimits } from './application-forms.ts';
import { approvalStatusSchema, digitsOfOrganizationNumber } from './businesses.ts';
import { endpoint, readLimit, writeLimit } from './endpoint.ts';
import { policy } from './policy.ts';
import { positionLimits } from './position-fields.ts';
import { applicationMethods, currencies, positionTypes, salaryRangeSchema } from './positions.ts';
import { choice, email, id, limit, line, page, pagingSchema, searchWords, text, time } from './values.ts';

/** What the trace names: what staff did … */
export const staffActionKinds = [
  'edited',
  'deactivated',
  'reactivated',
  'undone',
  'looked-up',
  'searched',
  'approved',
  'rejected',
  'change-asked',
  'migrated',
  'retried',
  'created',
  'deleted',
  'test-sent',
  'scheduled',
  'sent',
  'paused',
  'resumed',
] as const;
export type StaffActionKind = (typeof staffActionKinds)[number];

/** … and with what. */
export const staffSubjects = [
  'user',
  'business',
  'position',
  'application-form',
  'newsletter',
  'import',
  'job',
  'other',
] as const;
export type StaffSubject = (typeof staffSubjects)[number];

/** May be left empty. */
const optionalText = (maxLength: number) =>
  z
    .string({ error: 'Må være tekst' })
    .max(2 * maxLength, `Kan ikke være lengre enn ${maxLength} tegn`)
    .transform((value) => value.normalize('NFC').replace(/\r\n?/g, '\n').replaceAll('\ufffd', '').trim())
    .pipe(z.string().max(maxLength, `Kan ikke være lengre enn ${maxLength} tegn`));

export const listLimits = {
  /** How many of a list are counted and can be paged through; the search leads to the rest. */
  counted: 5000,
} as const;

const flag = z.preprocess(
  (value) => (value === '' || value === 'all' || value === 'alle' ? undefined : value),
  z
    .enum(['true', 'false'], { error: 'Ukjent valg' })
    .transform((value) => value === 'true')
    .optional(),
);

const listQuery = {
  page,
  limit: limit.default(policy.pageSize.staff),
  search: searchWords,
  isActive: flag,
};

export const staffPaginationSchema = pagingSchema.extend({
  page: z.number().int(),
  /** At most 5 000. */
  total: z.number().int(),
  /** There are more than `total`. */
  isCapped: z.boolean(),
});

const person = z.object({ id, _id: id, firstName: z.string(), lastName: z.string(), email: z.string() });

export const staffUserSchema = person.extend({
  /** False until the address was confirmed by its mail. */
  emailConfirmed: z.boolean(),
  isActive: z.boolean(),
  isAdmin: z.boolean(),
  maxBusinesses: z.number().int(),
  businessCount: z.number().int(),
  lastLogin: time.nullable(),
  createdAt: time,
});

export const staffBusinessSchema = z.object({
  id,
  _id: id,
  businessName: z.string(),
  organizationNumber: z.string(),
  shortDescription: z.string(),
  longDescription: z.string(),
  isActive: z.boolean(),
  maxActivePositions: z.number().int(),
  approvalStatus: approvalStatusSchema,
  /** Its owner, while there is such an account. */
  userId: person.nullable(),
  createdAt: time,
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
  featured: z.boolean(),
  isExpired: z.boolean(),
  expiryDate: z.iso.date(),
  applicationMethod: z.enum(applicationMethods),
  externalApplicationUrl: z.string().nullable(),
  workSchedule: z.string().nullable(),
  contactInfo: z.object({ name: z.string(), email: z.string(), position: z.string() }),
  salaryRange: salaryRangeSchema,
  approvalStatus: approvalStatusSchema,
  businessId: z.object({ id, _id: id, businessName: z.string(), organizationNumber: z.string() }),
  createdAt: time,
});

export const staffFormSchema = z.object({
  id,
  _id: id,
  title: z.string(),
  description: z.string(),
  isActive: z.boolean(),
  questions: z.array(z.object({ id: z.string(), type: z.string(), question: z.string(), required: z.boolean() })),
  /** How many positions use it. */
  usageCount: z.number().int(),
  /** Who made it, while there is such an account. */
  userId: person.nullable(),
  businessId: z.object({ id, _id: id, businessName: z.string() }),
  createdAt: time,
});

const { businessesPerUser, activePositionsPerBusiness } = policy;
const between = ({ min, max }: { min: number; max: number }, what: string) => {
  const message = `${what} må være et tall fra ${min} til ${max}`;
  return z.number({ error: message }).int(message).min(min, message).max(max, message);
};
const isActive = z.boolean({ error: 'Ukjent valg' });

export const userChangesSchema = z
  .object({
    firstName: line('Fornavn er påkrevd', 100),
    lastName: line('Etternavn er påkrevd', 100),
    email: email(),
    maxBusinesses: between(businessesPerUser, 'Maks antall bedrifter'),
    isActive,
    isAdmin: z.boolean({ error: 'Ukjent valg' }),
  })
  .partial();

export const businessChangesSchema = z
  .object({
    businessName: line('Bedriftsnavn er påkrevd', 200),
    organizationNumber: z
      .string({ error: 'Organisasjonsnummer er påkrevd' })
      .max(30, 'Organisasjonsnummer må være nøyaktig 9 siffer')
      .transform((value) => digitsOfOrganizationNumber(value))
      .pipe(
        z
          .string()
          .min(1, { error: 'Organisasjonsnummer er påkrevd', abort: true })
          .regex(/^[0-9]{9}$/, 'Organisasjonsnummer må være nøyaktig 9 siffer'),
      ),
    shortDescription: optionalText(300),
    longDescription: optionalText(5000),
    isActive,
    maxActivePositions: between(activePositionsPerBusiness, 'Maks antall aktive stillinger'),
  })
  .partial();

const salary = z
  .number({ error: 'Lønn må være et tall' })
  .int('Lønn må være et helt tall')
  .min(0, 'Lønn kan ikke være mindre enn 0')
  .max(positionLimits.salary.max, 'Lønn er for høy')
  .nullable();

export const positionChangesSchema = z
  .object({
    title: line('Tittel er påkrevd', positionLimits.title.max),
    positionType: z.enum(positionTypes, { error: 'Ansettelsesform er påkrevd' }),
    location: optionalText(200).nullable(),
    description: text('Beskrivelse er påkrevd', positionLimits.description.max),
    requirements: text('Krav er påkrevd', positionLimits.requirements.max),
    expiryDate: z
      .string({ error: 'Utløpsdato er påkrevd' })
      .min(1, { error: 'Utløpsdato er påkrevd', abort: true })
      .max(40, 'Utløpsdato er ikke en gyldig dato')
      .transform((value) => value.slice(0, 10))
      .pipe(z.iso.date('Utløpsdato er ikke en gyldig dato')),
    applicationMethod: z.enum(applicationMethods, { error: 'Søknadsmetode er påkrevd' }),
    externalApplicationUrl: z
      .string()
      .trim()
      .max(positionLimits.url.max, `Kan ikke være lengre enn ${positionLimits.url.max} tegn`)
      .regex(/^(https?:\/\/[^\s]+\.[^\s]+)?$/i, 'Ekstern URL må begynne med https:// eller http://')
      .nullable(),
    workSchedule: optionalText(positionLimits.workSchedule.max).nullable(),
    contactInfo: z
      .object({
        name: line('Kontaktperson er påkrevd', 120),
        email: email('E-post til kontaktperson er påkrevd', 'Ugyldig e-postadresse'),
        position: line('Stilling til kontaktperson er påkrevd', 120),
      })
      .partial(),
    salaryRange: z
      .object({ min: salary, max: salary, currency: z.enum(currencies, { error: 'Ukjent valuta' }) })
      .partial()
      .refine(({ min, max }) => min == null || max == null || max >= min, {
        error: 'Maksimumslønn må være høyere enn minimumslønn',
        path: ['max'],
      }),
    isActive,
    /** Paid placement: shown first with a special marking. */
    featured: z.boolean({ error: 'Ukjent valg' }),
  })
  .partial();

export const formChangesSchema = z
  .object({
    title: line('Tittel er påkrevd', formLimits.title),
    description: optionalText(formLimits.description),
    isActive,
  })
  .partial();

const actionId = z.coerce.number({ error: 'Ugyldig id' }).int('Ugyldig id').min(1).max(Number.MAX_SAFE_INTEGER);

export const staffActionSchema = z.object({
  id: z.number().int(),
  actorId: id,
  actorName: z.string(),
  kind: z.enum(staffActionKinds),
  subject: z.enum(staffSubjects),
  subjectId: id.nullable(),
  subjectName: z.string(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
  reason: z.string().nullable(),
  /** The action that undid it. */
  undoneBy: z.number().int().nullable(),
  canUndo: z.boolean(),
  createdAt: time,
});
export type StaffActionRecord = z.output<typeof staffActionSchema>;

const byId = z.object({ id });
const said = { message: z.string() };

export const staff = {
  users: endpoint({
    method: 'GET',
    path: '/admin/users',
    summary: 'Everybody who has an account, the newest first. The look-up is recorded.',
    access: 'staff',
    rateLimit: readLimit,
    query: z.object({ ...listQuery, isAdmin: flag }),
    reply: z.object({ users: z.array(staffUserSchema), pagination: staffPaginationSchema }),
  }),
  user: endpoint({
    method: 'GET',
    path: '/admin/users/:id',
    summary: 'One user. The look-up is recorded.',
    access: 'staff',
    rateLimit: readLimit,
    params: byId,
    reply: z.object({ user: staffUserSchema }),
  }),
  changeUser: endpoint({
    method: 'PUT',
    path: '/admin/users/:id',
    summary: 'Changes the fields that are sent. Deactivating ends the sessions; the last active admin stays one.',
    access: 'staff',
    rateLimit: writeLimit,
    params: byId,
    body: userChangesSchema,
    reply: z.object({ user: staffUserSchema, ...said }),
  }),
  deactivateUser: endpoint({
    method: 'DELETE',
    path: '/admin/users/:id',
    summary: 'Deactivates a user and ends the sessions.',
    access: 'staff',
    rateLimit: writeLimit,
    params: byId,
    reply: z.object(said),
  }),
  businesses: endpoint({
    method: 'GET',
    path: '/admin/businesses',
    summary: 'Every business that was not rejected, the newest first.',
    access: 'staff',
    rateLimit: readLimit,
    query: z.object(listQuery),
    reply: z.object({ businesses: z.array(staffBusinessSchema), pagination: staffPaginationSchema }),
  }),
  business: endpoint({
    method: 'GET',
    path: '/admin/businesses/:id',
    summary: 'One business.',
    access: 'staff',
    rateLimit: readLimit,
    params: byId,
    reply: z.object({ business: staffBusinessSchema }),
  }),
  changeBusiness: endpoint({
    method: 'PUT',
    path: '/admin/businesses/:id',
    summary: 'Changes the fields that are sent.',
    access: 'staff',
    rateLimit: writeLimit,
    params: byId,
    body: businessChangesSchema,
    reply: z.object({ business: staffBusinessSchema, ...said }),
  }),
  deactivateBusiness: endpoint({
    method: 'DELETE',
    path: '/admin/businesses/:id',
    summary: 'Deactivates a business; its positions are hidden with it.',
    access: 'staff',
    rateLimit: writeLimit,
    params: byId,
    reply: z.object(said),
  }),
  positions: endpoint({
    method: 'GET',
    path: '/admin/positions',
    summary: 'Every position that was not rejected, the newest first; the expired ones by their expiry.',
    access: 'staff',
    rateLimit: readLimit,
    query: z.object({ ...listQuery, isExpired: flag }),
    reply: z.object({ positions: z.array(staffPositionSchema), pagination: staffPaginationSchema }),
  }),
  position: endpoint({
    method: 'GET',
    path: '/admin/positions/:id',
    summary: 'One position.',
    access: 'staff',
    rateLimit: readLimit,
    params: byId,
    reply: z.object({ position: staffPositionSchema }),
  }),
  changePosition: endpoint({
    method: 'PUT',
    path: '/admin/positions/:id',
    summary: 'Changes the fields that are sent; any expiry date, and the paid placement.',
    access: 'staff',
    rateLimit: writeLimit,
    params: byId,
    body: positionChangesSchema,
    reply: z.object({ position: staffPositionSchema, ...said }),
  }),
  deactivatePosition: endpoint({
    method: 'DELETE',
    path: '/admin/positions/:id',
    summary: 'Deactivates a position.',
    access: 'staff',
    rateLimit: writeLimit,
    params: byId,
    reply: z.object(said),
  }),
  forms: endpoint({
    method: 'GET',
    path: '/admin/application-forms',
    summary: 'Every application form, the newest first.',
    access: 'staff',
    rateLimit: readLimit,
    query: z.object(listQuery),
    reply: z.object({ forms: z.array(staffFormSchema), pagination: staffPaginationSchema }),
  }),
  form: endpoint({
    method: 'GET',
    path: '/admin/application-forms/:id',
    summary: 'One application form with its questions.',
    access: 'staff',
    rateLimit: readLimit,
    params: byId,
    reply: z.object({ form: staffFormSchema }),
  }),
  changeForm: endpoint({
    method: 'PUT',
    path: '/admin/application-forms/:id',
    summary: 'Changes the fields that are sent.',
    access: 'staff',
    rateLimit: writeLimit,
    params: byId,
    body: formChangesSchema,
    reply: z.object({ form: staffFormSchema, ...said }),
  }),
  deactivateForm: endpoint({
    method: 'DELETE',
    path: '/admin/application-forms/:id',
    summary: 'Deactivates an application form.',
    access: 'staff',
    rateLimit: writeLimit,
    params: byId,
    reply: z.object(said),
  }),
  trace: endpoint({
    method: 'GET',
    path: '/admin/trace',
    summary: 'What staff did, the newest first.',
    access: 'staff',
    rateLimit: readLimit,
    query: z.object({
      page,
      limit: limit.default(policy.pageSize.staff),
      search: searchWords,
      /** Changes, or look-ups of people. */
      what: choice(['changes', 'lookups']),
      subject: choice(staffSubjects),
      /** Everything about one user, business … */
      subjectId: id.optional(),
      from: z.iso.date('Ugyldig dato').or(z.literal('')).optional(),
      to: z.iso.date('Ugyldig dato').or(z.literal('')).optional(),
    }),
    reply: z.object({ actions: z.array(staffActionSchema), pagination: staffPaginationSchema }),
  }),
  undo: endpoint({
    method: 'POST',
    path: '/admin/trace/:id/undo',
    summary: 'Takes an edit or a deactivation back, unless what it changed was changed again since.',
    access: 'staff',
    rateLimit: writeLimit,
    params: z.object({ id: actionId }),
    reply: z.object({ action: staffActionSchema, ...said }),
  }),
};
