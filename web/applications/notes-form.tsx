import { Button } from '@digdir/designsystemet-react';
import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { policy } from '../../contract/policy.ts';
import { CountedText } from '../ui/counted-text.tsx';
import { UnsavedGuard } from '../ui/unsaved-guard.tsx';
import styles from './application-detail.module.css';

interface Props {
  notes: string;
  /** What stands in the field, for a change of the status that takes it along. */
  written: RefObject<string>;
  /** Something beside it is not saved either. */
  hasMore: boolean;
  isSaving: boolean;
  onSave: (notes: string) => void;
}

/** For those who handle the application. What a colleague wrote meanwhile is shown, and what was typed stays. */
export function NotesForm({ notes, written, hasMore, isSaving, onSave }: Props) {
  const [typed, setTyped] = useState(notes);
  const [base, setBase] = useState(notes);
  const theirs = base !== notes && typed !== notes ? notes : null;
  useEffect(() => {
    written.current = typed;
  }, [written, typed]);
  // Nothing of one's own is in the way: the field shows what is kept.
  if (base !== notes && (typed === base || typed === notes)) {
    setBase(notes);
    setTyped(notes);
  }
  const isIdle = typed === notes || isSaving;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isIdle) onSave(typed);
  };
  return (
    <form className={typed ? styles.form : `${styles.form} no-print`} onSubmit={submit}>
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
      {theirs !== null && (
        <p>
          {theirs ? `En kollega har skrevet: «${theirs}»` : 'En kollega har fjernet notatet.'}{' '}
          <Button
            variant="tertiary"
            data-size="sm"
            onClick={() => {
              setTyped(theirs);
              // The button goes with the difference.
              document.getElementById('application-notes')?.focus();
            }}
          >
            Bruk kollegaens notat
          </Button>
        </p>
      )}
      <Button type="submit" variant="secondary" aria-disabled={isIdle}>
        Lagre notatet
      </Button>
      <UnsavedGuard what={hasMore ? 'søknaden' : 'notatet'} isChanged={(typed !== notes || hasMore) && !isSaving} />
    </form>
  );
}
