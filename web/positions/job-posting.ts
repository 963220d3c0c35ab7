import type { Reply } from '../../contract/endpoint.ts';
import { escapeMarkup } from '../../contract/escape-markup.ts';
import type { positions } from '../../contract/positions.ts';
import { markupOf } from '../../contract/written-text.ts';
import { addDays, dayInOslo } from '../platform/format.ts';
import { osloOffset } from '../platform/oslo-time.ts';

type Position = Reply<typeof positions.read>['position'];

const employmentTypes = {
  Fast: 'FULL_TIME',
  Deltid: 'PART_TIME',
  Vikariat: 'TEMPORARY',
  Freelance: 'CONTRACTOR',
  Konsulent: 'CONTRACTOR',
} as const;

/**
 * The position as search engines read it (schema.org JobPosting by Google's rules), for the one page of that position.
 * Nothing for what nobody may apply for or what has no place. Safe inside a script element.
 */
export function jobPosting(position: Position, publicUrl: string): string | undefined {
  const { isExpired, isActive, approvalStatus, remote, location } = position;
  if (isExpired || !isActive || approvalStatus !== 'approved' || !(remote || location)) return undefined;
  const { business, publishedAt, positionType, applicationMethod, contactInfo } = position;
  const posting = {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: position.title,
    description: describe(position),
    identifier: { '@type': 'PropertyValue', name: business.name, value: position.id },
    datePosted: dayInOslo(new Date(publishedAt)),
    validThrough: lastMoment(position),
    ...(position.profession && { occupationalCategory: position.profession }),
    employmentType: employmentTypes[positionType],
    hiringOrganization: {
      '@type': 'Organization',
      name: business.name,
      url: `${publicUrl}/bedrift/${business.organizationNumber}`,
      ...(business.logoUrl && { logo: new URL(business.logoUrl, publicUrl).href }),
    },
    ...(location && { jobLocation: placeOf(position) }),
    ...(remote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Norge' },
    }),
    ...(position.salaryRange && { baseSalary: salaryOf(position.salaryRange) }),
    ...(contactInfo.phone && {
      applicationContact: { '@type': 'ContactPoint', name: contactInfo.name, telephone: contactInfo.phone },
    }),
    directApply: applicationMethod === 'form',
    url: `${publicUrl}/stilling/${position.id}`,
  };
  return JSON.stringify(posting).replaceAll('<', '\\u003c');
}

/** Markup, as search engines want it; what was typed stays text. */
const describe = ({ description, requirements, workSchedule }: Position) =>
  [
    markup(description),
    `<h2>Krav</h2>${markup(requirements)}`,
    workSchedule && `<h2>Arbeidstid</h2>${markup(workSchedule)}`,
  ]
    .filter(Boolean)
    .join('');

const markup = (text: string) => markupOf(text, escapeMarkup);

const placeOf = ({ location, municipal, county }: Position) => ({
  '@type': 'Place',
  address: {
    '@type': 'PostalAddress',
    ...(postalAddress(location ?? '') ?? {
      ...(municipal && location !== municipal && { streetAddress: location }),
      addressLocality: municipal ?? location,
    }),
    ...(county && { addressRegion: county }),
    addressCountry: 'NO',
  },
});

/** Of "Storgata 1, 6002 Ålesund". Nothing where it does not end with a postal code and its place. */
function postalAddress(written: string) {
  const parts = /^(?:(.*\S)\s*,)?\s*(\d{4})\s+(\p{L}[\p{L}\s.-]*)$/u.exec(written);
  if (!parts) return undefined;
  const [, streetAddress, postalCode, addressLocality] = parts;
  return { ...(streetAddress && { streetAddress }), postalCode, addressLocality };
}

const salaryOf = ({ min, max, currency, period }: NonNullable<Position['salaryRange']>) => ({
  '@type': 'MonetaryAmount',
  currency,
  value: {
    '@type': 'QuantitativeValue',
    ...(min !== null && { minValue: min }),
    ...(max !== null && { maxValue: max }),
    unitText: period.toUpperCase(),
  },
});

/** The end of the last day on which one can apply, in Norway. */
function lastMoment({ applicationDeadline, expiryDate }: Position) {
  const lastDay = applicationDeadline ?? addDays(expiryDate, -1);
  return `${lastDay}T23:59:59${osloOffset(new Date(`${lastDay}T12:00:00Z`))}`;
}
