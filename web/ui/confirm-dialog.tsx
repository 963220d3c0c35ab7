import { Button } from '@digdir/designsystemet-react';
import { type ReactNode, useId } from 'react';
import styles from './confirm-dialog.module.css';
import { Modal } from './modal.tsx';

interface Props {
  open: boolean;
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** `null` where it cannot be done, and the dialog tells why. */
  confirmLabel: string | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({ open, title, children, confirmLabel, onConfirm, onCancel }: Props) {
  const heading = useId();
  const text = useId();
  return (
    <Modal open={open} onClose={onCancel} labelledBy={heading} describedBy={text}>
      <div className={styles.content}>
        <h2 id={heading} tabIndex={-1} data-autofocus>
          {title}
        </h2>
        <div id={text} className={styles.text}>
          {children}
        </div>
        <div className={styles.buttons}>
          {confirmLabel && (
            <Button data-color="danger" onClick={onConfirm}>
              {confirmLabel}
            </Button>
          )}
          <Button variant="secondary" data-color="neutral" onClick={onCancel}>
            {confirmLabel ? 'Avbryt' : 'Lukk'}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
