import { useEffect, useId, useState } from 'react';
import type { HandledApplication } from '../../../contract/applications/handled-applications.ts';
import { Banner } from '../../ui/banner.tsx';
import type { FileContent } from '../../ui/file-viewer/file-viewer.tsx';
import { FileViewerHead } from '../../ui/file-viewer/file-viewer-head.tsx';
import { shownAs } from '../../ui/file-viewer/shown-as.ts';
import { LoadingOrRetry } from '../../ui/loading-or-retry.tsx';
import { useHandledFiles } from '../use-handled-files.ts';
import styles from './sitting.module.css';

interface Props {
  application: HandledApplication;
  onStale: () => void;
}

/** The first file that can be read here, beside the answers; the others are a step away. */
export function FileBeside({ application, onStale }: Props) {
  const heading = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const { readable, read, download } = useHandledFiles({ application, onProblem: setProblem, onStale });
  const [chosen, setChosen] = useState('');
  const file =
    readable.find(({ id }) => id === chosen) ?? readable.find(({ name }) => shownAs(name)) ?? readable[0] ?? null;
  const { Content, retry } = useContent(setProblem);
  // Its room is there before one knows which it is, so that nothing moves. Most files of an anonymous one are not shown.
  if (!application.responses && !application.isAnonymous) return <section aria-hidden="true" className={styles.file} />;
  if (!file) return null;
  return (
    <section aria-labelledby={heading} className={styles.file} data-beside>
      <FileViewerHead
        heading={heading}
        files={readable}
        file={file}
        onShow={setChosen}
        onDownload={() => download(file.id)}
      />
      <Banner>{problem}</Banner>
      {Content ? (
        <Content key={file.id} file={file} read={read} />
      ) : (
        <LoadingOrRetry retry={retry}>Laster filen …</LoadingOrRetry>
      )}
    </section>
  );
}

/** What it takes to show a file, fetched with the first one. */
function useContent(onProblem: (problem: string | null) => void) {
  const [Content, setContent] = useState<typeof FileContent | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    onProblem(null);
    import('../../ui/file-viewer/file-viewer.tsx').then(
      (loaded) => setContent(() => loaded.FileContent),
      () => {
        setFailed(true);
        onProblem('Nettverksfeil. Filen kan ikke vises nå.');
      },
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(load, []);
  return { Content, retry: hasFailed ? load : null };
}
