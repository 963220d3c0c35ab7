import { useEffect } from 'react';
import { api } from '../platform/api.ts';

/** Shorter than this, nobody has read anything. */
const GLANCE_MS = 1500;
const counted = new Set<string>();

/** Tells the server that the page was looked at, once for as long as the browser keeps this page. `null`: not yet, or never. */
export function useCountView(id: string | null) {
  useEffect(() => {
    if (!id || counted.has(id)) return;
    const timer = setTimeout(() => {
      counted.add(id);
      // A view that is not counted is no loss.
      api('POST /positions/:id/view', { params: { id } }).catch(() => {});
    }, GLANCE_MS);
    return () => clearTimeout(timer);
  }, [id]);
}
