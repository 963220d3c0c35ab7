import { Button } from '@digdir/designsystemet-react';
import { useState } from 'react';
import type { Cv } from '../../contract/cvs.ts';
import { formatMoment } from '../platform/format.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { nameOf } from './cv-calls.ts';
import styles from './cvs.module.css';

interface Props {
  /** `null` while they load. */
  cvs: Cv[] | null;
  onCreate: () => void;
  onEdit: (cv: Cv) => void;
  onPreview: (cv: Cv) => void;
  onRemove: (cv: Cv) => void;
}

export function CvList({ cvs, onCreate, onEdit, onPreview, onRemove }: Props) {
  const [asked, setAsked] = useState<Cv | null>(null);
  return (
    <section className={styles.builder}>
      <div className={styles.head}>
        <h2>Mine CV-er</h2>
        <Button onClick={onCreate}>Lag ny CV</Button>
      </div>
      {cvs === null && <p role="status">Laster CV-er …</p>}
      {cvs?.length === 0 && (
        <EmptyState title="Ingen CV-er enda">
          <p>Fyll ut én gang, velg mal og last ned som PDF.</p>
        </EmptyState>
      )}
      <ul className={styles.cvs}>
        {cvs?.map((cv) => (
          <li key={cv.id} className={styles.card}>
            <h3>{nameOf(cv)}</h3>
            <p className="quiet">Sist endret {formatMoment(cv.updatedAt)}</p>
            <div className={styles.buttons}>
              <Button variant="secondary" onClick={() => onPreview(cv)} aria-label={`Forhåndsvis ${nameOf(cv)}`}>
                Forhåndsvis
              </Button>
              <Button variant="secondary" onClick={() => onEdit(cv)} aria-label={`Rediger ${nameOf(cv)}`}>
                Rediger
              </Button>
              <Button
                variant="tertiary"
                data-color="danger"
                onClick={() => setAsked(cv)}
                aria-label={`Slett ${nameOf(cv)}`}
              >
                Slett
              </Button>
            </div>
          </li>
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
