import type { Api } from '../../../contract/api.ts';
import { professionsIn } from '../../../contract/professions.ts';
import { addCounts } from '../../positions/map/add-counts.ts';
import { drawMap } from '../../positions/map/draw-map.ts';
import type { Figure } from './statistics.tsx';

/** A figure that cannot be had now is no reason to show no page. */
export async function loadHome(api: Api) {
  const [positions, national, businesses, places] = await Promise.all([
    orNothing(api('GET /positions', { query: { limit: 1 } })),
    orNothing(api('GET /nav-positions/search', { query: { limit: 1 } })),
    orNothing(api('GET /business', { query: { limit: 1 } })),
    orNothing(api('GET /places')),
  ]);
  const local = positions?.pagination.totalPositions ?? null;
  const fromNav = national?.pagination.totalPositions ?? null;
  const inCounties = positions && national && addCounts(positions.facets.fylke, national.facets.fylke);
  const inOccupations = positions && national && addCounts(positions.facets.occupation, national.facets.occupation);
  const counties = (places?.counties ?? []).filter(({ isCurrent }) => isCurrent);
  return {
    figures: [
      { label: 'Stillinger i alt', value: local === null || fromNav === null ? null : local + fromNav },
      { label: 'Lokale stillinger', value: local },
      { label: 'Registrerte bedrifter', value: businesses?.pagination.totalBusinesses ?? null },
    ] satisfies Figure[],
    counties: counties.map(({ id, name }) => ({ id, name, count: inCounties && (inCounties.get(id) ?? 0) })),
    occupations: Object.keys(professionsIn).map((name) => ({
      name,
      count: inOccupations && (inOccupations.get(name) ?? 0),
    })),
    map: inCounties && counties.length > 0 ? drawMap({ counties, inCounties }) : null,
  };
}

const orNothing = <T>(answer: Promise<T>): Promise<T | null> => answer.catch(() => null);
