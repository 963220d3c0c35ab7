import { Button } from '@digdir/designsystemet-react';
import { data, Link, redirect, useActionData } from 'react-router';
import type { Api } from '../../contract/api.ts';
import type { mailAnswers } from '../../contract/applications/mailed-answers.ts';
import { refusalReasons } from '../../contract/applications/refusal-reasons.ts';
import { CallError, hasStatus } from '../../contract/call.ts';
import { AnswerForm } from '../applications/mailed-answers/answer-form.tsx';
import type { Came } from '../applications/mailed-answers/came.ts';
import { GivenAnswer } from '../applications/mailed-answers/given-answer.tsx';
import { MailedFacts } from '../applications/mailed-answers/mailed-facts.tsx';
import { api } from '../platform/api.ts';
import { secretHeaders, secretOf } from '../platform/mailed-secret.ts';
import { metadata } from '../platform/metadata.ts';
import { passFailure } from '../platform/pass-failure.ts';
import { apiContext } from '../platform/request-context.ts';
import { Article } from '../ui/article.tsx';
import { Banner } from '../ui/banner.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import type { Route } from './+types/answer-applicant';

const TITLE = 'Svar søkeren';

export const meta = (args: Route.MetaArgs) =>
  metadata(args, { title: TITLE, description: 'Svar på en søknad fra e-posten som fortalte om den.', noindex: true });

export const headers = () => secretHeaders;

/** Changes nothing: mail programs open the links of a mail by themselves to look for harm. */
export function loader({ request, context }: Route.LoaderArgs) {
  const token = secretOf(request);
  if (!token) throw redirect('/bedriftsside');
  return look(context.get(apiContext), token);
}

/** What is refused is mostly not as it was read. */
export const shouldRevalidate = () => true;

/** What the answer came to. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => look(api, secretOf(request));

/** What is wrong with the link is said in the page. */
async function look(call: Api, token: string) {
  try {
    const { application } = await call('POST /applications/mailed-answers/check', { body: { token } });
    return data({ application, problem: null });
  } catch (error) {
    const isOfLink = hasStatus(error, 400, 404, 409, 410);
    if (!isOfLink) return passFailure(error);
    return data({ application: null, problem: error.message }, { status: error.status });
  }
}

/** Without JavaScript. */
export const action = async ({ request, context }: Route.ActionArgs) =>
  send(context.get(apiContext), secretOf(request), await request.formData());

/** From the browser itself, where a net that is away costs nobody what they typed. */
export const clientAction = async ({ request }: Route.ClientActionArgs) =>
  send(api, secretOf(request), await request.formData());

/** What was typed comes back with what is wrong, and with what was taken back: most often that is to write it better. */
async function send(call: Api, token: string, form: FormData) {
  const textOf = (name: string) => String(form.get(name) ?? '');
  const status = textOf('status');
  const ticked = form.getAll('refusalReasons');
  // Out of sight, with another answer, they may still be ticked.
  const given = status === 'denied' ? refusalReasons.filter((each) => ticked.includes(each)) : [];
  const typed = { status, message: textOf('message'), refusalReasons: given };
  const version = Number(textOf('version'));
  const isUndo = form.has('undo');
  try {
    if (isUndo) await call('POST /applications/mailed-answers/undo', { body: { token, version } });
    else await call('POST /applications/mailed-answers', { body: { token, version, ...typed } as Sent });
    return data({ typed, isUndone: isUndo, problem: null, errors: [] });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const { message: problem, errors } = error;
    return data({ typed, isUndone: false, problem, errors }, { status: error.status || 503 });
  }
}

/** Whether it is one of the answers is for the API to say. */
type Sent = Came['typed'] & { token: string; version: number; status: (typeof mailAnswers)[number] };

export default function AnswerApplicant({ loaderData: { application, problem } }: Route.ComponentProps) {
  const done = useActionData<typeof action>();
  if (!application) {
    return (
      <Article title={TITLE}>
        <Banner>{problem}</Banner>
        <Button asChild>
          <Link to="/bedriftsside">Gå til bedriftssiden</Link>
        </Button>
      </Article>
    );
  }
  const { applicant, positionTitle, status } = application;
  return (
    <Article title={TITLE} lead={`${applicant} har søkt på stillingen «${positionTitle}».`}>
      <MailedFacts application={application} />
      {status === 'pending' ? (
        <AnswerForm application={application} came={done} />
      ) : (
        <GivenAnswer application={application} came={done} />
      )}
    </Article>
  );
}

export const ErrorBoundary = () => (
  <LoadFailed title="Kunne ikke åpne søknaden" back={{ to: '/bedriftsside', label: 'Gå til bedriftssiden' }} />
);
