import { z } from 'zod';
import { languageLevels } from '../cvs/cv-fields.ts';
import { professions } from '../positions/professions.ts';
import { experiences, positionTypes, workLanguages } from '../positions.ts';
import { calendarDay, id, line, longestLine, optional, seenAt, text, time } from '../values.ts';
import { candidateLimits } from './candidate-limits.ts';

const few = <T extends z.ZodType>(item: T, most: number, error: string, tooMany = error) =>
  z.array(item, { error }).max(most, tooMany);
const tooManyProfessions = `Velg høyst ${candidateLimits.professions} yrker`;

/** What somebody says who wants to be found. Nothing of it names the person, and what does is not shown. */
export const candidateFieldsSchema = z.object({
  headline: line('Skriv med én linje hva du kan', candidateLimits.headline, 'Linjen'),
  about: optional(text('Skriv noe', candidateLimits.about, 'Teksten')),
  professions: few(
    z.enum(professions, { error: 'Yrket finnes ikke' }),
    candidateLimits.professions,
    'Velg minst ett yrke',
    tooManyProfessions,
  ).min(1, 'Velg minst ett yrke'),
  /** As a search has them: `vestland_hamar.25`. Nothing: anywhere in the country. */
  places: z.string({ error: 'Ugyldig sted' }).trim().max(longestLine, 'Ugyldig sted').default(''),
  /** None: any. */
  positionTypes: few(
    z.enum(positionTypes, { error: 'Ukjent stillingstype' }),
    positionTypes.length,
    'Ukjent stillingstype',
  ).default([]),
  experience: optional(z.enum(experiences, { error: 'Ukjent valg' })),
  workLanguages: few(z.enum(workLanguages, { error: 'Ukjent språk' }), workLanguages.length, 'Ukjent språk').default(
    [],
  ),
  availableFrom: optional(calendarDay('Ugyldig dato')),
  /** Shown without what tells whose it is, as it is now. */
  cvId: optional(id),
});

export const sentCandidateSchema = candidateFieldsSchema.extend({
  isVisible: z.boolean({ error: 'Ugyldig valg' }),
  seenAt,
  /** As far as the caller knows, there was none: what was written elsewhere meanwhile is then not written over. */
  isFirst: z.boolean({ error: 'Ugyldig valg' }).optional(),
});

/** What an employer reads in a list. */
export const candidateCardSchema = z.object({
  id,
  /** What stands for a name. */
  pseudonym: z.string(),
  headline: z.string(),
  about: z.string(),
  professions: z.array(z.enum(professions)),
  /** In words: `Vestland`, `Hamar og 25 km rundt`. None: anywhere in the country. */
  places: z.array(z.string()),
  positionTypes: z.array(z.enum(positionTypes)),
  experience: z.enum(experiences).nullable(),
  workLanguages: z.array(z.enum(workLanguages)),
  /** Nothing: at once, or it is to be agreed. */
  availableFrom: z.iso.date().nullable(),
  hasCv: z.boolean(),
  /** When the person last said that they want to be found. */
  shownSince: time,
});

const period = {
  startDate: z.string(),
  endDate: z.string(),
  current: z.boolean(),
  onlyYears: z.boolean().nullish(),
};

/** Of a CV, what somebody did and can do. */
const shownCvSchema = z.object({
  aboutMe: z.string(),
  experience: z.array(z.object({ title: z.string(), company: z.string(), description: z.string(), ...period })),
  education: z.array(
    z.object({ institution: z.string(), degree: z.string(), field: z.string(), description: z.string(), ...period }),
  ),
  skills: z.array(z.string()),
  languages: z.array(z.object({ name: z.string(), level: z.enum(languageLevels) })),
});

export const candidateSchema = candidateCardSchema.extend({ cv: shownCvSchema.nullable() });
