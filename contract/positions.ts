import { z } from 'zod';
import { approvalStatusSchema, promisesSchema } from './businesses.ts';
import { endpoint, readLimit } from './endpoint.ts';
import { distances } from './places.ts';
import { professions } from './positions/professions.ts';
import {
  choice,
  choices,
  chosenWords,
  correctionSchema,
  id,
  idInAddress,
  limit,
  looseningSchema,
  page,
  pagingSchema,
  placeWords,
  reasonSchema,
  searchWords,
  time,
  widerPlaceSchema,
} from './values.ts';

export const positionTypes = ['Fast', 'Deltid', 'Vikariat', 'Freelance', 'Konsulent'] as const;
export const engagements = ['Fast', 'Midlertidig', 'Prosjekt'] as const;
/** What one may have to know at work. Where somebody gets by with Swedish, Danish does as well. */
export const workLanguages = ['Norsk', 'Svensk eller dansk', 'Engelsk', 'Samisk'] as const;
export const experiences = ['entry', 'junior', 'senior', 'lead'] as const;
export const applicationMethods = ['email', 'external', 'form'] as const;
export const currencies = ['NOK', 'EUR', 'USD'] as const;
export const payPeriods = ['year', 'month', 'hour'] as const;
/** What a pay comes to in a year of full time: 37.5 hours a week. */
export const timesAYear = { year: 1, month: 12, hour: 1950 } as const;
/** What an ad may pay, in kroner a year; 0 asks only that it says something. */
export const payFloors = ['0', '400000', '500000', '600000', '700000', '800000'] as const;
export type PositionType = (typeof positionTypes)[number];
export type Engagement = (typeof engagements)[number];
export type WorkLanguage = (typeof workLanguages)[number];
export type Experience = (typeof experiences)[number];
export type ApplicationMethod = (typeof applicationMethods)[number];
export type Currency = (typeof currencies)[number];

export const positionSorts = ['newest', 'oldest', 'expiry', 'relevance', 'title', 'pay'] as const;

/** How much of the text a list carries. Cards show 120 characters of it at most. */
export const EXCERPT_LENGTH = 300;

export const salaryRangeSchema = z.object({
  min: z.number().int().nullable(),
  max: z.number().int().nullable(),
  currency: z.enum(currencies),
  period: z.enum(payPeriods),
});

/** Of these a reader is told that they are new, not what they were: words may have been corrected for a good reason. */
export const changedParts = ['title', 'place', 'kind', 'text', 'applying'] as const;

/** What was changed of an ad in a day: it tells something else than when the day began. */
export const adChangeSchema = z.object({
  day: z.iso.date(),
  deadline: z.object({ before: z.iso.date().nullable(), after: z.iso.date().nullable() }).nullable(),
  salary: z.object({ before: salaryRangeSchema.nullable(), after: salaryRangeSchema.nullable() }).nullable(),
  parts: z.array(z.enum(changedParts)),
});

/** The day from which everybody may see it once it is approved, where one was chosen. */
export const publishDay = z.iso.date().nullable();

/** In a list, `description`, `requirements` and `adContent` are the beginning of the text. */
export const positionCardSchema = z.object({
  id,
  _id: id,
  title: z.string(),
  description: z.string(),
  requirements: z.string(),
  /** The description under the name that national positions use. */
  adContent: z.string(),
  positionType: z.enum(positionTypes),
  engagement: z.enum(engagements).nullable(),
  experience: z.enum(experiences).nullable(),
  profession: z.enum(professions).nullable(),
  /** Each of them alone is enough to do the work; none where it is not said. */
  workLanguages: z.array(z.enum(workLanguages)),
  remote: z.boolean(),
  location: z.string().nullable(),
  municipality: z.string().nullable(),
  municipal: z.string().nullable(),
  county: z.string().nullable(),
  salaryRange: salaryRangeSchema.nullable(),
  expiryDate: z.iso.date(),
  applicationDeadline: z.iso.date().nullable(),
  daysLeft: z.number().int(),
  isExpired: z.boolean(),
  isActive: z.boolean(),
  featured: z.boolean(),
  createdAt: time,
  /** When it was approved, or later where a day was chosen; of one that waits, when it was made. */
  publishedAt: time,
  updatedAt: time,
  approvalStatus: approvalStatusSchema,
  businessId: id,
  businessName: z.string(),
  business: z.object({
    id,
    name: z.string(),
    organizationNumber: z.string(),
    logoUrl: z.string().nullable(),
    location: z.string().nullable(),
    shortDescription: z.string(),
    employeeCount: z.number().int().nullable(),
  }),
});

export const positionSchema = positionCardSchema.extend({
  workSchedule: z.string().nullable(),
  /** Empty texts once it has expired. */
  contactInfo: z.object({ name: z.string(), email: z.string(), position: z.string(), phone: z.string().nullable() }),
  applicationMethod: z.enum(applicationMethods),
  externalApplicationUrl: z.string().nullable(),
  applicationFormId: id.nullable(),
  /** The day by which those who apply through the form are promised an answer. */
  answerBy: z.iso.date().nullable(),
  /** Whether there will be a public list of who applied through the form. */
  hasApplicantList: z.boolean(),
  /** Whether applications are read first without knowing whose they are. */
  isReadAnonymously: z.boolean(),
  approvedAt: time.nullable(),
  /** Whether the caller may manage it; the reason of a rejection is only for them. */
  isOwner: z.boolean(),
  rejectionReason: z.string().nullable(),
});

/** Of a profession: how many ads say what they pay, and between which amounts half of them lie, in kroner a year. */
const payInProfessionSchema = z.object({ ads: z.number().int(), from: z.number().int(), to: z.number().int() });

