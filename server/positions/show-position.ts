import type { Selectable } from 'kysely';
import type { z } from 'zod';
import { cutAtWord } from '../../contract/cut-whole.ts';
import { EXCERPT_LENGTH, type positionCardSchema, type positionSchema } from '../../contract/positions.ts';
import { logoUrl } from '../businesses/index.ts';
import { countyOf, municipalityOf } from '../places/index.ts';
import { dayInOslo, daysBetween } from '../platform/clock.ts';
import type { Schema } from '../platform/database/database.ts';

export type PositionRow = Selectable<Schema['positions']> & {
  businessName: string;
  organizationNumber: string;
  logoPath: string | null;
  businessLocation: string | null;
  businessShortDescription: string;
  employeeCount: number | null;
};

/** As lists show a position: with the beginning of its texts. */
export function showPositionCard(row: PositionRow, today: string): z.input<typeof positionCardSchema> {
  const description = beginningOf(row.description);
  return {
    ...showCommon(row, today),
    description,
    requirements: beginningOf(row.requirements),
    adContent: description,
  };
}

/** As its own page shows it. Who can no longer apply has no use for somebody's address. */
export function showPosition(row: PositionRow & { isOwner: boolean }, today: string): z.input<typeof positionSchema> {
  const { isOwner, contactName: name, contactEmail: email, contactPosition, contactPhone: phone } = row;
  const isReachable = isOwner || row.expiryDate > today;
  return {
    ...row,
    ...showCommon(row, today),
    adContent: row.description,
    contactInfo: isReachable
      ? { name, email, position: contactPosition, phone }
      : { name: '', email: '', position: '', phone: null },
    externalApplicationUrl: isReachable ? row.externalApplicationUrl : null,
    rejectionReason: isOwner ? row.rejectionReason : null,
  };
}

function showCommon(row: PositionRow, today: string) {
  const municipality = row.municipality ? municipalityOf(row.municipality) : undefined;
  return {
    ...row,
    _id: row.id,
    location: placeOf(row),
    municipal: municipality?.name ?? null,
    county: (municipality && countyOf(municipality.slug)?.name) ?? null,
    salaryRange: salaryOf(row),
    publishedAt: publishedAtOf(row),
    daysLeft: daysBetween(today, row.expiryDate),
    isExpired: row.expiryDate <= today,
    business: {
      id: row.businessId,
      name: row.businessName,
      organizationNumber: row.organizationNumber,
      logoUrl: logoUrl(row.logoPath),
      location: row.businessLocation,
      shortDescription: row.businessShortDescription,
      employeeCount: row.employeeCount,
    },
  };
}

/** As `publishedAt` of a query. */
function publishedAtOf({ approvedAt, createdAt, publishFrom }: PositionRow) {
  const ready = approvedAt ?? createdAt;
  return publishFrom && publishFrom > ready ? publishFrom : ready;
}

/** The day that its employer chose. */
export const publishDayOf = ({ publishFrom }: Pick<PositionRow, 'publishFrom'>) =>
  publishFrom && dayInOslo(publishFrom);

/** In the words of its employer, or else by its municipality. */
export const placeOf = ({ location, municipality }: Pick<PositionRow, 'location' | 'municipality'>) =>
  location ?? (municipality ? municipalityOf(municipality)?.name : undefined) ?? null;

type Pay = Pick<PositionRow, 'salaryMin' | 'salaryMax' | 'salaryCurrency' | 'salaryPeriod'>;

/** As its columns have it, also where they say nothing. */
export const salaryRangeOf = ({ salaryMin, salaryMax, salaryCurrency, salaryPeriod }: Pay) => ({
  min: salaryMin,
  max: salaryMax,
  currency: salaryCurrency,
  period: salaryPeriod,
});

export const salaryOf = (row: Pay) => (row.salaryMin === null && row.salaryMax === null ? null : salaryRangeOf(row));

/** As much as a list carries, cut between two words. */
export function beginningOf(text: string) {
  if (text.length <= EXCERPT_LENGTH) return text;
  // Of a line in a list that was cut, the dash alone says nothing.
  return `${cutAtWord(text, EXCERPT_LENGTH).replace(/\s+[-–—•*]$/, '')}…`;
}
