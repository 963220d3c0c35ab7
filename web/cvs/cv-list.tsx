import { Button } from '@digdir/designsystemet-react';
import { type Cv, cvLimits } from '../../contract/cvs/cv-fields.ts';
import { formatCount } from '../platform/format.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { CvCard } from './cv-card.tsx';
import { DocumentList } from './document-list.tsx';

interface Props {
  /** `null` while they load. */
  cvs: Cv[] | null;
  /** Of which CVs there is a draft that was not saved; `null` for a new one. */
  drafts: (string | null)[];
  onCreate: () => void;
  onImport: () => void;
  onEdit: (cv: Cv) => void;
  onPreview: (cv: Cv) => void;
  onDuplicate: (cv: Cv) => Promise<void>;
  onVersions: (cv: Cv) => void;
  /** As data. */
  onExport: (cv: Cv) => void;
  onRemove: (cv: Cv) => void;
  onProblem: (problem: string) => void;
}

export function CvList({ cvs, drafts, onCreate, onImport, onRemove, ...does }: Props) {
  return (
    <DocumentList
      words={words}
      documents={cvs}
      hasBegun={drafts.includes(null)}
      tools={
        <>
          <Button onClick={onCreate}>Lag ny CV</Button>
          <Button variant="secondary" onClick={onImport}>
            <Icon name="upload" />
            Hent inn CV
          </Button>
        </>
      }
      empty={
        <EmptyState title="Ingen CV-er enda">
          <p>Fyll ut én gang, velg mal og last ned som PDF.</p>
        </EmptyState>
      }
      onRemove={onRemove}
    >
      {(cv, ask) => <CvCard key={cv.id} cv={cv} hasDraft={drafts.includes(cv.id)} onRemove={ask} {...does} />}
    </DocumentList>
  );
}

const youHave = (count: number) => `Du har ${formatCount(count, 'CV', 'CV-er')}.`;
const words = {
  heading: 'Mine CV-er',
  loading: 'Laster CV-er …',
  begun: 'Du har et utkast som ikke er lagret. «Lag ny CV» tar det fram.',
  most: cvLimits.cvs,
  full: `Du har ${cvLimits.cvs} CV-er, og det er ikke plass til flere. Slett en før du lager en ny.`,
  came: (count: number) => `CV-en er kopiert. ${youHave(count)}`,
  went: (count: number) => `CV-en er slettet. ${youHave(count)}`,
  ask: {
    title: 'Slette CV-en?',
    confirm: 'Slett CV-en',
    sure: 'Er du sikker på at du vil slette denne CV-en?',
  },
};
