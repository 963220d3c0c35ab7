import { countryNamed } from './names-of-codes.ts';
import type { XmlElement } from './parse-xml.ts';
import { joined, type Period } from './parts.ts';
import { all, elementsIn, first, lineAt, MOST_READ, paragraphAt } from './xml-texts.ts';

/** An employer, and what one was there. Voluntary work is work, as in the other formats. */
export function workIn(profile: XmlElement | undefined) {
  const held = all(profile, 'EmploymentHistory', 'EmployerHistory').flatMap((employer) => {
    const positions = all(employer, 'PositionHistory');
    return (positions.length > 0 ? positions : [employer]).map((position) => ({ employer, position }));
  });
  const employed = held.slice(0, MOST_READ).map(({ employer, position }) => ({
    title: lineAt(position, 'PositionTitle'),
    company: joined(lineAt(employer, 'OrganizationName'), placeOf(position) || placeOf(employer)),
    period: periodIn(first(position, 'EmploymentPeriod') ?? first(employer, 'EmploymentPeriod')),
    description: paragraphAt(position, 'Description'),
  }));
  const voluntary = elementsIn(first(profile, 'VoluntaryWorks')).map((each) => ({
    title: lineAt(each, 'Title'),
    company: joined(lineAt(each, 'OrganizationName'), placeOf(each)),
    period: periodIn(first(each, 'Date')),
    description: paragraphAt(each, 'Description'),
  }));
  return [...employed, ...voluntary];
}

export const dateAt = (from: XmlElement | undefined, name: string) =>
  lineAt(from, name, 'FormattedDateTime') || lineAt(from, name, 'DateText') || lineAt(from, name);

export const periodIn = (period: XmlElement | undefined): Period => ({
  from: dateAt(period, 'StartDate'),
  to: dateAt(period, 'EndDate'),
  current: [lineAt(period, 'CurrentIndicator'), lineAt(period, 'Ongoing')].includes('true'),
});

export function placeOf(each: XmlElement) {
  const address = first(each, 'OrganizationContact', 'Communication', 'Address');
  const country = lineAt(each, 'Country') || lineAt(address, 'CountryCode');
  return joined(lineAt(each, 'City') || lineAt(address, 'CityName'), countryNamed(country));
}
