import { type RefObject, useEffect, useRef } from 'react';

/** When what had the focus is taken out of a list, the focus goes to what stands for the list, not to the page's beginning. */
export function useFocusKept(count: number, place: RefObject<HTMLElement | null>): void {
  const before = useRef(count);
  useEffect(() => {
    const isTaken = count < before.current && document.hasFocus() && document.activeElement === document.body;
    before.current = count;
    if (isTaken) place.current?.focus();
  }, [count, place]);
}
