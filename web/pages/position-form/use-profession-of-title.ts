import { useEffect, useRef, useState } from 'react';
import { api } from '../../platform/api.ts';
import type { FormValues } from './form-values.ts';

const WAIT_MS = 400;

/**
 * Once the title is written anew, the profession that others have under it, until somebody chose one, or none. Returns what to
 * call then.
 */
export function useProfessionOfTitle({ title, profession }: FormValues, suggest: (profession: string) => void) {
  const [isChosen, setChosen] = useState(profession !== '');
  const asked = useRef(title);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each title
  useEffect(() => {
    if (isChosen || title === asked.current) return;
    let late = false;
    const timer = setTimeout(async () => {
      const answer = await api('GET /nav-positions/profession', { query: { title } }).catch(() => null);
      if (late) return;
      asked.current = title;
      // Without an answer none: what was suggested for another title would be wrong.
      const suggested = answer?.profession ?? '';
      if (suggested !== profession) suggest(suggested);
    }, WAIT_MS);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [title, isChosen]);
  return () => setChosen(true);
}
