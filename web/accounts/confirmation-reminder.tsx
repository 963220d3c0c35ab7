import { Alert, Button } from '@digdir/designsystemet-react';
import { useState } from 'react';
import { api } from '../platform/api.ts';
import styles from './auth-form.module.css';
import type { AccountUser } from './read-account.ts';

/** An address that is not confirmed blocks nothing, but its owner is reminded. */
export function ConfirmationReminder({ user }: { user: AccountUser }) {
  const [said, setSaid] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  if (user.emailConfirmed) return null;

  const send = async () => {
    if (isSending) return;
    setSending(true);
    // The same answer once more is said again.
    setSaid(null);
    try {
      setSaid((await api('POST /auth/resend-confirmation')).message);
    } catch (error) {
      setSaid((error as Error).message);
    } finally {
      setSending(false);
    }
  };

  return (
    <Alert className={styles.reminder} data-color="warning">
      <h2>Bekreft e-postadressen din</h2>
      <p>Vi har sendt en lenke til {user.email}. Da vet vi at adressen er din, og at beskjeder kommer fram.</p>
      <Button variant="secondary" data-size="sm" aria-disabled={isSending} onClick={send}>
        {isSending ? 'Sender …' : 'Send lenken på nytt'}
      </Button>
      <p role="status">{said}</p>
    </Alert>
  );
}
