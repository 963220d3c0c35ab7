import type { Cv } from '../../contract/cv-fields.ts';
import { languagesOf } from '../../contract/cv-translations.ts';
import { nameOf } from './cv-calls.ts';
import { DocumentCard } from './document-card.tsx';
import { languageNames } from './language-choice.tsx';

interface Props {
  cv: Cv;
  hasDraft: boolean;
  onEdit: (cv: Cv) => void;
  onPreview: (cv: Cv) => void;
  onDuplicate: (cv: Cv) => Promise<void>;
  onVersions: (cv: Cv) => void;
  onExport: (cv: Cv) => void;
  onRemove: () => void;
}

export function CvCard({ cv, hasDraft, onEdit, onPreview, onDuplicate, onVersions, onExport, onRemove }: Props) {
  const languages = languagesOf(cv);
  return (
    <DocumentCard
      name={nameOf(cv)}
      updatedAt={cv.updatedAt}
      languages={languages.length > 1 ? languages.map((each) => languageNames[each]) : []}
      hasDraft={hasDraft}
      first={[
        ['Forhåndsvis', 'eye', () => onPreview(cv)],
        ['Rediger', 'pencil', () => onEdit(cv)],
      ]}
      further={[
        ['Versjoner', 'clock', () => onVersions(cv)],
        ['Last ned data', 'download', () => onExport(cv)],
      ]}
      onDuplicate={() => onDuplicate(cv)}
      onRemove={onRemove}
    />
  );
}
