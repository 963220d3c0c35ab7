import { type County, writeFurtherPlaces } from '../../../contract/places.ts';
import { knownPlaces, type NamedPlace } from '../../places/known-places.ts';
import { changeSearch, type PositionSearch, writeSearch } from '../../positions/position-search.ts';

/** Each of the further places with the list that is left without it. */
export const chipsOf = (search: PositionSearch, further: NamedPlace[]) =>
  further.map((place) => ({
    key: `${place.id} ${place.distance}`,
    label: place.name,
    to: listOf(search, { steder: writeFurtherPlaces(further.filter((each) => each !== place)) }),
  }));

/** The list where the chosen place has become one of the further ones, so that another can be chosen beside it. */
export function toAnotherPlace(search: PositionSearch, further: NamedPlace[], counties: County[]) {
  const { fylke, kommune, avstand } = search;
  const place = { id: kommune || fylke, distance: (kommune && avstand) || undefined };
  const places = knownPlaces(counties, writeFurtherPlaces([...further, place]));
  return places.length > further.length ? listOf(search, { fylke: '', steder: writeFurtherPlaces(places) }) : null;
}

const listOf = (search: PositionSearch, change: Partial<PositionSearch>) =>
  `/stillinger${writeSearch(changeSearch(search, change))}`;
