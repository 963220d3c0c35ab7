import { useCallback, useEffect, useState } from 'react';
import type { Say } from '../tab.ts';

/** What a section shows. `read` stays the same from one drawing to the next. */
export function useReading<T>(read: () => Promise<T>, say: Say) {
  const [data, setData] = useState<T | null>(null);
  const reload = useCallback(async () => {
    try {
      setData(await read());
    } catch (error) {
      say((error as Error).message || 'En feil oppstod');
    }
  }, [read, say]);
  useEffect(() => void reload(), [reload]);
  return { data, reload };
}
