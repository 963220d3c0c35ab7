import { type ComponentProps, useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../platform/api.ts';
import { outcomeOf, secretHeaders, secretOf } from '../platform/mailed-secret.ts';
import { metadata } from '../platform/metadata.ts';
import { ownValue } from '../platform/own-value.ts';
import { apiContext } from '../platform/request-context.ts';
import type { Route } from './+types/end-notices';
import { EndMails } from './unsubscribe/end-mails.tsx';

export const meta = (args: Route.MetaArgs) =>
  metadata(args, {
    title: 'Avslutt varsler på e-post',
    description: 'Avslutt e-post om et søk, om søknadsfrister eller om andre stillinger.',
    noindex: true,
  });

export const headers = () => secretHeaders;

const endings = {
  search: 'POST /user/saved-searches/end-mails',
  deadlines: 'POST /user/deadline-mails/end',
  alert: 'POST /job-alerts/end',
  tips: 'POST /applications/tips/end',
} as const;

type What = keyof typeof endings;

/** As the address says it. */
const named: Record<string, What> = { frister: 'deadlines', jobbvarsel: 'alert', tips: 'tips' };

const whatOf = (query: URLSearchParams): What => ownValue(named, query.get('om') ?? '') ?? 'search';

/** What mail programs send by themselves (RFC 8058), and the button where no script runs. A GET changes nothing. */
export const action = ({ request, context }: Route.ActionArgs) => {
  const body = { token: secretOf(request) };
  const call = context.get(apiContext);
  return outcomeOf(call(endings[whatOf(new URL(request.url).searchParams)], { body }));
};

const texts: Record<What, Omit<ComponentProps<typeof EndMails>, 'end'>> = {
  search: {
    done: {
      title: 'E-posten om søket er avsluttet',
      lead: 'Søket er fortsatt lagret. Vil du ha e-post igjen, kan du slå det på ved søket når du er logget inn.',
    },
    failed: {
      hint: 'Du kan også slå av e-posten ved søket når du er logget inn.',
      to: '/stillinger',
      label: 'Gå til lagrede søk',
    },
    waiting: { title: 'Avslutt e-post om et lagret søk', lead: 'Avslutter e-posten …' },
  },
  deadlines: {
    done: {
      title: 'E-posten om frister er avsluttet',
      lead: 'Du følger fortsatt de samme stillingene. Vil du ha e-post igjen, kan du slå det på under Mine fulgte når du er logget inn.',
    },
    failed: {
      hint: 'Du kan også slå av e-posten under Mine fulgte når du er logget inn.',
      to: '/mine-fulgte',
      label: 'Gå til Mine fulgte',
    },
    waiting: { title: 'Avslutt e-post om frister', lead: 'Avslutter e-posten …' },
  },
  alert: {
    done: {
      title: 'Jobbvarselet er avsluttet',
      lead: 'Vi har slettet varselet. Var det ditt eneste, har vi også slettet e-postadressen din.',
    },
    failed: {
      hint: 'Bruk lenken nederst i en e-post fra jobbvarselet. Får du det ikke til, kan du skrive til oss.',
      to: '/kontakt',
      label: 'Kontakt oss',
    },
    waiting: { title: 'Avslutt jobbvarselet', lead: 'Avslutter jobbvarselet …' },
  },
  tips: {
    done: {
      title: 'Du får ikke flere tips fra bedriften',
      lead: 'Søknadene dine er som før. Vil du høre om andre stillinger likevel, kan du si ja igjen i søknaden under Mine søknader.',
    },
    failed: {
      hint: 'Du kan også ta det tilbake i søknaden, under Mine søknader.',
      to: '/profil?tab=applications',
      label: 'Gå til Mine søknader',
    },
    waiting: { title: 'Avslutt tips om stillinger', lead: 'Avslutter tipsene …' },
  },
};

export default function EndNotices() {
  const what = whatOf(useSearchParams()[0]);
  const end = useCallback((token: string) => api(endings[what], { body: { token } }), [what]);
  return <EndMails end={end} {...texts[what]} />;
}
