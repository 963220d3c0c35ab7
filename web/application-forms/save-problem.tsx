import { Button } from '@digdir/designsystemet-react';
import styles from './form-builder.module.css';

interface Props {
  message: string;
  /** A colleague was first: what one typed can still win, by being sent again after `onOverwrite`, or give way. */
  conflict?: { onOverwrite: () => void; onReload: () => void };
}

/** Why a form was not saved. What was typed stands as it was. */
export const SaveProblem = ({ message, conflict }: Props) => (
  <>
    <p>{message}</p>
    {conflict && (
      <div className={styles.ways}>
        <Button type="submit" variant="secondary" data-size="sm" onClick={conflict.onOverwrite}>
          Lagre min versjon likevel
        </Button>
        <Button type="button" variant="tertiary" data-size="sm" onClick={conflict.onReload}>
          Hent kollegaens versjon
        </Button>
      </div>
    )}
  </>
);
