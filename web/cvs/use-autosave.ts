import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../platform/api.ts';
import type { CvDraft } from './cv-calls.ts';

const PAUSE_MS = 1000;

interface Options {
  /** `null` for a CV that is still to be made. */
  id: string | null;
  draft: CvDraft;
  /** What is kept as a CV: being back at it needs no draft. */
  saved: CvDraft;
  /** There is a draft on the server from the beginning. */
  hasDraft: boolean;
}

/** Keeps what is typed on the server, a moment after the typing rests. */
export function useAutosave({ id, draft, saved, hasDraft }: Options) {
  const [state, setState] = useState<'idle' | 'kept' | 'failed'>('idle');
  const last = useRef(hasDraft ? draft : saved);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const isStopped = useRef(false);

  const latest = useRef(draft);
  latest.current = draft;
  const keep = useCallback(() => {
    const now = latest.current;
    if (now === last.current || isStopped.current) return;
    last.current = now;
    const send = (): Promise<unknown> =>
      now === saved ? dropDraft(id) : api('PUT /cvs/drafts', { body: { cvId: id, cvData: now } });
    running.current = running.current
      .then(send)
      .then(() => setState(now === saved ? 'idle' : 'kept'))
      .catch(() => setState('failed'));
  }, [id, saved]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the pause anew
  useEffect(() => {
    const timer = setTimeout(keep, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, keep]);
  // Whoever leaves does not wait for the pause.
  useEffect(() => keep, [keep]);

  /** Before the CV itself is saved: no draft comes after it. */
  const stop = useCallback(async () => {
    isStopped.current = true;
    await running.current;
  }, []);
  const resume = useCallback(() => {
    isStopped.current = false;
  }, []);
  return { state, stop, resume };
}

const dropDraft = (id: string | null) => api('DELETE /cvs/drafts', { query: id ? { cvId: id } : {} });
