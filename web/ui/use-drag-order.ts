import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** From this far from the window's edge on, the page scrolls along. */
const EDGE_PX = 90;
const SCROLL_PX = 12;

interface Drag {
  from: number;
  /** Before which of the items it would land; their number for the end. */
  before: number;
}

/** Moving an item of a list by its handle, with mouse, pen or finger. Nothing moves until it is let go; Escape gives up. */
export function useDragOrder(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const pointer = useRef(0);
  const isDragging = drag !== null;

  // The list slides under a pointer that rests at the edge.
  useEffect(() => {
    if (!isDragging) return;
    let frame = requestAnimationFrame(function step() {
      const y = pointer.current;
      const by = y < EDGE_PX ? -SCROLL_PX : y > window.innerHeight - EDGE_PX ? SCROLL_PX : 0;
      if (by !== 0) {
        window.scrollBy({ top: by, behavior: 'instant' });
        setDrag((before) => before && { ...before, before: placeAt(list.current, y) });
      }
      frame = requestAnimationFrame(step);
    });
    const giveUp = (event: KeyboardEvent) => event.key === 'Escape' && setDrag(null);
    window.addEventListener('keydown', giveUp);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('keydown', giveUp);
    };
  }, [isDragging, list]);

  const handle = (from: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      pointer.current = event.clientY;
      setDrag({ from, before: from });
    },
    onPointerMove: ({ clientY }: PointerEvent<HTMLElement>) => {
      pointer.current = clientY;
      setDrag((before) => before && { ...before, before: placeAt(list.current, clientY) });
    },
    onPointerUp: () => {
      setDrag(null);
      if (!drag) return;
      const to = drag.before > drag.from ? drag.before - 1 : drag.before;
      if (to !== drag.from) onMove(drag.from, to);
    },
    onPointerCancel: () => setDrag(null),
  });

  /** How an item shows what is going on. */
  const marks = (index: number, count: number) => ({
    'data-dragged': drag?.from === index || undefined,
    'data-drop': dropMark(drag, index, count),
  });
  return { handle, marks };
}

function placeAt(list: HTMLElement | null, y: number) {
  const items = [...(list?.children ?? [])];
  const next = items.findIndex((item) => {
    const { top, height } = item.getBoundingClientRect();
    return y < top + height / 2;
  });
  return next < 0 ? items.length : next;
}

function dropMark(drag: Drag | null, index: number, count: number) {
  if (!drag || drag.before === drag.from || drag.before === drag.from + 1) return undefined;
  if (drag.before === index) return 'before';
  return drag.before === count && index === count - 1 ? 'after' : undefined;
}
