import { z } from 'zod';
import { calendarDay, composed, id, inLines, noneIfNull, optional, seenText, time } from '../values.ts';

export const cvTemplates = ['default', 'modern', 'minimal'] as const;
export type CvTemplate = (typeof cvTemplates)[number];

/** Of the words that a document has besides what was typed. */
export const cvLanguages = ['nb', 'nn', 'en'] as const;
export type CvLanguage = (typeof cvLanguages)[number];

export const languageLevels = ['', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'Morsmål'] as const;

export const cvLimits = {
  cvs: 20,
  entries: 40,
  skills: 60,
  line: 300,
  paragraph: 10_000,
  /** Bytes: a form's field is cut off at 1 MiB of them, and would be no JSON any more. */
  json: 1_000_000,
  versions: 30,
  /** Together: hundreds of ordinary ones, and two of the largest. */
  versionsBytes: 2_000_000,
} as const;
export const cvImageTooLarge = 'Bildet må være mindre enn 5MB';
export const importSizeBytes = 20 * 1024 * 1024;
export const importTooLarge = 'Filen må være mindre enn 20 MB';

/** What a file for import was. */
export const importSources = ['json-resume', 'pdf', 'europass', 'linkedin'] as const;

/** Nothing in a CV is required. What cannot be printed is dropped, everything else stays as it was typed. */
export const optionalText = (maxLength: number, field?: string) =>
  z
    .string({ error: field ? `${field} må være tekst` : 'Må være tekst' })
    .nullish()
    .transform((value) => printable(value ?? ''))
    .pipe(z.string().max(maxLength, `${field ? `${field} kan` : 'Kan'} ikke være lengre enn ${maxLength} tegn`));
export const optionalLine = (field?: string) =>
  optionalText(cvLimits.line, field).transform((value) => value.replace(/\s+/g, ' '));

/** As it is printed: what no font draws is gone, and so is a text of nothing else. */
export const printable = (value: string) =>
  seenText(composed(inLines(value.toWellFormed())).replace(unprintable, '').trim());
const unprintable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what the expression is for
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/g;

/** `YYYY-MM-DD`; a month is its first day, a moment its day, and nothing stays nothing. */
export const optionalDate = z
  .string()
  .max(40, 'Ugyldig dato')
  .nullish()
  .transform((value) => (value ?? '').replace(/^(\d{4}-\d\d)$/, '$1-01').replace(/T.*$/, ''))
  .pipe(z.union([z.literal(''), calendarDay('Ugyldig dato')], { error: 'Ugyldig dato' }));

const listOf = <T extends z.ZodType>(item: T, most: number = cvLimits.entries) =>
  noneIfNull(z.array(item).max(most, `Kan ikke ha flere enn ${most}`).default([]));

const period = {
  startDate: optionalDate,
  endDate: optionalDate,
  current: noneIfNull(z.boolean().default(false)),
  /** Of what somebody does not know the months of, or does not tell. */
  onlyYears: z.boolean().nullish(),
};
export interface CvPeriod {
  startDate: string;
  endDate: string;
  current: boolean;
  onlyYears?: boolean | null | undefined;
}
/** What goes on has no end, and what is not told is not kept. */
function asTold<T extends CvPeriod>(entry: T): T {
  const told = (date: string) => (entry.onlyYears ? date.replace(/-.*$/, '-01-01') : date);
  const kept = { ...entry, startDate: told(entry.startDate), endDate: entry.current ? '' : told(entry.endDate) };
  if (!kept.onlyYears) delete kept.onlyYears;
  return kept;
}

/** Beside texts: the same in other languages. One that lies with an entry goes where it goes. */
function translatable<S extends z.ZodRawShape>(texts: S) {
  return { ...texts, translations: inLanguages(z.object(texts)) };
}
/** A language that documents do not speak would be lost without a word, and the others with it. */
function inLanguages<S extends z.ZodType>(schema: S) {
  const translation = optional(schema);
  return optional(
    z.strictObject(
      { nb: translation, nn: translation, en: translation },
      { error: ({ code }) => (code === 'unrecognized_keys' ? 'Ukjent språk' : undefined) },
    ),
  );
}

