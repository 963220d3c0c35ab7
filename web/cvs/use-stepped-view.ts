import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { newKey } from '../platform/new-key.ts';

interface Opened<View> {
  view: View;
  /** Its step in the browser's history, and the place it was opened from. */
  step: string;
  from: string;
}

/**
 * What is opened over a list is a step in the browser's history: a step back leads to the list, as the buttons do. `null` is
 * the list. What is opened from there takes the place of what was open.
 */
export function useSteppedView<View>(onList: () => void) {
  const [opened, setOpened] = useState<Opened<View> | null>(null);
  const { key: here, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const step = (state as { step?: string } | null)?.step;
  const isOpen = opened !== null && opened.step === step;
  /** Whoever asks may have been made some renders ago. */
  const latest = useRef({ opened, step, here, state });
  useEffect(() => {
    latest.current = { opened, step, here, state };
  });

  const open = (view: View) => {
    const { opened: before, ...now } = latest.current;
    // It is there, or on its way.
    if (before && (before.step === now.step || before.from === now.here)) return setOpened({ ...before, view });
    const next = { view, step: newKey(), from: now.here };
    latest.current.opened = next;
    setOpened(next);
    navigate(`${pathname}${search}`, { state: { ...now.state, step: next.step }, preventScrollReset: true });
  };

  const wasOpen = useRef<string>(undefined);
  useEffect(() => {
    const left = wasOpen.current;
    wasOpen.current = isOpen ? step : undefined;
    if (left === undefined || isOpen) return;
    setOpened(null);
    onList();
    // Closed by a button: its step goes too.
    if (left === step) navigate(-1);
  });

  /** What is open becomes another, where it stands. */
  const replace = (view: View) => setOpened((before) => before && { ...before, view });
  return { view: isOpen ? opened.view : null, open, replace, close: () => setOpened(null) };
}
