import { Button, Input } from '@digdir/designsystemet-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { CallError } from '../../../contract/call.ts';
import { policy } from '../../../contract/policy.ts';
import { api } from '../../platform/api.ts';
import { newKey } from '../../platform/new-key.ts';
import { Icon } from '../../ui/icon.tsx';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { LimitedTextarea } from '../../ui/limited-textarea.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useRefusedForm } from '../../ui/use-refused-form.ts';
import styles from './message-dialog.module.css';

interface Props {
  open: boolean;
  onClose: () => void;
  name: string;
  organizationNumber: string;
}

const fields = [
  { name: 'name', label: 'Navnet ditt', type: 'text', autoComplete: 'name', maxLength: policy.lengths.senderName },
  { name: 'email', label: 'E-postadressen din', type: 'email', autoComplete: 'email', maxLength: policy.lengths.email },
] as const;

export default function MessageDialog({ open, onClose, name, organizationNumber }: Props) {
  const [state, setState] = useState<'writing' | 'sending' | 'sent'>('writing');
  // What is written meanwhile would be lost with the form.
  const isSending = state === 'sending';
  // Sent once more after a lost reply, it is the same message.
  const [idempotencyKey, setIdempotencyKey] = useState(newKey);
  const [failure, setFailure] = useState<CallError | null>(null);
  const errorOf = (path: string) => failure?.errors.find((error) => error.path === path)?.msg;
  const heading = useRef<HTMLHeadingElement>(null);
  const { form, refuse } = useRefusedForm(isSending);
  // The form is gone.
  useEffect(() => {
    if (state === 'sent') heading.current?.focus();
  }, [state]);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const written = new FormData(event.currentTarget);
    const text = (field: string) => `${written.get(field) ?? ''}`;
    setState('sending');
    setFailure(null);
    try {
      const body = {
        name: text('name'),
        email: text('email'),
        message: text('message'),
        website: text('website'),
        idempotencyKey,
      };
      await api('POST /business/:organizationNumber/message', { params: { organizationNumber }, body });
      setState('sent');
    } catch (error) {
      setState('writing');
      setFailure(error as CallError);
      refuse();
    }
  };

  /** What was written stays. Once it is sent, what is written next is another message. */
  const close = () => {
    onClose();
    if (state !== 'sent') return;
    setState('writing');
    setIdempotencyKey(newKey());
  };

  return (
    <Modal open={open} onClose={close} labelledBy="message-heading">
      <div className={styles.dialog}>
        <div className={styles.bar}>
          <h2 ref={heading} id="message-heading" tabIndex={-1} data-autofocus>
            Skriv til {name}
          </h2>
          <Button icon variant="tertiary" data-color="neutral" aria-label="Lukk" onClick={close}>
            <Icon name="close" />
          </Button>
        </div>
        {state === 'sent' ? (
          <div role="status">
            <Notice color="success" title="Meldingen er sendt">
              <p>Bedriften svarer til e-postadressen du oppga.</p>
            </Notice>
          </div>
        ) : (
          <form className={styles.form} ref={form} onSubmit={send} noValidate>
            {failure && (
              <div role="alert">
                <Notice color="danger" title={failure.message}>
                  {failure.errors.length > 0 && <p>Rett opp feltene nedenfor.</p>}
                </Notice>
              </div>
            )}
            {fields.map(({ label, ...field }) => (
              <LabelledField key={field.name} id={`message-${field.name}`} label={label} error={errorOf(field.name)}>
                {(labelled) => <Input {...labelled} {...field} readOnly={isSending} />}
              </LabelledField>
            ))}
            <LabelledField id="message-text" label="Melding" error={errorOf('message')}>
              {(labelled) => (
                <LimitedTextarea
                  {...labelled}
                  name="message"
                  rows={6}
                  maxLength={policy.lengths.businessMessage}
                  readOnly={isSending}
                />
              )}
            </LabelledField>
            {/* People do not see it; machines fill it in. */}
            <input className={styles.trap} name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
            <Button type="submit" aria-disabled={isSending}>
              {isSending ? 'Sender …' : 'Send melding'}
            </Button>
          </form>
        )}
      </div>
    </Modal>
  );
}
