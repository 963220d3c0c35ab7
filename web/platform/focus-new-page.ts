import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The page of an error is a tree of its own: whoever leaves it comes from there all the same. */
let last: { pathname: string; key: string } | null = null;

/**
 * Following a link puts the focus where a full load would: at the start of the new page's content, or at the place on it that
 * the address names, such as where the next page of a list begins.
 */
export function useFocusOnNewPage(contentId: string): void {
  const { pathname, hash, key } = useLocation();
  const isNewTree = useRef(true);
  useEffect(() => {
    const before = last;
    last = { pathname, key };
    const keepsFocus = !isNewTree.current && pathname === before?.pathname && !hash;
    isNewTree.current = false;
    if (!before || key === before.key || keepsFocus) return;
    const start = startOf(hash.slice(1)) ?? document.getElementById(contentId);
    start?.focus({ preventScroll: true });
  }, [pathname, hash, key, contentId]);
}

/** A place that begins with a heading is entered there. */
function startOf(placeId: string): HTMLElement | null {
  const place = document.getElementById(placeId);
  const start = place?.querySelector<HTMLElement>(':scope > * > h2[tabindex="-1"]') ?? place;
  if (start && start.tabIndex < 0) start.tabIndex = -1;
  return start;
}
