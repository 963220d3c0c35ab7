import { z } from 'zod';
import { policy } from './policy.ts';
import { MOST_OF_A_FILTER, readSeveral } from './several.ts';

/** Every string has a maximum; this one is for those where the product names none. */
export const longestLine = 200;

/** The reply of what only tells that it was done. */
export const said = z.object({ message: z.string() });

/** One line of text a person typed: trimmed, without control characters. */
export const line = (required: string, maxLength = longestLine, field?: string) =>
  text(required, maxLength, field).transform((value) => value.replace(/\s+/g, ' '));

/**
 * Text of several lines: trimmed, line breaks kept, other control characters dropped; what nobody can see is none. What is
 * said of too much of it names the `field`, where `required` does so too.
 */
export const text = (required: string, maxLength: number, field = /^(.+) er påkrevd$/.exec(required)?.[1]) =>
  z
    .string({ error: required })
    .transform(cleanText)
    .pipe(
      z
        .string()
        .min(1, required)
        .max(maxLength, `${field ? `${field} kan` : 'Kan'} ikke være lengre enn ${maxLength} tegn`),
    );

export const cleanText = (value: string) => seenText(composed(inLines(value)).replace(controlCharacters, '').trim());

/** One sign for each line break: those of other systems, and what Word and PowerPoint write for a line within a paragraph. */
export const inLines = (value: string) => value.replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n');

/** What a form sends as an empty field, or one without anything to see, is not there. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' && cleanText(value) === '' ? undefined : (value ?? undefined)),
    schema.optional(),
  );

/** Each letter in one way of writing it. The marks upon it, of which no script has so many, look for their places among each other. */
export const composed = (value: string) => value.replace(/(\p{M}{30})\p{M}+/gu, '$1').normalize('NFC');

/** With those that turn the direction of everything behind them, and the three that stand for no letter. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what the expression is for
const controlCharacters = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffd-\uffff]/g;

/** A name of characters without width would be a heading without words. Beside visible ones they belong to the writing. */
export const seenText = (value: string) => (/^[\s\p{Cf}\p{DI}\u2800]*$/u.test(value) ? '' : value);

/** What nobody sees and copying brings along, such as the marks that a phone puts around what it has found in a text. */
export const withoutUnseen = (value: string) => value.replace(/\p{Cf}/gu, '');

/** The sign that ends the sentence or list it was copied from, or that a phone makes of two spaces. No address has one there. */
const withoutEnd = (address: string) => address.replace(/[.,;]$/, '');

/** Letters in full width and the like lead to the same mailbox: whoever writes them is not somebody else. */
const plainDomain = (address: string) =>
  address.replace(/@[^@]*$/, (domain) =>
    domain
      .normalize('NFKC')
      .replace(/\u3002/g, '.')
      .replace(/\p{DI}/gu, ''),
  );

/** The messages are those of the specification; the shape is deliberately the browsers' own, no stricter. */
export const email = (required = 'E-post er påkrevd', malformed = 'Vennligst oppgi en gyldig e-postadresse') =>
  z
    .string({ error: required })
    .overwrite(withoutUnseen)
    .trim()
    .overwrite(withoutEnd)
    .overwrite(plainDomain)
    .min(1, required)
    .max(policy.lengths.email, malformed)
    .regex(
      /^[^\s\p{C}\ufffd@<>()[\],;:"\\]+@(?:[^\s\p{C}\ufffd@.<>()[\],;:"\\]+\.)+[^\s\p{C}\ufffd@.<>()[\],;:"\\]{2,}$/u,
      malformed,
    );

export const longestPhone = 30;

/** Copied from a list of contacts it has marks around it that nobody sees, and from a letter hyphens that do not break. */
const plainPhone = (typed: string) =>
  withoutUnseen(typed)
    .replace(/\p{Pd}/gu, '-')
    .trim();

/** As people write theirs; an empty one is none. */
export const phoneNumber = z
  .string({ error: 'Ugyldig telefonnummer' })
  .overwrite(plainPhone)
  .max(longestPhone, `Telefonnummeret kan ikke være lengre enn ${longestPhone} tegn`)
  .regex(/^[\d\s()+./-]*$/, 'Telefonnummeret kan bare ha sifre, mellomrom og tegnene + - ( )')
  .transform((value) => value || null)
  .nullable();

/** In small letters, as the database writes it: whoever sends capitals means the same thing. */
export const idOf = (error: string) => z.guid({ error }).toLowerCase();
export const id = idOf('Ugyldig id');

/** As an address names a thing. Whoever looks for it tells what of it is no id; only what is far too long is refused before. */
export const idInAddress = (error: string) => z.string().max(60, error);

/** An ad: one that an employer published here, or one of NAV's. */
export const adKinds = ['local', 'nav'] as const;
export type AdKind = (typeof adKinds)[number];
export const oneAd = z.object({ kind: z.enum(adKinds, { error: 'Ukjent annonse' }), id });

