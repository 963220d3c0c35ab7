import { useSearchParams } from 'react-router';
import { api } from '../platform/api.ts';
import { outcomeOf, secretHeaders, secretOf } from '../platform/mailed-secret.ts';
import { metadata } from '../platform/metadata.ts';
import { apiContext } from '../platform/request-context.ts';
import type { Route } from './+types/end-notices';
import { EndMails } from './unsubscribe/end-mails.tsx';

export const meta = (args: Route.MetaArgs) =>
  metadata(args, {
    title: 'Avslutt varsler på e-post',
    description: 'Avslutt e-post om et lagret søk eller om søknadsfrister.',
    noindex: true,
  });

export const headers = () => secretHeaders;

const isAboutDeadlines = (query: URLSearchParams) => query.get('om') === 'frister';

/** What mail programs send by themselves (RFC 8058), and the button where no script runs. A GET changes nothing. */
export const action = ({ request, context }: Route.ActionArgs) => {
  const body = { token: secretOf(request) };
  const call = context.get(apiContext);
  return outcomeOf(
    isAboutDeadlines(new URL(request.url).searchParams)
      ? call('POST /user/deadline-mails/end', { body })
      : call('POST /user/saved-searches/end-mails', { body }),
  );
};

const endSearchMails = (token: string) => api('POST /user/saved-searches/end-mails', { body: { token } });
const endDeadlineMails = (token: string) => api('POST /user/deadline-mails/end', { body: { token } });

export default function EndNotices() {
  const [query] = useSearchParams();
  if (isAboutDeadlines(query)) {
    return (
      <EndMails
        end={endDeadlineMails}
        done={{
          title: 'E-posten om frister er avsluttet',
          lead: 'Du følger fortsatt de samme stillingene. Vil du ha e-post igjen, kan du slå det på under Mine fulgte når du er logget inn.',
        }}
        failed={{
          hint: 'Du kan også slå av e-posten under Mine fulgte når du er logget inn.',
          to: '/mine-fulgte',
          label: 'Gå til Mine fulgte',
        }}
        waiting={{ title: 'Avslutt e-post om frister', lead: 'Avslutter e-posten …' }}
      />
    );
  }
  return (
    <EndMails
      end={endSearchMails}
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
