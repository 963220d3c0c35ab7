import { useCallback, useEffect, useRef, useState } from 'react';
import { reasonOf } from '../../contract/call.ts';
import { useOnRefused } from '../ui/on-refused.ts';

interface Options {
  /** What could not be done, for when the server says nothing about it. */
  failed?: string;
  /** Where the page says what went wrong, if not here; `null` takes it away. */
  tell?: (problem: string | null) => void;
}

/** What a part of a page shows. What it is given stays the same from one drawing to the next. */
export function useReading<T>(read: () => Promise<T>, { failed, tell }: Options = {}) {
  const onRefused = useOnRefused();
  const [data, setData] = useState<T | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // An older answer may come after a newer one.
  const newest = useRef(0);
  const reload = useCallback(
    async ({ isQuiet = false }: { isQuiet?: boolean } = {}) => {
      newest.current += 1;
      const turn = newest.current;
      if (!isQuiet) setProblem(null);
      try {
        const answer = await read();
        if (turn !== newest.current) return;
        setData(answer);
        setProblem(null);
      } catch (error) {
        if (isQuiet || turn !== newest.current) return;
        const reason = reasonOf(error, failed);
        setProblem(reason);
        tell?.(reason);
        onRefused(error, () => {
          tell?.(null);
          void reload();
        });
      }
    },
    [read, failed, tell, onRefused],
  );
  useEffect(() => void reload(), [reload]);

  const retry = () => {
    tell?.(null);
    void reload();
  };
  return { data, setData, problem, reload, retry: problem ? retry : null };
}
