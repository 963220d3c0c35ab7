import type { Tabs } from '@digdir/designsystemet-react';
import { type ComponentRef, useEffect, useRef } from 'react';

/** For a list of tabs that is wider than a small phone: the chosen one stays in sight. */
export function useTabInSight(shown: string, isThere = true) {
  const list = useRef<ComponentRef<typeof Tabs.List>>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another is shown
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    list.current?.scrollTo({ left: (chosen?.offsetLeft ?? 0) - list.current.offsetLeft - 16 });
  }, [shown, isThere]);
  return list;
}
