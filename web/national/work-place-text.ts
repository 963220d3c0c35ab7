import type { Reply } from '../../contract/endpoint.ts';
import type { national } from '../../contract/national.ts';

type WorkPlace = Reply<typeof national.read>['position']['workLocations'][number];

/** "Storgata 1, 5003 Bergen, Vestland": no name twice, and the country only when it is another. */
export function workPlaceText({ address, postalCode, city, municipal, county, country }: WorkPlace): string {
  const name = city ?? municipal;
  const town = [postalCode, name].filter(Boolean).join(' ');
  const around = [municipal, county, country === 'Norge' ? null : country].filter((part) => part !== name);
  return [...new Set([address, town, ...around])].filter(Boolean).join(', ') || 'Norge';
}
