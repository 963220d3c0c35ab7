import { useEffect, useId, useState } from 'react';
import type { HandledApplication } from '../../../contract/applications/handled-applications.ts';
import { Banner } from '../../ui/banner.tsx';
import type { FilePart } from '../../ui/file-viewer/file-viewer.tsx';
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
  const { Part, problem, setProblem, retry } = usePart();
  const { readable, read } = useHandledFiles({ application, onProblem: setProblem, onStale });
  const [chosen, setChosen] = useState('');
  const file =
    readable.find(({ id }) => id === chosen) ?? readable.find(({ name }) => shownAs(name)) ?? readable[0] ?? null;
  // Its room is there before one knows which it is, so that nothing moves. Most files of an anonymous one are not shown.
  if (!application.responses && !application.isAnonymous) return <section aria-hidden="true" className={styles.file} />;
  if (!file) return null;
  return (
    <section
      aria-label={Part ? undefined : file.name}
      aria-labelledby={Part ? heading : undefined}
      className={styles.file}
      data-beside
    >
      {Part ? (
        <Part heading={heading} files={readable} file={file} read={read} onShow={setChosen} />
      ) : (
        <>
          <Banner>{problem}</Banner>
          <LoadingOrRetry retry={retry}>Laster filen …</LoadingOrRetry>
        </>
      )}
    </section>
  );
}

/** What it takes to show files, fetched with the first one. */
function usePart() {
  const [Part, setPart] = useState<typeof FilePart | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const load = () => {
    setProblem(null);
    import('../../ui/file-viewer/file-viewer.tsx').then(
      (loaded) => setPart(() => loaded.FilePart),
      () => setProblem('Nettverksfeil. Filen kan ikke vises nå.'),
    );
  };
  useEffect(load, []);
  return { Part, problem, setProblem, retry: problem === null ? null : load };
}
