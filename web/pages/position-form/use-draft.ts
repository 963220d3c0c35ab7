import type { DraftWriter } from '../../../contract/draft-writer.ts';
import { api } from '../../platform/api.ts';
import { useAutosave } from '../../platform/use-autosave.ts';
import type { FormValues } from './form-values.ts';

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

/** What is typed, kept on the server. Another device goes on from there. */
export function useDraft({ businessId, positionId, by, person }: Which, values: FormValues, isChanged: boolean) {
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
    failure: failure && (failures[failure.status] ?? 'notSaved'),
    /** A browser that leaves the page does not wait for what it still sends. */
    isUnderWay: isChanged && !isKept,
    hold,
    release,
  };
}
