import { setTimeout as pause } from 'node:timers/promises';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { sendSlice } from './send-slice.ts';
import { startSending } from './start-sending.ts';

/** As long as somebody waits for an answer without wondering. */
const FIRST_SLICE_MS = 3000;
/** A mail server that hangs in the middle of a mail is not waited for as long as the mail is. */
const ANSWER_WITHIN_MS = 15_000;

/** A short list is sent when this is done; a long one goes on as a job, which is there already should this process die. */
export async function sendAtOnce(platform: Platform, viewer: Viewer, id: string, seen?: string) {
  await startSending(platform, viewer, id, seen);
  const sent = sendSlice(platform, id, FIRST_SLICE_MS).catch((error: Error) => {
    platform.log.warn({ newsletterId: id, reason: error.name }, 'first slice of a newsletter failed');
  });
  await Promise.race([sent, pause(ANSWER_WITHIN_MS, undefined, { ref: false })]);
}
