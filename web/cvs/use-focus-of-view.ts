import { type RefObject, useEffect, useRef } from 'react';

/**
 * Another view is another page: one begins at its top, and its heading is read out. Not the first one, which came with the
 * page. A problem hides the view: its button has the focus then, and afterwards the heading again.
 */
export function useFocusOfView(root: RefObject<HTMLDivElement | null>, view: string, problem: string | null) {
  const shown = useRef({ view, problem });
  useEffect(() => {
    const before = shown.current;
    shown.current = { view, problem };
    if (before.view === view && before.problem === problem) return;
    const target = root.current?.querySelector<HTMLElement>(problem ? '[role="alert"] button' : 'h2');
    if (target?.matches('h2')) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: 'start' });
  }, [root, view, problem]);
}
