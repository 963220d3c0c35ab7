import { data, Link, redirect, useActionData, useSearchParams } from 'react-router';
import type { Api } from '../../contract/api.ts';
import { CallError } from '../../contract/call.ts';
import { policy } from '../../contract/policy.ts';
import { api } from '../platform/api.ts';
import { contact } from '../platform/contact.ts';
import { metadata } from '../platform/metadata.ts';
import { apiContext } from '../platform/request-context.ts';
import { Article } from '../ui/article.tsx';
import type { Route } from './+types/contact';
import { ContactForm, type TypedRequest } from './contact/contact-form.tsx';
import { readVisitorForm } from './contact/read-visitor-form.ts';
import { RequestReceived } from './contact/request-received.tsx';

export const meta = (args: Route.MetaArgs) =>
  metadata(args, {
    title: 'Kontakt oss',
    description: `Skriv til Jobbfjord om konto, søknader, bedrift, personvern eller feil. Vi svarer vanligvis innen ${policy.responseHours.help} timer.`,
    keywords: ['kontakt', 'kundeservice', 'hjelp', 'support'],
  });

/** Without JavaScript. */
export const action = async ({ request, context }: Route.ActionArgs) =>
  send(context.get(apiContext), await request.formData());

/** From the browser itself, where a net that is away costs nobody what they typed. */
export const clientAction = async ({ request }: Route.ClientActionArgs) => send(api, await request.formData());

/** What is wrong comes back with what was typed, what is right leads to the thanks. */
async function send(api: Api, form: FormData) {
  const typed = readVisitorForm<TypedRequest>(form, ['name', 'email', 'topic', 'message']);
  try {
    await api('POST /support', { body: typed });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return data({ typed, message: error.message, errors: error.errors }, { status: error.status });
  }
  return redirect('/kontakt?sendt=ja', 303);
}

export default function Contact() {
  const refused = useActionData<typeof action>();
  const [query] = useSearchParams();
  if (query.get('sendt') === 'ja' && !refused) return <RequestReceived />;
  return (
    <Article
      title="Kontakt oss"
      lead={`Skriv til oss, så svarer et menneske. Vi svarer vanligvis innen ${policy.responseHours.help} timer.`}
    >
      <p>
        Mange svar står allerede under <Link to="/hjelp">hjelp</Link>. Du kan også sende e-post til{' '}
        <a href={`mailto:${contact.email}`}>{contact.email}</a>. Skriv ikke fødselsnummer, passord eller
        helseopplysninger.
      </p>
      <ContactForm refused={refused} topic={query.get('tema') ?? ''} />
    </Article>
  );
}
