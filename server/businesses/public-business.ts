import { sql } from 'kysely';
import { businessSizeNames, businessSizes } from '../../contract/businesses.ts';
import { countyOf, namesOfMunicipality } from '../places/index.ts';
import { anyOf } from '../platform/database/any-of.ts';
import type { Db } from '../platform/database/database.ts';
import { BATCH, type Part } from '../platform/database/follow-changes.ts';
import { industriesOf } from './industries.ts';
import { isPublicBusiness } from './visibility.ts';

/** What the index reads of a business. */
export type PublicBusiness = Awaited<ReturnType<typeof readPublicBusinesses>>[number];

export function readPublicBusinesses(db: Db, part: Part) {
  const visible = db
    .selectFrom('businesses')
    .select([
      'id',
      'businessName',
      'organizationNumber',
      'shortDescription',
      'industry',
      'location',
      'municipality',
      'employeeCount',
      'createdAt',
      sql<boolean>`brreg_data @> '{"harRegistrertAntallAnsatte": true}'`.as('hasEmployees'),
    ])
    .where(isPublicBusiness())
    .orderBy('id');
  if ('ids' in part) return visible.where('id', '=', anyOf(part.ids)).execute();
  return visible.where('id', '>', part.after).limit(BATCH).execute();
}

/** As the search index takes it. */
export function asSearchDocument(business: PublicBusiness) {
  const { businessName, organizationNumber, industry, location, municipality, employeeCount, createdAt } = business;
  const county = municipality ? countyOf(municipality) : undefined;
  const town = location ? [townValue(location)] : [];
  return {
    id: business.id,
    fields: {
      name: businessName,
      industry: industry ?? [],
      description: business.shortDescription,
      town: [...new Set([location ?? '', ...(municipality ? namesOfMunicipality(municipality) : [])])],
      number: beginningsOf(organizationNumber),
    },
    facets: {
      industry: industry ? industriesOf(industry) : [],
      size: sizeOf(business) ?? [],
      location: [county?.id, county?.partOf, municipality, ...town].filter((value) => typeof value === 'string'),
    },
    keys: { createdAt: createdAt.getTime(), name: businessName, employees: employeeCount },
  };
}

/** Postal towns stand in the same facet as places; their names must not be mistaken for ids. */
export const townValue = (town: string) => `sted ${town.toLowerCase()}`;

/** A number that the register withholds is between one and four. */
function sizeOf({ employeeCount, hasEmployees }: PublicBusiness) {
  if (employeeCount === null) return hasEmployees ? 'micro' : undefined;
  return businessSizeNames.find((size) => {
    const { from, to } = businessSizes[size];
    return employeeCount >= from && employeeCount <= (to ?? Number.POSITIVE_INFINITY);
  });
}

/** From three digits on, while it is being typed. */
const beginningsOf = (number: string) => Array.from({ length: 7 }, (_, more) => number.slice(0, 3 + more));
