import type { Api } from '../../../contract/api.ts';
import type { County } from './counties.tsx';
import type { Figure } from './statistics.tsx';

/** A figure that cannot be had now is no reason to show no page. */
export async function loadHome(api: Api): Promise<{ figures: Figure[]; counties: County[] }> {
  const [positions, national, businesses, places] = await Promise.all([
    orNothing(api('GET /positions', { query: { limit: 1 } })),
    orNothing(api('GET /nav-positions/search', { query: { limit: 1 } })),
    orNothing(api('GET /business', { query: { limit: 1 } })),
    orNothing(api('GET /places')),
  ]);
  const local = positions?.pagination.totalPositions ?? null;
  const fromNav = national?.pagination.totalPositions ?? null;
  const ofCounty = (id: string) =>
    positions && national ? (positions.facets.fylke[id] ?? 0) + (national.facets.fylke[id] ?? 0) : null;
  return {
    figures: [
      { label: 'Stillinger i alt', value: local === null || fromNav === null ? null : local + fromNav },
      { label: 'Lokale stillinger', value: local },
      { label: 'Registrerte bedrifter', value: businesses?.pagination.totalBusinesses ?? null },
    ],
    counties: (places?.counties ?? [])
      .filter(({ isCurrent }) => isCurrent)
      .map(({ id, name }) => ({ id, name, count: ofCounty(id) })),
  };
}

const orNothing = <T>(answer: Promise<T>): Promise<T | null> => answer.catch(() => null);
