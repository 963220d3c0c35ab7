import { api } from '../platform/api.ts';
import { outcomeOf, secretHeaders, secretOf } from '../platform/mailed-secret.ts';
import { metadata } from '../platform/metadata.ts';
import { apiContext } from '../platform/request-context.ts';
import type { Route } from './+types/unsubscribe';
import { EndMails } from './unsubscribe/end-mails.tsx';

export const meta = (args: Route.MetaArgs) =>
  metadata(args, { title: 'Meld deg av nyhetsbrevet', description: 'Meld deg av nyhetsbrevet.', noindex: true });

export const headers = () => secretHeaders;

/** What mail programs send by themselves (RFC 8058), and the button where no script runs. A GET changes nothing. */
export const action = ({ request, context }: Route.ActionArgs) =>
  outcomeOf(context.get(apiContext)('GET /newsletter/unsubscribe/:token', { params: { token: secretOf(request) } }));

const end = (token: string) => api('GET /newsletter/unsubscribe/:token', { params: { token } });

export default function Unsubscribe() {
  return (
    <EndMails
      end={end}
      done={{
        title: 'Du er meldt av nyhetsbrevet',
        lead: 'Du får ikke flere nyhetsbrev fra oss. Ombestemmer du deg, kan du slå det på igjen i profilinnstillingene dine.',
      }}
      failed={{
        hint: 'Prøv lenken nederst i det siste nyhetsbrevet du har fått. Er du logget inn, kan du også slå av nyhetsbrevet i profilinnstillingene dine.',
        to: '/profil?tab=newsletter',
        label: 'Gå til profilinnstillingene',
      }}
      waiting={{ title: 'Meld deg av nyhetsbrevet', lead: 'Melder deg av …' }}
    />
  );
}
