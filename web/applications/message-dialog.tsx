import { Button } from '@digdir/designsystemet-react';
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { CallError } from '../../contract/call.ts';
import { policy } from '../../contract/policy.ts';
import { Banner } from '../ui/banner.tsx';
import { CountedText } from '../ui/counted-text.tsx';
import { Modal } from '../ui/modal.tsx';
import type { OnRefused } from '../ui/on-refused.ts';
import styles from './interviews/interviews.module.css';

interface Props {
  open: boolean;
  title: string;
  /** What comes of it. */
  children: ReactNode;
  confirmLabel: string;
  isDanger?: boolean;
  optional?: boolean;
  send: (message: string) => Promise<{ message: string }>;
  onClose: () => void;
  onDone: (message: string) => void;
  /** It is not as it was read. */
  onRefused: () => void;
  onTyped: (isTyped: boolean) => void;
  logInAgain: OnRefused;
}

/** Something that the applicant is told at once, with the reason for it. What is typed stays until it was sent. */
export function MessageDialog(props: Props) {
  const { open, title, children, confirmLabel, isDanger = false, optional = false } = props;
  const { send, onClose, onDone, onRefused, onTyped, logInAgain } = props;
  const id = useId();
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string>();
  const [isSending, setSending] = useState(false);
  useEffect(() => onTyped(message.trim() !== ''), [onTyped, message]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setProblem(null);
    setWrong(undefined);
    try {
      const done = await send(message);
      setMessage('');
      onDone(done.message);
    } catch (error) {
      logInAgain(error, () => setProblem(null));
      const said = error instanceof CallError && error.errors.find(({ path }) => path === 'message')?.msg;
      if (said) {
        setWrong(said);
        document.getElementById(`${id}-message`)?.focus();
      } else setProblem((error as Error).message);
      if (error instanceof CallError && [404, 409].includes(error.status)) onRefused();
    } finally {
      setSending(false);
    }
  };
  return (
    <Modal open={open} onClose={onClose} labelledBy={id}>
      <form className={styles.dialog} onSubmit={submit} noValidate>
        <h2 id={id} tabIndex={-1} data-autofocus>
          {title}
        </h2>
        {children}
        <Banner>{problem}</Banner>
        <CountedText
          id={`${id}-message`}
          label="Begrunnelse"
          rows={3}
          value={message}
          maxLength={policy.applicationHandling.messageLength}
          error={wrong}
          optional={optional}
          onChange={(typed) => {
            setMessage(typed);
            setWrong(undefined);
          }}
        />
        <div className={styles.buttons}>
          <Button type="submit" {...(isDanger && { 'data-color': 'danger' })} aria-disabled={isSending}>
            {confirmLabel}
          </Button>
          <Button type="button" variant="secondary" data-color="neutral" onClick={onClose}>
            Avbryt
          </Button>
        </div>
      </form>
    </Modal>
  );
}
