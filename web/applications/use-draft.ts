import { useEffect, useRef, useState } from 'react';
import type { FilledIn } from '../../contract/application-fields.ts';
import { CallError } from '../../contract/call.ts';
import type { DraftWriter } from '../../contract/draft-writer.ts';
import { api } from '../platform/api.ts';

const PAUSE_MS = 800;
const AGAIN_MS = 10_000;

/** `elsewhere`: another tab or device writes the draft, which stays as it is. */
export type DraftState =
  | { at: 'start' | 'saving' | 'offline' | 'loggedOut' | 'elsewhere' }
  | { at: 'saved'; time: string }
  | { at: 'refused'; message: string };

export const isTrouble = ({ at }: DraftState) => at !== 'start' && at !== 'saving' && at !== 'saved';

interface Options {
  positionId: string;
  /** What would be sent; a new object for each change. */
  content: FilledIn;
  /** Nothing is saved before something was written. */
  isChanged: boolean;
  /** A new one after each log-in. */
  person: unknown;
  by: DraftWriter;
  onSaved: () => void;
  onElsewhere: () => void;
}

/** Keeps what is written on the server, some moments after it was written, and tries again until it is there. */
export function useDraft({ positionId, content, isChanged, person, by, onSaved, onElsewhere }: Options) {
  const [state, setState] = useState<DraftState>({ at: 'start' });
  const [tries, setTries] = useState(0);
  const told = useRef({ onSaved, onElsewhere });
  told.current = { onSaved, onElsewhere };
  const last = useRef(Promise.resolve());
  const text = JSON.stringify(content);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `text` says whether the content changed; a log-in and a try are reasons to save again
  useEffect(() => {
    if (!isChanged) return;
    let isCurrent = true;
    const again = () => isCurrent && setTries((before) => before + 1);
    let later: ReturnType<typeof setTimeout>;
    const save = async () => {
      if (!isCurrent) return;
      // Trouble is told until it is over, not anew with every try.
      setState((before) => (isTrouble(before) ? before : { at: 'saving' }));
      try {
        const { updatedAt } = await api('PUT /applications/draft/:positionId', {
          params: { positionId },
          body: { ...content, ...by },
        });
        if (!isCurrent) return;
        told.current.onSaved();
        setState({ at: 'saved', time: updatedAt });
      } catch (error) {
        if (!isCurrent || !(error instanceof CallError)) return;
        if (error.status === 401) return setState({ at: 'loggedOut' });
        if (error.errors.some(({ path }) => path === 'openedDraft')) {
          told.current.onElsewhere();
          return setState({ at: 'elsewhere' });
        }
        if (error.status === 404 || error.status === 409) return setState({ at: 'refused', message: error.message });
        // Sent again as it is, it would be refused again.
        if (error.status === 400 || error.status === 413)
          return setState({ at: 'refused', message: `Utkastet er ikke lagret. ${error.message}` });
        setState({ at: 'offline' });
        later = setTimeout(again, AGAIN_MS);
      }
    };
    // One after the other, so that the newest is the one that stays.
    const timer = setTimeout(() => {
      last.current = last.current.then(save);
    }, PAUSE_MS);
    window.addEventListener('online', again);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      clearTimeout(later);
      window.removeEventListener('online', again);
    };
  }, [text, isChanged, positionId, person, by, tries]);

  return { state, forget: () => setState({ at: 'start' }), settled: () => last.current };
}
