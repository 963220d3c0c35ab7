import type { Submission } from '../../contract/applications/application-fields.ts';
import { CallError } from '../../contract/call.ts';
import { api } from '../platform/api.ts';

const PAUSES_MS = [1000, 2000, 4000];

/** Sends once, however often it has to be tried: the key makes a repetition the same application. */
export async function sendApplication(positionId: string, submission: Submission, idempotencyKey: string) {
  for (let tried = 0; ; tried++) {
    try {
      return await api('POST /applications/submit/:positionId', {
        params: { positionId },
        body: { ...submission, idempotencyKey },
      });
    } catch (error) {
      const pause = PAUSES_MS[tried];
      const mayPass = error instanceof CallError && [0, 502, 503, 504].includes(error.status);
      if (!mayPass || pause === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
