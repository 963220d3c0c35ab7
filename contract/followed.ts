import { z } from 'zod';
import { endpoint, readLimit, writeLimit } from './endpoint.ts';
import { isUuid } from './is-uuid.ts';
import { distances, readFurtherPlaces, writeFurtherPlaces } from './places.ts';
import { policy } from './policy.ts';
import { writeSeveral } from './several.ts';
import { cleanText, line, longestLine, noneIfNull, said, textOrNumber, time } from './values.ts';

/** Of each list, as many as anybody can oversee. */
export const MOST_FOLLOWED = 500;

const followedPositionSchema = z.object({
  id: z.string(),
  /** Only national positions have one. */
  uuid: z.string().nullable(),
  title: z.string(),
  businessName: z.string(),
  location: z.string().nullable(),
  type: z.enum(['local', 'nav']),
  followedAt: time,
  expiryDate: z.string().nullable(),
  /** What the follower wrote of it, for nobody else. */
  note: z.string(),
});

const followedBusinessSchema = z.object({
  id: z.string(),
  organizationNumber: z.string(),
  name: z.string(),
  location: z.string().nullable(),
  industry: z.string().nullable(),
  followedAt: time,
});

/** What is not chosen is left out, empty or null. */
const chosen = noneIfNull(z.string().max(longestLine).trim().default(''));

/** As the address of the list has them. One that was cut within a sign, such as an emoji, could not be stored. */
const several = noneIfNull(
  z
    .string()
    .max(1000)
    .overwrite((text) => writeSeveral([text]).toWellFormed())
    .default(''),
);

export const searchFiltersSchema = z.object({
  searchTerm: chosen,
  selectedFylke: chosen,
  selectedKommune: chosen,
  selectedDistance: z
    .enum(['', ...distances])
    .catch('')
    .default(''),
  /** As the address of the list has them; signs that name no place are none, or the search would be one for everything. */
  selectedPlaces: noneIfNull(
    z
      .string()
      .max(longestLine)
      .trim()
      .overwrite((text) => writeFurtherPlaces(readFurtherPlaces(text)))
      .default(''),
  ),
  selectedOccupation: chosen,
  selectedProfession: several,
  selectedJobType: several,
  selectedExperience: several,
  selectedEngagement: several,
  selectedWorkLanguage: several,
  selectedPay: chosen,
  remoteWork: noneIfNull(z.boolean().default(false)),
  sortBy: chosen,
});

/** How often a saved search sends its new matches. */
const mailFrequencies = ['off', 'daily', 'weekly'] as const;
export type MailFrequency = (typeof mailFrequencies)[number];

const savedSearchSchema = z.object({
  id: z.string(),
  name: z.string(),
  searchTerm: z.string(),
  filters: searchFiltersSchema,
  savedAt: time,
  useCount: z.number().int(),
  mailFrequency: z.enum(mailFrequencies),
});

export const followedListsSchema = z.object({
  followedPositions: z.array(followedPositionSchema),
  followedBusinesses: z.array(followedBusinessSchema),
  savedSearches: z.array(savedSearchSchema),
});

const MOST_SEEN = 300;
/** What the browser knows of a thing: kept as far as it fits, never a reason to refuse. */
const seen = z
  .string()
  .overwrite((value) => value.trim().slice(0, MOST_SEEN))
  .max(MOST_SEEN)
  .transform((value) => value || null)
  .nullish()
  .catch(null);
const seenAt = z.coerce.date().min(new Date(0)).optional().catch(undefined);

type Ids = Partial<Record<'uuid' | 'id' | '_id', string | null | undefined>>;

/** Which position it is, by whichever of them says so. */
export const followedId = ({ uuid, id, _id }: Ids) => (uuid || id || _id || '').toLowerCase();

export const positionToFollowSchema = z
  .object({
    id: z.string().max(60).nullish(),
    _id: z.string().max(60).nullish(),
    uuid: z.string().max(60).nullish(),
    title: seen,
    business: z.object({ name: seen }).nullish().catch(null),
    businessName: seen,
    location: seen,
    municipal: seen,
    expiryDate: seen,
    expires: seen,
    followedAt: seenAt,
    note: z
      .string()
      .overwrite((value) => cleanText(value).slice(0, policy.lengths.ownNote))
      .max(policy.lengths.ownNote)
      .default('')
      .catch(''),
  })
  .refine((position) => isUuid(followedId(position)), { error: 'Ugyldig stillings-ID', path: ['id'] });

export const businessToFollowSchema = z.object({
  organizationNumber: textOrNumber(60, 'Ugyldig organisasjonsnummer')
    .transform((value) => value.replace(/\s/g, ''))
    .pipe(z.string().regex(/^[0-9]{9}$/, 'Ugyldig organisasjonsnummer')),
  name: seen,
  businessName: seen,
  location: seen,
  industry: seen,
  followedAt: seenAt,
});

