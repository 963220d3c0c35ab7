import { Button } from '@digdir/designsystemet-react';
import { useEffect, useState } from 'react';
import { Link, redirect, useActionData, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { CallError } from '../../contract/call.ts';
import { useAccount } from '../accounts/account.tsx';
import { ResetPasswordForm } from '../accounts/reset-password-form.tsx';
import { outcomeOf, secretHeaders, secretOf } from '../platform/mailed-secret.ts';
import { metadata } from '../platform/metadata.ts';
import { apiContext } from '../platform/request-context.ts';
import { Article } from '../ui/article.tsx';
import type { Route } from './+types/reset-password';

const HOME_AFTER_MS = 3000;

export const meta = (args: Route.MetaArgs) =>
  metadata(args, { title: 'Lag nytt passord', description: 'Velg et nytt passord til kontoen din.', noindex: true });

export const headers = () => secretHeaders;

/** What is wrong with the link is said before somebody thinks of a password. Whatever else was, the form says when it is sent. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = secretOf(request);
  if (!token) throw redirect('/');
  try {
    await context.get(apiContext)('POST /auth/check-reset-link', { body: { token } });
    return null;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return error.status === 400 ? error.message : null;
  }
}

/** For whoever presses before the page has come alive: a password never stands in an address. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const textOf = (name: string) => String(form.get(name) ?? '');
  const passwords = { newPassword: textOf('newPassword'), confirmPassword: textOf('confirmPassword') };
  return outcomeOf(
    context.get(apiContext)('POST /auth/reset-password', { body: { token: secretOf(request), ...passwords } }),
  );
}

export default function ResetPassword() {
  const token = useSearchParams()[0].get('token') ?? '';
  const wrongLink = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const [said, setSaid] = useState(posted?.said ?? null);
  const [hasPasskeys, setHasPasskeys] = useState(false);
  const navigate = useNavigate();
  const { openAuth, refresh } = useAccount();

  useEffect(() => {
    if (!said) return;
    document.getElementById('innhold')?.focus();
    // There is more to read, and to do.
    if (hasPasskeys) return;
    const timer = setTimeout(() => {
      navigate('/');
      openAuth('login');
    }, HOME_AFTER_MS);
    return () => clearTimeout(timer);
  }, [said, hasPasskeys, navigate, openAuth]);

  // Every session is over, this browser's too.
  const done = async (message: string, hasPasskeys: boolean) => {
    setHasPasskeys(hasPasskeys);
    setSaid(message);
    await refresh();
  };

  if (said) {
    return (
      <Article title="Passordet er byttet" lead={said}>
        {!hasPasskeys && (
          <p className="needs-scripts" role="status">
            Du kommer til forsiden om litt.
          </p>
        )}
        <div className="button-row">
          {hasPasskeys && (
            <Button asChild>
              <Link to="/profil?tab=security">Se over passnøklene</Link>
            </Button>
          )}
          <Button asChild variant={hasPasskeys ? 'secondary' : 'primary'}>
            <Link to="/">Gå til forsiden</Link>
          </Button>
        </div>
      </Article>
    );
  }
  return (
    <Article title="Lag nytt passord" lead="Når passordet er byttet, blir du logget ut på alle enheter.">
      <ResetPasswordForm token={token} refused={posted?.problem ?? wrongLink} onDone={done} />
      <p className="needs-scripts">
        Virker ikke lenken?{' '}
        <button type="button" className="ds-link" onClick={() => openAuth('login')}>
          Be om en ny
        </button>{' '}
        med «Glemt passord?».
      </p>
    </Article>
  );
}
