import type { CallError } from '../../../contract/call.ts';
import type { DraftWriter } from '../../../contract/draft-writer.ts';
import { api } from '../../platform/api.ts';
import { isRefusal, useAutosave } from '../../platform/use-autosave.ts';
import type { FormValues } from './form-values.ts';

interface Which {
  businessId: string;
  positionId: string | undefined;
  by: DraftWriter;
  /** A new one after each log-in. */
  person: unknown;
}

/** `elsewhere`: another tab or device writes the draft, which stays as it is. `gone`: nothing will be kept any more. */
export type DraftFailure = { at: 'loggedOut' | 'gone' | 'elsewhere' | 'notSaved' } | { at: 'refused'; message: string };

/** What is typed, kept on the server. Another device goes on from there. */
export function usePositionDraft(
  { businessId, positionId, by, person }: Which,
  values: FormValues,
  isChanged: boolean,
) {
  const { kept, failure, isKept, hold, release } = useAutosave({
    value: values,
    isChanged,
    person,
    write: (fields) =>
      api('PUT /business/:businessId/position-draft', {
        params: { businessId },
        query: { ...(positionId && { positionId }) },
        body: { fields, ...by },
      }),
  });
  return {
    savedAt: kept?.reply.updatedAt ?? null,
    failure: failure && failureOf(failure),
    /** A browser that leaves the page does not wait for what it still sends. */
    isUnderWay: isChanged && !isKept,
    hold,
    release,
  };
}

function failureOf(error: CallError): DraftFailure {
  if (error.status === 401) return { at: 'loggedOut' };
  if (error.status === 404) return { at: 'gone' };
  if (error.status === 409) return { at: 'elsewhere' };
  return isRefusal(error) ? { at: 'refused', message: error.message } : { at: 'notSaved' };
}
