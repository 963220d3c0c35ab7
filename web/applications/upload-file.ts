import type { applications } from '../../contract/applications.ts';
import { CallError } from '../../contract/call.ts';
import type { Reply } from '../../contract/endpoint.ts';
import { readToken } from '../platform/token.ts';

export type SentFile = Reply<typeof applications.uploadFile>['file'];

interface Target {
  positionId?: string;
  questionId?: string;
}

interface Upload {
  done: Promise<SentFile>;
  cancel: () => void;
}

/** The one call that tells how far it has come, which `fetch` cannot. `onProgress` gets a share from 0 to 1. */
export function uploadFile(file: File, target: Target, onProgress: (share: number) => void): Upload {
  const request = new XMLHttpRequest();
  const done = new Promise<SentFile>((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new CallError(0, 'Nettverksfeil. Prøv igjen senere.'));
    request.onabort = request.onerror;
    request.onload = () => {
      const reply = parse(request.responseText);
      if (request.status === 200 && reply?.file) resolve(reply.file);
      else reject(CallError.from(request.status, reply));
    };
  });
  request.open('POST', '/api/applications/upload-file');
  const token = readToken();
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
  const body = new FormData();
  for (const [name, value] of Object.entries(target)) body.set(name, value);
  body.set('applicationFile', file);
  request.send(body);
  return { done, cancel: () => request.abort() };
}

function parse(text: string): ({ file?: SentFile } & { message?: string }) | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
