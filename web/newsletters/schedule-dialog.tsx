import { Button } from '@digdir/designsystemet-react';
import { type FormEvent, useId } from 'react';
import { momentInOslo } from '../platform/oslo-time.ts';
import { Banner } from '../ui/banner.tsx';
import { mendBelow } from '../ui/check-fields.ts';
import { LabelledField } from '../ui/labelled-field.tsx';
import { Modal } from '../ui/modal.tsx';
import { useWrongFields } from '../ui/use-wrong-fields.ts';
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
  const { form, banner, show, forget, errorOf } = useWrongFields(false);
  const close = () => {
    forget();
    onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const refuse = (msg: string) => show([{ path: 'sendAt', msg }], mendBelow);
    const typed = `${new FormData(event.currentTarget).get('sendAt') ?? ''}`;
    // Browsers let one type years of two digits and of six.
    if (!/^2\d{3}-/.test(typed)) return refuse('Velg dag og klokkeslett');
    const sendAt = momentInOslo(typed);
    if (sendAt <= new Date()) return refuse('Velg et tidspunkt som ikke har vært.');
    forget();
    onSchedule(sendAt.toISOString());
  };
  return (
    <Modal open={open} onClose={close} labelledBy={heading}>
      <form ref={form} className={styles.dialog} onSubmit={submit} noValidate>
        <h2 id={heading}>Planlegg utsendingen</h2>
        <p>«{title}» sendes av seg selv til alle abonnenter. Fram til da kan du ta bort tidspunktet.</p>
        <Banner>{banner}</Banner>
        <LabelledField
          id="newsletter-send-at"
          label="Dag og klokkeslett"
          description="Norsk tid."
          error={errorOf('sendAt')}
        >
          {(labelled) => (
            <input {...labelled} className="ds-input" type="datetime-local" name="sendAt" data-autofocus />
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
