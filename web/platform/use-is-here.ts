import { useCallback, useEffect, useRef } from 'react';

/** Tells answers that come late whether what asked is still there. */
export function useIsHere() {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current, []);
}
