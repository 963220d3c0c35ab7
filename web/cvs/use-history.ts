import { useCallback, useEffect, useState } from 'react';

/** Typing in one field that goes on without such a pause is one step. */
const PAUSE_MS = 800;
const MOST_STEPS = 100;

interface Track<T> {
  past: T[];
  present: T;
  future: T[];
  /** When the last change came. */
  changedAt: number;
  /** The field that was typed in. */
  field: Element | null;
  /** The last step, when it was one back or forth; a new object each time. */
  step: { isBack: boolean } | null;
}

/**
 * A value with the way back and forth through what it was, also by Ctrl+Z and Ctrl+Y: fields that we fill know no way back
 * of their own.
 */
export function useHistory<T>(initial: T) {
  const [track, setTrack] = useState<Track<T>>({
    past: [],
    present: initial,
    future: [],
    changedAt: 0,
    field: null,
    step: null,
  });

  const change = useCallback((how: (before: T) => T) => {
    const now = Date.now();
    const focused = document.activeElement;
    setTrack(({ past, present, changedAt, field }) => {
      const continues = past.length > 0 && now - changedAt < PAUSE_MS && isTyped(focused) && focused === field;
      return {
        past: continues ? past : [...past, present].slice(-MOST_STEPS),
        present: how(present),
        future: [],
        changedAt: now,
        field: focused,
        step: null,
      };
    });
  }, []);
  const undo = useCallback(
    () =>
      setTrack((before) => {
        const { past, present, future } = before;
        const [last] = past.slice(-1);
        if (last === undefined) return before;
        const step = { isBack: true };
        return {
          past: past.slice(0, -1),
          present: last,
          future: [present, ...future],
          changedAt: 0,
          field: null,
          step,
        };
      }),
    [],
  );
  const redo = useCallback(
    () =>
      setTrack((before) => {
        const { past, present, future } = before;
        const [next, ...rest] = future;
        if (next === undefined) return before;
        const step = { isBack: false };
        return { past: [...past, present], present: next, future: rest, changedAt: 0, field: null, step };
      }),
    [],
  );

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      // What is asked in front of it is about what one sees there.
      if (document.querySelector('dialog[open]')) return;
      const key = event.key.toLowerCase();
      const act = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : null;
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [undo, redo]);

  return {
    value: track.present,
    /** What the last step was made from. */
    before: track.past.at(-1),
    change,
    undo,
    redo,
    step: track.step,
    undoSteps: track.past.length,
    redoSteps: track.future.length,
  };
}

const isTyped = (element: Element | null) => element?.matches('input, textarea') ?? false;
