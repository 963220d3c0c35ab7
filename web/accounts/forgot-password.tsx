import { Button } from '@digdir/designsystemet-react';
import { useState } from 'react';
import { forgotPasswordSchema } from '../../contract/accounts.ts';
import { CallError } from '../../contract/call.ts';
import { api } from '../platform/api.ts';
import { Banner } from '../ui/banner.tsx';
import styles from './auth-form.module.css';

const sent =
  'Hvis e-postadressen eksisterer, har vi sendt en tilbakestillingslenke. Sjekk innboksen din (og søppelpost).';

/** Uses the address of the log-in form, and says the same whether or not it has an account. */
export function ForgotPassword({ email }: { email: string }) {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [problem, setProblem] = useState<string | null>(null);

  const send = async () => {
    const checked = forgotPasswordSchema.safeParse({ email });
    if (!checked.success) return setProblem(checked.error.issues[0]?.message ?? null);
    setProblem(null);
    setState('sending');
    try {
      await api('POST /auth/forgot-password', { body: { email } });
      setState('sent');
    } catch (error) {
      setState('idle');
      setProblem(error instanceof CallError ? error.message : 'Feil ved sending av tilbakestillings-e-post');
    }
  };

  if (state === 'sent') return <Banner tone="success">{sent}</Banner>;
  return (
    <div className={styles.forgot}>
      <Button type="button" variant="tertiary" data-size="sm" disabled={state === 'sending'} onClick={send}>
        Glemt passord?
      </Button>
      <Banner>{problem}</Banner>
    </div>
  );
}
