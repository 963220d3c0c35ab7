import type { MouseEvent } from 'react';
import { fileSize } from './file-size.ts';
import type { SentFile } from './upload-file.ts';

interface Props {
  files: SentFile[];
  /** The address that stands in the page works for a quarter of an hour: whoever reads longer gets a fresh one. */
  onFetch: (fileId: string) => void;
}

/** What was sent, to be fetched where that may be. */
export const FileList = ({ files, onFetch }: Props) => (
  <ul>
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
          {scan === 'infected' && ', fjernet fordi den inneholdt skadelig programvare'}
          {scan === 'pending' && ', virussjekkes'})
        </span>
      </li>
    ))}
  </ul>
);
