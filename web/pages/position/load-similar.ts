import type { Api } from '../../../contract/api.ts';
import type { Reply } from '../../../contract/endpoint.ts';
import type { national } from '../../../contract/national.ts';
import { shownNational } from '../../national/shown-national.ts';
import { dayInOslo } from '../../platform/format.ts';
import { shownPosition } from '../../positions/shown-position.ts';

export type ShownSimilar = ReturnType<ReturnType<typeof shownSimilar>>;

type Ad = Reply<typeof national.similar>['similar'][number];

export const shownSimilar = (now: Date) => (ad: Ad) =>
  ad.type === 'local'
    ? ({ type: 'local', position: shownPosition(ad.position, dayInOslo(now)) } as const)
    : ({ type: 'nav', position: shownNational(ad.position, now) } as const);

export interface Similar {
  ads: ShownSimilar[];
  /** What finds such ads; nothing too where it could not be asked for. */
  search: Reply<typeof national.similar>['search'];
}

export const noneSimilar: Similar = { ads: [], search: null };

/** What is called much like an ad of either kind. The others below the ad are no reason to fail. */
export async function loadSimilar(api: Api, id: string): Promise<Similar> {
  const found = await api('GET /similar-positions/:id', { params: { id } }).catch(() => null);
  if (!found) return noneSimilar;
  return { ads: found.similar.map(shownSimilar(new Date())), search: found.search };
}