/** A day of the database's calendar too, which has no year 0. */
export const calendarDay = (wrong: string | { error: (issue: { input?: unknown }) => string }) =>
  z.iso.date(wrong).refine((day) => !day.startsWith('0000'), wrong);

/** Times leave as ISO 8601 in UTC. */
export const time = z
  .date()
  .transform((value) => value.toISOString())
  .pipe(z.iso.datetime());

/** Of something that is changed, as it was read: what somebody else changed in between is then not written over. */
export const seenAt = z.iso.datetime({ error: 'Ugyldig tidspunkt' }).optional();

/** May stand in the header `Idempotency-Key` instead. What is sent again under it is not made twice. */
export const idempotencyKey = z.string().min(1).max(longestLine, 'Ugyldig nøkkel').optional();

/** In seconds. */
export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Other programs write null for nothing. */
export const noneIfNull = <T extends z.ZodType>(schema: T) => z.preprocess((sent) => sent ?? undefined, schema);

/** Of an id or a number in the register, which other programs send as a number. */
export const textOrNumber = (mostLetters: number, wrong: string, tooLong = wrong) =>
  z.union([z.string().max(mostLetters, tooLong), z.number().transform(String)], wrong);

/** Words of a search box; whatever their case and spaces, none when empty. */
export const searchWords = z
  .string()
  .max(longestLine)
  .transform((value) => value.normalize('NFC').replace(/\s+/g, ' ').trim() || undefined)
  .optional();

/** A place, by any of its names. `alle`, `all` and nothing are the same as not choosing. */
export const placeWords = searchWords
  .transform((value) => (value && /^alle?$/i.test(value) ? undefined : value))
  .optional();

/** One of a filter's values. `alle`, `all` and nothing are the same as not choosing. */
export const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.preprocess(
    (value) => (value === '' || value === 'alle' || value === 'all' ? undefined : value),
    z.enum(values, { error: 'Ukjent valg' }).optional(),
  );

/** Several of them, of which any will do: `Fast_Deltid`, or each by its own. */
export const choices = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.preprocess(
    readChosen,
    z
      .array(z.enum(values, { error: 'Ukjent valg' }))
      .max(values.length, 'Ukjent valg')
      .optional(),
  );

/** The same where what there is to choose changes. */
export const chosenWords = z.preprocess(
  readChosen,
  z.array(z.string().max(longestLine)).max(MOST_OF_A_FILTER).optional(),
);

function readChosen(given: unknown) {
  const chosen = [given].flat().filter((value) => value !== undefined && value !== 'alle' && value !== 'all');
  if (!chosen.every((value) => typeof value === 'string')) return given;
  const values = readSeveral(chosen.join('_'));
  return values.length > 0 ? values : undefined;
}

/** Of an address: whether something is asked for. */
export const flag = z
  .enum(['true', 'false', '1', '0', ''], { error: 'Ugyldig valg' })
  .transform((value) => value === 'true' || value === '1')
  .optional();

/** A number of an address; `?page&limit=10` names the first page too. */
const counted = (error: string, most: number, byDefault: number) =>
  z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number({ error }).int().min(1).max(most).default(byDefault),
  );

export const page = counted('Ugyldig side', 1_000_000, 1);
/** How many of a list in one answer. */
export const limit = (byDefault: number = policy.pageSize.publicList) =>
  counted('Ugyldig antall', policy.pageSize.most, byDefault);

/** Where an answer stands in its list. How many there are in all has the name that the list's readers know. */
export const pagingSchema = z.object({
  currentPage: z.number().int(),
  totalPages: z.number().int(),
  hasPrev: z.boolean(),
  hasNext: z.boolean(),
});

/** Parts of a sitemap, counted from 1. */
export const sitemapSchema = z.array(z.object({ part: z.number().int(), lastModified: time }));
export const sitemapPartSchema = z.array(z.object({ path: z.string(), lastModified: time }));

/** Why something was found: what was asked for, the word that answers it, and the field it stands in. */
export const reasonSchema = z.object({ asked: z.string(), found: z.string(), field: z.string() });
export type Reason = z.output<typeof reasonSchema>;

/** A word that does not exist was read as another. */
export const correctionSchema = z.object({ typed: z.string(), read: z.string() });

/** Without hits: a filter (`search`: all words) or one word to leave out; the words that are left; how many hits that gives. */
export const looseningSchema = z.object({
  withoutFilter: z.string().optional(),
  withoutWord: z.string().optional(),
  /** Where that gives nothing: the only filters to keep, the narrowest last, or the only word. */
  onlyFilters: z.array(z.string()).optional(),
  onlyWord: z.string().optional(),
  text: z.string(),
  total: z.number().int(),
});

/** Few hits, and a place named that is no municipality: the one it lies in, the words that are left, and how many hits that gives. */
export const widerPlaceSchema = z.object({
  kommune: z.string(),
  name: z.string(),
  text: z.string(),
  total: z.number().int(),
});
