import type { Api } from '../../../contract/api.ts';
import type { Figure } from './statistics.tsx';

/** A figure that cannot be had now is no reason to show no page. */
export async function loadFigures(api: Api): Promise<Figure[]> {
  const [positions, national, businesses] = await Promise.allSettled([
    api('GET /positions', { query: { limit: 1 } }),
    api('GET /nav-positions/search', { query: { limit: 1 } }),
    api('GET /business', { query: { limit: 1 } }),
  ]);
  const local = answerOf(positions)?.pagination.totalPositions ?? null;
  const fromNav = answerOf(national)?.pagination.totalPositions ?? null;
  return [
    { label: 'Stillinger i alt', value: local === null || fromNav === null ? null : local + fromNav },
    { label: 'Lokale stillinger', value: local },
    { label: 'Registrerte bedrifter', value: answerOf(businesses)?.pagination.totalBusinesses ?? null },
  ];
}

const answerOf = <T>(result: PromiseSettledResult<T>): T | undefined =>
  result.status === 'fulfilled' ? result.value : undefined;
