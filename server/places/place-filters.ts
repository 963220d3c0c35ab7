import { type Distance, type FurtherPlace, readFurtherPlaces } from '../../contract/places.ts';
import { findCounty, findMunicipalities } from './find-place.ts';
import { municipalitiesWithin } from './nearby.ts';

interface Asked {
  fylke?: string | undefined;
  kommune?: string | undefined;
  avstand?: Distance | undefined;
  /** Beside that one: any of them will do. */
  steder?: string | undefined;
}

/** A place nobody knows has nothing. */
export const UNKNOWN_PLACE = '?';
const UNKNOWN = [UNKNOWN_PLACE];

/** What a search may be limited to. What lies around a municipality may lie in another county. */
export function placeFilters(asked: Asked): Record<'fylke' | 'kommune' | 'steder', string[]> {
  const { fylke, kommune, steder } = asked;
  const chosen = municipalitiesAsked(asked);
  const county = fylke ? findCounty(fylke) : undefined;
  const inCounty = fylke && !reachesFurther(asked) ? (county ? [county.id] : UNKNOWN) : [];
  const inMunicipality = kommune && chosen.length === 0 ? UNKNOWN : chosen;
  if (!steder) return { fylke: inCounty, kommune: inMunicipality, steder: [] };
  const first = kommune ? inMunicipality : inCounty;
  return { fylke: [], kommune: [], steder: [...new Set([...first, ...readFurtherPlaces(steder).flatMap(idsOf)])] };
}

/** The id of a county, or the slugs of municipalities. */
function idsOf({ id, distance }: FurtherPlace): string[] {
  const county = distance ? undefined : findCounty(id);
  const found = county ? [county.id] : municipalitiesAsked({ kommune: id, avstand: distance });
  return found.length > 0 ? found : UNKNOWN;
}

/** "Vestland", "Hamar og 25 km rundt"; what nobody knows as it was written. */
export const namesOfPlaces = (steder: string): string[] =>
  readFurtherPlaces(steder).map(({ id, distance }) => {
    const [municipality] = findMunicipalities(id);
    return distance
      ? `${municipality?.name ?? id} og ${distance} km rundt`
      : (findCounty(id)?.name ?? municipality?.label ?? id);
  });

/** All municipalities in which any of the places will do. */
export const municipalitiesOfPlaces = (ids: string[]): string[] =>
  ids.flatMap((id) => findCounty(id)?.municipalities.map(({ slug }) => slug) ?? id);

const reachesFurther = ({ kommune, avstand }: Asked) => Boolean(kommune && avstand);

/** Slugs: of what is named, and of what lies around it. Of two with one name, the county tells which is meant. */
export function municipalitiesAsked({ fylke, kommune, avstand }: Asked): string[] {
  const found = kommune ? findMunicipalities(kommune).map(({ slug }) => slug) : [];
  const county = findCounty(fylke ?? '')?.municipalities.map(({ slug }) => slug) ?? [];
  const inCounty = found.filter((slug) => county.includes(slug));
  const named = avstand && inCounty.length > 0 ? inCounty : found;
  return avstand ? [...new Set(named.flatMap((slug) => municipalitiesWithin(Number(avstand), slug)))] : named;
}
