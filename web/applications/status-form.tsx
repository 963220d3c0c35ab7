import { Button, Radio } from '@digdir/designsystemet-react';
import { type FormEvent, useState } from 'react';
import { statusNames } from '../../contract/application-words.ts';
import type { ApplicationStatus } from '../../contract/applications.ts';
import type { HandledApplication } from '../../contract/handled-applications.ts';
import { policy } from '../../contract/policy.ts';
import { formatMoment } from '../platform/format.ts';
import { CountedText } from '../ui/counted-text.tsx';
import styles from './application-detail.module.css';
import { statuses } from './inbox-search.ts';

interface Props {
  application: HandledApplication;
  isSaving: boolean;
  /** To the applicant. */
  message: string;
  onMessage: (message: string) => void;
  onSet: (status: ApplicationStatus) => void;
  onUndo: () => void;
}

/** Any status from any other, and what the applicant gets to know of it. */
export function StatusForm({ application, isSaving, message, onMessage, onSet, onUndo }: Props) {
  const { status, toldStatus, undoUntil } = application;
  const [chosen, setChosen] = useState(status);
  const [base, setBase] = useState(status);
  // Somebody changed it, here or elsewhere: what was picked or written, and is not saved, stays.
  if (base !== status) {
    setBase(status);
    if (chosen === base && !message.trim()) setChosen(status);
  }
  const isSame = chosen === status && (chosen === 'pending' || !message.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSame || isSaving) return;
    onSet(chosen);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <fieldset className={styles.statuses}>
        <legend>Status</legend>
        {statuses.map((each) => (
          <Radio
            key={each}
            name="status"
            value={each}
            label={statusNames[each]}
            checked={chosen === each}
            onChange={() => setChosen(each)}
          />
        ))}
      </fieldset>
      {undoUntil && (
        <Waiting undoUntil={undoUntil} isTold={status === toldStatus} isSaving={isSaving} onUndo={onUndo} />
      )}
      {chosen !== 'pending' && (
        <CountedText
          id="status-message"
          label="Melding til søkeren"
          rows={3}
          value={message}
          maxLength={policy.applicationHandling.messageLength}
          error={undefined}
          optional
          onChange={onMessage}
        />
      )}
      {!isSame && (
        <p className="quiet">
          {chosen === 'pending'
            ? 'Søkeren får ingen e-post om Venter.'
            : `Søkeren får e-post om ${policy.applicationHandling.undoMinutes} minutter. Til da kan du angre.`}
        </p>
      )}
      <Button type="submit" aria-disabled={isSame || isSaving}>
        Lagre status
      </Button>
    </form>
  );
}

interface WaitingProps {
  undoUntil: string;
  isTold: boolean;
  isSaving: boolean;
  onUndo: () => void;
}

function Waiting({ undoUntil, isTold, isSaving, onUndo }: WaitingProps) {
  return (
    <p className={styles.waiting}>
      {isTold ? 'Endringen kan angres til' : 'Søkeren får ikke vite om endringen før'} {formatMoment(undoUntil)}.{' '}
      <Button variant="tertiary" data-size="sm" disabled={isSaving} onClick={onUndo}>
        Angre
      </Button>
    </p>
  );
}
