import counties from '../server/places/places.json' with { type: 'json' };
import postalCodes from '../server/places/postal-codes.json' with { type: 'json' };
import type { Random } from './random.ts';

/** A street address somewhere in Norway, with everything an ad, a business or the register says about it. */
export interface Place {
  municipality: string;
  municipal: string;
  municipalityNumber: string;
  parallelNames: string[];
  county: string;
  county2020: string;
  /** What the county was called until 2019: senders still write it. */
  county2019: string;
  street: string;
  postalCode: string;
  town: string;
  /** As one says it: "Kristiansund" for the postal town "Kristiansund N". */
  spokenTown: string;
}

type Area = Omit<Place, 'street'>;

const streets = [
  'Storgata', 'Kirkegata', 'Strandgata', 'Sjøgata', 'Havnegata', 'Skolegata', 'Jernbanegata', 'Industriveien',
  'Stasjonsveien', 'Fjordveien', 'Elveveien', 'Bjørkeveien', 'Granveien', 'Kirkeveien', 'Skoleveien', 'Nedre torg',
  'Øvre gate', 'Kaiveien', 'Verftsgata', 'Møllergata', 'Næringsveien', 'Solbakken', 'Parkveien', 'Helseveien',
]; // biome-ignore format: a list of words

const municipalities = new Map(
  counties.flatMap((county) =>
    county.municipalities.map((municipality) => [municipality.number, { county, municipality }] as const),
  ),
);

/** By the first two digits of a municipality number of 2019. */
const counties2019: Record<string, string> = {
  '01': 'Østfold',
  '02': 'Akershus',
  '04': 'Hedmark',
  '05': 'Oppland',
  '06': 'Buskerud',
  '07': 'Vestfold',
  '08': 'Telemark',
  '09': 'Aust-Agder',
  '10': 'Vest-Agder',
  '12': 'Hordaland',
  '14': 'Sogn og Fjordane',
};

const areas: Area[] = postalCodes
  .filter(({ category }) => category === 'G' || category === 'B')
  .flatMap(({ code, place, municipality: number }) => {
    const found = municipalities.get(number);
    if (!found) return [];
    const { county, municipality } = found;
    return [
      {
        municipality: municipality.slug,
        municipal: municipality.name,
        municipalityNumber: number,
        parallelNames: municipality.parallelNames.map(({ name }) => name),
        county: county.name,
        county2020: county.county2020.name,
        county2019: counties2019[municipality.numbers2019[0]?.slice(0, 2) ?? ''] ?? county.name,
        postalCode: code,
        town: place,
        spokenTown: place.replace(/ [A-ZÅ]$/, '').replace(/ i .*$/, ''),
      },
    ];
  });

const areasByMunicipality = Map.groupBy(areas, (area) => area.municipality);

/** Anywhere. Large municipalities have many postal codes, so most of it happens where most people live. */
export const anyPlace = (random: Random): Place => addressIn(random.pick(areas), random);

/** In one municipality, by its slug. */
export function placeIn(municipality: string, random: Random): Place {
  const candidates = areasByMunicipality.get(municipality);
  if (!candidates) throw new Error(`There is no municipality "${municipality}".`);
  return addressIn(random.pick(candidates), random);
}

/** Municipalities whose name has a Sámi or Kven form. */
export const municipalitiesWithParallelNames = [
  ...new Set(areas.filter((area) => area.parallelNames.length > 0).map((area) => area.municipality)),
];

const areasByCounty = Map.groupBy(areas, (area) => area.county);

/** In one county of today, by its name. */
export const placeInCounty = (county: string, random: Random): Place =>
  addressIn(random.pick(areasByCounty.get(county) ?? areas), random);

const addressIn = (area: Area, random: Random): Place => ({
  ...area,
  street: `${random.pick(streets)} ${random.int(1, 98)}`,
});
