import type { Reply } from '../../../contract/endpoint.ts';
import { type FurtherPlace, type places, readFurtherPlaces, writeFurtherPlaces } from '../../../contract/places.ts';
import { changeSearch, distanceLabels, type PositionSearch, writeSearch } from '../../positions/position-search.ts';

type Counties = Reply<typeof places.list>['counties'];

interface NamedPlace extends FurtherPlace {
  name: string;
}

/** Those of an address that there are, with what they are called. */
export function knownPlaces(counties: Counties, steder: string): NamedPlace[] {
  const municipalities = counties.flatMap((county) => county.municipalities);
  return readFurtherPlaces(steder).flatMap(({ id, distance }) => {
    const county = distance ? undefined : counties.find((each) => each.id === id);
    const name = county?.name ?? municipalities.find(({ slug }) => slug === id)?.label;
    if (!name) return [];
    return { id, distance, name: distance ? `${name} og ${distanceLabels[distance]}` : name };
  });
}

/** Each of the further places with the list that is left without it. */
export const chipsOf = (search: PositionSearch, further: NamedPlace[]) =>
  further.map((place) => ({
    key: `${place.id} ${place.distance}`,
    label: place.name,
    to: listOf(search, { steder: writeFurtherPlaces(further.filter((each) => each !== place)) }),
  }));

/** The list where the chosen place has become one of the further ones, so that another can be chosen beside it. */
export function toAnotherPlace(search: PositionSearch, further: NamedPlace[], counties: Counties) {
  const { fylke, kommune, avstand } = search;
  const place = { id: kommune || fylke, distance: (kommune && avstand) || undefined };
  const places = knownPlaces(counties, writeFurtherPlaces([...further, place]));
  return places.length > further.length ? listOf(search, { fylke: '', steder: writeFurtherPlaces(places) }) : null;
}

const listOf = (search: PositionSearch, change: Partial<PositionSearch>) =>
  `/stillinger${writeSearch(changeSearch(search, change))}`;
