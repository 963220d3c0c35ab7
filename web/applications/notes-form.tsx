import { Button } from '@digdir/designsystemet-react';
import { type FormEvent, useEffect, useState } from 'react';
import { policy } from '../../contract/policy.ts';
import { CountedText } from '../ui/counted-text.tsx';
import { UnsavedGuard } from '../ui/unsaved-guard.tsx';
import styles from './application-detail.module.css';

interface Props {
  notes: string;
  isSaving: boolean;
  onSave: (notes: string) => void;
}

/** For those who handle the application. */
export function NotesForm({ notes, isSaving, onSave }: Props) {
  const [typed, setTyped] = useState(notes);
  useEffect(() => setTyped(notes), [notes]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(typed);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <CountedText
        id="application-notes"
        label="Notater"
        description="Bare dere som behandler søknader for bedriften, ser dem."
        value={typed}
        maxLength={policy.applicationHandling.notesLength}
        error={undefined}
        optional
        onChange={setTyped}
      />
      <Button type="submit" variant="secondary" disabled={typed === notes || isSaving}>
        Lagre notatet
      </Button>
      <UnsavedGuard
        what="notatet"
        isChanged={typed !== notes && !isSaving}
        isLeaving={false}
        onLeave={() => setTyped(notes)}
        onStay={() => {}}
      />
    </form>
  );
}
