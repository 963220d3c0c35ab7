import { useState } from 'react';
import { saveFile } from '../../platform/save-file.ts';
import { Banner } from '../banner.tsx';
import { useSayWhy } from '../say.ts';
import { FileContent } from './file-content.tsx';
import styles from './file-viewer.module.css';
import { FileViewerHead } from './file-viewer-head.tsx';

export interface ViewedFile {
  id: string;
  name: string;
}

interface Props {
  /** The id that its heading is to have. */
  heading: string;
  files: ViewedFile[];
  /** The one of them that is shown. */
  file: ViewedFile;
  /** Stays the same from one drawing to the next. */
  read: (id: string) => Promise<Blob>;
  onShow: (id: string) => void;
  /** Where it lies over something. */
  onClose?: () => void;
}

/** Files as they are read, one at a time. */
export function FilePart({ heading, files, file, read, onShow, onClose }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const sayWhy = useSayWhy(setProblem);
  const show = (id: string) => {
    setProblem(null);
    onShow(id);
  };
  const download = async () => {
    setProblem(null);
    try {
      saveFile(await read(file.id), file.name);
    } catch (error) {
      sayWhy(error, 'Kunne ikke laste ned filen', () => void download());
    }
  };
  return (
    <>
      <FileViewerHead
        heading={heading}
        files={files}
        file={file}
        onShow={show}
        onDownload={download}
        onClose={onClose}
      />
      <Banner>{problem}</Banner>
      <p className={styles.onPaper}>Last ned filen for å skrive den ut.</p>
      <FileContent key={file.id} file={file} read={read} />
    </>
  );
}
