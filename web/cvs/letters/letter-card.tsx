import type { Letter } from '../../../contract/cvs/cover-letter-fields.ts';
import { DocumentCard } from '../document-card.tsx';
import { useDownload } from '../use-download.ts';
import { nameOf, printLetter, writeLetter } from './letter-calls.ts';

interface Props {
  letter: Letter;
  hasDraft: boolean;
  onEdit: (letter: Letter) => void;
  onDuplicate: (letter: Letter) => Promise<void>;
  onVersions: (letter: Letter) => void;
  onRemove: () => void;
  onProblem: (problem: string) => void;
}

export function LetterCard({ letter, hasDraft, onEdit, onDuplicate, onVersions, onRemove, onProblem }: Props) {
  const { download, labelOf } = useDownload(
    (kind) => (kind === 'pdf' ? printLetter(letter) : writeLetter(letter)),
    onProblem,
  );
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
