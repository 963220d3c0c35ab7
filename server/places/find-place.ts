import type { County, Municipality } from '../../contract/places.ts';
import { counties } from './counties.ts';
import { officialPlaces } from './official-places.ts';
import { partsOfMunicipalities } from './parts-of-municipalities.ts';
import postalCodes from './postal-codes.json' with { type: 'json' };
import { regionOf } from './regions.ts';

/** "MØRE OG ROMSDAL", "Møre og Romsdal" and "more-og-romsdal" are the same. */
const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('đ', 'd')
    .replaceAll('ŋ', 'n')
    .replaceAll('ŧ', 't')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

const municipalityBySlug = new Map(
  counties.flatMap((county) => county.municipalities.map((found) => [found.slug, found])),
);
const countyByMunicipality = new Map(
  counties
    .filter(({ isCurrent }) => isCurrent)
    .flatMap((county) => county.municipalities.map(({ slug }) => [slug, county])),
);
const all = officialPlaces.flatMap(({ municipalities }) => municipalities);

const namesBySlug = new Map(
  all.map(({ slug, name, parallelNames }) => [slug, [name, ...parallelNames.map((parallel) => parallel.name)]]),
);

// Each list answers only when the ones before it know nothing: what is valid today wins over what was.
const municipalityIndexes = [
  index(all, ({ slug, name, number }) => [slug, name, number]),
  index(all, ({ officialName, parallelNames }) => [officialName, ...parallelNames.map(({ name }) => name)]),
  index(all, ({ previousNumbers }) => previousNumbers),
];

const countyIndexes: Map<string, { id: string }[]>[] = [
  index(counties, ({ id, name, number }) => [id, name, number]),
  index(officialPlaces, ({ officialName, parallelNames }) => [officialName, ...parallelNames.map(({ name }) => name)]),
];
const countyById = new Map(counties.map((county) => [county.id, county]));
const areas = new Map(postalCodes.map((area) => [area.code, area]));
const townIndexes = [index(postalCodes, ({ place }) => [place])];
const partIndexes = [index(partsOfMunicipalities, ({ name }) => [name])];

/** By id, name or number, in any case; of today or of 2020–2023. */
export function findCounty(text: string): County | undefined {
  const [found] = lookUp(countyIndexes, text);
  return found && countyById.get(found.id);
}

/** By slug, name (Sámi and Kven too) or number, in any case. Several when the name or an old number stands for several. */
export const findMunicipalities = (text: string): Municipality[] =>
  lookUp(municipalityIndexes, text).flatMap(({ slug }) => municipalityBySlug.get(slug) ?? []);

export const municipalityOf = (slug: string): Municipality | undefined => municipalityBySlug.get(slug);

/** The Norwegian name first, then the Sámi and Kven ones. */
export const namesOfMunicipality = (slug: string): string[] => namesBySlug.get(slug) ?? [];

/** The same for a county, of today or of 2020–2023, and the part of the country it lies in. */
function namesOfCounty({ id, name }: County): string[] {
  const parallelNames = officialPlaces.find((county) => county.id === id)?.parallelNames ?? [];
  return [name, ...parallelNames.map((parallel) => parallel.name), regionOf(id) ?? []].flat();
}

/** "Troms og Finnmark": its words are the names of its parts. */
export const isPair = ({ isCurrent, name }: County) => !isCurrent && name.includes(' og ');

/** Of a place in all of these: one in Troms is not in Finnmark because the two were one county. */
export function namesOfCounties(ids: string[]): string[] {
  const found = ids.flatMap((id) => countyById.get(id) ?? []);
  const isKnownByPart = (county: County) => isPair(county) && found.some(({ partOf }) => partOf === county.id);
  return found.filter((county) => !isKnownByPart(county)).flatMap(namesOfCounty);
}

/** Every name of a place there is: counties and municipalities in all languages, postal towns, parts of the country. */
export const placeNames = (): Set<string> =>
  new Set([
    ...counties.flatMap(namesOfCounty),
    ...[...namesBySlug.values()].flat(),
    ...postalCodes.map(({ place }) => place),
  ]);

/** The county of today. */
export const countyOf = (slug: string): County | undefined => countyByMunicipality.get(slug);

/** The town of a postal code in ordinary writing, and its municipality (none on Svalbard and Jan Mayen). */
export function findPostalCode(code: string): { town: string; municipality: Municipality | undefined } | undefined {
  const area = areas.get(code.trim());
  return area && { town: area.place, municipality: findMunicipalities(area.municipality)[0] };
}

/** The municipalities of today that a postal town lies in. Some have the name of a municipality that is no more: Førde, Nøtterøy, Odda. */
export const findTown = (name: string): Municipality[] => [
  ...new Set(lookUp(townIndexes, name).flatMap(({ municipality }) => findMunicipalities(municipality))),
];

/** The municipalities that a place lies in which is none itself: a postal town, or a part of a larger one. */
export function findAround(name: string): Municipality[] {
  if (findCounty(name) || findMunicipalities(name).length > 0) return [];
  const parts = lookUp(partIndexes, name).flatMap(({ municipality }) => municipalityOf(municipality) ?? []);
  return [...new Set([...findTown(name), ...parts])];
}

function index<T>(entries: readonly T[], namesOf: (entry: T) => string[]) {
  const found = new Map<string, T[]>();
  for (const entry of entries) {
    for (const key of new Set(namesOf(entry).map(keyOf))) found.set(key, [...(found.get(key) ?? []), entry]);
  }
  return found;
}

function lookUp<T>(indexes: ReadonlyMap<string, T[]>[], text: string): T[] {
  const key = keyOf(text);
  for (const known of indexes) {
    const found = known.get(key);
    if (found) return found;
  }
  return [];
}
