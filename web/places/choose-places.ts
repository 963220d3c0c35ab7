import type { Reply } from '../../contract/endpoint.ts';
import type { places } from '../../contract/places.ts';

type County = Reply<typeof places.list>['counties'][number];

export interface Place {
  id: string;
  name: string;
  /** Of counties: whether it is one of today's. */
  isCurrent: boolean;
}

export interface ChosenPlaces {
  fylke: string;
  kommune: string;
  counties: Place[];
  /** Those of the chosen county. */
  municipalities: Place[];
}

/**
 * Reads the county and municipality of an address (by id, name or number) and gives what there is to choose from. A municipality
 * that is not in the chosen county falls; one without a county brings its own, but not a name that two have.
 */
export function choosePlaces(counties: County[], fylke: string, kommune: string): ChosenPlaces {
  const named = (text: string) => (place: { name: string; number: string }, id: string) =>
    text !== '' && [id, place.name, place.number].some((known) => known.toLowerCase() === text.toLowerCase());
  const isMunicipality = named(kommune);
  const hasMunicipality = (each: County) => each.municipalities.some((place) => isMunicipality(place, place.slug));
  const [its, another] = counties.filter((each) => each.isCurrent && hasMunicipality(each));
  const county = fylke ? counties.find((each) => named(fylke)(each, each.id)) : another ? undefined : its;
  const municipality = county?.municipalities.find((place) => isMunicipality(place, place.slug));
  return {
    fylke: county?.id ?? fylke,
    kommune: county ? (municipality?.slug ?? '') : kommune,
    counties: counties.map(({ id, name, isCurrent }) => ({ id, name, isCurrent })),
    municipalities: (county?.municipalities ?? []).map(({ slug, label }) => ({
      id: slug,
      name: label,
      isCurrent: true,
    })),
  };
}
