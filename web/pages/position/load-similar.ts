import type { Api } from '../../../contract/api.ts';
import type { Reply } from '../../../contract/endpoint.ts';
import type { national } from '../../../contract/national.ts';
import { type ShownNational, shownNational } from '../../national/shown-national.ts';
import { type ShownPosition, shownPosition } from '../../positions/shown-position.ts';

export type ShownSimilar = { type: 'local'; position: ShownPosition } | { type: 'nav'; position: ShownNational };

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
  const now = new Date();
  const ads = found.similar.map(
    (each): ShownSimilar =>
      each.type === 'local'
        ? { type: 'local', position: shownPosition(each.position) }
        : { type: 'nav', position: shownNational(each.position, now) },
  );
  return { ads, search: found.search };
}
