import { Alert, Button } from '@digdir/designsystemet-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Said } from '../ui/said.tsx';
import type { Outcome } from '../ui/use-said.ts';
import styles from './cvs.module.css';

interface Props {
  /** What is open over the list. */
  view: { name: string } | null;
  said: Outcome | null;
  /** Shown instead, until it is put away. */
  problem: string | null;
  /** Something was typed, which waits behind it. */
  isTyped: boolean;
  onClose: () => void;
  /** The way back to where one came from. */
  back?: ReactNode;
  children: ReactNode;
}

/** Around the list of what one has made, and what is open in its place. */
export function BuilderFrame({ view, said, problem, isTyped, onClose, back, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  useFocusOfView(root, view?.name ?? 'list', problem);
  return (
    <div className={styles.builder} ref={root} data-open={view !== null || undefined}>
      {problem && (
        <div role="alert">
          <Alert data-color="warning">
            <p className={styles.problem}>{problem}</p>
            {isTyped && <p>Det du har skrevet, står her fortsatt.</p>}
            <Button variant="secondary" data-color="neutral" onClick={onClose}>
              Lukk
            </Button>
          </Alert>
        </div>
      )}
      <Said said={said} />
      {back}
      <div hidden={problem !== null}>{children}</div>
    </div>
  );
}

/**
 * Another view is another page: one begins at its top, and its heading is read out. Not the first one, which came with the
 * page. A problem hides the view: its button has the focus then, and afterwards the heading again.
 */
function useFocusOfView(root: RefObject<HTMLDivElement | null>, view: string, problem: string | null) {
  const shown = useRef({ view, problem });
  useEffect(() => {
    const before = shown.current;
    shown.current = { view, problem };
    if (before.view === view && before.problem === problem) return;
    const target = root.current?.querySelector<HTMLElement>(problem ? '[role="alert"] button' : 'h2');
    if (target?.matches('h2')) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: 'start' });
  }, [root, view, problem]);
}
