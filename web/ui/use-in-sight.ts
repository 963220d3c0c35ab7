import { type RefObject, useEffect, useState } from 'react';

/** Whether most of it is on the screen, while it is there. */
export function useInSight(place: RefObject<HTMLElement | null>, isThere: boolean): boolean {
  const [isIn, setIn] = useState(false);
  useEffect(() => {
    if (!isThere || !place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setIn(entry !== undefined && entry.intersectionRatio > MOST),
      { threshold: MOST },
    );
    observer.observe(place.current);
    return () => {
      observer.disconnect();
      setIn(false);
    };
  }, [place, isThere]);
  return isIn;
}

const MOST = 0.5;
