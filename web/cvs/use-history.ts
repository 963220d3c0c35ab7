import { useCallback, useEffect, useState } from 'react';

/** Typing in one field that goes on without such a pause is one step. */
const PAUSE_MS = 800;
const MOST_STEPS = 100;

interface Track<T> {
  values: T[];
  /** Which of them it is now. */
  at: number;
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
  const [track, setTrack] = useState<Track<T>>({ values: [initial], at: 0, changedAt: 0, field: null, step: null });

  const change = useCallback((how: (before: T) => T) => {
    const now = Date.now();
    const focused = document.activeElement;
    setTrack(({ values, at, changedAt, field }) => {
      const continues = at > 0 && now - changedAt < PAUSE_MS && isTyped(focused) && focused === field;
      const kept = values.slice(0, continues ? at : at + 1).slice(-MOST_STEPS);
      return {
        values: [...kept, how(values[at] as T)],
        at: kept.length,
        changedAt: now,
        field: focused,
        step: null,
      };
    });
  }, []);
  const go = useCallback(
    (by: -1 | 1) =>
      setTrack((before) => {
        const at = before.at + by;
        if (at < 0 || at >= before.values.length) return before;
        return { ...before, at, changedAt: 0, field: null, step: { isBack: by < 0 } };
      }),
    [],
  );
  const undo = useCallback(() => go(-1), [go]);
  const redo = useCallback(() => go(1), [go]);

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

  const { values, at, step } = track;
  return {
    value: values[at] as T,
    /** What the last step was made from. */
    before: values[at - 1],
    change,
    undo,
    redo,
    step,
    undoSteps: at,
    redoSteps: values.length - 1 - at,
  };
}

const isTyped = (element: Element | null) => element?.matches('input, textarea') ?? false;
