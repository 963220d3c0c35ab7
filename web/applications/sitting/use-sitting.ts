import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ApplicationStatus } from '../../../contract/applications.ts';
import { keptInTab } from '../../platform/kept-in-tab.ts';
import { useReading } from '../../platform/use-reading.ts';
import { loadOrder } from '../inbox-calls.ts';
import { filterOf, type InboxSearch, writeInboxSearch } from '../inbox-search.ts';
import { begin, END, type Sitting, withMore, withOne, withSeen } from './sitting.ts';

const kept = keptInTab<Sitting>('applicationSitting');

/**
 * Those that one goes through, as long as the address names the same filter. Without one that is open, it begins anew; a reload
 * goes on with it. Whoever logs in after somebody else in the same tab has their own: «Mine» of the one are not those of the other.
 */
export function useSitting(businessId: string, search: InboxSearch, reader: string | undefined) {
  const navigate = useNavigate();
  const open = search.application;
  const about = JSON.stringify([reader, businessId, filterOf(search)]);
  const [held, setHeld] = useState(() => ({ about, sitting: kept.read(about) }));
  const sitting = open && held.about === about ? held.sitting : null;
  const isBegun = sitting !== null;
  const now = useRef(search);
  now.current = search;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is about says which ones
  const load = useCallback(() => loadOrder(businessId, now.current), [about]);
  const { data, setData, problem, retry } = useReading(isBegun ? null : load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!data) return;
    const isLinked = open && open !== END;
    setHeld({ about, sitting: begin(data) });
    setData(null);
    if (isLinked) return;
    navigate({ search: writeInboxSearch({ ...search, application: data.ids[0] ?? END }) }, { replace: true });
  }, [data]);

  const shown = sitting && open !== END ? withOne(sitting, open) : sitting;
  useEffect(() => {
    if (shown) kept.write(about, shown);
  }, [about, shown]);

  const change = useCallback(
    (to: (before: Sitting) => Sitting) =>
      setHeld((before) => (before.sitting ? { ...before, sitting: to(before.sitting) } : before)),
    [],
  );
  const saw = useCallback(
    (id: string, status: ApplicationStatus | null) => change((before) => withSeen(withOne(before, id), id, status)),
    [change],
  );
  const add = (more: string[]) => change((before) => withMore(before, more));
  return { sitting: shown, problem, retry, saw, add };
}
