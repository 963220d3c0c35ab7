import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApplicationStatus } from '../../contract/applications.ts';
import { hasStatus, reasonOf } from '../../contract/call.ts';
import { useOnRefused } from '../ui/on-refused.ts';
import { loadList, loadStats } from './inbox-calls.ts';
import { type InboxSearch, statuses } from './inbox-search.ts';
import { loadAgreed } from './interviews/interview-calls.ts';

type Overview = Awaited<ReturnType<typeof loadStats>>;
type Page = Awaited<ReturnType<typeof loadList>>;
export type Columns = Record<ApplicationStatus, Page>;

export interface Shown {
  overview: Overview;
  /** The interviews that are to come. */
  agreed: Awaited<ReturnType<typeof loadAgreed>>;
  /** One of them, as the view asks. */
  list: Page | null;
  columns: Columns | null;
  /** The business was taken from whoever reads: nobody who applied there is shown any more, but what was written stays. */
  isLost: boolean;
}

const COLUMN_LIMIT = 50;

/** What the address asks for. The old answer stays in sight until the new one is there. */
export function useInbox(businessId: string, search: InboxSearch, isIn: boolean) {
  const onRefused = useOnRefused();
  const [shown, setShown] = useState<Shown | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const latest = useRef(0);
  const { application: _open, ...wanted } = search;
  const key = JSON.stringify([businessId, wanted]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the search without what is open
  const reload = useCallback(async () => {
    latest.current += 1;
    const mine = latest.current;
    setBusy(true);
    setFailure(null);
    try {
      const [overview, agreed, list, columns] = await Promise.all([
        loadStats(businessId, search),
        loadAgreed(businessId),
        search.view === 'list' ? loadPage(businessId, search) : null,
        search.view === 'board' ? loadColumns(businessId, search) : null,
      ]);
      if (mine !== latest.current) return;
      setShown({ overview, agreed, list, columns, isLost: false });
    } catch (error) {
      if (mine !== latest.current) return;
      onRefused(error, () => void again.current());
      setFailure(error);
      if (hasStatus(error, 404)) setShown((before) => before && { ...before, isLost: true });
    } finally {
      if (mine === latest.current) setBusy(false);
    }
  }, [key]);
  const again = useRef(reload);
  again.current = reload;

  useEffect(() => {
    if (isIn) void reload();
  }, [isIn, reload]);

  return { shown, problem: failure ? reasonOf(failure) : null, isMissing: hasStatus(failure, 404), isBusy, reload };
}

/** Of a page that its last application has left, or that never was, the last one that there is. */
async function loadPage(businessId: string, search: InboxSearch): Promise<Page> {
  const asked = await loadList(businessId, search);
  const { currentPage, totalPages } = asked.pagination;
  return currentPage > totalPages && totalPages > 0 ? loadList(businessId, { ...search, page: totalPages }) : asked;
}

async function loadColumns(businessId: string, search: InboxSearch): Promise<Columns> {
  const pages = await Promise.all(
    statuses.map(async (status) => [status, await loadList(businessId, { ...search, status, page: 1 }, COLUMN_LIMIT)]),
  );
  return Object.fromEntries(pages);
}
