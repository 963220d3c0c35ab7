import { type ReactNode, useRef, useState } from 'react';
import type { ViewedFile } from './file-part.tsx';
import type { FileViewer } from './file-viewer.tsx';

interface Options {
  /** Those of them that one can step to. */
  files: ViewedFile[];
  read: (id: string) => Promise<Blob>;
  /** `null` takes it away. */
  onProblem: (problem: string | null) => void;
}

/** Shows files over the page. What it takes to show one is fetched when somebody asks for it. */
export function useFileViewer(options: Options) {
  const { files, onProblem } = options;
  const [Viewer, setViewer] = useState<typeof FileViewer | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const now = useRef(options);
  now.current = options;
  const [readAsNow] = useState(() => (id: string) => now.current.read(id));

  const show = async (id: string) => {
    onProblem(null);
    try {
      const loaded = await import('./file-viewer.tsx');
      setViewer(() => loaded.FileViewer);
      setShown(id);
    } catch {
      onProblem('Nettverksfeil. Filen kan ikke vises nå. Prøv igjen senere.');
    }
  };
  const file = files.find(({ id }) => id === shown);
  const viewer = Viewer && file && (
    <Viewer files={files} file={file} read={readAsNow} onShow={setShown} onClose={() => setShown(null)} />
  );
  return { show, viewer: viewer as ReactNode, read: readAsNow };
}
