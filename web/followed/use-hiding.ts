import { useState } from 'react';
import { hasStatus, reasonOf } from '../../contract/call.ts';

/** Does it once somebody is logged in: at once, unless the server refused it (no `goal`) because nobody is any more. */
export type AfterLogIn = (act: () => unknown, goal: string | null) => void;

/** One change of what is hidden at a time, and what came of it. Whose log-in has ended logs in, and it is done then. */
export function useHiding(afterLogIn: AfterLogIn) {
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState({ text: '', hasFailed: false });
  const change = async (send: () => Promise<void>, done: string): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setOutcome({ text: '', hasFailed: false });
    const failure = await send().then(
      () => null,
      (error: unknown) => error,
    );
    setIsBusy(false);
    if (hasStatus(failure, 401)) return afterLogIn(() => change(send, done), null);
    setOutcome({ text: failure ? reasonOf(failure) : done, hasFailed: failure !== null });
  };
  return { isBusy, outcome, change };
}
