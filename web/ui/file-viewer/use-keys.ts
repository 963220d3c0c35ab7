import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { FileSearch } from './use-file-search.ts';
import type { View } from './use-view.ts';

interface Options {
  scroller: RefObject<HTMLDivElement | null>;
  view: View;
  /** Where there is something to search. */
  search: FileSearch | null;
  closeSearch: () => void;
}

/** Keys of the whole viewer for the search; what is returned are those of the file itself. */
export function useKeys({ scroller, view, search, closeSearch }: Options) {
  const keys = (event: globalThis.KeyboardEvent) => {
    // While letters are put together, keys are those of whoever puts them together.
    if (!search || event.isComposing || isElsewhere(event.target, scroller.current)) return;
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const isFind = key.toLowerCase() === 'f' && ctrlKey !== metaKey && !altKey && !shiftKey;
    const isLeft = key === 'Escape' && search.asked > 0;
    if (isFind) search.open();
    if (isLeft) closeSearch();
    // Not the search of the browser as well, nor the end of the viewer.
    if (isFind || isLeft) event.preventDefault();
  };
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => now.current(event);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target, scroller.current)) return;
    const key = { '+': view.zoomIn, '-': view.zoomOut, '0': view.fitWidth }[event.key];
    key?.();
  };
}

/** A dialog may lie over the file, such as the one about a link. A file that is a part of the page leaves the page its keys. */
function isElsewhere(target: EventTarget | null, scroller: Element | null) {
  const dialog = (target as Element).closest?.('dialog');
  const beside = scroller?.closest('[data-beside]');
  return (Boolean(dialog) && dialog !== scroller?.closest('dialog')) || beside?.contains(target as Node) === false;
}
