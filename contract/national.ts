import { z } from 'zod';
import { endpoint, readLimit } from './endpoint.ts';
import { professions } from './positions/professions.ts';
import {
  adChangeSchema,
  adFacetsSchema,
  adFilters,
  counts,
  positionCardSchema,
  positionPaginationSchema,
  suggestionSchema,
} from './positions.ts';
import {
  choice,
  correctionSchema,
  id,
  idInAddress,
  idOf,
  limit,
  looseningSchema,
  MINUTE,
  page,
  reasonSchema,
  searchWords,
  sitemapPartSchema,
  sitemapSchema,
  time,
  widerPlaceSchema,
} from './values.ts';

export const sectors = ['Privat', 'Offentlig'] as const;
export const extents = ['Heltid', 'Deltid'] as const;

export const workLocationSchema = z.object({
  country: z.string().nullable(),
  address: z.string().nullable(),
  postalCode: z.string().nullable(),
  city: z.string().nullable(),
  municipal: z.string().nullable(),
  /** The slug, when the place is known. */
  municipality: z.string().nullable(),
  county: z.string().nullable(),
});

export const contactSchema = z.object({
  name: z.string().nullable(),
  title: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
});

const linkedBusinessSchema = z.object({
  id,
  name: z.string(),
  organizationNumber: z.string(),
  logoUrl: z.string().nullable(),
});

/** In a list, `description` is the beginning of the plain text. */
export const nationalCardSchema = z.object({
  id,
  _id: id,
  uuid: id,
  title: z.string(),
  businessName: z.string(),
  municipal: z.string(),
  description: z.string(),
  published: time,
  expires: time,
  /** Never below 0. */
  daysLeft: z.number().int(),
  /** To the deadline, where that is a day: below 0 when it has passed though the ad is still out. */
  deadlineInDays: z.number().int().nullable(),
  applicationUrl: z.string().nullable(),
  sourceurl: z.string().nullable(),
  status: z.literal('ACTIVE'),
  sistEndret: time,
  workLocations: z.array(workLocationSchema),
  engagementtype: z.string().nullable(),
  extent: z.string().nullable(),
  sector: z.string().nullable(),
  /** As it was written, and the day where it is one. */
  applicationDue: z.string().nullable(),
  applicationDeadline: z.iso.date().nullable(),
  occupations: z.array(z.string()),
  professions: z.array(z.string()),
  source: z.literal('nav'),
  /** Of the employer: the main unit's where it is known. */
  employerNumber: z.string().nullable(),
  /** The employer's profile here, if it has a public one. */
  business: linkedBusinessSchema.nullable(),
  /** The other addresses of an ad that was posted more than once. */
  alsoAt: z.array(z.object({ uuid: id, link: z.string(), applicationUrl: z.string().nullable() })),
});

export const nationalPositionSchema = nationalCardSchema.extend({
  jobtitle: z.string().nullable(),
  /** Plain text with its line breaks in `description`, sanitised markup here. */
  descriptionHtml: z.string(),
  contactList: z.array(contactSchema),
  employer: z.object({
    name: z.string(),
    orgnr: z.string().nullable(),
    description: z.string(),
    descriptionHtml: z.string(),
    homepage: z.string().nullable(),
  }),
  starttime: z.string().nullable(),
  /** The moment, where the deadline names an hour. */
  applicationDeadlineAt: time.nullable(),
  positioncount: z.number().int(),
  /** The ad at arbeidsplassen.no. */
  link: z.string(),
  /** Where to apply, in the order of NAV's terms: the employer's form, the ad's origin, the ad at NAV. */
  applyUrl: z.string(),
  /** Its host as one reads it: "bærum.kommune.no". */
  applyHost: z.string(),
  /** The same position as its employer published it here. */
  localPosition: z.object({ id, title: z.string() }).nullable(),
  /** Since it was read first, the last first. */
  changes: z.array(adChangeSchema),
});

/** Marked as the lists of followed positions mark them. */
export const similarSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('local'), position: positionCardSchema }),
  z.object({ type: z.literal('nav'), position: nationalCardSchema }),
]);

/** So many ads one may ask at once for what is like them. */
export const MOST_LIKENED = 10;
const tooManyLikened = `Velg høyst ${MOST_LIKENED} annonser`;

export const nationalFilters = {
  ...adFilters,
  sector: choice(sectors),
  extent: choice(extents),
};

