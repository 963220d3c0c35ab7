import { Button } from '@digdir/designsystemet-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useAccount } from '../accounts/account.tsx';
import { api } from '../platform/api.ts';
import { metadata } from '../platform/metadata.ts';
import { Article } from '../ui/article.tsx';
import { Banner } from '../ui/banner.tsx';
import type { Route } from './+types/confirm-email';

export const meta = (args: Route.MetaArgs) =>
  metadata(args, { title: 'Bekreft e-postadressen', description: 'Bekreft at adressen er din.', noindex: true });

export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

/** A button, because mail programs open the links of a mail by themselves to look for harm. */
export default function ConfirmEmail() {
  const token = useSearchParams()[0].get('token') ?? '';
  const { state, refresh } = useAccount();
  const [said, setSaid] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  const confirm = async () => {
    setSending(true);
    setProblem(null);
    try {
      setSaid((await api('POST /auth/confirm-email', { body: { token } })).message);
      await refresh();
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setSending(false);
    }
  };

  return (
    <Article title="Bekreft e-postadressen" lead="Da vet vi at adressen er din, og at beskjeder kommer fram.">
      <Banner>{problem}</Banner>
      <Banner tone="success">{said}</Banner>
      {said ? (
        <Button asChild>
          <Link to={state === 'in' ? '/profil' : '/'}>{state === 'in' ? 'Gå til profilen' : 'Gå til forsiden'}</Link>
        </Button>
      ) : (
        <Button disabled={isSending} onClick={confirm}>
          {isSending ? 'Bekrefter …' : 'Bekreft adressen'}
        </Button>
      )}
    </Article>
  );
}
