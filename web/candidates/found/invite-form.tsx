import { Button } from '@digdir/designsystemet-react';
import { type FormEvent, useId, useState } from 'react';
import { candidateLimits } from '../../../contract/candidates/candidate-limits.ts';
import { api } from '../../platform/api.ts';
import { useAttemptKey } from '../../platform/use-attempt-key.ts';
import { Banner } from '../../ui/banner.tsx';
import { CautionsForEmployer } from '../../ui/cautions.tsx';
import { CountedText } from '../../ui/counted-text.tsx';
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx';
import { useSentForm } from '../../ui/use-sent-form.ts';
import styles from './found.module.css';

interface Props {
  positionId: string;
  candidateId: string;
  onSent: (message: string) => void;
  /** It is not as it was read. */
  onStale: () => void;
}

/** What is typed stays until it was sent. Sent again after a lost reply it is one invitation. */
export function InviteForm({ positionId, candidateId, onSent, onStale }: Props) {
  const id = useId();
  const attempt = useAttemptKey();
  const [message, setMessage] = useState('');
  const { form, banner, errorOf, clearError, isSending, send } = useSentForm(['message']);
  const invite = async () => {
    const reply = await api('POST /candidates/for/:positionId/:candidateId/invitation', {
      params: { positionId, candidateId },
      body: { message, idempotencyKey: attempt.keyFor(message) },
    });
    onSent(reply.message);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(invite, (error) => error.status === 409 && onStale());
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
