import { Button } from '@digdir/designsystemet-react';
import { useEffect, useRef } from 'react';
import { Icon } from '../ui/icon.tsx';
import styles from './cvs.module.css';

interface Props {
  undo: () => void;
  redo: () => void;
  undoSteps: number;
  redoSteps: number;
  /** The last step, when it was one back or forth. */
  step: { isBack: boolean } | null;
}

/** A step back or forth is said, and whoever stood in what it took away stands here. */
export function HistoryButtons({ undo, redo, undoSteps, redoSteps, step }: Props) {
  const root = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const focused = document.activeElement;
    if (step && (focused === null || focused === document.body || focused.matches(':disabled'))) {
      root.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus({ preventScroll: true });
    }
  }, [step]);

  return (
    <span className={styles.steps} ref={root}>
      <span role="status" className="visually-hidden">
        {step && (step.isBack ? `Angret, ${undoSteps} steg igjen` : `Gjort om, ${redoSteps} steg igjen`)}
      </span>
      <Button type="button" variant="tertiary" data-size="sm" disabled={undoSteps === 0} onClick={undo}>
        <Icon name="undo" />
        Angre
      </Button>
      <Button type="button" variant="tertiary" data-size="sm" disabled={redoSteps === 0} onClick={redo}>
        <Icon name="redo" />
        Gjør om
      </Button>
    </span>
  );
}
