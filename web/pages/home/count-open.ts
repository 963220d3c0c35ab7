import type { Api } from '../../../contract/api.ts';
import { professionsIn } from '../../../contract/positions/professions.ts';
import { addCounts } from '../../positions/map/add-counts.ts';
import { orNothing } from './or-nothing.ts';

/** What is open here and at NAV, in all, in each of today's counties and in each occupation; nothing where it cannot be had now. */
export async function countOpen(api: Api) {
  const [positions, national, places] = await Promise.all([
    orNothing(api('GET /positions', { query: { limit: 1 } })),
    orNothing(api('GET /nav-positions/search', { query: { limit: 1 } })),
    orNothing(api('GET /places')),
  ]);
  const inCounties = positions && national && addCounts(positions.facets.fylke, national.facets.fylke);
  const inOccupations = positions && national && addCounts(positions.facets.occupation, national.facets.occupation);
  const counties = (places?.counties ?? []).filter(({ isCurrent }) => isCurrent);
  return {
    local: positions?.pagination.totalPositions ?? null,
    fromNav: national?.pagination.totalPositions ?? null,
    /** To be drawn. */
    onMap: inCounties && counties.length > 0 ? { counties, inCounties } : null,
    counties: counties.map(({ id, name }) => ({ id, name, count: inCounties && (inCounties.get(id) ?? 0) })),
    occupations: Object.keys(professionsIn).map((name) => ({
      name,
      count: inOccupations && (inOccupations.get(name) ?? 0),
    })),
  };
}
