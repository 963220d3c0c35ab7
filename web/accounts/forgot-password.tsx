import { Alert, Button } from '@digdir/designsystemet-react';
import { useEffect, useState } from 'react';
import { forgotPasswordSchema } from '../../contract/accounts/account-fields.ts';
import { reasonOf } from '../../contract/call.ts';
import { api } from '../platform/api.ts';
import { Answer } from '../ui/answer.tsx';
import { Banner } from '../ui/banner.tsx';
import styles from './auth-form.module.css';

const sent =
  'Hvis e-postadressen eksisterer, har vi sendt en tilbakestillingslenke. Sjekk innboksen din (og søppelpost).';

interface Props {
  /** As it stands in the log-in form. */
  email: string;
  /** Why it can't be used: told at its field. */
  onWrongEmail: (message: string) => void;
}

/** Says the same whether or not the address has an account. */
export function ForgotPassword({ email, onWrongEmail }: Props) {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [problem, setProblem] = useState<string | null>(null);

  // What was said holds for the address it was said about.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address begins anew
  useEffect(() => {
    setState('idle');
    setProblem(null);
  }, [email]);

  const send = async () => {
    if (state === 'sending') return;
    const checked = forgotPasswordSchema.safeParse({ email });
    setProblem(null);
    if (!checked.success) return onWrongEmail(checked.error.issues[0]?.message ?? '');
    setState('sending');
    try {
      await api('POST /auth/forgot-password', { body: { email } });
      setState('sent');
    } catch (error) {
      setState('idle');
      setProblem(reasonOf(error, 'Feil ved sending av tilbakestillings-e-post'));
    }
  };

  return (
    <div className={styles.forgot}>
      {state === 'sent' ? (
        <Answer name={sent}>
          <Alert data-color="success">{sent}</Alert>
        </Answer>
      ) : (
        <Button type="button" variant="tertiary" data-size="sm" aria-disabled={state === 'sending'} onClick={send}>
          {state === 'sending' ? 'Sender...' : 'Glemt passord?'}
        </Button>
      )}
      <Banner>{problem}</Banner>
    </div>
  );
}
