import { z } from 'zod';

// NAV's own forms, read leniently: what is absent or of another type becomes nothing, never an error.
const text = z.string().nullish().catch(null);
const list = <T extends z.ZodType>(item: T) => z.array(item.nullable().catch(null)).nullish().catch(null);

export const wireAdSchema = z.object({
  published: text,
  expires: text,
  updated: text,
  workLocations: list(
    z.object({ country: text, address: text, city: text, postalCode: text, county: text, municipal: text }),
  ),
  contactList: list(z.object({ name: text, email: text, phone: text, role: text, title: text })),
  title: text,
  description: text,
  sourceurl: text,
  source: text,
  applicationUrl: text,
  applicationDue: text,
  occupationCategories: list(z.object({ level1: text, level2: text })),
  jobtitle: text,
  link: text,
  employer: z.object({ name: text, orgnr: text, description: text, homepage: text }).nullish().catch(null),
  engagementtype: text,
  extent: text,
  starttime: text,
  positioncount: z
    .union([z.string(), z.number().transform(String)])
    .nullish()
    .catch(null),
  sector: text,
});

export type WireAd = z.output<typeof wireAdSchema>;

/** The status decides, never whether there is text: some inactive entries still carry theirs. */
export const wireEntrySchema = z.object({
  status: z.enum(['ACTIVE', 'INACTIVE']),
  sistEndret: text,
  ad_content: z.unknown(),
});

export type WireEntry = z.output<typeof wireEntrySchema>;

const wireItemSchema = z.object({
  date_modified: z.iso.datetime({ offset: true }),
  _feed_entry: z.object({ uuid: z.uuid().toLowerCase(), status: z.enum(['ACTIVE', 'INACTIVE']) }),
});

/** `next_url` is not read at all: pages are asked for by their id, so none can lead away from NAV. */
export const wirePageSchema = z.object({
  id: z.uuid(),
  next_id: z.uuid().nullable(),
  items: z.array(wireItemSchema.nullable().catch(null)),
});
