import type { Submission } from '../../contract/applications/application-fields.ts';
import { hasStatus } from '../../contract/call.ts';
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
      const mayPass = hasStatus(error, 0, 502, 503, 504);
      if (!mayPass || pause === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
