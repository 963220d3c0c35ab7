import { languageOf, languageOfTitle } from '../../contract/language-of.ts';
import { salaryText } from '../../contract/pay-in-words.ts';
import type { PositionCard as Position } from '../../contract/positions.ts';
import type { Reason } from '../../contract/values.ts';
import { cutText, dayInOslo } from '../platform/format.ts';
import { hitReason } from '../platform/hit-reason.ts';
import { kindText } from './position-texts.ts';

const DESCRIPTION_LENGTH = 120;

const shownFields = [
  'id',
  'title',
  'location',
  'positionType',
  'engagement',
  'remote',
  'expiryDate',
  'applicationDeadline',
  'daysLeft',
  'featured',
] as const;

export type ShownPosition = Pick<Position, (typeof shownFields)[number]> & {
  titleLanguage: 'en' | undefined;
  excerpt: string;
  language: 'en' | undefined;
  businessName: string;
  employerNumber: string;
  /** Where it says any. */
  pay: string | null;
  /** By the calendar of Oslo: that the browser need not ask for it. */
  publishedOn: string;
  logoUrl: string | null;
  why: string | null;
};

/** In a list it says why it was found. */
type Found = Position & { why?: Reason[] };

/** Only what a card shows travels with the page, and what makes it only to the preview of a form. */
export function shownPosition(position: Found, excerptLength = DESCRIPTION_LENGTH): ShownPosition {
  const { title, description, businessName, business, location, publishedAt, salaryRange, why = [] } = position;
  const excerpt = cutText(description, excerptLength);
  const language = languageOf(excerpt);
  const fields = Object.fromEntries(shownFields.map((name) => [name, position[name]]));
  return {
    ...(fields as Pick<Position, (typeof shownFields)[number]>),
    titleLanguage: languageOfTitle(title, language),
    excerpt,
    language,
    businessName,
    employerNumber: business.organizationNumber,
    logoUrl: business.logoUrl,
    pay: salaryRange && salaryText(salaryRange),
    publishedOn: dayInOslo(new Date(publishedAt)),
    why: hitReason(why, [title, businessName, location, kindText(position), excerpt]),
  };
}
