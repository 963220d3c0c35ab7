import { Button } from '@digdir/designsystemet-react';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { CallError } from '../../../contract/call.ts';
import type { HandledApplication } from '../../../contract/handled-applications.ts';
import { policy } from '../../../contract/policy.ts';
import { Banner } from '../../ui/banner.tsx';
import { CountedText } from '../../ui/counted-text.tsx';
import { Modal } from '../../ui/modal.tsx';
import type { OnRefused } from '../../ui/on-refused.ts';
import { nameOf } from '../use-inbox.ts';
import { callOff } from './interview-calls.ts';
import styles from './interviews.module.css';

interface Props {
  open: boolean;
  application: HandledApplication;
  onClose: () => void;
  onDone: (message: string) => void;
  /** It is not as it was read. */
  onRefused: () => void;
  onTyped: (isTyped: boolean) => void;
  logInAgain: OnRefused;
}

export function CallOffDialog(props: Props) {
  const { open, application, onClose, onDone, onRefused, onTyped, logInAgain } = props;
  const id = useId();
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  useEffect(() => onTyped(message.trim() !== ''), [onTyped, message]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setProblem(null);
    try {
      const done = await callOff(application, message);
      setMessage('');
      onDone(done.message);
    } catch (error) {
      logInAgain(error, () => setProblem(null));
      setProblem((error as Error).message);
      if (error instanceof CallError && [404, 409].includes(error.status)) onRefused();
    } finally {
      setSending(false);
    }
  };
  return (
    <Modal open={open} onClose={onClose} labelledBy={id}>
      <form className={styles.dialog} onSubmit={submit}>
        <h2 id={id} tabIndex={-1} data-autofocus>
          Avlyse intervjuet?
        </h2>
        <p>{nameOf(application)} får e-post med en gang. Statusen på søknaden blir som den er.</p>
        <Banner>{problem}</Banner>
        <CountedText
          id={`${id}-message`}
          label="Begrunnelse"
          rows={3}
          value={message}
          maxLength={policy.applicationHandling.messageLength}
          error={undefined}
          optional
          onChange={setMessage}
        />
        <div className={styles.buttons}>
          <Button type="submit" data-color="danger" aria-disabled={isSending}>
            Avlys intervjuet
          </Button>
          <Button type="button" variant="secondary" data-color="neutral" onClick={onClose}>
            Avbryt
          </Button>
        </div>
      </form>
    </Modal>
  );
}
