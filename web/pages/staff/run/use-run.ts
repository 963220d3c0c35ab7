import { type RefObject, useEffect, useRef, useState } from 'react';
import { focusLater } from '../../../ui/focus-later.ts';
import { useSayWhy } from '../../../ui/say.ts';
import type { Outcome } from './outcome.ts';
import type { Run } from './run-dialog.tsx';

/** Asks at once what would be done; then does it, and closes when there is no more to tell than what the page says. */
export function useRun({ call, onDone }: Run, isRunning: RefObject<boolean>, onClose: () => void) {
  const [expected, setExpected] = useState<Outcome | null>(null);
  const [report, setReport] = useState<Outcome | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const sayWhy = useSayWhy(setProblem);
  const [isBusy, setBusy] = useState(false);

  const work = async (doing: () => Promise<void>) => {
    setProblem(null);
    setBusy(true);
    await doing().catch((error) => sayWhy(error));
    setBusy(false);
  };

  const foresee = () => work(async () => setExpected(await call(true)));
  const carryOut = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    await work(async () => {
      const outcome = await call(false).finally(() => {
        isRunning.current = false;
      });
      onDone(outcome);
      if (outcome.skipped.length === 0) return onClose();
      setReport(outcome);
    });
  };

  const first = useRef(foresee);
  useEffect(() => void first.current(), []);
  // The button that was pressed is gone.
  useEffect(() => {
    if (report) focusLater(() => document.querySelector<HTMLElement>('dialog[open] [data-autofocus]'));
  }, [report]);

  return { expected, report, problem, isBusy, foresee, carryOut };
}
