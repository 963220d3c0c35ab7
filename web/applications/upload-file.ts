import { applicationLimits } from '../../contract/applications/application-fields.ts';
import type { applications } from '../../contract/applications.ts';
import { CallError, hasStatus } from '../../contract/call.ts';
import type { Reply } from '../../contract/endpoint.ts';
import { send } from './send-with-progress.ts';

export type SentFile = Reply<typeof applications.uploadFile>['file'];

interface Target {
  positionId?: string;
  questionId?: string;
}

/** A file on its way. What has come of it is known when it is tried again. */
export interface Upload {
  file: File;
  key: string;
  /** In bytes, of one that goes in parts. */
  received: number;
}

interface Way {
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

const { partBytes } = applicationLimits;
const address = '/api/applications/upload-file';

/** `onProgress` gets a share from 0 to 1. */
export async function uploadFile(upload: Upload, target: Target, way: Way): Promise<SentFile> {
  const { file } = upload;
  if (file.size <= partBytes) return await sendWhole(file, target, way);
  // What had come may be gone, or joined already and the reply was lost: then all of it is sent once more.
  for (const _turn of ['first', 'second']) {
    if (!(await sendParts(upload, way))) break;
    const sent = await join(upload, target, way);
    if (sent) return sent;
    upload.received = 0;
  }
  return await sendWhole(file, target, way);
}

const MOST_LETTERS = 200;

/** Nothing where not all of it is there. */
async function join({ file: { name, size }, key }: Upload, target: Target, way: Way): Promise<SentFile | null> {
  const fields = { ...target, upload: key, fileName: name.slice(-MOST_LETTERS), size: String(size) };
  try {
    return (await send<{ file: SentFile }>('POST', address, fields, way)).file;
  } catch (error) {
    if (error instanceof CallError && error.code === 'partsMissing') return null;
    throw error;
  }
}

const sendWhole = async (applicationFile: File, target: Target, way: Way) =>
  (await send<{ file: SentFile }>('POST', address, { ...target, applicationFile }, way)).file;

/** So often something else may be there than what was sent before it goes in one piece: another server answers each time. */
const MOST_DIFFERENCES = 3;

/** Each part goes where the last one ended, and is tried again where the connection was lost. Whether all of them are there. */
async function sendParts(upload: Upload, { onProgress, signal }: Way) {
  const { file, key } = upload;
  let differences = 0;
  while (upload.received < file.size) {
    const from = upload.received;
    const part = file.slice(from, from + partBytes);
    const { received } = await withRetries(signal, () =>
      send<{ received: number }>(
        'PUT',
        `/api/applications/upload-parts/${key}`,
        { from: String(from), part },
        {
          onProgress: (share) => onProgress((from + share * part.size) / file.size),
          signal,
          isAnsweredAtOnce: true,
        },
      ),
    );
    if (received !== from + part.size && ++differences > MOST_DIFFERENCES) return false;
    upload.received = received;
  }
  return true;
}

/** In the shade of a tunnel nobody presses a button. */
const PAUSES_MS = [1000, 3000, 8000];

async function withRetries<T>(signal: AbortSignal, call: () => Promise<T>): Promise<T> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await call();
    } catch (error) {
      const isPassing = hasStatus(error, 0, 408) || (error instanceof CallError && error.status >= 502);
      if (!isPassing) throw error;
      if (!signal.aborted) await new Promise((go) => setTimeout(go, pauseMs));
      if (signal.aborted) throw error;
    }
  }
  return await call();
}
