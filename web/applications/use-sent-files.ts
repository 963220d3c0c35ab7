import { readFile } from '../platform/read-file.ts';
import { downloadFrom } from '../platform/save-file.ts';
import { useFileViewer } from '../ui/file-viewer/use-file-viewer.tsx';
import { useSayWhy } from '../ui/say.ts';
import type { SentFile } from './upload-file.ts';

interface Options {
  files: SentFile[];
  /** A fresh one: what stands in the page works for a quarter of an hour. */
  addressOf: (fileId: string) => Promise<string>;
  onProblem: (problem: string | null) => void;
}

/** What can be done with files that were sent. */
export function useSentFiles({ files, addressOf, onProblem }: Options) {
  const sayWhy = useSayWhy(onProblem);
  const fetch = async (fileId: string) => {
    onProblem(null);
    try {
      downloadFrom(await addressOf(fileId));
    } catch (error) {
      sayWhy(error, 'Kunne ikke laste ned filen', () => void fetch(fileId));
    }
  };
  const { show, viewer } = useFileViewer({
    files: files.filter(({ url }) => url).map(({ id, originalName: name }) => ({ id, name })),
    read: async (id) => readFile(await addressOf(id)),
    onProblem,
  });
  return { fetch, show, viewer };
}
