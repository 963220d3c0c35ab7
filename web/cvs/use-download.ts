import { useState } from 'react';
import { failedAnd } from '../../contract/call.ts';
import { saveFile } from '../platform/save-file.ts';
import { useOnRefused } from '../ui/on-refused.ts';

type FileKind = 'pdf' | 'word';

/** One file at a time, however often a button is pressed on a slow line, and after a log-in the one that was refused. */
export function useDownload(
  load: (kind: FileKind) => Promise<File>,
  onProblem: (problem: string, error: unknown) => void,
) {
  const onRefused = useOnRefused();
  const [loading, setLoading] = useState<FileKind | null>(null);
  const download = async (kind: FileKind) => {
    if (loading) return;
    setLoading(kind);
    try {
      const file = await load(kind);
      saveFile(file, file.name);
    } catch (error) {
      if (!onRefused(error, () => void download(kind))) onProblem(failedAnd(notLoaded[kind], error), error);
    }
    setLoading(null);
  };
  const labelOf = (kind: FileKind) => (kind === loading ? 'Laster ned …' : labels[kind]);
  return { download, labelOf, isLoading: loading !== null };
}

const labels = { pdf: 'Last ned PDF', word: 'Last ned som Word' };
const notLoaded = { pdf: 'Kunne ikke laste ned PDF', word: 'Kunne ikke laste ned Word-dokumentet' };
