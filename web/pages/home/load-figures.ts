import type { Api } from '../../../contract/api.ts';
import type { Figure } from './statistics.tsx';

/** A figure that cannot be had now is no reason to show no page. */
export async function loadFigures(api: Api): Promise<Figure[]> {
  const [positions, businesses] = await Promise.allSettled([
    api('GET /positions', { query: { limit: 1 } }),
    api('GET /business', { query: { limit: 1 } }),
  ]);
  return [
    { label: 'Stillinger fra bedrifter her', value: answerOf(positions)?.pagination.totalPositions ?? null },
    { label: 'Registrerte bedrifter', value: answerOf(businesses)?.pagination.totalBusinesses ?? null },
  ];
}

const answerOf = <T>(result: PromiseSettledResult<T>): T | undefined =>
  result.status === 'fulfilled' ? result.value : undefined;
