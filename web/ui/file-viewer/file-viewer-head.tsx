import { Button } from '@digdir/designsystemet-react';
import { Icon } from '../icon.tsx';
import { IconButton } from '../icon-button.tsx';
import type { ViewedFile } from './file-part.tsx';
import styles from './file-viewer.module.css';

interface Props {
  /** The id that it is to have. */
  heading: string;
  files: ViewedFile[];
  file: ViewedFile;
  onShow: (id: string) => void;
  onDownload: () => void;
  /** Where it lies over something. */
  onClose: (() => void) | undefined;
}

/** Which file it is, the ones beside it, and the ways out. */
export function FileViewerHead({ heading, files, file, onShow, onDownload, onClose }: Props) {
  const place = files.findIndex(({ id }) => id === file.id);
  const step = (by: number) => {
    const there = files[place + by];
    // Off without losing the focus of whoever pressed it.
    return { 'aria-disabled': !there, onClick: () => there && onShow(there.id) };
  };
  return (
    <header className={styles.head}>
      <h2 id={heading}>{file.name}</h2>
      {files.length > 1 && (
        <div className={styles.group}>
          <IconButton label="Forrige fil" icon="arrow-left" {...step(-1)} />
          <span role="status">
            {`Fil ${place + 1} av ${files.length}`}
            <span className="visually-hidden">: {file.name}</span>
          </span>
          <IconButton label="Neste fil" icon="arrow-right" {...step(1)} />
        </div>
      )}
      <Button variant="secondary" data-size="sm" className={styles.download} onClick={onDownload}>
        <Icon name="download" />
        Last ned
      </Button>
      {onClose && <IconButton label="Lukk filen" icon="close" className={styles.close} onClick={onClose} />}
    </header>
  );
}
