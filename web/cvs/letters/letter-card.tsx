import type { Letter } from '../../../contract/cover-letter-fields.ts';
import { DocumentCard } from '../document-card.tsx';
import { type FileKind, useDownload } from '../use-download.ts';
import { nameOf } from './letter-calls.ts';

interface Props {
  letter: Letter;
  hasDraft: boolean;
  onEdit: (letter: Letter) => void;
  onDownload: (letter: Letter, kind: FileKind, again: () => void) => Promise<void>;
  onDuplicate: (letter: Letter) => Promise<void>;
  onVersions: (letter: Letter) => void;
  onRemove: () => void;
}

export function LetterCard({ letter, hasDraft, onEdit, onDownload, onDuplicate, onVersions, onRemove }: Props) {
  const { download, labelOf } = useDownload((kind, again) => onDownload(letter, kind, again));
  return (
    <DocumentCard
      name={nameOf(letter)}
      updatedAt={letter.updatedAt}
      hasDraft={hasDraft}
      first={[
        [labelOf('pdf'), 'download', () => download('pdf')],
        ['Rediger', 'pencil', () => onEdit(letter)],
      ]}
      further={[
        ['Versjoner', 'clock', () => onVersions(letter)],
        [labelOf('word'), 'download', () => download('word')],
      ]}
      onDuplicate={() => onDuplicate(letter)}
      onRemove={onRemove}
    />
  );
}
