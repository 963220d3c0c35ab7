import { Alert, Button } from '@digdir/designsystemet-react';
import styles from './cvs.module.css';

interface Props {
  problem: string | null;
  /** Something was typed, which waits behind it. */
  isTyped: boolean;
  onClose: () => void;
}

/** Instead of what is shown, until it is put away. */
export function BuilderProblem({ problem, isTyped, onClose }: Props) {
  if (!problem) return null;
  return (
    <div role="alert">
      <Alert data-color="warning">
        <p className={styles.problem}>{problem}</p>
        {isTyped && <p>Det du har skrevet, står her fortsatt.</p>}
        <Button variant="secondary" data-color="neutral" onClick={onClose}>
          Lukk
        </Button>
      </Alert>
    </div>
  );
}
