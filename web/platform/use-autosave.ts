import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError, hasStatus } from '../../contract/call.ts';

const PAUSE_MS = 1000;
const AGAIN_MS = 10_000;
const WAITED_FOR_MS = 10_000;

let atRest: Promise<unknown> = Promise.resolve();

/** What a form that was left keeps last may still be on its way: a draft that is read before would lack it. */
export const whenKept = () => Promise.race([atRest, new Promise((go) => setTimeout(go, WAITED_FOR_MS))]);

interface Options<Value, Reply> {
  /** Another one after each change. */
  value: Value;
  /** Nothing is kept before something was typed. */
  isChanged: boolean;
  pauseMs?: number;
  /** A new one after each log-in. */
  person: unknown;
  write: (value: Value) => Promise<Reply>;
}

/**
 * Keeps what is typed on the server, when the typing rests or its field is left, and when the page is hidden or left. What fails
 * is tried again.
 */
export function useAutosave<Value, Reply>(options: Options<Value, Reply>) {
  const { value, isChanged, person } = options;
  const [kept, setKept] = useState<{ value: Value; reply: Reply } | null>(null);
  const [failure, setFailure] = useState<CallError | null>(null);
  const [isSaving, setSaving] = useState(false);
  const latest = useRef(options);
  latest.current = options;
  const isUnsaved = useRef(false);
  const isHeld = useRef(false);
  /** It waits for a new log-in of the same person. Whoever else logs in makes a page of their own: nothing of it is theirs. */
  const isLoggedOut = useRef(false);
  const last = useRef(Promise.resolve());

  /** One after the other, so that the newest is the one that stays. */
  const save = useCallback(() => {
    last.current = last.current.then(async () => {
      const now = latest.current;
      if (!isUnsaved.current || !now.isChanged || isHeld.current || isLoggedOut.current) return;
      isUnsaved.current = false;
      setSaving(true);
      try {
        const reply = await now.write(now.value);
        setKept({ value: now.value, reply });
        setFailure(null);
      } catch (error) {
        isUnsaved.current = true;
        isLoggedOut.current = hasStatus(error, 401);
        setFailure(error instanceof CallError ? error : new CallError(0, String(error)));
      }
      setSaving(false);
    });
    atRest = Promise.all([atRest, last.current]);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the pause anew
  useEffect(() => {
    isUnsaved.current = true;
    isLoggedOut.current = false;
    const timer = setTimeout(save, latest.current.pauseMs ?? PAUSE_MS);
    // Whoever logs out leaves the field before, and nothing can be kept after that.
    document.addEventListener('focusout', save, { once: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusout', save);
    };
  }, [value, isChanged, save]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after a new log-in what was refused can be kept
  useEffect(() => {
    isLoggedOut.current = false;
    save();
  }, [save, person]);

  useEffect(() => {
    const timer = failure && !isRefusal(failure) ? setTimeout(save, AGAIN_MS) : undefined;
    return () => clearTimeout(timer);
  }, [failure, save]);

  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && save();
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('online', save);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('online', save);
      // Another page of this site.
      save();
    };
  }, [save]);

  /** While the whole is sent or thrown away, nothing is kept beside it. Resolves when nothing is under way any more. */
  const hold = () => {
    isHeld.current = true;
    return last.current;
  };
  /** It failed: what was typed just before is kept after all. */
  const release = () => {
    isHeld.current = false;
    save();
  };
  /** It was thrown away, and one begins again. */
  const forget = () => {
    isHeld.current = false;
    isUnsaved.current = false;
    setKept(null);
    setFailure(null);
  };
  return { kept, isKept: kept?.value === value && !failure, failure, isSaving, hold, release, forget };
}

/** Sent again as it is, it would be refused again. The net, or a server that has too much to do, comes back. */
export const isRefusal = ({ status }: CallError) => status >= 400 && status < 500 && status !== 429;
