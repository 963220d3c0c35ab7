import { reasonOf } from '../../contract/call.ts';
import { readFile } from '../platform/read-file.ts';
import { downloadFrom } from '../platform/save-file.ts';
import { useFileViewer } from '../ui/file-viewer/use-file-viewer.tsx';
import { useOnRefused } from '../ui/on-refused.ts';
import type { SentFile } from './upload-file.ts';

interface Options {
  files: SentFile[];
  /** A fresh one: what stands in the page works for a quarter of an hour. */
  addressOf: (fileId: string) => Promise<string>;
  onProblem: (problem: string | null) => void;
}

/** What can be done with files that were sent. */
export function useSentFiles({ files, addressOf, onProblem }: Options) {
  const logInAgain = useOnRefused();
  const fetch = async (fileId: string) => {
    onProblem(null);
    try {
      downloadFrom(await addressOf(fileId));
    } catch (error) {
      logInAgain(error, () => void fetch(fileId));
      onProblem(reasonOf(error));
    }
  };
  const { show, viewer } = useFileViewer({
    files: files.filter(({ url }) => url).map(({ id, originalName: name }) => ({ id, name })),
    read: async (id) => readFile(await addressOf(id)),
    onProblem,
  });
  return { fetch, show, viewer };
}
