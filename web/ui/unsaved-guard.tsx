import { createContext, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { stopAskingToLeave, useLeaveWarning } from './use-leave-warning.ts';

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
  // Told before it happens, for what can be kept is kept by whoever is logged in.
  const [logOut, setLogOut] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: Event) => {
      // Of several guards, one asks.
      if (event.defaultPrevented) return;
      event.preventDefault();
      setLogOut(() => (event as CustomEvent<() => void>).detail);
    };
    window.addEventListener('logout', ask);
    return () => window.removeEventListener('logout', ask);
  }, [isChanged]);
  const isAsking = isBlocked || isLeaving || logOut !== null;
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
    if (logOut) {
      setLogOut(null);
      stopAskingToLeave();
      return logOut();
    }
    isBlocked ? blocker.proceed() : onLeave?.();
  };
  const stay = () => {
    setLogOut(null);
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
