import type { Distance } from '../../contract/places.ts';
import { findCounty, findMunicipalities } from './find-place.ts';
import { municipalitiesWithin } from './nearby.ts';

interface Asked {
  fylke?: string | undefined;
  kommune?: string | undefined;
  avstand?: Distance | undefined;
}

/** A place nobody knows has nothing. */
const UNKNOWN = ['?'];

/** What a search may be limited to. What lies around a municipality may lie in another county. */
export function placeFilters(asked: Asked) {
  const { fylke, kommune } = asked;
  const chosen = municipalitiesAsked(asked);
  const county = fylke ? findCounty(fylke) : undefined;
  return {
    fylke: fylke && !reachesFurther(asked) ? (county ? [county.id] : UNKNOWN) : [],
    kommune: kommune && chosen.length === 0 ? UNKNOWN : chosen,
  };
}

export const reachesFurther = ({ kommune, avstand }: Asked) => Boolean(kommune && avstand);

/** Slugs: of what is named, and of what lies around it. Of two with one name, the county tells which is meant. */
export function municipalitiesAsked({ fylke, kommune, avstand }: Asked): string[] {
  const found = kommune ? findMunicipalities(kommune).map(({ slug }) => slug) : [];
  const county = findCounty(fylke ?? '')?.municipalities.map(({ slug }) => slug) ?? [];
  const inCounty = found.filter((slug) => county.includes(slug));
  const named = avstand && inCounty.length > 0 ? inCounty : found;
  return avstand ? [...new Set(named.flatMap((slug) => municipalitiesWithin(Number(avstand), slug)))] : named;
}
