import { useCallback, useEffect, useRef, useState } from 'react';
import { hasStatus, reasonOf } from '../../contract/call.ts';
import { useOnRefused } from '../ui/on-refused.ts';

interface Options {
  /** What could not be done, for when the server says nothing about it. */
  failed?: string;
  /** Where the page says what went wrong, if not here; `null` takes it away. */
  tell?: (problem: string | null) => void;
}

interface Failed {
  problem: string;
  /** What is not there, or was asked for in a way that makes no sense, will not come of asking again. */
  isMissing: boolean;
  retry: () => void;
}

const notFailed = { problem: null, isMissing: false, retry: null } as const;

/** What a part of a page shows. What it is given stays the same from one drawing to the next; `null` while nothing may be read. */
export function useReading<T>(read: (() => Promise<T>) | null, { failed, tell }: Options = {}) {
  const onRefused = useOnRefused();
  const [data, setData] = useState<T | null>(null);
  const [failure, setFailure] = useState<Failed | null>(null);
  // An older answer may come after a newer one.
  const newest = useRef(0);
  /** `null` while somebody waits for it. */
  const hasFailed = useRef<boolean | null>(null);
  /** Says whether the answer came. */
  const reload = useCallback(
    async ({ isQuiet = false }: { isQuiet?: boolean } = {}) => {
      newest.current += 1;
      const turn = newest.current;
      if (!read) return false;
      if (!isQuiet) {
        hasFailed.current = null;
        setFailure(null);
      }
      try {
        const answer = await read();
        if (turn !== newest.current) return false;
        if (hasFailed.current) tell?.(null);
        hasFailed.current = false;
        setData(answer);
        setFailure(null);
        return true;
      } catch (error) {
        // One in the place of what somebody waits for speaks for both.
        if (turn !== newest.current || (isQuiet && hasFailed.current !== null)) return false;
        hasFailed.current = true;
        const problem = reasonOf(error, failed);
        const retry = () => {
          tell?.(null);
          void reload();
        };
        setFailure({ problem, isMissing: hasStatus(error, 400, 404), retry });
        tell?.(problem);
        onRefused(error, retry);
        return false;
      }
    },
    [read, failed, tell, onRefused],
  );
  useEffect(() => void reload(), [reload]);

  return { data, setData, reload, ...(failure ?? notFailed) };
}
