import { createContext, use, useEffect, useLayoutEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useLeaveWarning } from './use-leave-warning.ts';

interface Unsaved {
  /** What would be left, as in "Forlate CV-en uten å lagre?" */
  what: string;
  /** What becomes of what was changed. */
  consequence?: string;
  isChanged: boolean;
  /** What was changed stays whatever else the page shows. */
  staysOnPage?: boolean;
}

interface Props extends Unsaved {
  /** The way out inside the page was chosen, where there is one. */
  isLeaving?: boolean;
  onLeave?: () => void;
  onStay?: () => void;
}

/** What else the page would lose. The router asks one guard only: with nothing of its own to lose, it asks for this. */
export const UnsavedAround = createContext<Unsaved | null>(null);

/** Nobody loses what was typed by a click beside it, whichever way out it is. */
export function UnsavedGuard({ isLeaving = false, onLeave, onStay, ...own }: Props) {
  const around = use(UnsavedAround);
  const { what, consequence = lost, isChanged, staysOnPage } = around && !own.isChanged ? around : own;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged && !(staysOnPage && nextLocation.pathname === currentLocation.pathname),
  );
  const isBlocked = blocker.state === 'blocked';
  const isAsking = isBlocked || isLeaving;
  useLeaveWarning(isChanged);

  // Whoever stays goes on where they were, also in a dialog that gave way to the question and begins at its first field.
  const from = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isAsking) from.current = document.activeElement;
  }, [isAsking]);
  useEffect(() => {
    if (!isAsking && from.current instanceof HTMLElement) from.current.focus();
  }, [isAsking]);

  const leave = () => {
    from.current = null;
    isBlocked ? blocker.proceed() : onLeave?.();
  };
  const stay = () => {
    if (isBlocked) blocker.reset();
    onStay?.();
  };
  return (
    <ConfirmDialog
      open={isAsking}
      title={`Forlate ${what} uten å lagre?`}
      confirmLabel="Forlat uten å lagre"
      onConfirm={leave}
      onCancel={stay}
    >
      <p>{consequence}</p>
    </ConfirmDialog>
  );
}

const lost = 'Det du har endret siden sist du lagret, går tapt.';
