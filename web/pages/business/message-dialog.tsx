import { Button, Input } from '@digdir/designsystemet-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { policy } from '../../../contract/policy.ts';
import { api } from '../../platform/api.ts';
import { useAttemptKey } from '../../platform/use-attempt-key.ts';
import { Banner } from '../../ui/banner.tsx';
import { mendBelow } from '../../ui/check-fields.ts';
import { Icon } from '../../ui/icon.tsx';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { LimitedTextarea } from '../../ui/limited-textarea.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useSentForm } from '../../ui/use-sent-form.ts';
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
  const [isSent, setSent] = useState(false);
  const attempt = useAttemptKey();
  const heading = useRef<HTMLHeadingElement>(null);
  const { form, banner, errors, errorOf, clearError, isSending, send } = useSentForm(['name', 'email', 'message']);
  // The form is gone.
  useEffect(() => {
    if (isSent) heading.current?.focus();
  }, [isSent]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = new FormData(event.currentTarget);
    const text = (field: string) => `${written.get(field) ?? ''}`;
    const said = { name: text('name'), email: text('email'), message: text('message'), website: text('website') };
    void send(async () => {
      const body = { ...said, idempotencyKey: attempt.keyFor(said) };
      await api('POST /business/:organizationNumber/message', { params: { organizationNumber }, body });
      setSent(true);
    });
  };

  /** What was written stays. Once it is sent, what is written next is another message. */
  const close = () => {
    onClose();
    if (!isSent) return;
    setSent(false);
    attempt.forget();
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
        {isSent ? (
          <div role="status">
            <Notice color="success" title="Meldingen er sendt">
              <p>Bedriften svarer til e-postadressen du oppga.</p>
            </Notice>
          </div>
        ) : (
          <form className={styles.form} ref={form} onSubmit={submit} noValidate>
            <Banner>{errors.length > 0 ? mendBelow : banner}</Banner>
            {fields.map(({ label, ...field }) => (
              <LabelledField key={field.name} id={`message-${field.name}`} label={label} error={errorOf(field.name)}>
                {(labelled) => (
                  <Input {...labelled} {...field} readOnly={isSending} onChange={() => clearError(field.name)} />
                )}
              </LabelledField>
            ))}
            <LabelledField id="message-text" label="Melding" error={errorOf('message')}>
              {(labelled) => (
                <LimitedTextarea
                  {...labelled}
                  name="message"
                  rows={6}
                  maxLength={policy.lengths.businessMessage}
                  // What is written meanwhile would be lost with the form.
                  readOnly={isSending}
                  onChange={() => clearError('message')}
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
