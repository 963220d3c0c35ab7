import { Button } from '@digdir/designsystemet-react';
import { useEffect, useRef, useState } from 'react';
import type { Cv } from '../../contract/cv-fields.ts';
import { formatCount } from '../platform/format.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { useFocusKept } from '../ui/use-focus-kept.ts';
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
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusKept(cvs?.length ?? 0, heading);
  const said = useSaidChange(cvs?.length ?? null);
  return (
    <section className={styles.builder}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          Mine CV-er
        </h2>
        <div className={styles.buttons}>
          <Button onClick={onCreate}>Lag ny CV</Button>
          <Button variant="secondary" onClick={onImport}>
            <Icon name="upload" />
            Hent inn CV
          </Button>
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
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

/** A CV came or went by a press in the list, which shows it only to those who see it. */
function useSaidChange(count: number | null) {
  const before = useRef(count);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const was = before.current;
    before.current = count;
    if (was === null || count === null || was === count) return;
    setSaid(`CV-en er ${count > was ? 'kopiert' : 'slettet'}. Du har ${formatCount(count, 'CV', 'CV-er')}.`);
  }, [count]);
  return said;
}
