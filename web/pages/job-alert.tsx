import { Button } from '@digdir/designsystemet-react';
import { data, Link, redirect, useActionData, useSearchParams } from 'react-router';
import type { Api } from '../../contract/api.ts';
import { CallError } from '../../contract/call.ts';
import { policy } from '../../contract/policy.ts';
import { useAccount } from '../accounts/account.tsx';
import { api } from '../platform/api.ts';
import { metadata } from '../platform/metadata.ts';
import { passFailure } from '../platform/pass-failure.ts';
import { apiContext } from '../platform/request-context.ts';
import { chosenFilters, filterLabel, writeSearch } from '../positions/position-search.ts';
import { filtersOf, searchOf } from '../positions/saved-search.ts';
import { Answer } from '../ui/answer.tsx';
import { Article } from '../ui/article.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import type { Route } from './+types/job-alert';
import { readVisitorForm } from './contact/read-visitor-form.ts';
import { AlertForm, type TypedAlert } from './job-alert/alert-form.tsx';
import { readAsked } from './positions/read-asked.ts';

const TITLE = 'Jobbvarsel på e-post';

const queryOf = ({ url }: Request) => new URL(url).searchParams;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { search, placeNames } = await readAsked(context.get(apiContext), queryOf(request)).catch(passFailure);
  const kept = searchOf(filtersOf(search));
  return {
    labels: chosenFilters(kept).map((filter) => filterLabel(kept, filter, placeNames)),
    list: `/stillinger${writeSearch({ ...search, page: 1, navPage: 1 })}`,
  };
}

export const meta = (args: Route.MetaArgs) =>
  metadata(args, { title: TITLE, description: 'Få nye treff for et søk på e-post, uten konto.', noindex: true });

/** Without JavaScript. */
export const action = async ({ request, context }: Route.ActionArgs) =>
  send(context.get(apiContext), request, await request.formData());

/** From the browser itself, where a net that is away costs nobody what they typed. */
export const clientAction = async ({ request }: Route.ClientActionArgs) => send(api, request, await request.formData());

async function send(api: Api, request: Request, form: FormData) {
  const typed = readVisitorForm<TypedAlert>(form, ['email', 'frequency']);
  try {
    const { search } = await readAsked(api, queryOf(request));
    await api('POST /job-alerts', { body: { ...typed, filters: filtersOf(search) } });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return data({ typed, message: error.message, errors: error.errors }, { status: error.status });
  }
  const query = queryOf(request);
  query.set('sendt', 'ja');
  return redirect(`/jobbvarsel?${query}`, 303);
}

export default function JobAlert({ loaderData: { labels, list } }: Route.ComponentProps) {
  const refused = useActionData<typeof action>();
  const [query] = useSearchParams();
  const { state } = useAccount();
  if (query.get('sendt') === 'ja' && !refused) return <Sent list={list} />;
  if (labels.length === 0) {
    return (
      <Article title={TITLE} lead="Velg først hva du leter etter.">
        <p>Skriv et søkeord eller velg et filter. Over treffene kan du be om å få nye treff på e-post.</p>
        <Button asChild>
          <Link to="/stillinger">Søk i stillinger</Link>
        </Button>
      </Article>
    );
  }
  return (
    <Article title={TITLE} lead="Få nye treff for søket ditt på e-post. Du trenger ikke konto.">
      <p>
        Du får varsel om: <strong>{labels.join(', ')}</strong>. <Link to={list}>Endre søket</Link>
      </p>
      {state === 'in' && (
        <p>
          Du er logget inn. <Link to={`${list}#saved-searches`}>Lagrer du søket</Link>, kan du slå e-posten av og på
          der, og du slipper treff du har skjult.
        </p>
      )}
      <AlertForm refused={refused} />
      <p>
        Du får først én e-post med en knapp. Varselet er ikke på før du har trykket på den. Du kan avslutte når som
        helst med lenken i hver e-post, og da sletter vi adressen din. Les mer under{' '}
        <Link to="/personvern">personvern</Link>.
      </p>
    </Article>
  );
}

const almost = 'Nesten ferdig: sjekk e-posten din';

/** The form is gone. */
const Sent = ({ list }: { list: string }) => (
  <Answer name={almost}>
    <Article
      title={almost}
      lead={`Vi har sendt deg en e-post. Slå på jobbvarselet med knappen i den innen ${policy.jobAlerts.unconfirmedDays} dager.`}
    >
      <p>Kommer den ikke i løpet av noen minutter, kan den ligge i søppelposten.</p>
      <Button asChild>
        <Link to={list}>Tilbake til treffene</Link>
      </Button>
    </Article>
  </Answer>
);

export const ErrorBoundary = () => (
  <LoadFailed title="Kunne ikke laste søket" back={{ to: '/stillinger', label: 'Se stillinger' }} />
);
