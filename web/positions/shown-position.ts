import { languageOf, languageOfTitle } from '../../contract/positions/language-of.ts';
import { salaryText } from '../../contract/positions/pay-in-words.ts';
import type { PositionCard as Position } from '../../contract/positions.ts';
import type { Reason } from '../../contract/values.ts';
import { cutText, dayInOslo } from '../platform/format.ts';
import { hitReason } from '../platform/hit-reason.ts';
import { ageText, applyBefore, kindText } from './position-texts.ts';
import { positionTimeLeft } from './position-time-left.ts';

const DESCRIPTION_LENGTH = 120;

const shownFields = ['id', 'title', 'location', 'expiryDate', 'featured'] as const;

export type ShownPosition = Pick<Position, (typeof shownFields)[number]> & {
  left: ReturnType<typeof positionTimeLeft>;
  /** "Søk innen 25. desember", while one can. */
  deadline: string | null;
  titleLanguage: 'en' | undefined;
  excerpt: string;
  language: 'en' | undefined;
  businessName: string;
  employerNumber: string;
  /** Where it says any. */
  pay: string | null;
  kind: string;
  age: string;
  logoUrl: string | null;
  why: string | null;
};

/** In a list it says why it was found. */
type Found = Position & { why?: Reason[] };

/**
 * Only what a card shows travels with the page, and what makes it only to the preview of a form. `today` is the server's day in
 * Oslo, so that page and browser say the same.
 */
export function shownPosition(position: Found, today: string, excerptLength = DESCRIPTION_LENGTH): ShownPosition {
  const { title, description, businessName, business, location, publishedAt, salaryRange, why = [] } = position;
  const kind = kindText(position);
  const excerpt = cutText(description, excerptLength);
  const language = languageOf(excerpt);
  const fields = Object.fromEntries(shownFields.map((name) => [name, position[name]]));
  return {
    ...(fields as Pick<Position, (typeof shownFields)[number]>),
    left: positionTimeLeft(position),
    deadline: applyBefore(position.applicationDeadline, today),
    titleLanguage: languageOfTitle(title, language),
    excerpt,
    language,
    businessName,
    employerNumber: business.organizationNumber,
    logoUrl: business.logoUrl,
    pay: salaryRange && salaryText(salaryRange),
    kind,
    age: ageText(dayInOslo(new Date(publishedAt)), today),
    why: hitReason(why, [title, businessName, location, kind, excerpt]),
  };
}
