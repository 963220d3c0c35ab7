import type { Api } from '../../../contract/api.ts';
import { type ShownNational, shownNational } from '../../national/national-card.tsx';
import { type ShownPosition, shownPosition } from '../../positions/position-card.tsx';

export type ShownSimilar = { type: 'local'; position: ShownPosition } | { type: 'nav'; position: ShownNational };

/** What is called much like an ad of either kind. The others below the ad are no reason to fail. */
export async function loadSimilar(api: Api, id: string): Promise<ShownSimilar[]> {
  const { similar } = await api('GET /similar-positions/:id', { params: { id } }).catch(() => ({ similar: [] }));
  const now = new Date();
  return similar.map((each) =>
    each.type === 'local'
      ? { type: 'local', position: shownPosition(each.position) }
      : { type: 'nav', position: shownNational(each.position, now) },
  );
}
