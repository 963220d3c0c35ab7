import { type ReactNode, useEffect, useRef } from 'react';
import styles from './modal.module.css';

interface Props {
  open: boolean;
  onClose: () => void;
  /** The id of its heading. */
  labelledBy: string;
  placement?: 'center' | 'wide' | 'side';
  children: ReactNode;
}

/**
 * A dialog over the page: the browser keeps the focus inside, closes it by Escape and gives the focus back. Whatever carries
 * `data-autofocus` gets the focus first. Stays mounted while closed, so that what was typed is kept.
 */
export function Modal({ open, onClose, labelledBy, placement = 'center', children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (!open) return dialog.close();
    opener.current = document.activeElement;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [open]);

  useEffect(() => closeByBackdrop(ref.current), []);
  // Taken out of the page while it is open, it does not give the focus back by itself.
  useEffect(() => () => focusAgain(opener.current), []);

  return (
    <dialog
      ref={ref}
      className={styles.modal}
      data-placement={placement}
      aria-labelledby={labelledBy}
      onClose={onClose}
    >
      <div className={styles.inside}>{children}</div>
    </dialog>
  );
}

function focusAgain(opener: Element | null) {
  if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
}

/** Only a press that also began there: selecting text and letting go outside must not close. */
function closeByBackdrop(dialog: HTMLDialogElement | null) {
  if (!dialog) return;
  let began = false;
  const begin = (event: Event) => {
    began = event.target === dialog;
  };
  const end = (event: Event) => {
    if (began && event.target === dialog) dialog.close();
  };
  dialog.addEventListener('pointerdown', begin);
  dialog.addEventListener('click', end);
  return () => {
    dialog.removeEventListener('pointerdown', begin);
    dialog.removeEventListener('click', end);
  };
}
