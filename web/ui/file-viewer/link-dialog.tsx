import { Button } from '@digdir/designsystemet-react';
import { useId, useState } from 'react';
import { Modal } from '../modal.tsx';
import styles from './link-dialog.module.css';

/** Where a link in a file leads is seen before anybody goes there: what it is drawn as may say something else. */
export function LinkDialog({ address, onClose }: { address: string | null; onClose: () => void }) {
  const heading = useId();
  // While the dialog closes it still leads there: the browser follows the link after that.
  const [shown, setShown] = useState(address);
  if (address !== null && address !== shown) setShown(address);
  return (
    <Modal open={address !== null} onClose={onClose} labelledBy={heading}>
      <div className={styles.link}>
        <h2 id={heading} tabIndex={-1} data-autofocus>
          Åpne lenken i filen?
        </h2>
        <p>Den er skrevet av den som laget filen, og leder til:</p>
        <p className={styles.address}>{shown}</p>
        <div className={styles.ways}>
          <Button asChild>
            <a href={shown ?? undefined} target="_blank" rel="noopener noreferrer nofollow" onClick={onClose}>
              Åpne i ny fane
            </a>
          </Button>
          <Button variant="secondary" data-color="neutral" onClick={onClose}>
            Avbryt
          </Button>
        </div>
      </div>
    </Modal>
  );
}
