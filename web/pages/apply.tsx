import { data, redirect, useSearchParams } from 'react-router';
import { hasStatus } from '../../contract/call.ts';
import { useAccount } from '../accounts/account.tsx';
import { formatDate } from '../platform/format.ts';
import { useLateTitle } from '../platform/late-title.ts';
import { metadata } from '../platform/metadata.ts';
import { passFailure } from '../platform/pass-failure.ts';
import { apiContext } from '../platform/request-context.ts';
import { readToken } from '../platform/token.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Banner } from '../ui/banner.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { LoadingOrRetry } from '../ui/loading-or-retry.tsx';
import type { Route } from './+types/apply';
import { ApplicantForm } from './apply/applicant-form.tsx';
import styles from './apply/apply.module.css';
import { CorrectApplication } from './apply/correct-application.tsx';
import { LogInFirst } from './apply/log-in-first.tsx';
import { useOwnForm } from './apply/use-own-form.ts';

const NOT_FOUND = 'Stilling ikke funnet eller ikke lenger aktiv';

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const form = await context
    .get(apiContext)('GET /applications/form/:positionId', { params: { positionId: id } })
    .catch((error) => (hasStatus(error, 404) ? null : passFailure(error)));
  // One applies by mail or elsewhere: how stands on the position's own page.
  if (form && form.position.applicationMethod !== 'form') throw redirect(`/stilling/${encodeURIComponent(id)}`);
  return data({ form }, { status: form ? 200 : 404 });
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  const { form } = args.loaderData;
  const title = form ? `Søk på ${form.position.title}` : NOT_FOUND;
  const description = form ? `Send søknad på stillingen ${form.position.title} hos ${form.business.name}.` : NOT_FOUND;
  return metadata(args, { title, description, noindex: true });
}

export default function Apply({ loaderData, params }: Route.ComponentProps) {
  const { state, user, refresh } = useAccount();
  const [query] = useSearchParams();
  const own = useOwnForm(params.id, user?.id ?? null);
  // The page is kept for some seconds, and may know one that was deleted meanwhile.
  const form = own.form ?? (own.isNotFound ? null : loaderData.form);
  useLateTitle(form && !loaderData.form ? `Søk på ${form.position.title}` : undefined);

  if (!form) {
    const retry = state === 'out' && readToken() ? refresh : own.problem && !own.isNotFound ? own.reload : null;
    return <NoForm isSearching={own.isLoading || state === 'loading'} retry={retry} problem={own.problem} />;
  }
  const { position, business } = form;
  const isCorrecting = query.has('rett');
  const Form = isCorrecting ? CorrectApplication : ApplicantForm;
  return (
    <div className="page page-narrow page-stack">
      <BackLink to={`/stilling/${position.id}`}>Tilbake til stillingen</BackLink>
      <header className={styles.header}>
        {/* One text: a space of its own at the end of a line is none to Chromium's screen readers. */}
        <h1>{`${isCorrecting && own.form?.application !== null ? 'Rett søknaden på' : 'Søk på'} ${position.title}`}</h1>
        <p className="lead">
          {business.name}
          {position.applicationDeadline && ` · Søknadsfrist ${formatDate(position.applicationDeadline)}`}
          {position.answerBy && ` · Svar innen ${formatDate(position.answerBy)}`}
        </p>
      </header>
      {own.form && own.user ? (
        <Form key={own.user.id} form={own.form} person={own.user} isGone={own.isGone} onReload={own.reload} />
      ) : state === 'out' ? (
        <LogInFirst form={form} />
      ) : (
        <>
          <Banner>{own.problem}</Banner>
          <LoadingOrRetry retry={own.problem ? own.reload : null}>Laster søknadsskjemaet …</LoadingOrRetry>
        </>
      )}
    </div>
  );
}

interface NoFormProps {
  isSearching: boolean;
  /** When it could not be asked whether there is a draft. */
  retry: (() => void) | null;
  problem: string | null;
}

/** What visitors cannot see, the one with a draft for it may. */
function NoForm({ isSearching, retry, problem }: NoFormProps) {
  const failed = isSearching ? null : retry;
  return (
    <div className="page page-narrow page-stack">
      <BackLink to="/stillinger">Tilbake til stillinger</BackLink>
      <h1>{isSearching ? 'Leter etter stillingen' : failed ? 'Kunne ikke laste søknadsskjema' : NOT_FOUND}</h1>
      <Banner>{failed && (problem ?? 'Nettverksfeil. Prøv igjen senere.')}</Banner>
      {failed ? (
        <LoadingOrRetry retry={failed}>Laster søknadsskjemaet …</LoadingOrRetry>
      ) : (
        <p className="lead">Den kan være fylt, trukket eller utløpt. Det finnes flere.</p>
      )}
    </div>
  );
}

export function ErrorBoundary({ params }: Route.ErrorBoundaryProps) {
  return (
    <LoadFailed
      title="Kunne ikke laste søknadsskjema"
      back={{ to: `/stilling/${params.id}`, label: 'Tilbake til stillingen' }}
    />
  );
}
