import { type RefObject, useEffect, useState } from 'react';

/** How much of it is free for what it shows, as it is now. */
export function useRoom(scroller: RefObject<HTMLElement | null>) {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return room;
}
