import { Button } from '@digdir/designsystemet-react';
import { useEffect, useState } from 'react';
import { Link, redirect, useNavigate, useSearchParams } from 'react-router';
import { ResetPasswordForm } from '../accounts/reset-password-form.tsx';
import { metadata } from '../platform/metadata.ts';
import { Article } from '../ui/article.tsx';
import type { Route } from './+types/reset-password';

const HOME_AFTER_MS = 3000;

export const meta = (args: Route.MetaArgs) =>
  metadata(args, { title: 'Lag nytt passord', description: 'Velg et nytt passord til kontoen din.', noindex: true });

/** The address carries a secret: it is not kept by anyone and not sent to other sites. */
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

export const loader = ({ request }: Route.LoaderArgs) =>
  new URL(request.url).searchParams.get('token') ? null : redirect('/');

export default function ResetPassword() {
  const token = useSearchParams()[0].get('token') ?? '';
  const [said, setSaid] = useState<string | null>(null);
  const navigate = useNavigate();

  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => navigate('/?logginn'), HOME_AFTER_MS);
    return () => clearTimeout(timer);
  }, [said, navigate]);

  if (said) {
    return (
      <Article title="Passordet er byttet" lead={said}>
        <p role="status">Du kommer til forsiden om litt.</p>
        <Button asChild>
          <Link to="/">Gå til forsiden</Link>
        </Button>
      </Article>
    );
  }
  return (
    <Article title="Lag nytt passord" lead="Når passordet er byttet, blir du logget ut på alle enheter.">
      <ResetPasswordForm token={token} onDone={setSaid} />
    </Article>
  );
}
