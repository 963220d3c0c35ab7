import { Button } from '@digdir/designsystemet-react';
import { useEffect, useRef } from 'react';
import { Link, redirect } from 'react-router';
import { useAccount } from '../accounts/account.tsx';
import { api } from '../platform/api.ts';
import { outcomeOf, secretHeaders, secretOf } from '../platform/mailed-secret.ts';
import { metadata } from '../platform/metadata.ts';
import { apiContext } from '../platform/request-context.ts';
import { Article } from '../ui/article.tsx';
import { Banner } from '../ui/banner.tsx';
import type { Route } from './+types/confirm-email';
import { useConfirming } from './confirm-email/use-confirming.ts';

export const meta = (args: Route.MetaArgs) =>
  metadata(args, { title: 'Bekreft e-postadressen', description: 'Bekreft at adressen er din.', noindex: true });

export const headers = () => secretHeaders;

export const loader = ({ request }: Route.LoaderArgs) => (secretOf(request) ? null : redirect('/'));

/** The button where no script runs. */
export const action = ({ request, context }: Route.ActionArgs) =>
  outcomeOf(context.get(apiContext)('POST /auth/confirm-email', { body: { token: secretOf(request) } }));

/** A button, because mail programs open the links of a mail by themselves to look for harm. */
export default function ConfirmEmail() {
  const { state, user, activeBusinesses, openAuth, refresh } = useAccount();
  const { said, problem, isDead, isSending, submit } = useConfirming(async (token) => {
    const { message } = await api('POST /auth/confirm-email', { body: { token } });
    await refresh();
    return message;
  });
  // Mails are opened more than once. Who it is may be known later than the answer.
  const isOld = isDead && user?.emailConfirmed && !user.pendingEmail;
  const done = isOld ? `Lenken er brukt eller utløpt. Adressen din, ${user.email}, er bekreftet.` : said;
  const onward = useRef<HTMLAnchorElement>(null);
  // The button gives way to the link.
  useEffect(() => {
    if (done) onward.current?.focus();
  }, [done]);

  // Whoever was invited to a business has access from now on.
  const onwards =
    state !== 'in'
      ? { to: '/', label: 'Gå til forsiden' }
      : activeBusinesses.length > 0
        ? { to: '/bedriftsside', label: 'Gå til bedriftssiden' }
        : { to: '/profil', label: 'Gå til profilen' };

  return (
    <Article title="Bekreft e-postadressen" lead="Da vet vi at adressen er din, og at beskjeder kommer fram.">
      <Banner>{isOld ? null : problem}</Banner>
      <Banner tone="success">{done}</Banner>
      {problem && !isOld && (
        <p>
          Har du brukt lenken før, er adressen bekreftet. Ellers kan du be om en ny i profilen.{' '}
          {state === 'in' ? (
            <Link to="/profil">Gå til profilen</Link>
          ) : (
            <button type="button" className="ds-link" onClick={() => openAuth('login')}>
              Logg inn
            </button>
          )}
        </p>
      )}
      {done ? (
        <Button asChild>
          <Link ref={onward} to={onwards.to}>
            {onwards.label}
          </Link>
        </Button>
      ) : (
        <form method="post" onSubmit={submit}>
          <Button type="submit" aria-disabled={isSending}>
            {isSending ? 'Bekrefter …' : 'Bekreft adressen'}
          </Button>
        </form>
      )}
    </Article>
  );
}