export const searchToSaveSchema = z
  .object({
    id: z
      .union([z.string().max(40), z.number().transform(String)])
      .pipe(z.string().regex(/^[\w-]{1,40}$/))
      .optional()
      .catch(undefined),
    name: seen,
    searchTerm: z.string().max(longestLine).trim().default(''),
    filters: searchFiltersSchema.prefault({}),
    savedAt: seenAt,
    useCount: z.number().int().min(1).max(1_000_000).optional().catch(undefined),
  })
  // Its words may be sent in one place only; both have them, so that lists and mails are about the same.
  .transform(({ filters, ...search }) => {
    const searchTerm = search.searchTerm || filters.searchTerm;
    return { ...search, searchTerm, filters: { ...filters, searchTerm } };
  });

export type PositionToFollow = z.output<typeof positionToFollowSchema>;
export type BusinessToFollow = z.output<typeof businessToFollowSchema>;
export type SearchToSave = z.output<typeof searchToSaveSchema>;

const listOf = <S extends z.ZodType>(item: S) =>
  z
    .array(z.unknown())
    .max(2 * MOST_FOLLOWED)
    .transform((items) =>
      items.flatMap((sent) => {
        const parsed = item.safeParse(sent);
        return parsed.success ? [parsed.data] : [];
      }),
    )
    .default([]);

const change = { access: 'user', rateLimit: writeLimit } as const;
const { followedPositions, followedBusinesses, savedSearches } = followedListsSchema.shape;
const searchId = z.object({ id: z.string().max(40) });

export const followed = {
  followPosition: endpoint({
    ...change,
    method: 'POST',
    path: '/user/follow-position',
    summary: 'Follows a position, once.',
    body: z.object({ position: positionToFollowSchema }),
    reply: z.object({ followedPositions }),
  }),
  unfollowPosition: endpoint({
    ...change,
    method: 'DELETE',
    path: '/user/unfollow-position',
    summary: 'No longer follows a position.',
    body: z.object({ position: positionToFollowSchema }),
    reply: z.object({ followedPositions }),
  }),
  notePosition: endpoint({
    ...change,
    method: 'PUT',
    path: '/user/followed-positions/:id/note',
    summary: 'Keeps what the caller writes of a followed position, for nobody else. Nothing takes it away.',
    params: z.object({ id: z.string().max(60).toLowerCase() }),
    body: z.object({
      note: z
        .string({ error: 'Ugyldig notat' })
        .overwrite(cleanText)
        .max(policy.lengths.ownNote, `Notatet kan ikke være lengre enn ${policy.lengths.ownNote} tegn`),
    }),
    reply: z.object({ followedPositions }),
  }),
  followBusiness: endpoint({
    ...change,
    method: 'POST',
    path: '/user/follow-business',
    summary: 'Follows a business, once.',
    body: z.object({ business: businessToFollowSchema }),
    reply: z.object({ followedBusinesses }),
  }),
  unfollowBusiness: endpoint({
    ...change,
    method: 'DELETE',
    path: '/user/unfollow-business',
    summary: 'No longer follows a business.',
    body: z.object({ business: businessToFollowSchema }),
    reply: z.object({ followedBusinesses }),
  }),
  saveSearch: endpoint({
    ...change,
    method: 'POST',
    path: '/user/save-search',
    summary: 'Saves a search; one with the same words and filters counts up instead.',
    body: z.object({ search: searchToSaveSchema }),
    reply: z.object({ savedSearches }),
  }),
  renameSearch: endpoint({
    ...change,
    method: 'PUT',
    path: '/user/saved-searches/:id',
    summary: 'Renames a saved search.',
    params: searchId,
    body: z.object({ name: line('Navn er påkrevd') }),
    reply: z.object({ savedSearches }),
  }),
  mailSearch: endpoint({
    ...change,
    method: 'PUT',
    path: '/user/saved-searches/:id/mail',
    summary: 'How often a saved search sends its new matches by mail.',
    params: searchId,
    body: z.object({ frequency: z.enum(mailFrequencies, { error: 'Velg hvor ofte du vil ha e-post' }) }),
    reply: z.object({ savedSearches, message: z.string() }),
  }),
  endSearchMails: endpoint({
    method: 'POST',
    path: '/user/saved-searches/end-mails',
    summary: 'Ends the mails of one saved search, by the secret of their links. Twice does no harm.',
    access: 'anyone',
    // A mail provider calls for many people.
    rateLimit: readLimit,
    body: z.object({ token: z.string({ error: 'Ugyldig lenke' }).max(200) }),
    reply: said,
  }),
  removeSearch: endpoint({
    ...change,
    method: 'DELETE',
    path: '/user/remove-search/:id',
    summary: 'Removes a saved search.',
    params: searchId,
    reply: z.object({ savedSearches }),
  }),
  mergeLists: endpoint({
    ...change,
    method: 'POST',
    path: '/user/merge-lists',
    summary: 'Adds the lists of the browser to those of the account; nothing followed is lost.',
    body: z.object({
      followedPositions: listOf(positionToFollowSchema),
      followedBusinesses: listOf(businessToFollowSchema),
      savedSearches: listOf(searchToSaveSchema),
    }),
    reply: followedListsSchema,
  }),
};
