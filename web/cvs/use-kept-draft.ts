import { useEffect, useRef, useState } from 'react';
import { isRefusal, useAutosave } from '../platform/use-autosave.ts';

interface Work {
  /** `null` for a document that is still to be made. */
  id: string | null;
  /** It is what is kept as a document: being back at it needs no draft. */
  isSaved: boolean;
}

interface Options<W extends Work> {
  /** Another one after each change. */
  work: W;
  /** There is a draft on the server from the beginning. */
  hasDraft: boolean;
  /** A new one after each log-in. */
  person: unknown;
  /** The document was deleted, and the draft with it. */
  onGone: () => void;
  /** `before` is what the draft on the server holds. */
  keep: (now: W, before: W | null) => Promise<unknown>;
  drop: (id: string | null) => Promise<unknown>;
  /** Where it is not the usual one. */
  pauseMs?: (before: W | null) => number | undefined;
}

/** `elsewhere`: another tab or device writes the draft, which stays as it is. */
export type DraftState = 'idle' | 'keeping' | 'kept' | 'failed' | 'refused' | 'loggedOut' | 'elsewhere';

const failures: Record<number, DraftState> = { 401: 'loggedOut', 404: 'idle', 409: 'elsewhere' };

/** What is typed, kept on the server until it is saved. */
export function useKeptDraft<W extends Work>({ work, hasDraft, person, onGone, keep, drop, pauseMs }: Options<W>) {
  const [opened] = useState(hasDraft || work.isSaved ? work : null);
  const onServer = useRef(hasDraft ? work : null);
  const pause = pauseMs?.(onServer.current);
  const { kept, failure, hold, release } = useAutosave({
    value: work,
    isChanged: work !== opened,
    ...(pause !== undefined && { pauseMs: pause }),
    person,
    write: async (now) => {
      // A document that was deleted took its draft with it.
      const before = onServer.current?.id === now.id ? onServer.current : null;
      if (!now.isSaved) await keep(now, before);
      else if (before) await drop(now.id);
      onServer.current = now.isSaved ? null : now;
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (failure?.status === 404) onGone();
  }, [failure]);

  const settled = kept?.value ?? opened;
  const at = work.isSaved ? 'idle' : work === settled ? 'kept' : 'keeping';
  const state = failure ? (failures[failure.status] ?? (isRefusal(failure) ? 'refused' : 'failed')) : at;
  const refusal = state === 'refused' ? failure?.message : null;
  /** `settled` is what is known to lie on the server. */
  return { state, refusal, settled, hold, release };
}
