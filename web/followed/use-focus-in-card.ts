import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Where a card gives way to a line, or comes back, what had the focus is gone: it goes to the way back, or to the card. Whoever
 * is elsewhere on the page stays there. `cover` says what covers it, `isAwaited` that this card's own button asked for it: until then.
 */
export function useFocusInCard(cover: string | undefined, isAwaited: RefObject<boolean>) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<string>(undefined);
  // Read while rendering: what is taken out has lost it afterwards.
  const hadFocus = box.current?.parentElement?.contains(document.activeElement);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when something else covers it
  useLayoutEffect(() => {
    if (before.current === cover) return;
    before.current = cover;
    const isPressed = isAwaited.current;
    isAwaited.current = false;
    const li = box.current?.parentElement;
    const { activeElement } = document;
    const isLost =
      activeElement === document.body
        ? hadFocus || isPressed
        : box.current?.dataset.covers && li?.contains(activeElement);
    if (!isLost) return;
    const place = li?.querySelector<HTMLElement>('[data-way-back]') ?? li?.querySelector('a');
    // What another tab did moves nothing under one's eyes.
    place?.focus({ preventScroll: !isPressed });
  }, [cover]);
  return box;
}
