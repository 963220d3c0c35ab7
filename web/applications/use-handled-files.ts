import type { HandledApplication } from '../../contract/applications/handled-applications.ts';
import { readFile } from '../platform/read-file.ts';
import { downloadFrom, saveFile } from '../platform/save-file.ts';
import { useFileViewer } from '../ui/file-viewer/use-file-viewer.tsx';
import { useSayWhy } from '../ui/say.ts';
import { addressOfFile, readCv } from './inbox-calls.ts';
import { isOutdated } from './is-outdated.ts';
import { nameOf } from './name-of.ts';

interface Options {
  application: HandledApplication;
  onProblem: (problem: string | null) => void;
  onStale: () => void;
}

/** What those who handle an application can do with its files. Of one that they read anonymously, only the CVs can be read. */
export function useHandledFiles({ application, onProblem, onStale }: Options) {
  const sayWhy = useSayWhy(onProblem);
  const { id, responses = [], anonymousCvs = [] } = application;
  const isCv = (fileId: string) => anonymousCvs.includes(fileId);
  const cvName = `CV ${nameOf(application)}.pdf`;
  const noticing = <T>(reading: Promise<T>) =>
    reading.catch((error) => {
      if (isOutdated(error)) onStale();
      throw error;
    });

  const download = async (fileId: string) => {
    onProblem(null);
    try {
      if (isCv(fileId)) saveFile(await noticing(readCv(id, fileId)), cvName);
      else downloadFrom(await noticing(addressOfFile(id, fileId)));
    } catch (error) {
      sayWhy(error, 'Kunne ikke laste ned filen', () => void download(fileId));
    }
  };
  const readable = responses
    .flatMap(({ files }) => files)
    .filter((file) => file.url || isCv(file.id))
    .map((file) => ({ id: file.id, name: isCv(file.id) ? cvName : file.originalName }));
  const { show, viewer, read } = useFileViewer({
    files: readable,
    read: (fileId) => noticing(isCv(fileId) ? readCv(id, fileId) : addressOfFile(id, fileId).then(readFile)),
    onProblem,
  });
  return { download, show, viewer, read, readable, isCv };
}
