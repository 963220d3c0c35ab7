import { Button } from '@digdir/designsystemet-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { CallError, reasonOf } from '../../../contract/call.ts';
import { policy } from '../../../contract/policy.ts';
import { useAttemptKey } from '../../platform/use-attempt-key.ts';
import { Banner } from '../../ui/banner.tsx';
import { CountedText } from '../../ui/counted-text.tsx';
import { focusLater } from '../../ui/focus-later.ts';
import { Icon } from '../../ui/icon.tsx';
import type { OnRefused } from '../../ui/on-refused.ts';
import type { WordingField } from '../../ui/saved-wordings.tsx';
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
  onRefused: OnRefused;
}

const FIELD = 'message-to-send';

/** What is typed stays until it was sent. Sent again after a lost reply it is one message. */
export function MessageForm({ label, send, reload, onTyped, below, onRefused }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string>();
  const [isSending, setSending] = useState(false);
  const attempt = useAttemptKey();
  const isTyped = typed.trim() !== '';
  useEffect(() => {
    onTyped(isTyped);
    return () => onTyped(false);
  }, [onTyped, isTyped]);
  const form = useRef<HTMLFormElement>(null);
  // The button that was pressed gives way to the field.
  useEffect(() => {
    if (isOpen) focusLater(() => document.getElementById(FIELD));
  }, [isOpen]);

  if (!isOpen) {
    return (
      <div className={styles.buttons}>
        <Button variant="secondary" data-size="sm" onClick={() => setOpen(true)}>
          <Icon name="mail" />
          Skriv en melding
        </Button>
      </div>
    );
  }
  const type = (text: string) => {
    setTyped(text);
    setWrong(undefined);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setProblem(null);
    setWrong(undefined);
    let hasFailed = false;
    try {
      await send(typed, attempt.keyFor(typed));
      attempt.forget();
      // What was added meanwhile is not sent.
      setTyped((now) => (now.startsWith(typed) ? now.slice(typed.length) : now));
      await reload();
    } catch (error) {
      onRefused(error, () => setProblem(null));
      const said = error instanceof CallError && error.errors.find(({ path }) => path === 'message')?.msg;
      if (said) setWrong(said);
      else {
        hasFailed = true;
        setProblem(reasonOf(error));
      }
      // Of one that is gone there is nothing more to read.
      if (error instanceof CallError && error.status === 409) await reload();
    } finally {
      setSending(false);
    }
    // Unless one went on elsewhere, or reads beside the button what went wrong.
    if (!hasFailed && form.current?.contains(document.activeElement)) document.getElementById(FIELD)?.focus();
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <CountedText
        id={FIELD}
        label={label}
        rows={4}
        value={typed}
        maxLength={policy.applicationHandling.messageLength}
        error={wrong}
        onChange={type}
      />
      {below({ field: FIELD, typed, onType: type })}
      {/* Beside the button: on a phone the place over the field is out of sight from there. */}
      <Banner>{problem}</Banner>
      <div className={styles.buttons}>
        <Button type="submit" aria-disabled={isSending}>
          Send meldingen
        </Button>
      </div>
    </form>
  );
}
