import type { FilledIn } from '../../contract/applications/application-fields.ts';
import type { CallError } from '../../contract/call.ts';
import { useAutosave } from '../platform/use-autosave.ts';

/** `elsewhere`: another tab or device writes the draft, which stays as it is. `outdated`: what is put right was corrected since. */
export type DraftState =
  | { at: 'start' | 'saving' | 'offline' | 'loggedOut' | 'elsewhere' | 'outdated' }
  | { at: 'saved'; time: string }
  | { at: 'refused'; message: string };

export const isTrouble = ({ at }: DraftState) => at !== 'start' && at !== 'saving' && at !== 'saved';

interface Options {
  /** What would be sent. */
  content: FilledIn;
  /** Nothing is saved before something was written. */
  isChanged: boolean;
  /** A new one after each log-in. */
  person: unknown;
  save: (content: FilledIn) => Promise<{ updatedAt: string }>;
}

/** What is written, kept on the server. */
export function useDraft({ content, isChanged, person, save }: Options) {
  const { kept, failure, isSaving, ...rest } = useAutosave({
    // Also what is not kept changes the form, such as how far a file is uploaded.
    value: JSON.stringify(content),
    isChanged,
    person,
    write: (text) => save(JSON.parse(text) as FilledIn),
  });
  const state: DraftState = failure
    ? troubleOf(failure)
    : isSaving
      ? { at: 'saving' }
      : kept
        ? { at: 'saved', time: kept.reply.updatedAt }
        : { at: 'start' };
  return { state, ...rest };
}

export const isCorrectedSince = ({ errors }: Pick<CallError, 'errors'>) =>
  errors.some(({ path }) => path === 'correctedAt');

function troubleOf({ status, errors, message }: CallError): DraftState {
  if (status === 401) return { at: 'loggedOut' };
  if (errors.some(({ path }) => path === 'openedDraft')) return { at: 'elsewhere' };
  if (isCorrectedSince({ errors })) return { at: 'outdated' };
  if (status === 404 || status === 409) return { at: 'refused', message };
  if (status === 400 || status === 413) return { at: 'refused', message: `Utkastet er ikke lagret. ${message}` };
  return { at: 'offline' };
}
