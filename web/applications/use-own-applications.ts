import { useCallback, useEffect, useState } from 'react';
import { api } from '../platform/api.ts';
import { whenKept } from '../platform/use-autosave.ts';
import { useSayWhy } from '../ui/say.ts';
import type { OwnApplication } from './application-state.ts';
import type { BegunApplication } from './begun-application.tsx';

export const AT_ONCE = 100;

/** What one has begun, and page by page what one has sent. */
export function useOwnApplications() {
  const [applications, setApplications] = useState<OwnApplication[] | null>(null);
  const [begun, setBegun] = useState<BegunApplication[]>([]);
  const [next, setNext] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const sayWhy = useSayWhy(setProblem);
  /** What stands below would be pushed away by what comes. */
  const [isTried, setTried] = useState(false);

  const load = useCallback(
    async (page = 1) => {
      setProblem(null);
      try {
        const [answer, { drafts }] = await Promise.all([
          api('GET /applications/mine', { query: { page, limit: AT_ONCE } }),
          whenKept().then(() => api('GET /applications/drafts')),
        ]);
        setBegun(drafts);
        setApplications((before) => [...((page > 1 && before) || []), ...answer.applications]);
        setNext(answer.pagination.hasNext ? page + 1 : null);
      } catch (error) {
        sayWhy(error, 'Kunne ikke laste søknader', () => void load(page));
      }
      setTried(true);
    },
    [sayWhy],
  );
  useEffect(() => void load(), [load]);
  /** The way to them is gone while they load. */
  const loadMore = (page: number) => {
    setNext(null);
    return load(page);
  };
  const drop = (removed: BegunApplication) => setBegun((before) => before.filter((each) => each !== removed));
  return { applications, begun, next, problem, isTried, load, loadMore, drop };
}
