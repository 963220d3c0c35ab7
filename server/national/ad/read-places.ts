import type { z } from 'zod';
import type { workLocationSchema } from '../../../contract/national.ts';
import { countyOf, findPostalCode } from '../../places/index.ts';
import { findWorkPlace, firstLanguageOf, isNorway, postalCodeIn, type WorkPlace } from './find-work-place.ts';
import { clean, eachOnce, lineOf, MOST_PARTS, ordinaryCase, wordsOf } from './read-fields.ts';
import type { WireAd } from './wire.ts';

/** Where the work is. Places that look like a municipality and are none are kept in `misfits`. */
export function placesOf(ad: WireAd, misfits: Record<string, string>) {
  const locations = (ad.workLocations ?? [])
    .filter(saysSomething)
    .slice(0, MOST_PARTS)
    .map(inWords)
    .flatMap(eachMunicipality)
    .slice(0, MOST_PARTS);
  const found = locations.map((location) => ({ location, ...findWorkPlace(location) }));
  const lost = found.filter(({ municipality, isAbroad, location }) => !municipality && !isAbroad && location.municipal);
  if (lost.length > 0)
    misfits.workLocations = JSON.stringify(lost.map(({ location }) => location))
      .slice(0, 2000)
      .toWellFormed();
  const all = found.map(({ location, ...place }) => showLocation(location, place));
  const named = all.filter((location) => nameOfPlace(location) !== null);
  const shown = eachOnce(named.length > 0 ? named : all);
  return {
    workLocations: JSON.stringify(shown),
    municipalities: [...new Set(found.flatMap(({ municipality }) => municipality?.slug ?? []))],
    counties: [...new Set(found.flatMap(({ counties }) => counties))],
    place: shown[0] ? nameOfPlace(shown[0]) : null,
  };
}

/** Some name many in one. */
const MOST_LETTERS = 2000;

type Location = NonNullable<NonNullable<WireAd['workLocations']>[number]>;

const saysSomething = (location: Location | null): location is Location =>
  location !== null && Object.values(location).some((part) => clean(part) !== '');

/** Before anything is looked for: "M&Oslash;RE" is no county. */
const inWords = (location: Location): Location => ({
  country: wordsOf(location.country),
  address: wordsOf(location.address),
  city: wordsOf(location.city),
  postalCode: wordsOf(location.postalCode),
  county: wordsOf(location.county),
  municipal: wordsOf(location.municipal, MOST_LETTERS),
});

/** "ASKER, BÆRUM" and "ASKER/BÆRUM" are two places, where each part is a municipality and nothing else tells which one is meant. */
function eachMunicipality(location: Location): Location[] {
  const names = clean(location.municipal).split(/[,/]/);
  if (names.length === 1 || findWorkPlace(location).municipality) return [location];
  const parts = names.map((municipal) => ({ ...location, city: null, municipal }));
  return parts.every((part) => findWorkPlace(part).municipality) ? parts : [location];
}

/** That it is in Norway says nothing here. */
const nameOfPlace = ({ municipal, city, county, country }: z.input<typeof workLocationSchema>) =>
  municipal ?? city ?? county ?? (country === 'Norge' ? null : country);

/** "USA" is no word. */
const countryNamed = (name: string | null) =>
  name && isNorway(name) ? 'Norge' : name && /^\p{Lu}{2,3}$/u.test(name) ? name : ordinaryCase(name);

function showLocation(location: Location, { municipality, isAbroad }: WorkPlace): z.input<typeof workLocationSchema> {
  const postalCode = lineOf(isAbroad ? location.postalCode : postalCodeIn(location), 20);
  const town = isAbroad || !postalCode ? undefined : findPostalCode(postalCode)?.town;
  return {
    country: countryNamed(lineOf(location.country, 100)),
    address: lineOf(location.address, 200),
    postalCode,
    city: town ?? ordinaryCase(lineOf(location.city, 100)),
    municipal: municipality?.name ?? ordinaryCase(lineOf(location.municipal, 100)),
    municipality: municipality?.slug ?? null,
    county:
      (municipality && countyOf(municipality.slug)?.name) ??
      ordinaryCase(lineOf(firstLanguageOf(location.county ?? ''), 100)),
  };
}
