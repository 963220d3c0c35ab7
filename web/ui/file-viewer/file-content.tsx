import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { useReading } from '../../platform/use-reading.ts';
import { Banner } from '../banner.tsx';
import { LoadingOrRetry } from '../loading-or-retry.tsx';
import styles from './file-viewer.module.css';
import type { ReadFile, ViewedFile } from './file-viewer.tsx';
import { ImageView } from './image-view.tsx';
import { PdfView } from './pdf-view.tsx';
import { shownAs } from './shown-as.ts';
import { TextView } from './text-view.tsx';
import { useView } from './use-view.ts';
import { ViewControls } from './view-controls.tsx';

const views = { pdf: PdfView, image: ImageView, text: TextView };

interface Props {
  file: ViewedFile;
  read: ReadFile;
}

/** One file in the room that there is for it, with what changes how it is seen. */
export function FileContent({ file, read }: Props) {
  const kind = shownAs(file.name);
  const again = useRef(() => {});
  const load = useCallback(
    async () => (kind ? await read(file.id, () => again.current()) : null),
    [kind, read, file.id],
  );
  const { data: content, problem, reload, retry } = useReading(load);
  again.current = reload;
  const [refused, setRefused] = useState<string | null>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const view = useView();
  const View = kind && views[kind];
  const keys = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isInDialogWithin(event)) return;
    const key = { '+': view.zoomIn, '-': view.zoomOut, '0': view.fitWidth }[event.key];
    key?.();
  };
  return (
    <>
      {View && content && !refused && <ViewControls view={view} turns={kind !== 'text'} />}
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
            <Banner>{problem ?? refused}</Banner>
            {!kind && (
              <p>Denne typen fil kan ikke vises her. Last den ned for å åpne den i programmet den er laget i.</p>
            )}
            {kind && !content && <LoadingOrRetry retry={retry}>Laster filen …</LoadingOrRetry>}
          </div>
          {View && content && !refused && (
            <View content={content} name={file.name} view={view} scroller={scroller} onRefused={setRefused} />
          )}
        </div>
      </div>
    </>
  );
}

/** The dialog about a link stands in the file. */
const isInDialogWithin = ({ target, currentTarget }: KeyboardEvent) =>
  (target as Element).closest('dialog') !== currentTarget.closest('dialog');
