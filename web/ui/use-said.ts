import { useCallback, useEffect, useState } from 'react';
import { useSayWhy } from './say.ts';

const STAYS_MS = 3000;

export interface Outcome {
  tone: 'success' | 'danger';
  text: string;
  /** Another for each, where the same may be said again. */
  turn?: number;
}

/** What is said about the last thing one did; gone after three seconds, but for a failure that is to stay. */
export function useSaid({ failuresStay = false } = {}) {
  const [said, setSaid] = useState<Outcome | null>(null);
  useEffect(() => {
    if (!said || (failuresStay && said.tone === 'danger')) return;
    const timer = setTimeout(() => setSaid(null), STAYS_MS);
    return () => clearTimeout(timer);
  }, [said, failuresStay]);
  const say = useCallback(
    (tone: Outcome['tone'], text: string) => setSaid((before) => ({ tone, text, turn: (before?.turn ?? 0) + 1 })),
    [],
  );
  const hush = useCallback(() => setSaid(null), []);
  const sayWhy = useSayWhy(
    useCallback((problem: string | null) => (problem === null ? hush() : say('danger', problem)), [say, hush]),
  );
  return { said, say, sayWhy, hush };
}
