import { CallError } from '../../contract/call.ts';
import { readToken } from '../platform/token.ts';

/** A connection that carries nothing for so long is lost: the browser may take minutes to find that out. */
const SILENT_MS = 30_000;

interface Options {
  /** Gets a share from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
  isAnsweredAtOnce?: boolean;
}

/** A form with files; the one way that tells how far it has come, which `fetch` cannot. */
export function send<T>(
  method: string,
  address: string,
  fields: Record<string, string | Blob>,
  { onProgress, signal, isAnsweredAtOnce = false }: Options,
) {
  const request = new XMLHttpRequest();
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return new Promise<T>((resolve, reject) => {
    const lost = () => reject(new CallError(0, 'Nettverksfeil. Prøv igjen senere.'));
    const stop = () => request.abort();
    let silence = setTimeout(stop, SILENT_MS);
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(silence);
      // All of it is on its way. A part is answered at once; what takes time with a whole file is looking at it.
      if (loaded < total || isAnsweredAtOnce) silence = setTimeout(stop, SILENT_MS);
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onerror = lost;
    request.onabort = lost;
    request.onload = () => {
      const reply = parse(request.responseText);
      if (request.status === 200 && reply) resolve(reply as T);
      else reject(CallError.from(request.status, reply));
    };
    request.onloadend = () => {
      clearTimeout(silence);
      signal.removeEventListener('abort', stop);
    };
    signal.addEventListener('abort', stop);
    request.open(method, address);
    const token = readToken();
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.send(body);
  });
}

function parse(text: string): { message?: string } | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
