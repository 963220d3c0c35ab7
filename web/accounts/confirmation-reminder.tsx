import { Alert, Button } from '@digdir/designsystemet-react';
import { useState } from 'react';
import { hasStatus, reasonOf } from '../../contract/call.ts';
import { api } from '../platform/api.ts';
import { useOnRefused } from '../ui/on-refused.ts';
import styles from './auth-form.module.css';
import type { AccountUser } from './read-account.ts';

interface Props {
  user: AccountUser;
  /** Nothing waits any more: it was taken back here, or confirmed elsewhere. */
  onSettled: (message: string) => void;
}

/** An address that is not confirmed blocks nothing, but its owner is reminded. A new one can be taken back. */
export function ConfirmationReminder({ user, onSettled }: Props) {
  const { email, emailConfirmed, pendingEmail } = user;
  const onRefused = useOnRefused();
  const [said, setSaid] = useState<string | null>(null);
  const [underWay, setUnderWay] = useState<'resend' | 'cancel' | null>(null);
  if (emailConfirmed && !pendingEmail) return null;

  const settle = async (
    what: 'resend' | 'cancel',
    call: () => Promise<{ message: string }>,
    done: (message: string) => void,
  ) => {
    if (underWay) return;
    setUnderWay(what);
    // The same answer once more is said again.
    setSaid(null);
    try {
      done((await call()).message);
    } catch (error) {
      const message = reasonOf(error);
      if (hasStatus(error, 409)) return onSettled(message);
      onRefused(error, () => setSaid(null));
      setSaid(message);
    } finally {
      setUnderWay(null);
    }
  };

  return (
    <Alert className={styles.reminder} data-color="warning">
      <h2>{pendingEmail ? 'Bekreft den nye e-postadressen' : 'Bekreft e-postadressen din'}</h2>
      <p>
        Vi har sendt en lenke til {pendingEmail ?? email}.{' '}
        {pendingEmail
          ? 'Adressen tas i bruk når du åpner den. Har du skrevet feil, så avbryt byttet.'
          : 'Da vet vi at adressen er din, og at beskjeder kommer fram.'}
      </p>
      <div className="button-row">
        <Button
          variant="secondary"
          data-size="sm"
          aria-disabled={underWay !== null}
          onClick={() => settle('resend', () => api('POST /auth/resend-confirmation'), setSaid)}
        >
          {underWay === 'resend' ? 'Sender …' : 'Send lenken på nytt'}
        </Button>
        {pendingEmail && (
          <Button
            variant="tertiary"
            data-size="sm"
            aria-disabled={underWay !== null}
            onClick={() => settle('cancel', () => api('DELETE /auth/change-email'), onSettled)}
          >
            {underWay === 'cancel' ? 'Avbryter …' : 'Avbryt byttet'}
          </Button>
        )}
      </div>
      <p role="status">{said}</p>
    </Alert>
  );
}
