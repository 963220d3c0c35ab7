import { Button } from '@digdir/designsystemet-react';
import { type FormEvent, type ReactNode, type RefObject, useId } from 'react';
import { Modal } from '../ui/modal.tsx';
import { useSaidAfter } from '../ui/use-said-after.ts';
import styles from './form-dialog.module.css';

interface Props {
  open: boolean;
  title: string;
  children: ReactNode;
  sendLabel: string;
  isDanger?: boolean;
  /** Whether there is something to send. */
  isReady?: boolean;
  isSending: boolean;
  form?: RefObject<HTMLFormElement | null>;
  onSend: () => Promise<void>;
  onClose: () => void;
}

/** A form over the page, which is sent once at a time. */
export function FormDialog(props: Props) {
  const {
    open,
    title,
    children,
    sendLabel,
    isDanger = false,
    isReady = true,
    isSending,
    form,
    onSend,
    onClose,
  } = props;
  const heading = useId();
  useSaidAfter(open);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSending) void onSend();
  };
  return (
    <Modal open={open} onClose={onClose} labelledBy={heading}>
      <form ref={form} className={styles.dialog} onSubmit={submit} noValidate>
        <h2 id={heading} tabIndex={-1} data-autofocus>
          {title}
        </h2>
        {children}
        <div className="button-row">
          <Button
            type="submit"
            {...(isDanger && { 'data-color': 'danger' })}
            disabled={!isReady}
            aria-disabled={isSending}
            data-send
          >
            {sendLabel}
          </Button>
          <Button type="button" variant="secondary" data-color="neutral" onClick={onClose}>
            Avbryt
          </Button>
        </div>
      </form>
    </Modal>
  );
}
