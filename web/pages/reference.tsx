import { Button } from '@digdir/designsystemet-react';
import { data, Link, redirect, useActionData } from 'react-router';
import type { Api } from '../../contract/api.ts';
import { CallError, hasStatus } from '../../contract/call.ts';
import { AnswerForm } from '../applications/references/of-referee/answer-form.tsx';
import { AskedFacts } from '../applications/references/of-referee/asked-facts.tsx';
import { Done } from '../applications/references/of-referee/done.tsx';
import { RefuseForm } from '../applications/references/of-referee/refuse-form.tsx';
import { api } from '../platform/api.ts';
import { secretHeaders, secretOf } from '../platform/mailed-secret.ts';
import { metadata } from '../platform/metadata.ts';
import { passFailure } from '../platform/pass-failure.ts';
import { apiContext } from '../platform/request-context.ts';
import { Article } from '../ui/article.tsx';
import { Banner } from '../ui/banner.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import type { Route } from './+types/reference';

const TITLE = 'Gi en referanse';

export const meta = (args: Route.MetaArgs) =>
  metadata(args, { title: TITLE, description: 'Svar på spørsmål om en du har arbeidet sammen med.', noindex: true });

export const headers = () => secretHeaders;

/** Changes nothing: mail programs open the links of a mail by themselves to look for harm. */
export function loader({ request, context }: Route.LoaderArgs) {
  const token = secretOf(request);
  if (!token) throw redirect('/');
  return look(context.get(apiContext), token);
}

/** What is refused is mostly not as it was read. */
export const shouldRevalidate = () => true;

/** What the answer came to. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => look(api, secretOf(request));

/** What is wrong with the link is said in the page. */
async function look(call: Api, token: string) {
  try {
    const { asked } = await call('POST /applications/references/check', { body: { token } });
    return data({ token, asked, problem: null });
  } catch (error) {
    const isOfLink = hasStatus(error, 400, 404, 410);
    if (!isOfLink) return passFailure(error);
    return data({ token, asked: null, problem: error.message }, { status: error.status });
  }
}

/** Without JavaScript. */
export const action = async ({ request, context }: Route.ActionArgs) =>
  send(context.get(apiContext), secretOf(request), await request.formData());

/** From the browser itself, where a net that is away costs nobody what they typed. */
export const clientAction = async ({ request }: Route.ClientActionArgs) =>
  send(api, secretOf(request), await request.formData());

/** What was typed comes back with what is wrong. */
async function send(call: Api, token: string, form: FormData) {
  const answers = form.getAll('answer').map(String);
  const refusal = form.get('refuse');
  try {
    if (refusal)
      await call('POST /applications/references/refuse', { body: { token, isStranger: refusal === 'stranger' } });
    else await call('POST /applications/references', { body: { token, answers } });
    return data({ answers, problem: null, errors: [] });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const { message: problem, errors, status } = error;
    return data({ answers, problem, errors }, { status: status || 503 });
  }
}

export default function Reference({ loaderData: { token, asked, problem } }: Route.ComponentProps) {
  const came = useActionData<typeof action>();
  if (!asked) {
    return (
      <Article title={TITLE}>
        <Banner tone="info">{problem}</Banner>
        <Button asChild variant="secondary">
          <Link to="/">Gå til forsiden</Link>
        </Button>
      </Article>
    );
  }
  const { applicant, positionTitle, businessName, outcome } = asked;
  return (
    <Article
      title={outcome ? 'Referansen' : TITLE}
      lead={`${applicant} har søkt på stillingen «${positionTitle}» hos ${businessName}, og har oppgitt deg som referanse.`}
    >
      {outcome ? (
        <Done asked={asked} came={came} />
      ) : (
        <>
          <AskedFacts asked={asked} />
          <AnswerForm asked={asked} token={token} came={came} />
          <RefuseForm applicant={applicant} />
        </>
      )}
    </Article>
  );
}

export const ErrorBoundary = () => (
  <LoadFailed title="Kunne ikke åpne spørsmålene" back={{ to: '/', label: 'Gå til forsiden' }} />
);
