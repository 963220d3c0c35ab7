import { data } from 'react-router';
import { CallError } from '../../contract/call.ts';
import { api } from '../platform/api.ts';
import { metadata } from '../platform/metadata.ts';
import { apiContext } from '../platform/request-context.ts';
import type { Route } from './+types/end-search-mails';
import { EndMails } from './unsubscribe/end-mails.tsx';

export const meta = (args: Route.MetaArgs) =>
  metadata(args, {
    title: 'Avslutt e-post om et lagret søk',
    description: 'Avslutt e-post om nye treff for et lagret søk.',
    noindex: true,
  });

export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });

/** What mail programs send by themselves (RFC 8058), and the button where no script runs. A GET changes nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  try {
    await context.get(apiContext)('POST /user/saved-searches/end-mails', { body: { token } });
    return data({ problem: null });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return data({ problem: error.message }, { status: error.status });
  }
}

const end = (token: string) => api('POST /user/saved-searches/end-mails', { body: { token } });

export default function EndSearchMails() {
  return (
    <EndMails
      end={end}
      done={{
        title: 'E-posten om søket er avsluttet',
        lead: 'Søket er fortsatt lagret. Vil du ha e-post igjen, kan du slå det på ved søket når du er logget inn.',
      }}
      failed={{
        hint: 'Du kan også slå av e-posten ved søket når du er logget inn.',
        to: '/stillinger',
        label: 'Gå til lagrede søk',
      }}
      waiting={{ title: 'Avslutt e-post om et lagret søk', lead: 'Avslutter e-posten …' }}
    />
  );
}
