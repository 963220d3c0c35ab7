import { Button } from '@digdir/designsystemet-react';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { RetryButton } from '../../../ui/retry-button.tsx';
import type { Outcome } from './outcome.ts';
import { OutcomeNames } from './outcome-names.tsx';
import styles from './run-dialog.module.css';
import { useRun } from './use-run.ts';

export interface Run {
  question: string;
  confirmLabel: string;
  isHarmful: boolean;
  call: (dryRun: boolean) => Promise<Outcome>;
  /** What follows from it, and what else is asked: where something will be done. */
  more?: ReactNode;
  /** What was done is said in the page, unless the dialog has to tell more. */
  onDone: (outcome: Outcome) => void;
}

interface Props {
  run: Run | null;
  onClose: () => void;
}

/** Something that is done to several: first what will be left out and why, then, when that is meant, what was. */
export function RunDialog({ run, onClose }: Props) {
  const heading = useId();
  const isRunning = useRef(false);
  /** What comes of it is told here. */
  const close = () => {
    if (!isRunning.current) onClose();
  };
  return (
    <Modal open={run !== null} onClose={close} labelledBy={heading}>
      {run && <Steps run={run} isRunning={isRunning} heading={heading} onClose={close} />}
    </Modal>
  );
}

interface StepsProps {
  run: Run;
  isRunning: RefObject<boolean>;
  heading: string;
  onClose: () => void;
}

function Steps({ run, isRunning, heading, onClose }: StepsProps) {
  const { expected, report, problem, isBusy, foresee, carryOut } = useRun(run, isRunning, onClose);
  const shown = report ?? expected;
  const canDo = !report && expected !== null && expected.done.length > 0;
  return (
    <div className={styles.content}>
      <h2 key={report ? 'done' : 'asked'} id={heading} tabIndex={-1} data-autofocus>
        {report ? 'Ferdig' : run.question}
      </h2>
      <p role="status">{shown ? shown.message : !problem && 'Ser hva som kan gjøres …'}</p>
      {shown && <OutcomeNames {...shown} />}
      {canDo && run.more}
      <Banner>{problem}</Banner>
      <div className="button-row">
        {canDo && (
          <Button {...(run.isHarmful && { 'data-color': 'danger' })} aria-disabled={isBusy} onClick={carryOut}>
            {run.confirmLabel}
          </Button>
        )}
        {!shown && problem && <RetryButton onClick={foresee} />}
        <Button variant="secondary" data-color="neutral" aria-disabled={isRunning.current} onClick={onClose}>
          {canDo ? 'Avbryt' : 'Lukk'}
        </Button>
      </div>
    </div>
  );
}
