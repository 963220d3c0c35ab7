import { z } from 'zod';
import { readMoment } from './read-times.ts';

// NAV's own forms, read leniently: what is absent or of another type becomes nothing, never an error.
const markup = z.string().nullish().catch(null);
/** No field shows more, and what is looked for in it is looked for from each of its signs. */
const text = markup.transform((value) => value?.slice(0, 2000) ?? null);
/** Longer ones lead nowhere, and neither does a part of one: what is cut here is too long where it is read. */
export const LONGEST_ADDRESS = 4000;
const address = markup.transform((value) => value?.slice(0, LONGEST_ADDRESS + 1) ?? null);
/** Digits, which some write without quotation marks. */
const digits = z.preprocess((value) => (typeof value === 'number' ? String(value) : value), text);
/** Many times what is shown: tens of thousands, which fit into an ad, would be read for seconds. */
const MOST_IN_LIST = 500;
const list = <T extends z.ZodType>(item: T) =>
  z.preprocess(
    (value) => (Array.isArray(value) ? value.slice(0, MOST_IN_LIST) : value),
    z.array(item.nullable().catch(null)).nullish().catch(null),
  );

export const wireAdSchema = z.object({
  published: text,
  expires: text,
  updated: text,
  workLocations: list(
    z.object({ country: text, address: text, city: text, postalCode: digits, county: text, municipal: text }),
  ),
  contactList: list(z.object({ name: text, email: text, phone: digits, role: text, title: text })),
  title: text,
  description: markup,
  sourceurl: address,
  source: text,
  applicationUrl: address,
  applicationDue: digits,
  occupationCategories: list(z.object({ level1: text, level2: text })),
  jobtitle: text,
  link: address,
  employer: z.object({ name: text, orgnr: digits, description: markup, homepage: address }).nullish().catch(null),
  engagementtype: text,
  extent: text,
  starttime: text,
  positioncount: digits,
  sector: text,
});

export type WireAd = z.output<typeof wireAdSchema>;

/** Only what says so is active: a status that NAV makes up tomorrow must not keep an ad alive. */
const status = z.string().transform((value) => (value.toUpperCase() === 'ACTIVE' ? 'ACTIVE' : 'INACTIVE'));

/** Any 32 hexadecimal digits: NAV's are of one version today. */
const uuid = z.guid().toLowerCase();
const uuidIfAny = uuid.optional().catch(undefined);
const namedSchema = z.object({ uuid: uuidIfAny }).catch({});
/** Of which ad something is said, in whatever form. */
export const adNamedIn = (content: unknown): string | undefined => namedSchema.parse(content).uuid;

/** The status decides, never whether there is text: some inactive entries still carry theirs. */
export const wireEntrySchema = z
  // As the feed answers, and as its documentation names it.
  .object({
    uuid: uuidIfAny,
    status,
    sistEndret: text,
    ad_content: z.unknown().optional(),
    json: z.unknown().optional(),
  })
  .transform(({ json, ad_content = json, ...entry }) => ({
    ...entry,
    uuid: entry.uuid ?? adNamedIn(ad_content),
    ad_content,
  }))
  .refine(
    ({ status: state, ad_content: ad }) => state === 'INACTIVE' || (typeof ad === 'object' && ad && !Array.isArray(ad)),
    'no content',
  );

export type WireEntry = z.output<typeof wireEntrySchema>;

/** As the database takes it: with the digits that came, or as the moment of a time without offset or of an impossible hour. */
const moment = z.string().transform((given, context) => {
  const read = readMoment(given.trim());
  const isAsWritten = /T.*(Z|[+-](0\d|1[0-4]):\d{2})$/.test(given) && Date.parse(given) === read?.getTime();
  if (read) return isAsWritten ? given : read.toISOString();
  context.addIssue('no moment');
  return z.NEVER;
});

/** What both carry twice is read where it can be. An end counts without its time too: what ended must not stay. */
const wireItemSchema = z
  .object({
    id: uuidIfAny,
    date_modified: moment.optional().catch(undefined),
    _feed_entry: z.object({
      uuid: uuidIfAny,
      status,
      sistEndret: moment.optional().catch(undefined),
    }),
  })
  .transform(({ id, date_modified, _feed_entry: { uuid: given = id, status: state, sistEndret } }, context) => {
    const at = date_modified ?? sistEndret ?? (state === 'INACTIVE' ? SOME_TIME : undefined);
    if (given && at) return { uuid: given, at, isActive: state === 'ACTIVE' };
    context.addIssue('no ad or no time');
    return z.NEVER;
  });

/** Before all that is known of an ad. */
export const SOME_TIME = '-infinity';

/** NAV's are those of its events. Nobody promises that: whatever can stand in an address as one part of it. */
const pageName = z.string().regex(/^(?!\.)[\w.:~-]{1,200}$/);
const pageId = z.preprocess((value) => (typeof value === 'number' ? String(value) : value), pageName);
/** Of an address only the id is read: pages are asked for by it, so none can lead away from NAV. */
const idInAddress = z.string().transform((address) => /\/feed\/([^/?#]+)/.exec(address)?.[1]);
/** Absent, null and empty are the end. */
const orEnd = <T extends z.ZodType>(id: T) => z.preprocess((value) => value || null, id.nullable());

/** What a page is called twice is read where it can be. */
export const wirePageSchema = z
  .object({
    id: pageId.optional(),
    feed_url: idInAddress.pipe(pageName).optional().catch(undefined),
    next_id: orEnd(pageId),
    next_url: orEnd(idInAddress.pipe(pageName)).catch(null),
    items: z.array(wireItemSchema.nullable().catch(null)),
  })
  .transform(({ feed_url, id = feed_url, next_id, next_url, items }, context) => {
    if (id !== undefined) return { id, nextId: next_id ?? next_url, items };
    context.addIssue('no id');
    return z.NEVER;
  });