export const national = {
  search: endpoint({
    method: 'GET',
    path: '/nav-positions/search',
    summary: 'Live ads of NAV, each once however often it was posted.',
    access: 'anyone',
    rateLimit: readLimit,
    query: z.object({ page, limit: limit(), ...nationalFilters }),
    reply: z.object({
      positions: z.array(nationalCardSchema.extend({ why: z.array(reasonSchema) })),
      pagination: positionPaginationSchema,
      facets: adFacetsSchema.extend({ sector: counts, extent: counts }),
      corrections: z.array(correctionSchema),
      loosened: z.array(looseningSchema),
      widerPlaces: z.array(widerPlaceSchema),
    }),
  }),
  suggest: endpoint({
    method: 'GET',
    path: '/nav-positions/suggestions',
    summary: 'Titles and places with live ads of NAV that begin with what was typed.',
    access: 'anyone',
    rateLimit: readLimit,
    query: z.object({ search: searchWords }),
    reply: z.object({ suggestions: z.array(suggestionSchema) }),
  }),
  suggestAnywhere: endpoint({
    method: 'GET',
    path: '/suggestions',
    summary: 'The same for local positions and ads of NAV at once, as a search finds both.',
    access: 'anyone',
    rateLimit: readLimit,
    query: z.object({ search: searchWords }),
    reply: z.object({ suggestions: z.array(suggestionSchema) }),
  }),
  suggestProfession: endpoint({
    method: 'GET',
    path: '/nav-positions/profession',
    summary: 'Under what most ads of NAV with a title like this one are sorted, as far as they agree.',
    access: 'user',
    rateLimit: readLimit,
    query: z.object({ title: searchWords }),
    reply: z.object({ profession: z.enum(professions).nullable() }),
  }),
  stats: endpoint({
    method: 'GET',
    path: '/nav-positions/stats',
    summary: 'How many ads of NAV are live, by county and occupation, and when the feed was last read.',
    access: 'anyone',
    rateLimit: readLimit,
    reply: z.object({
      statistics: z.object({
        totalPositions: z.number().int(),
        newToday: z.number().int(),
        newThisWeek: z.number().int(),
        expiringSoon: z.number().int(),
        byCounty: z.array(z.object({ id: z.string(), name: z.string(), count: z.number().int() })),
        byOccupation: z.array(z.object({ name: z.string(), count: z.number().int() })),
        lastReadAt: time.nullable(),
        newestEventAt: time.nullable(),
      }),
    }),
  }),
  sitemap: endpoint({
    method: 'GET',
    path: '/nav-positions/sitemap',
    summary: "The parts of the sitemap of NAV's live ads.",
    access: 'anyone',
    rateLimit: readLimit,
    reply: z.object({ parts: sitemapSchema }),
  }),
  sitemapPart: endpoint({
    method: 'GET',
    path: '/nav-positions/sitemap/:part',
    summary: 'The addresses of one part of the sitemap.',
    access: 'anyone',
    rateLimit: readLimit,
    params: z.object({ part: page }),
    reply: z.object({ urls: sitemapPartSchema }),
  }),
  deadline: endpoint({
    method: 'GET',
    path: '/nav-positions/:uuid/deadline.ics',
    summary: 'The deadline of an ad of NAV for a calendar (iCalendar). 410 when it has passed.',
    access: 'anyone',
    rateLimit: readLimit,
    params: z.object({ uuid: id }),
    reply: 'file',
  }),
  sameAs: endpoint({
    method: 'GET',
    path: '/nav-positions/same-as/:id',
    summary: 'The ad at NAV that is the same as a position here, if there is one.',
    access: 'anyone',
    rateLimit: readLimit,
    params: z.object({ id }),
    reply: z.object({ ad: z.object({ uuid: id, link: z.string() }).nullable() }),
  }),
  ofEmployer: endpoint({
    method: 'GET',
    path: '/nav-positions/of-employer/:organizationNumber',
    summary:
      'The live ads of NAV of one employer and its sub-units, the newest first, without those that it also published here.',
    access: 'anyone',
    rateLimit: readLimit,
    params: z.object({
      organizationNumber: idInAddress('Ugyldig organisasjonsnummer').pipe(
        z.string().regex(/^[0-9]{9}$/, 'Ugyldig organisasjonsnummer'),
      ),
    }),
    query: z.object({ page }),
    reply: z.object({
      positions: z.array(nationalCardSchema),
      total: z.number().int(),
      totalPages: z.number().int(),
    }),
  }),
  similar: endpoint({
    method: 'GET',
    path: '/similar-positions/:id',
    summary: 'Some live positions and ads of NAV that are called much like this one, the nearest first.',
    access: 'anyone',
    rateLimit: readLimit,
    params: z.object({ id }),
    reply: z.object({
      similar: z.array(similarSchema),
      /** What to search for to find such ads: words, and the county where there is one. Nothing where the title has no words. */
      search: z
        .object({ words: z.string(), county: z.object({ id: z.string(), name: z.string() }).nullable() })
        .nullable(),
    }),
  }),
  similarToSome: endpoint({
    method: 'GET',
    path: '/similar-positions',
    summary: 'Some live positions and ads of NAV that are called much like these, of each in turn the nearest first.',
    access: 'anyone',
    // Each of them is a search of its own.
    rateLimit: { max: 60, windowSeconds: MINUTE },
    query: z.object({
      /** Divided by commas. */
      ids: z
        .string('Velg annonser')
        .max(40 * MOST_LIKENED, tooManyLikened)
        .transform((value) => value.split(',').filter(Boolean))
        .pipe(z.array(id).max(MOST_LIKENED, tooManyLikened)),
    }),
    reply: z.object({ similar: z.array(similarSchema) }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/nav-positions/:uuid',
    summary: 'One live ad of NAV.',
    access: 'anyone',
    rateLimit: readLimit,
    params: z.object({ uuid: idOf('Ugyldig NAV stillings-ID') }),
    reply: z.object({ position: nationalPositionSchema }),
  }),
};

export type Contact = z.output<typeof contactSchema>;
export type WorkLocation = z.output<typeof workLocationSchema>;
