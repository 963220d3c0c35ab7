import { Button } from '@digdir/designsystemet-react';
import { data, isRouteErrorResponse, Link, redirect, useActionData, useSearchParams } from 'react-router';
import type { Api } from '../../contract/api.ts';
import { CallError } from '../../contract/call.ts';
import { isUuid } from '../../contract/is-uuid.ts';
import { api } from '../platform/api.ts';
import { metadata } from '../platform/metadata.ts';
import { passFailure } from '../platform/pass-failure.ts';
import { apiContext } from '../platform/request-context.ts';
import { Answer } from '../ui/answer.tsx';
import { Article } from '../ui/article.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import type { Route } from './+types/report-ad';
import { readVisitorForm } from './contact/read-visitor-form.ts';
import { ReportForm, type TypedReport } from './report-ad/report-form.tsx';

type Params = Route.LoaderArgs['params'];

/** The ad, by the parts of its own address. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { title, businessName } = await readAd(context.get(apiContext), params).catch(passFailure);
  return { title, businessName };
}

async function readAd(api: Api, { page, id }: Params) {
  if (!isUuid(id)) throw data(null, { status: 404 });
  if (page === 'nav-stilling') return (await api('GET /nav-positions/:uuid', { params: { uuid: id } })).position;
  if (page !== 'stilling') throw data(null, { status: 404 });
  const { position } = await api('GET /positions/:id', { params: { id } });
  if (position.isExpired) throw data(null, { status: 404 });
  return position;
}

const TITLE = 'Meld fra om en annonse';

export const meta = (args: Route.MetaArgs) =>
  metadata(args, { title: TITLE, description: 'Si fra når noe er galt med en stillingsannonse.', noindex: true });

/** Without JavaScript. */
export const action = async ({ request, context, params }: Route.ActionArgs) =>
  send(context.get(apiContext), params, await request.formData());

/** From the browser itself, where a net that is away costs nobody what they typed. */
export const clientAction = async ({ request, params }: Route.ClientActionArgs) =>
  send(api, params, await request.formData());

async function send(api: Api, { page, id }: Params, form: FormData) {
  const typed = readVisitorForm<TypedReport>(form, ['reason', 'message', 'email']);
  try {
    await api('POST /support/ad-reports', { body: { ...typed, kind: page === 'stilling' ? 'local' : 'nav', id } });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return data({ typed, message: error.message, errors: error.errors }, { status: error.status });
  }
  return redirect(`/meld-fra/${page}/${id}?sendt=ja`, 303);
}

export default function ReportAd({ loaderData: { title, businessName }, params: { page, id } }: Route.ComponentProps) {
  const refused = useActionData<typeof action>();
  const [query] = useSearchParams();
  const ad = `/${page}/${id}`;
  if (query.get('sendt') === 'ja' && !refused) return <Received ad={ad} />;
  return (
    <Article
      title={TITLE}
      lead={
        <>
          Det gjelder «{title}» hos {businessName}.
        </>
      }
    >
      <p>
        Er annonsen svindel, bryter den loven eller stemmer den ikke, så ser vi på den. Vi tar ned det som ikke skal stå
        her.
      </p>
      <ReportForm refused={refused} />
      <BackLink to={ad}>Tilbake til annonsen</BackLink>
    </Article>
  );
}

const thanks = 'Takk for at du sa fra';

/** The form is gone. */
const Received = ({ ad }: { ad: string }) => (
  <Answer name={thanks}>
    <Article title={thanks} lead="Vi ser på annonsen. Ba du om svar, kommer det på e-post.">
      <p>
        Har du gitt fra deg penger eller opplysninger til noen som lurte deg? Snakk med banken din, og anmeld det til
        politiet. Under <Link to="/karriere">karriereråd</Link> står det mer om falske annonser.
      </p>
      <p>
        <Button asChild>
          <Link to="/stillinger">Se stillinger</Link>
        </Button>{' '}
        <Button asChild variant="secondary">
          <Link to={ad}>Tilbake til annonsen</Link>
        </Button>
      </p>
    </Article>
  </Answer>
);

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isGone = isRouteErrorResponse(error) && error.status === 404;
  return (
    <LoadFailed
      title={isGone ? 'Annonsen er ikke her lenger' : 'Kunne ikke laste annonsen'}
      explanation={
        isGone ? 'Da er det ikke noe å melde fra om. Gjelder det noe annet, kan du skrive til oss.' : undefined
      }
      back={isGone ? { to: '/kontakt', label: 'Kontakt oss' } : { to: '/stillinger', label: 'Se stillinger' }}
    />
  );
}