export const positionPaginationSchema = pagingSchema.extend({
  page: z.number().int(),
  totalPositions: z.number().int(),
});

export const counts = z.record(z.string(), z.number().int());

/** Of our own positions and of NAV's ads: how many hits each value would give with the other filters kept. */
export const adFacetsSchema = z.object({
  fylke: counts,
  /** Only while a county or municipality is chosen. */
  kommune: counts,
  occupation: counts,
  /** Only while an occupation or a profession is chosen. */
  profession: counts,
  jobType: counts,
  engagement: counts,
  workLanguage: counts,
});

/** Counted from today, which is day 0. */
const withinDays = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z.coerce.number({ error: 'Ugyldig antall dager' }).int().min(0).max(365).optional(),
);

/** Of our own positions and of NAV's ads. */
export const adFilters = {
  search: searchWords,
  sort: choice(positionSorts),
  fylke: placeWords,
  kommune: placeWords,
  /** With a municipality: those around it too, in whatever county. */
  avstand: choice(distances),
  /** Further places of which any will do: `vestland_hamar.25` are Vestland, and Hamar with 25 km around it. */
  steder: placeWords,
  /** As NAV names them: "Helse og sosial", and in it "Sykepleier". */
  occupation: searchWords,
  /** Of these any will do: `Lege_Sykepleier`, or each by its own. */
  profession: chosenWords,
  /** As our own positions have them; of NAV's ads those whose words mean the same. */
  jobType: choices(positionTypes),
  engagement: choices(engagements),
  /** Enough to do the work: as the ad says it, or else the language that it is written in. */
  workLanguage: choices(workLanguages),
  /** The last day to apply, and the day it came out. */
  dueWithinDays: withinDays,
  publishedWithinDays: withinDays,
};

export const positionFilters = {
  ...adFilters,
  experience: choices(experiences),
  pay: choice(payFloors),
  remote: z
    .enum(['true', 'false', ''], { error: 'Ukjent valg' })
    .transform((value) => value === 'true')
    .optional(),
  /** Id or organisation number. */
  businessId: idInAddress('Ugyldig bedrift-ID').optional(),
};

/**
 * Where a suggestion leads: a search for a title or for a name that several businesses have, a business' page (by organisation
 * number), a filter by place (by id) or by occupation.
 */
export const suggestionKinds = ['occupation', 'title', 'business', 'county', 'municipality'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

export const suggestionSchema = z.object({
  kind: z.enum(suggestionKinds),
  text: z.string(),
  value: z.string(),
  count: z.number().int(),
});

export const positions = {
  list: endpoint({
    method: 'GET',
    path: '/positions',
    summary: 'Public positions, paid ones first. With `businessId` those who manage that business see all of its own.',
    access: 'anyone',
    rateLimit: readLimit,
    query: z.object({ page, limit: limit(), ...positionFilters }),
    reply: z.object({
      positions: z.array(positionCardSchema.extend({ why: z.array(reasonSchema) })),
      pagination: positionPaginationSchema,
      facets: adFacetsSchema.extend({ experience: counts, pay: counts, remote: counts }),
      corrections: z.array(correctionSchema),
      loosened: z.array(looseningSchema),
      widerPlaces: z.array(widerPlaceSchema),
    }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/positions/:id',
    summary: 'One position. Expired public ones still answer, with `isExpired` and without contact details.',
    access: 'anyone',
    rateLimit: readLimit,
    params: z.object({ id: idInAddress('Ugyldig stillings-ID') }),
    /** `promises` and `confirmedDomain` are those of its business, `changes` those since it was approved, the last first. */
    reply: z.object({
      position: positionSchema.extend({
        promises: promisesSchema.nullable(),
        confirmedDomain: z.string().nullable(),
        changes: z.array(adChangeSchema),
      }),
    }),
  }),
  suggest: endpoint({
    method: 'GET',
    path: '/positions/suggestions',
    summary: 'Titles, businesses and places with live positions that begin with what was typed.',
    access: 'anyone',
    rateLimit: readLimit,
    query: z.object({ search: searchWords }),
    reply: z.object({ suggestions: z.array(suggestionSchema) }),
  }),
  pay: endpoint({
    method: 'GET',
    path: '/positions/pay',
    summary:
      'What public ads of the last year in a profession say that they pay, expired ones too. `null` where too few say it, or there is no such profession.',
    access: 'anyone',
    rateLimit: readLimit,
    query: z.object({ profession: searchWords }),
    reply: z.object({ pay: payInProfessionSchema.nullable() }),
  }),
  status: endpoint({
    method: 'GET',
    path: '/positions/:id/status',
    summary:
      'Where the approval of an own position and its business stands, what staff asked to have changed, whether they took it down.',
    access: 'user',
    rateLimit: readLimit,
    params: z.object({ id: idInAddress('Ugyldig stillings-ID') }),
    reply: z.object({
      approvalStatus: approvalStatusSchema,
      rejectionReason: z.string().nullable(),
      askedChange: z.string().nullable(),
      isStopped: z.boolean(),
      publishFrom: publishDay,
      /** Where it is not approved and active, nobody else sees the position. */
      business: z.object({
        organizationNumber: z.string(),
        approvalStatus: approvalStatusSchema,
        isActive: z.boolean(),
        isStopped: z.boolean(),
      }),
    }),
  }),
};

export type PayFloor = (typeof payFloors)[number];
export type PayPeriod = (typeof payPeriods)[number];
export type PayInProfession = z.output<typeof payInProfessionSchema>;
export type SalaryRange = z.output<typeof salaryRangeSchema>;
export type ChangedPart = (typeof changedParts)[number];
export type AdChange = z.output<typeof adChangeSchema>;
export type PositionCard = z.output<typeof positionCardSchema>;
