import { Button } from '@digdir/designsystemet-react';
import { useState } from 'react';
import type { Cv } from '../../contract/cv-fields.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { CvCard } from './cv-card.tsx';
import styles from './cvs.module.css';

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
}

export function CvList({ cvs, drafts, onCreate, onImport, onRemove, ...does }: Props) {
  const [asked, setAsked] = useState<Cv | null>(null);
  return (
    <section className={styles.builder}>
      <div className={styles.head}>
        <h2>Mine CV-er</h2>
        <div className={styles.buttons}>
          <Button onClick={onCreate}>Lag ny CV</Button>
          <Button variant="secondary" onClick={onImport}>
            <Icon name="upload" />
            Hent inn CV
          </Button>
        </div>
      </div>
      {cvs === null && <p role="status">Laster CV-er …</p>}
      {drafts.includes(null) && <p className="quiet">Du har et utkast som ikke er lagret. «Lag ny CV» tar det fram.</p>}
      {cvs?.length === 0 && (
        <EmptyState title="Ingen CV-er enda">
          <p>Fyll ut én gang, velg mal og last ned som PDF.</p>
        </EmptyState>
      )}
      <ul className={styles.cvs}>
        {cvs?.map((cv) => (
          <CvCard key={cv.id} cv={cv} hasDraft={drafts.includes(cv.id)} onRemove={() => setAsked(cv)} {...does} />
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        title="Slette CV-en?"
        confirmLabel="Slett CV-en"
        onConfirm={() => {
          if (asked) onRemove(asked);
          setAsked(null);
        }}
        onCancel={() => setAsked(null)}
      >
        <p>Er du sikker på at du vil slette denne CV-en?</p>
      </ConfirmDialog>
    </section>
  );
}
