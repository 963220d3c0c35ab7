import { api } from '../platform/api.ts';
import { outcomeOf, secretHeaders, secretOf } from '../platform/mailed-secret.ts';
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

export const headers = () => secretHeaders;

/** What mail programs send by themselves (RFC 8058), and the button where no script runs. A GET changes nothing. */
export const action = ({ request, context }: Route.ActionArgs) =>
  outcomeOf(context.get(apiContext)('POST /user/saved-searches/end-mails', { body: { token: secretOf(request) } }));

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
