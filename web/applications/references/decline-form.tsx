import { Button } from '@digdir/designsystemet-react';
import { type FormEvent, useEffect, useState } from 'react';
import { referenceLimits } from '../../../contract/applications/reference-words.ts';
import { CountedText } from '../../ui/counted-text.tsx';
import { declineReferences } from './reference-calls.ts';
import styles from './references.module.css';

interface Props {
  id: string;
  settle: (call: Promise<{ message: string }>) => Promise<boolean>;
  onTyped: (isTyped: boolean) => void;
}

/** One may leave it at that; why, one may say. */
export function DeclineForm({ id, settle, onTyped }: Props) {
  const [reply, setReply] = useState('');
  const [isSending, setSending] = useState(false);
  const isTyped = reply.trim() !== '' && !isSending;
  useEffect(() => {
    onTyped(isTyped);
    return () => onTyped(false);
  }, [onTyped, isTyped]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    await settle(declineReferences(id, reply));
    setSending(false);
  };
  return (
    <details className={`${styles.answers} no-print`}>
      <summary>Jeg vil ikke oppgi referanser</summary>
      <form className={styles.fields} onSubmit={submit}>
        <CountedText
          id="references-reply"
          label="Melding til arbeidsgiveren"
          description="Du trenger ikke å si hvorfor. Søknaden står som før, og du kan ombestemme deg."
          rows={2}
          value={reply}
          maxLength={referenceLimits.reply}
          error={undefined}
          optional
          onChange={setReply}
        />
        <div className="button-row">
          <Button type="submit" variant="secondary" data-size="sm" aria-disabled={isSending}>
            Si fra at det ikke blir noen
          </Button>
        </div>
      </form>
    </details>
  );
}
