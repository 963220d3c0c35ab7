import { Button } from '@digdir/designsystemet-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { momentInOslo } from '../platform/oslo-time.ts';
import { Banner } from '../ui/banner.tsx';
import { mendBelow } from '../ui/check-fields.ts';
import { LabelledField } from '../ui/labelled-field.tsx';
import { Modal } from '../ui/modal.tsx';
import styles from './newsletters.module.css';

interface Props {
  open: boolean;
  title: string;
  onClose: () => void;
  onSchedule: (sendAt: string) => void;
}

/** When a newsletter is to be sent by itself. */
export function ScheduleDialog({ open, title, onClose, onSchedule }: Props) {
  const heading = useId();
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const close = () => {
    setProblem(undefined);
    onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const refuse = (reason: string) => {
      setProblem(reason);
      field.current?.focus();
    };
    const typed = `${new FormData(event.currentTarget).get('sendAt') ?? ''}`;
    // Browsers let one type years of six digits.
    if (!/^\d{4}-/.test(typed)) return refuse('Velg dag og klokkeslett');
    const sendAt = momentInOslo(typed);
    if (sendAt <= new Date()) return refuse('Velg et tidspunkt som ikke har vært.');
    setProblem(undefined);
    onSchedule(sendAt.toISOString());
  };
  return (
    <Modal open={open} onClose={close} labelledBy={heading}>
      <form className={styles.dialog} onSubmit={submit} noValidate>
        <h2 id={heading}>Planlegg utsendingen</h2>
        <p>«{title}» sendes av seg selv til alle abonnenter. Fram til da kan du ta bort tidspunktet.</p>
        <Banner>{problem && mendBelow}</Banner>
        <LabelledField id="newsletter-send-at" label="Dag og klokkeslett" description="Norsk tid." error={problem}>
          {(labelled) => (
            <input {...labelled} ref={field} className="ds-input" type="datetime-local" name="sendAt" data-autofocus />
          )}
        </LabelledField>
        <div className={styles.actions}>
          <Button type="submit">Planlegg</Button>
          <Button variant="secondary" data-color="neutral" onClick={close}>
            Avbryt
          </Button>
        </div>
      </form>
    </Modal>
  );
}
