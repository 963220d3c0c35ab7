import { useCallback, useEffect, useRef, useState } from 'react';
import type { Say } from '../tab.ts';

/** What a section shows. `read` stays the same from one drawing to the next. */
export function useReading<T>(read: () => Promise<T>, say: Say) {
  const [data, setData] = useState<T | null>(null);
  const [hasFailed, setFailed] = useState(false);
  // An older answer may come after a newer one.
  const newest = useRef(0);
  const reload = useCallback(async () => {
    newest.current += 1;
    const turn = newest.current;
    try {
      const answer = await read();
      if (turn !== newest.current) return;
      setData(answer);
      setFailed(false);
    } catch (error) {
      if (turn !== newest.current) return;
      setFailed(true);
      say((error as Error).message || 'En feil oppstod');
    }
  }, [read, say]);
  useEffect(() => void reload(), [reload]);

  const retry = () => {
    setFailed(false);
    say(null);
    void reload();
  };
  return { data, reload, retry: hasFailed ? retry : null };
}
