import { useState } from 'react';
import type { Letter } from '../../../contract/cover-letter-fields.ts';
import { DocumentCard } from '../document-card.tsx';
import { nameOf } from './letter-calls.ts';

interface Props {
  letter: Letter;
  hasDraft: boolean;
  onEdit: (letter: Letter) => void;
  onDownload: (letter: Letter) => Promise<void>;
  onDuplicate: (letter: Letter) => Promise<void>;
  onVersions: (letter: Letter) => void;
  onRemove: () => void;
}

export function LetterCard({ letter, hasDraft, onEdit, onDownload, onDuplicate, onVersions, onRemove }: Props) {
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    if (isLoading) return;
    setLoading(true);
    await onDownload(letter);
    setLoading(false);
  };
  return (
    <DocumentCard
      name={nameOf(letter)}
      updatedAt={letter.updatedAt}
      hasDraft={hasDraft}
      first={[
        [isLoading ? 'Laster ned …' : 'Last ned PDF', 'download', download],
        ['Rediger', 'pencil', () => onEdit(letter)],
      ]}
      further={[['Versjoner', 'clock', () => onVersions(letter)]]}
      onDuplicate={() => onDuplicate(letter)}
      onRemove={onRemove}
    />
  );
}
