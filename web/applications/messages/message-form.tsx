import { Button } from '@digdir/designsystemet-react';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import type { CallError } from '../../../contract/call.ts';
import { policy } from '../../../contract/policy.ts';
import { useAttemptKey } from '../../platform/use-attempt-key.ts';
import { Banner } from '../../ui/banner.tsx';
import { CountedText } from '../../ui/counted-text.tsx';
import { focusLater } from '../../ui/focus-later.ts';
import { Icon } from '../../ui/icon.tsx';
import type { WordingField } from '../../ui/saved-wordings.tsx';
import { useSentForm } from '../../ui/use-sent-form.ts';
import { isOutdated } from '../is-outdated.ts';
import styles from './messages.module.css';

interface Props {
  /** To whom. */
  label: string;
  send: (message: string, key: string) => Promise<unknown>;
  /** Also of what may have been sent although the reply says otherwise. */
  reload: () => Promise<unknown>;
  onTyped: (isTyped: boolean) => void;
  /** Below the field. */
  below: (field: WordingField) => ReactNode;
  /** It is not as it was read. */
  onStale?: () => void;
}

const FIELD = 'message-to-send';

/** What is typed stays until it was sent. Sent again after a lost reply it is one message. */
export function MessageForm(props: Props) {
  const { label, reload, onTyped, below, onStale } = props;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { form, banner, errorOf, clearError, isSending, send } = useSentForm(['message']);
  const attempt = useAttemptKey();
  const isTyped = typed.trim() !== '';
  useEffect(() => {
    onTyped(isTyped);
    return () => onTyped(false);
  }, [onTyped, isTyped]);
  // The button that was pressed gives way to the field.
  useEffect(() => {
    if (isOpen) focusLater(() => document.getElementById(FIELD));
  }, [isOpen]);

  if (!isOpen) {
    return (
      <div className="button-row">
        <Button variant="secondary" data-size="sm" onClick={() => setOpen(true)}>
          <Icon name="mail" />
          Skriv en melding
        </Button>
      </div>
    );
  }
  const type = (text: string) => {
    setTyped(text);
    clearError('message');
  };
  const write = async () => {
    await props.send(typed, attempt.keyFor(typed));
    attempt.forget();
    // What was added meanwhile is not sent.
    setTyped((now) => (now.startsWith(typed) ? now.slice(typed.length) : now));
    await reload();
    // Unless one went on elsewhere.
    if (form.current?.contains(document.activeElement)) document.getElementById(FIELD)?.focus();
  };
  const refused = async (error: CallError) => {
    if (isOutdated(error)) onStale?.();
    // Of one that is gone there is nothing more to read.
    if (error.status === 409) await reload();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(write, refused);
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <CountedText
        id={FIELD}
        label={label}
        rows={4}
        value={typed}
        maxLength={policy.applicationHandling.messageLength}
        error={errorOf('message')}
        onChange={type}
      />
      {below({ field: FIELD, typed, onType: type })}
      {/* Beside the button: on a phone the place over the field is out of sight from there. */}
      <Banner>{banner}</Banner>
      <div className="button-row">
        <Button type="submit" aria-disabled={isSending}>
          Send meldingen
        </Button>
      </div>
    </form>
  );
}
