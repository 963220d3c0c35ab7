import { Button } from '@digdir/designsystemet-react';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { policy } from '../../contract/policy.ts';
import { LabelledField } from '../ui/labelled-field.tsx';
import { LimitedTextarea } from '../ui/limited-textarea.tsx';
import { Modal } from '../ui/modal.tsx';
import { useWrongFields } from '../ui/use-wrong-fields.ts';
import styles from './approvals.module.css';
import { ReasonWordings } from './reason-wordings.tsx';
import type { Subject } from './use-approvals.ts';

export interface Asked {
  subject: Subject;
  id: string;
  name: string;
  action: 'reject' | 'ask-for-change';
}

interface Props {
  asked: Asked | null;
  /** What was typed and not sent, by item and action. */
  kept: Map<string, string>;
  onSend: (asked: Asked, reason: string) => void;
  onCancel: () => void;
}

const words = {
  reject: {
    heading: 'Avvis',
    label: 'Vennligst oppgi årsak til avvisning',
    hint: `Det avviste forsvinner overalt. Eieren får begrunnelsen i en e-post om ${policy.approvalUndoMinutes} minutter. Til da kan du angre.`,
    send: 'Avvis',
  },
  'ask-for-change': {
    heading: 'Be om endring av',
    label: 'Skriv hva som må endres',
    hint: 'Eieren får dette i en e-post. Det blir stående og venter til det er endret.',
    send: 'Send til eieren',
  },
} as const;

/** Why, in the words that its owner reads. Cancelling, or sending nothing, does nothing. */
export function ReasonDialog({ asked, ...rest }: Props) {
  const heading = useId();
  return (
    <Modal open={asked !== null} onClose={rest.onCancel} labelledBy={heading}>
      {asked && <ReasonForm key={keyOf(asked)} {...{ asked, heading, ...rest }} />}
    </Modal>
  );
}

export const keyOf = ({ id, action }: Pick<Asked, 'id' | 'action'>) => `${action} ${id}`;

interface FormProps extends Props {
  asked: Asked;
  heading: string;
}

function ReasonForm({ asked, heading, kept, onSend, onCancel }: FormProps) {
  const [reason, setReason] = useState(kept.get(keyOf(asked)) ?? '');
  const { form, show, errorOf, clearError } = useWrongFields(false);
  const id = useId();
  const text = words[asked.action];
  useEffect(() => void kept.set(keyOf(asked), reason), [kept, asked, reason]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim()) return onSend(asked, reason.trim());
    show([{ path: 'reason', msg: text.label }], '');
  };
  const type = (text: string) => {
    setReason(text);
    clearError('reason');
  };
  return (
    <form ref={form} className={styles.reason} onSubmit={send} noValidate>
      <h2 id={heading}>
        {text.heading} {asked.name}
      </h2>
      <LabelledField id={id} label={text.label} description={text.hint} error={errorOf('reason')}>
        {(labelled) => (
          <LimitedTextarea
            {...labelled}
            data-autofocus
            rows={5}
            maxLength={policy.lengths.decisionReason}
            value={reason}
            onChange={({ target }) => type(target.value)}
          />
        )}
      </LabelledField>
      <ReasonWordings subject={asked.subject} field={id} typed={reason} onType={type} />
      <div className={styles.actions}>
        <Button type="submit" data-color={asked.action === 'reject' ? 'danger' : 'fjord'}>
          {text.send}
        </Button>
        <Button type="button" variant="secondary" data-color="neutral" onClick={onCancel}>
          Avbryt
        </Button>
      </div>
    </form>
  );
}
