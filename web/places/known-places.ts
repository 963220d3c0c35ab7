import { type County, type FurtherPlace, readFurtherPlaces } from '../../contract/places.ts';

export interface NamedPlace extends FurtherPlace {
  name: string;
}

/** Those of an address that there are, with what they are called. */
export function knownPlaces(counties: County[], steder: string): NamedPlace[] {
  const municipalities = counties.flatMap((county) => county.municipalities);
  return readFurtherPlaces(steder).flatMap(({ id, distance }) => {
    const county = distance ? undefined : counties.find((each) => each.id === id);
    const name = county?.name ?? municipalities.find(({ slug }) => slug === id)?.label;
    if (!name) return [];
    return { id, distance, name: distance ? `${name} og ${distance} km rundt` : name };
  });
}
