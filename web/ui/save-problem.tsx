import { Button } from '@digdir/designsystemet-react';
import styles from './save-problem.module.css';

/** A colleague was first: what one typed can still win, by being sent again after `onOverwrite`, or give way. */
export interface Conflict {
  onOverwrite: () => void;
  onReload: () => void;
}

interface Props {
  message: string;
  conflict?: Conflict | undefined;
  /** Of a form that does not send everything when it is submitted. */
  onSend?: () => void;
}

/** Why something was not saved. What was typed stands as it was. */
export const SaveProblem = ({ message, conflict, onSend }: Props) => (
  <>
    <p>{message}</p>
    {conflict && (
      <div className={styles.ways}>
        {/* Not of the kind that submits: Enter in a field would press it, being the first in the form. */}
        <Button
          type="button"
          variant="secondary"
          data-size="sm"
          onClick={({ currentTarget }) => {
            conflict.onOverwrite();
            if (onSend) onSend();
            else currentTarget.form?.requestSubmit();
          }}
        >
          Lagre min versjon likevel
        </Button>
        <Button type="button" variant="tertiary" data-size="sm" onClick={conflict.onReload}>
          Hent den nye versjonen
        </Button>
      </div>
    )}
  </>
);
