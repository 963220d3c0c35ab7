import { useState } from 'react';

export type FileKind = 'pdf' | 'word';

/** One file at a time, however often a button is pressed on a slow line. `again` loads it once more, after a log-in. */
export function useDownload(load: (kind: FileKind, again: () => void) => Promise<void>) {
  const [loading, setLoading] = useState<FileKind | null>(null);
  const download = async (kind: FileKind) => {
    if (loading) return;
    setLoading(kind);
    await load(kind, () => void download(kind));
    setLoading(null);
  };
  const labelOf = (kind: FileKind) => (kind === loading ? 'Laster ned …' : labels[kind]);
  return { download, labelOf, isLoading: loading !== null };
}

const labels = { pdf: 'Last ned PDF', word: 'Last ned som Word' };
export const notLoaded = { pdf: 'Kunne ikke laste ned PDF', word: 'Kunne ikke laste ned Word-dokumentet' };
