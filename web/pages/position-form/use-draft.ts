import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError } from '../../../contract/call.ts';
import type { DraftWriter } from '../../../contract/draft-writer.ts';
import { api } from '../../platform/api.ts';
import type { FormValues } from './form-values.ts';

const QUIET_MS = 1200;
const AGAIN_MS = 10_000;

interface Which {
  businessId: string;
  positionId: string | undefined;
  by: DraftWriter;
  /** A new one after each log-in. */
  person: unknown;
}

/** `elsewhere`: another tab or device writes the draft, which stays as it is. `gone`: nothing will be kept any more. */
export type DraftFailure = 'loggedOut' | 'gone' | 'elsewhere' | 'notSaved';

const failures: Record<number, DraftFailure> = { 401: 'loggedOut', 404: 'gone', 409: 'elsewhere' };

/** Keeps what is typed on the server, soon after each change and when the page is left. Another device goes on from there. */
export function useDraft({ businessId, positionId, by, person }: Which, values: FormValues, isChanged: boolean) {
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [failure, setFailure] = useState<DraftFailure | null>(null);
  const [kept, setKept] = useState(values);
  const unsaved = useRef<FormValues | null>(null);
  const isHeld = useRef(false);
  const last = useRef(Promise.resolve());

  const write = useCallback(async () => {
    const fields = unsaved.current;
    if (!fields || isHeld.current) return;
    unsaved.current = null;
    try {
      const { updatedAt } = await api('PUT /business/:businessId/position-draft', {
        params: { businessId },
        query: { ...(positionId && { positionId }) },
        body: { fields, ...by },
      });
      setSavedAt(updatedAt);
      setKept(fields);
      setFailure(null);
    } catch (error) {
      unsaved.current ??= fields;
      setFailure((error instanceof CallError && failures[error.status]) || 'notSaved');
    }
  }, [businessId, positionId, by]);

  /** One after the other, so that the newest is the one that stays. */
  const save = useCallback(() => {
    last.current = last.current.then(write);
  }, [write]);

  useEffect(() => {
    if (!isChanged) return;
    unsaved.current = values;
    const timer = setTimeout(save, QUIET_MS);
    return () => clearTimeout(timer);
  }, [values, isChanged, save]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after a new log-in what was refused can be kept
  useEffect(() => {
    save();
    window.addEventListener('online', save);
    return () => window.removeEventListener('online', save);
  }, [save, person]);

  const isToTryAgain = failure === 'notSaved';
  useEffect(() => {
    const timer = isToTryAgain ? setInterval(save, AGAIN_MS) : undefined;
    return () => clearInterval(timer);
  }, [isToTryAgain, save]);

  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && save();
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      // Another page of this site.
      save();
    };
  }, [save]);

  /** While the form itself is sent, nothing is kept beside it: what was sent deletes its draft. */
  const hold = useCallback(() => {
    isHeld.current = true;
    return last.current;
  }, []);
  const release = useCallback(() => {
    isHeld.current = false;
  }, []);
  /** A browser that leaves the page does not wait for what it still sends. */
  const isUnderWay = isChanged && values !== kept;
  return { savedAt, failure, isUnderWay, hold, release };
}
