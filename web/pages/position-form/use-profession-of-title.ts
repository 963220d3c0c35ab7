import { useEffect, useRef } from 'react';
import { api } from '../../platform/api.ts';
import type { FormValues } from './form-values.ts';

const WAIT_MS = 400;

/** Once the title is written anew, the profession that others have under it. What somebody chose stays. */
export function useProfessionOfTitle({ title, profession }: FormValues, choose: (profession: string) => void) {
  const asked = useRef(title);
  const suggested = useRef('');
  const isChosen = profession !== suggested.current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each title
  useEffect(() => {
    if (title === asked.current || isChosen) return;
    let late = false;
    const timer = setTimeout(async () => {
      const answer = await api('GET /nav-positions/profession', { query: { title } }).catch(() => null);
      if (late || !answer) return;
      asked.current = title;
      suggested.current = answer.profession ?? '';
      if (suggested.current !== profession) choose(suggested.current);
    }, WAIT_MS);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [title, isChosen]);
}
