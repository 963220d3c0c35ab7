import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Following a link puts the focus where a full load would: at the start of the new page's content. */
export function useFocusOnNewPage(contentId: string): void {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (!hash) document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [pathname, hash, contentId]);
}
