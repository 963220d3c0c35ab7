import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { sendSlice } from './send-slice.ts';
import { startSending } from './start-sending.ts';

/** As long as somebody waits for an answer without wondering. */
const FIRST_SLICE_MS = 3000;

/** A short list is sent when this is done; a long one goes on as a job, which is there already should this process die. */
export async function sendAtOnce(platform: Platform, viewer: Viewer, id: string) {
  await startSending(platform, viewer, id);
  try {
    await sendSlice(platform, id, FIRST_SLICE_MS);
  } catch (error) {
    platform.log.warn({ newsletterId: id, reason: (error as Error).name }, 'first slice of a newsletter failed');
  }
}
