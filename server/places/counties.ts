import type { County } from '../../contract/places.ts';
import { officialPlaces } from './official-places.ts';

const byName = new Intl.Collator('nb').compare;

const current: County[] = officialPlaces.map(({ id, number, name, county2020, municipalities }) => ({
  id,
  name,
  number,
  partOf: county2020.id === id ? null : county2020.id,
  isCurrent: true,
  municipalities: municipalities.map((municipality) => ({
    slug: municipality.slug,
    name: municipality.name,
    label: municipality.label ?? municipality.name,
    number: municipality.number,
  })),
}));

/** Viken, Vestfold og Telemark, Troms og Finnmark: every municipality of the counties that replaced them. */
const divided: County[] = [...Map.groupBy(officialPlaces, ({ county2020 }) => county2020.id)]
  .filter(([id]) => !current.some((county) => county.id === id))
  .map(([id, parts]) => ({
    id,
    name: parts[0]?.county2020.name ?? id,
    number: parts[0]?.county2020.number ?? '',
    partOf: null,
    isCurrent: false,
    municipalities: current
      .filter(({ partOf }) => partOf === id)
      .flatMap(({ municipalities }) => municipalities)
      .sort((a, b) => byName(a.name, b.name)),
  }));

/** All that can be chosen: the counties of today and the three that were divided in 2024. */
export const counties: County[] = [...current, ...divided].sort((a, b) => byName(a.name, b.name));