const experienceSchema = z
  .object({
    ...translatable({ title: optionalLine(), company: optionalLine(), description: optionalText(cvLimits.paragraph) }),
    ...period,
  })
  .transform(asTold);
const educationSchema = z
  .object({
    ...translatable({
      institution: optionalLine(),
      degree: optionalLine(),
      field: optionalLine(),
      description: optionalText(cvLimits.paragraph),
    }),
    ...period,
  })
  .transform(asTold);
/** Of a language or a reference, a bare text is the name; others call the name of a language `language`. */
const named = <S extends z.ZodRawShape>(fields: S) =>
  z.preprocess(
    (sent) => (typeof sent === 'string' ? { name: sent } : isObject(sent) ? { name: sent.language, ...sent } : sent),
    z.object(fields),
  );
const isObject = (sent: unknown): sent is Record<string, unknown> => typeof sent === 'object' && sent !== null;
/** Others keep a skill as an object with its name. */
const skillSchema = z.preprocess((sent) => (isObject(sent) && 'name' in sent ? sent.name : sent), optionalLine());

const languageSchema = named({
  ...translatable({ name: optionalLine() }),
  level: noneIfNull(z.enum(languageLevels, { error: 'Ukjent språknivå' }).default('')),
});
const referenceSchema = named({
  name: optionalLine(),
  ...translatable({ title: optionalLine(), company: optionalLine() }),
  email: optionalLine(),
  phone: optionalLine(),
});

/** Whoever a document is from, and how they are reached. */
export const senderFields = {
  firstName: optionalLine(),
  lastName: optionalLine(),
  email: optionalLine(),
  phone: optionalLine(),
  address: optionalLine(),
};
const person = { ...senderFields, dateOfBirth: optionalDate };
export const documentTemplate = z.enum(cvTemplates, { error: 'Ukjent mal' }).default('default');
export const documentLanguage = z.enum(cvLanguages, { error: 'Ukjent språk' }).default('nb');

const ownTexts = { title: optionalLine(), aboutMe: optionalText(cvLimits.paragraph) };
/** A skill is a mere text, by which its translation knows it. */
const skillTranslation = z.object({ original: optionalLine(), text: optionalLine() });
const ownTranslation = z.object({ ...ownTexts, skills: listOf(skillTranslation, cvLimits.skills) });

const contents = {
  ...ownTexts,
  /** Which languages a CV has besides its own. Whoever leaves this out knows nothing of translations: they stay. */
  translations: inLanguages(ownTranslation),
  experience: listOf(experienceSchema),
  education: listOf(educationSchema),
  skills: listOf(skillSchema, cvLimits.skills),
  languages: listOf(languageSchema),
  references: listOf(referenceSchema),
  referencesOnRequest: z.boolean().default(false),
  documentLanguage,
};

const sentPhoto = z.union([z.null(), z.string().max(2000), z.object({}).transform(() => undefined)]);

export const cvDataSchema = z.object({
  ...contents,
  /** `profileImage: null` takes the photo away; an address, nothing, or what JSON makes of a file (`{}`) leaves it. */
  personalInfo: z
    .object({ ...person, profileImage: sentPhoto.optional() })
    .default({ firstName: '', lastName: '', email: '', phone: '', address: '', dateOfBirth: '' }),
});
export type CvData = z.output<typeof cvDataSchema>;
/** Of a CV that may be kept already: whoever leaves its language out knows nothing of it, and it stays. */
export const sentCvSchema = cvDataSchema.extend({ documentLanguage: documentLanguage.unwrap().optional() });
export type SentCv = z.output<typeof sentCvSchema>;
/** Of a CV as a whole: its languages are those that have one. */
export type CvTranslation = z.output<typeof ownTranslation>;

export const cvSchema = z.object({
  id,
  _id: id,
  ...contents,
  personalInfo: z.object({ ...person, profileImage: z.string().nullable() }),
  createdAt: time,
  updatedAt: time,
});
export type Cv = z.output<typeof cvSchema>;

/** As it was kept, without what the server adds. */
export const savedCvSchema = z.object({
  ...contents,
  personalInfo: z.object({ ...person, profileImage: z.string().nullish() }),
});
