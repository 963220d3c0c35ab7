import type { MouseEvent } from 'react';
import { shownAs } from '../ui/file-viewer/shown-as.ts';
import { fileSize } from './file-size.ts';
import { ShowFile } from './show-file.tsx';
import type { SentFile } from './upload-file.ts';

interface Props {
  files: SentFile[];
  /** The address that stands in the page works for a quarter of an hour: whoever reads longer gets a fresh one. */
  onFetch: (fileId: string) => void;
  onShow: (fileId: string) => void;
}

/** What was sent, to be shown or fetched where that may be. */
export const FileList = ({ files, onFetch, onShow }: Props) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers
  <ul role="list">
    {files.map(({ id, originalName, size, url, scan }) => (
      <li key={id}>
        {url ? (
          <a
            href={url}
            download
            onClick={(event: MouseEvent) => {
              event.preventDefault();
              onFetch(id);
            }}
          >
            {originalName}
          </a>
        ) : (
          originalName
        )}{' '}
        <span className="quiet">
          ({fileSize(size)}
          {url && !shownAs(originalName) && ', kan bare lastes ned'}
          {scan === 'infected' && ', fjernet fordi den inneholdt skadelig programvare'}
          {scan === 'pending' && ', virussjekkes'})
        </span>{' '}
        {url && <ShowFile name={originalName} onShow={() => onShow(id)} />}
      </li>
    ))}
  </ul>
);
