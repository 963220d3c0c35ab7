import { type ComponentProps, type ReactNode, useEffect, useId, useState } from 'react';
import { Modal } from '../../../ui/modal.tsx';
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx';
import { useSaidAfter } from '../../../ui/use-said-after.ts';
import styles from './edit-dialog.module.css';
import { EditForm } from './edit-form.tsx';

interface Props extends Omit<ComponentProps<typeof EditForm>, 'id' | 'onLeave' | 'onChanged'> {
  /** "Rediger bruker". */
  title: string;
  /** Of the opened entry; nothing while the dialog is closed. */
  id: string | null;
  /** Below the form: what is done at once. */
  more?: (id: string) => ReactNode;
}

/** Loads an entry, changes what is changed of it, and keeps what was typed while something is wrong. */
export function EditDialog({ id, title, more, onClose, ...rest }: Props) {
  const heading = useId();
  const [isChanged, setChanged] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const isOpen = id !== null && !isAsking && !isClosing;
  useSaidAfter(isOpen);
  // In a later step: the guard must know by then that nothing is lost any more.
  useEffect(() => {
    if (!isClosing) return;
    if (id === null) setClosing(false);
    else onClose();
  }, [isClosing, id, onClose]);
  const close = () => {
    setChanged(false);
    setAsking(false);
    setClosing(true);
  };
  const leave = () => {
    if (id === null || isAsking || isClosing) return;
    if (isChanged) setAsking(true);
    else close();
  };
  return (
    <>
      <Modal open={isOpen} onClose={leave} labelledBy={heading}>
        <div className={styles.dialog}>
          <h2 id={heading} tabIndex={-1} data-autofocus>
            {title}
          </h2>
          {id && <EditForm key={id} id={id} onClose={close} onLeave={leave} onChanged={setChanged} {...rest} />}
          {id && more?.(id)}
        </div>
      </Modal>
      <UnsavedGuard
        what="skjemaet"
        consequence="Det du har endret her, går tapt."
        isChanged={isChanged}
        isLeaving={isAsking}
        onLeave={close}
        onStay={() => setAsking(false)}
      />
    </>
  );
}
