import type { Api } from '../../../contract/api.ts';
import { drawMap } from '../../positions/map/draw-map.ts';
import { countOpen } from './count-open.ts';
import { orNothing } from './or-nothing.ts';
import type { Figure } from './statistics.tsx';

export async function loadHome(api: Api) {
  const [{ local, fromNav, onMap, ...open }, businesses] = await Promise.all([
    countOpen(api),
    orNothing(api('GET /business', { query: { limit: 1 } })),
  ]);
  return {
    figures: [
      { label: 'Stillinger i alt', value: local === null || fromNav === null ? null : local + fromNav },
      { label: 'Lokale stillinger', value: local },
      { label: 'Registrerte bedrifter', value: businesses?.pagination.totalBusinesses ?? null },
    ] satisfies Figure[],
    ...open,
    map: onMap && drawMap(onMap),
  };
}
