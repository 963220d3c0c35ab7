import { Button } from '@digdir/designsystemet-react';
import { useEffect, useRef } from 'react';
import { Link, redirect } from 'react-router';
import { api } from '../platform/api.ts';
import { outcomeOf, secretHeaders, secretOf } from '../platform/mailed-secret.ts';
import { metadata } from '../platform/metadata.ts';
import { apiContext } from '../platform/request-context.ts';
import { Article } from '../ui/article.tsx';
import { Banner } from '../ui/banner.tsx';
import type { Route } from './+types/confirm-alert';
import { useConfirming } from './confirm-email/use-confirming.ts';

export const meta = (args: Route.MetaArgs) =>
  metadata(args, { title: 'Slå på jobbvarselet', description: 'Få nye treff for et søk på e-post.', noindex: true });

export const headers = () => secretHeaders;

export const loader = ({ request }: Route.LoaderArgs) => (secretOf(request) ? null : redirect('/stillinger'));

/** The button where no script runs. */
export const action = ({ request, context }: Route.ActionArgs) =>
  outcomeOf(context.get(apiContext)('POST /job-alerts/confirm', { body: { token: secretOf(request) } }));

const confirm = async (token: string) => (await api('POST /job-alerts/confirm', { body: { token } })).message;

/** A button, because mail programs open the links of a mail by themselves to look for harm. */
export default function ConfirmAlert() {
  const { said, problem, isDead, isSending, submit } = useConfirming(confirm);
  const onward = useRef<HTMLAnchorElement>(null);
  const isOver = Boolean(said) || isDead;
  // The button gives way to the link.
  useEffect(() => {
    if (isOver) onward.current?.focus();
  }, [isOver]);
  return (
    <Article title="Slå på jobbvarselet" lead="Da får du nye treff for søket ditt på e-post.">
      <Banner>{problem}</Banner>
      <Banner tone="success">{said}</Banner>
      {isDead && <p>Søk etter det du er ute etter, så kan du be om et nytt jobbvarsel over treffene.</p>}
      {isOver ? (
        <Button asChild>
          <Link ref={onward} to="/stillinger">
            Se stillinger
          </Link>
        </Button>
      ) : (
        <form method="post" onSubmit={submit}>
          <Button type="submit" aria-disabled={isSending}>
            {isSending ? 'Slår på …' : 'Slå på'}
          </Button>
        </form>
      )}
    </Article>
  );
}
