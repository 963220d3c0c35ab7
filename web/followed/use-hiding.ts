import { useState } from 'react';

/** One change of what is hidden at a time, and what came of it. Answers whether it was kept. */
export function useHiding() {
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState({ text: '', hasFailed: false });
  const change = async (send: () => Promise<void>, done: string): Promise<boolean> => {
    if (isBusy) return false;
    setIsBusy(true);
    setOutcome({ text: '', hasFailed: false });
    const failure = await send().then(
      () => null,
      (error: Error) => error.message,
    );
    setIsBusy(false);
    setOutcome({ text: failure ?? done, hasFailed: failure !== null });
    return failure === null;
  };
  return { isBusy, outcome, change };
}
