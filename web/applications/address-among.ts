import { CallError } from '../../contract/call.ts';
import type { SentFile } from './upload-file.ts';

/** Addresses of files work for a quarter of an hour: whoever opens one asks for the files anew, and takes it from there. */
export function addressAmong(files: SentFile[], fileId: string): string {
  const file = files.find(({ id }) => id === fileId);
  if (!file?.url) throw new CallError(410, 'Filen finnes ikke lenger.');
  return file.url;
}
