import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { focusLater } from './focus-later.ts';
import styles from './modal.module.css';

interface Props {
  open: boolean;
  onClose: () => void;
  /** The id of its heading. */
  labelledBy: string;
  /** The id of what is to be heard with the heading. */
  describedBy?: string;
  /** The frame of a full one stands in file-viewer.module.css: no other page needs it. */
  placement?: 'center' | 'wide' | 'side' | 'full';
  children: ReactNode;
}

/**
 * A dialog over the page: the browser keeps the focus inside and gives it back. Escape and a press beside it ask `onClose`,
 * which may leave it open. The focus is its own until whatever carries `data-autofocus` gets it. Stays mounted while closed, so
 * that what was typed is kept.
 */
export function Modal({ open, onClose, labelledBy, describedBy, placement = 'center', children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);
  const ask = useRef(onClose);
  ask.current = onClose;

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (!open) {
      dialog.close();
      return focusAgain(opener.current, dialog);
    }
    const from = document.activeElement;
    // The question it gave way to for a moment is nothing to go back to.
    if (!opener.current || (from?.closest('dialog')?.contains(dialog) ?? true)) opener.current = from;
    dialog.showModal();
    dialog.focus();
    focusLater(() => dialog.querySelector('[data-autofocus]'));
  }, [open]);

  useEffect(() => askByBackdrop(ref.current, () => ask.current()), []);
  // Taken out of the page while it is open, it does not give the focus back by itself.
  useEffect(() => () => focusAgain(opener.current), []);

  const cancel = (event: SyntheticEvent) => {
    if (!isOwn(event)) return;
    event.preventDefault();
    onClose();
  };
  /** The browser tells of it some moments later, when it may have been opened again. */
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (isOwn(event) && open && !event.currentTarget.open) onClose();
  };

  return (
    <dialog
      ref={ref}
      className={styles.modal}
      data-placement={placement}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={cancel}
      onClose={closed}
    >
      <div className={styles.inside}>{children}</div>
    </dialog>
  );
}

/** A dialog or a file chooser inside that was left says so by the same names. */
const isOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;

function focusAgain(opener: Element | null, closed?: Element) {
  const { activeElement, body } = document;
  const isLost = activeElement === body || closed?.contains(activeElement);
  if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
}

/**
 * Only a press that also began there: selecting text and letting go outside must not close. Listened for from outside the
 * dialog, or screen readers in Firefox call everything in it clickable.
 */
function askByBackdrop(dialog: HTMLDialogElement | null, ask: () => void) {
  if (!dialog) return;
  let began = false;
  const begin = (event: Event) => {
    began = event.target === dialog;
  };
  const end = (event: Event) => {
    if (began && event.target === dialog) ask();
  };
  document.addEventListener('pointerdown', begin);
  document.addEventListener('click', end);
  return () => {
    document.removeEventListener('pointerdown', begin);
    document.removeEventListener('click', end);
  };
}
