import { type Selectable, sql } from 'kysely';
import type { CvData } from '../../contract/cvs/cv-fields.ts';
import { namesOfPlaces } from '../places/index.ts';
import type { Schema } from '../platform/database/database.ts';
import { spokenNumber } from '../platform/spoken-number.ts';

/** Of `candidates`, with the CV where there is one: what a card takes. */
export const cardColumns = [
  'candidates.id',
  'candidates.seenHeadline',
  'candidates.seenAbout',
  'candidates.professions',
  'candidates.places',
  'candidates.positionTypes',
  'candidates.experience',
  'candidates.workLanguages',
  'candidates.availableFrom',
  'candidates.shownSince',
  'candidates.updatedAt',
] as const;

type CardRow = Pick<
  Selectable<Schema['candidates']>,
  (typeof cardColumns)[number] extends `candidates.${infer Name}` ? Name & keyof Schema['candidates'] : never
> & { hasCv: boolean };

export const hasCv = sql<boolean>`candidate_cvs.candidate_id is not null`.as('hasCv');

/** As an employer reads it. */
export const showCandidate = ({ seenHeadline, seenAbout, places, shownSince, updatedAt, ...row }: CardRow) => ({
  ...row,
  pseudonym: `Kandidat ${spokenNumber(row.id)}`,
  headline: seenHeadline,
  about: seenAbout,
  places: namesOfPlaces(places),
  // One that is turned off was shown to nobody but its owner since.
  shownSince: shownSince ?? updatedAt,
});

/** Of the CV, what is shown; the columns may hold more. */
export const showCv = (cv: CvData | null) =>
  cv && {
    aboutMe: cv.aboutMe,
    experience: cv.experience,
    education: cv.education,
    skills: cv.skills,
    languages: cv.languages,
  };
