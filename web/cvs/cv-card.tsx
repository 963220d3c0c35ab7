import type { Cv } from '../../contract/cvs/cv-fields.ts';
import { languagesOf } from '../../contract/cvs/cv-translations.ts';
import { nameOf, printCv } from './cv-calls.ts';
import { DocumentCard } from './document-card.tsx';
import { languageNames } from './language-choice.tsx';
import { useDownload } from './use-download.ts';

interface Props {
  cv: Cv;
  hasDraft: boolean;
  onEdit: (cv: Cv) => void;
  onPreview: (cv: Cv) => void;
  onDuplicate: (cv: Cv) => Promise<void>;
  onVersions: (cv: Cv) => void;
  onExport: (cv: Cv) => void;
  onRemove: () => void;
  onProblem: (problem: string) => void;
}

export function CvCard({
  cv,
  hasDraft,
  onEdit,
  onPreview,
  onDuplicate,
  onVersions,
  onExport,
  onRemove,
  onProblem,
}: Props) {
  const languages = languagesOf(cv);
  // As the preview begins: whoever wants another look or language chooses it there.
  const look = { template: 'default', language: cv.documentLanguage, includeImage: true } as const;
  const { download, labelOf } = useDownload(() => printCv(cv, look), onProblem);
  return (
    <DocumentCard
      name={nameOf(cv)}
      updatedAt={cv.updatedAt}
      languages={languages.length > 1 ? languages.map((each) => languageNames[each]) : []}
      hasDraft={hasDraft}
      first={[
        [labelOf('pdf'), 'download', () => download('pdf')],
        ['Forhåndsvis', 'eye', () => onPreview(cv)],
        ['Rediger', 'pencil', () => onEdit(cv)],
      ]}
      further={[
        ['Versjoner', 'clock', () => onVersions(cv)],
        ['Last ned som JSON', 'download', () => onExport(cv)],
      ]}
      onDuplicate={() => onDuplicate(cv)}
      onRemove={onRemove}
    />
  );
}
