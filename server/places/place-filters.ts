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
export function placeFilters({ fylke, kommune, avstand }: Asked) {
  const chosen = municipalitiesAsked({ kommune, avstand });
  const county = fylke ? findCounty(fylke) : undefined;
  return {
    fylke: fylke && !reachesFurther({ kommune, avstand }) ? (county ? [county.id] : UNKNOWN) : [],
    kommune: kommune && chosen.length === 0 ? UNKNOWN : chosen,
  };
}

export const reachesFurther = ({ kommune, avstand }: Asked) => Boolean(kommune && avstand);

/** Slugs: of what is named, and of what lies around it. */
export function municipalitiesAsked({ kommune, avstand }: Asked): string[] {
  const named = kommune ? findMunicipalities(kommune) : [];
  const found = avstand ? named.flatMap(({ slug }) => municipalitiesWithin(Number(avstand), slug)) : named;
  return [...new Set(found.map(({ slug }) => slug))];
}
