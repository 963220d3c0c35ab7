import { useState } from 'react';
import { useSayWhy } from '../ui/say.ts';
import type { Undone } from './told-later.ts';
import type { Chosen, Written } from './use-chosen.ts';

export interface Done {
  message: string;
  /** What it can be taken back from. */
  changed: { id: string; version: number }[];
  /** What it was before. */
  before?: Undone[];
  /** What was chosen and written for it. */
  of?: { applications: Chosen; written: Omit<Written, 'responsible'> };
}

/** Does one thing after the other, and keeps what came of the last one. */
export function useOutcome() {
  const [problem, setProblem] = useState<string | null>(null);
  const sayWhy = useSayWhy(setProblem);
  const [done, setDone] = useState<Done | null>(null);
  const [isBusy, setBusy] = useState(false);

  /** `again` is done once somebody whose log-in had ended has logged in. */
  const work = async (action: () => Promise<void>, again?: () => void) => {
    setBusy(true);
    setProblem(null);
    setDone(null);
    await action().catch((error) => sayWhy(error, undefined, again));
    setBusy(false);
  };

  /** For a button, which keeps the focus while it waits. */
  const once = async (action: () => Promise<void>, again?: () => void) => {
    if (!isBusy) await work(action, again);
  };

  /** What was done elsewhere takes the place of what was said before. */
  const tell = (message: string) => {
    setProblem(null);
    setDone({ message, changed: [] });
  };

  return { problem, done, isBusy, work, once, setDone, refuse: setProblem, tell };
}
