import { data, Link, redirect, useActionData, useSearchParams } from 'react-router';
import { CallError } from '../../contract/call.ts';
import { policy } from '../../contract/policy.ts';
import { contact } from '../platform/contact.ts';
import { metadata } from '../platform/metadata.ts';
import { apiContext } from '../platform/request-context.ts';
import { Article } from '../ui/article.tsx';
import type { Route } from './+types/contact';
import { ContactForm } from './contact/contact-form.tsx';
import { readSupportForm } from './contact/read-support-form.ts';
import { RequestReceived } from './contact/request-received.tsx';

export const meta = (args: Route.MetaArgs) =>
  metadata(args, {
    title: 'Kontakt oss',
    description: `Skriv til Jobbfjord om konto, søknader, bedrift, personvern eller feil. Vi svarer vanligvis innen ${policy.responseHours.help} timer.`,
    keywords: ['kontakt', 'kundeservice', 'hjelp', 'support'],
  });

/** Works with and without JavaScript: what is wrong comes back with what was typed, what is right leads to the thanks. */
export async function action({ request, context }: Route.ActionArgs) {
  const typed = readSupportForm(await request.formData());
  try {
    await context.get(apiContext)('POST /support', { body: typed });
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
