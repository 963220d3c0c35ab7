import type { Place } from '../places.ts';
import type { Random } from '../random.ts';
import type { NavLocation } from './nav-ad.ts';

/** Where the work is, as senders write it: in capitals, with counties of three structures, and often half of it missing. */
export function workLocations(place: Place, another: () => Place, random: Random): NavLocation[] {
  const shape = random.next();
  if (shape < 0.01) return [];
  if (shape < 0.03) return [random.pick(abroad)];
  if (shape < 0.05) return [random.pick(oldNames)];
  if (shape < 0.08) return [{ ...empty, country: 'NORGE', county: place.county.toUpperCase() }];
  if (shape < 0.09) return [{ ...empty, country: 'NORGE' }];
  if (shape < 0.14) {
    const others = Array.from({ length: random.int(1, 3) }, () => inNorway(another(), random));
    return [inNorway(place, random), ...others];
  }
  return [inNorway(place, random)];
}

function inNorway(place: Place, random: Random): NavLocation {
  const hasAddress = random.chance(0.7);
  return {
    country: 'NORGE',
    address: hasAddress && random.chance(0.6) ? place.street : null,
    city: hasAddress ? place.town.toUpperCase() : null,
    postalCode: hasAddress ? place.postalCode : null,
    county: countyName(place, random).toUpperCase(),
    municipal: municipalName(place, random).toUpperCase(),
  };
}

function countyName(place: Place, random: Random) {
  const structure = random.next();
  if (structure < 0.1) return place.county2020;
  return structure < 0.15 ? place.county2019 : place.county;
}

/** NESSEBY, UNJÁRGA, UNJÁRGA - NESSEBY and UNJARGA NESSEBY are the same place. */
function municipalName({ municipal, parallelNames }: Place, random: Random) {
  const other = parallelNames[0];
  if (!other || random.chance(0.4)) return municipal;
  const withoutAccents = other
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('đ', 'd')
    .replaceAll('ŋ', 'n');
  return random.pick([other, `${other} - ${municipal}`, `${withoutAccents} ${municipal}`]);
}

const empty: NavLocation = {
  country: null,
  address: null,
  city: null,
  postalCode: null,
  county: null,
  municipal: null,
};

const abroad: NavLocation[] = [
  { ...empty, country: 'SVERIGE', city: 'Göteborg', postalCode: '411 01' },
  { ...empty, country: 'DANMARK', city: 'København' },
  { ...empty, country: 'POLEN', address: 'ul. Portowa 3', city: 'Gdynia' },
  { ...empty, country: 'TYSKLAND' },
];

/** Municipalities that are gone, names that exist twice, and Svalbard, which has neither municipality nor county. */
const oldNames: NavLocation[] = [
  {
    ...empty,
    country: 'NORGE',
    city: 'BØ I TELEMARK',
    postalCode: '3800',
    county: 'TELEMARK',
    municipal: 'BØ (TELEMARK)',
  },
  { ...empty, country: 'NORGE', county: 'HORDALAND', municipal: 'OS', city: 'OS', postalCode: '5200' },
  { ...empty, country: 'NORGE', county: 'VESTFOLD OG TELEMARK', municipal: 'SANDE' },
  { ...empty, country: 'NORGE', county: 'VIKEN', municipal: 'NES' },
  { ...empty, country: 'NORGE', county: 'INNLANDET', municipal: 'VÅLER' },
  { ...empty, country: 'NORGE', county: 'NORDLAND', municipal: 'HERØY' },
  { ...empty, country: 'Norge', county: 'Troms og Finnmark', municipal: 'Unjargga Nesseby' },
  { ...empty, country: 'NORGE', city: 'LONGYEARBYEN', postalCode: '9170', county: 'SVALBARD', municipal: 'SVALBARD' },
];
