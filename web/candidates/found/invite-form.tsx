import { Button } from '@digdir/designsystemet-react';
import { type FormEvent, useId, useState } from 'react';
import { CallError } from '../../../contract/call.ts';
import { candidateLimits } from '../../../contract/candidates/candidate-limits.ts';
import { api } from '../../platform/api.ts';
import { useAttemptKey } from '../../platform/use-attempt-key.ts';
import { Banner } from '../../ui/banner.tsx';
import { CautionsForEmployer } from '../../ui/cautions.tsx';
import { CountedText } from '../../ui/counted-text.tsx';
import { useOnRefused } from '../../ui/on-refused.ts';
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx';
import { useWrongFields } from '../../ui/use-wrong-fields.ts';
import styles from './found.module.css';

interface Props {
  positionId: string;
  candidateId: string;
  onSent: (message: string) => void;
  /** It is not as it was read. */
  onRefused: () => void;
}

/** What is typed stays until it was sent. Sent again after a lost reply it is one invitation. */
export function InviteForm({ positionId, candidateId, onSent, onRefused }: Props) {
  const logInAgain = useOnRefused();
  const id = useId();
  const attempt = useAttemptKey();
  const [message, setMessage] = useState('');
  const [isSending, setSending] = useState(false);
  const { form, banner, show, forget, errorOf, clearError } = useWrongFields<'message'>(isSending);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    forget();
    try {
      const reply = await api('POST /candidates/for/:positionId/:candidateId/invitation', {
        params: { positionId, candidateId },
        body: { message, idempotencyKey: attempt.keyFor(message) },
      });
      onSent(reply.message);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      logInAgain(error, forget);
      const wrong = error.errors.filter(({ path }) => path === 'message');
      show(wrong, wrong.length > 0 ? '' : error.message);
      if (error.status === 409) onRefused();
    } finally {
      setSending(false);
    }
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <CountedText
        id={`${id}-message`}
        label="Melding"
        description="Skriv kort hvorfor stillingen kan passe. Den sendes med navnet på bedriften og en lenke til stillingen."
        value={message}
        maxLength={candidateLimits.message}
        rows={6}
        error={errorOf('message')}
        onChange={(text) => {
          setMessage(text);
          clearError('message');
        }}
      />
      <CautionsForEmployer text={message} />
      {/* Beside the button: on a phone the place over the field is out of sight from there. */}
      <Banner>{banner}</Banner>
      <div>
        <Button type="submit" aria-disabled={isSending} data-send>
          {isSending ? 'Sender …' : 'Send invitasjonen'}
        </Button>
      </div>
      <UnsavedGuard
        what="invitasjonen"
        consequence="Den er ikke sendt, og går tapt."
        isChanged={message.trim() !== '' && !isSending}
      />
    </form>
  );
}
