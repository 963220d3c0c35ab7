import { useCallback, useRef, useState } from 'react';
import { useReading } from '../../platform/use-reading.ts';
import { Banner } from '../banner.tsx';
import { LoadingOrRetry } from '../loading-or-retry.tsx';
import { RetryButton } from '../retry-button.tsx';
import type { ViewedFile } from './file-part.tsx';
import styles from './file-viewer.module.css';
import { ImageView } from './image-view.tsx';
import { PdfView } from './pdf-view.tsx';
import type { Refusal } from './refusal.ts';
import { SearchBar } from './search-bar.tsx';
import { shownAs } from './shown-as.ts';
import { TextView } from './text-view.tsx';
import { useFileSearch } from './use-file-search.ts';
import { useKeys } from './use-keys.ts';
import { useView } from './use-view.ts';
import { ViewControls } from './view-controls.tsx';

const views = { pdf: PdfView, image: ImageView, text: TextView };

interface Props {
  file: ViewedFile;
  read: (id: string) => Promise<Blob>;
}

/** One file in the room that there is for it, with what changes how it is seen. */
export function FileContent({ file, read }: Props) {
  const kind = shownAs(file.name);
  const load = useCallback(async () => (kind ? await read(file.id) : null), [kind, read, file.id]);
  const { data: content, problem, retry } = useReading(load);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [isStopped, setStopped] = useState(false);
  const [turn, setTurn] = useState(0);
  const scroller = useRef<HTMLDivElement>(null);
  const view = useView();
  const search = useFileSearch({ page: view.page, say: view.say, isStopped });
  const View = kind && content && !refused && views[kind];
  const toFile = () => scroller.current?.focus({ preventScroll: true });
  const closeSearch = () => {
    search.close();
    toFile();
  };
  const showAnew = () => {
    toFile();
    setRefused(null);
    setStopped(false);
    setTurn((before) => before + 1);
  };
  const keys = useKeys({ scroller, view, search: View && kind !== 'image' ? search : null, closeSearch });
  const retries = retry ? () => [toFile(), retry()] : refused?.canRetry ? showAnew : null;
  return (
    <>
      {View && (
        <ViewControls
          view={view}
          turns={kind !== 'text'}
          search={kind === 'image' ? null : search}
          onCloseSearch={closeSearch}
        />
      )}
      {View && search.asked > 0 && <SearchBar search={search} onClose={closeSearch} />}
      <div className={styles.stopped}>
        <Banner>{isStopped && 'Visningen har stoppet, og sider kan mangle.'}</Banner>
        {isStopped && <RetryButton onClick={showAnew} />}
      </div>
      <div className={styles.stage}>
        {/* biome-ignore lint/a11y/useSemanticElements: pdf.js takes nothing but a div */}
        <div
          ref={scroller}
          className={styles.scroller}
          role="region"
          aria-label="Innholdet i filen"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          data-autofocus
          onKeyDown={keys}
        >
          <div className={styles.said}>
            <Banner>{problem ?? refused?.reason}</Banner>
            {!kind && (
              <p>Denne typen fil kan ikke vises her. Last den ned for å åpne den i programmet den er laget i.</p>
            )}
            {kind && (!content || retries) && <LoadingOrRetry retry={retries}>Laster filen …</LoadingOrRetry>}
          </div>
          {View && content && (
            <View
              key={turn}
              content={content}
              name={file.name}
              view={view}
              scroller={scroller}
              onRefused={setRefused}
              onStopped={setStopped}
              onSearchable={search.setSource}
            />
          )}
        </div>
      </div>
    </>
  );
}
