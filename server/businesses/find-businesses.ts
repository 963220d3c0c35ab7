import type { z } from 'zod';
import { type businesses, businessSizeNames, industries } from '../../contract/businesses.ts';
import { findCounty, findMunicipalities } from '../places/index.ts';
import type { freshBusinessIndex } from './business-index.ts';
import { townValue } from './public-business.ts';

type BusinessSearch = z.output<typeof businesses.list.query>;
type BusinessIndex = Awaited<ReturnType<typeof freshBusinessIndex>>;
type Facets = ReturnType<BusinessIndex['search']>['facets'];

/** One page of the public businesses with exact total and facets; without hits also what to leave out to get some. */
export function findBusinesses(index: BusinessIndex, search: BusinessSearch, now: Date) {
  const { page, limit, sort = 'newest', industry, size, location } = search;
  const filters = {
    industry: industry ? [industry] : [],
    size: size ? [size] : [],
    location: location ? placesLike(index, location, now) : [],
  };
  const query = { text: wordsOf(search.search ?? ''), filters, sort, page, limit, now: now.getTime() };
  const { hits, total, facets, corrections } = index.search(query);
  return {
    hits,
    total,
    corrections,
    facets: shownFacets(facets),
    loosened: total === 0 ? index.loosen(query) : [],
  };
}

/** A county or municipality by any of its names, or a part of a postal town. Nothing is found where nobody is. */
function placesLike(index: BusinessIndex, location: string, now: Date) {
  const county = findCounty(location);
  const known = county ? [county.id] : findMunicipalities(location).map(({ slug }) => slug);
  const typed = townValue(location).slice(townValue('').length);
  const values = Object.keys(index.search({ limit: 1, now: now.getTime() }).facets.location ?? {});
  const towns = values.filter(
    (value) => value.startsWith(townValue('')) && value.slice(townValue('').length).includes(typed),
  );
  return known.length + towns.length > 0 ? [...known, ...towns] : ['?'];
}

/** "974 760 673" is one number. */
const wordsOf = (search: string) => (/^[\d ]+$/.test(search) ? search.replaceAll(' ', '') : search);

/** Industries and sizes also with nothing in them; places as counties. */
function shownFacets({ industry = {}, size = {}, location = {} }: Facets) {
  const complete = (names: readonly string[], counts: Record<string, number>) =>
    Object.fromEntries(names.map((name) => [name, counts[name] ?? 0]));
  return {
    industry: complete(industries, industry),
    size: complete(businessSizeNames, size),
    location: Object.fromEntries(Object.entries(location).filter(([id]) => findCounty(id)?.id === id)),
  };
}
