import { useCallback, useEffect, useRef } from 'react';
import type { HandledApplication } from '../../../contract/applications/handled-applications.ts';
import { loadSome } from '../inbox-calls.ts';

const AHEAD = 10;
const ENOUGH = 3;

/**
 * Who comes next is known before one is there. Only in summary: whoever gets the answers has opened the application, and its
 * applicant sees when that was.
 */
export function useAhead(businessId: string, ids: string[], open: string) {
  const known = useRef(new Map<string, HandledApplication>());
  const asked = useRef(new Set<string>());
  useEffect(() => {
    const next = ids.slice(ids.indexOf(open) + 1).slice(0, AHEAD);
    if (!open || next.slice(0, ENOUGH).every((id) => asked.current.has(id))) return;
    const wanted = next.filter((id) => !asked.current.has(id));
    for (const id of wanted) asked.current.add(id);
    loadSome(businessId, wanted).then(
      (found) => {
        for (const each of found) if (!known.current.has(each.id)) known.current.set(each.id, each);
      },
      // Each one is loaded when it is opened, and says then why not.
      () => wanted.map((id) => asked.current.delete(id)),
    );
  }, [businessId, ids, open]);

  /** What was shown is shown again as it was, until it is there as it is. */
  const keep = useCallback((application: HandledApplication) => known.current.set(application.id, application), []);
  const forget = useCallback((id: string) => known.current.delete(id), []);
  return { known: known.current, keep, forget };
}
