import type { Selectable } from 'kysely';
import { policy } from '../../../contract/policy.ts';
import { addDays, dayInOslo, longDay } from '../../platform/clock.ts';
import type { Schema } from '../../platform/database/database.ts';
import { holdsLink } from '../../platform/mail/addressee.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { nameOf, partsOf, type SearchOfMail } from '../search-mail.ts';

type Alert = Pick<Selectable<Schema['jobAlerts']>, 'email' | 'filters' | 'mailFrequency' | 'mailToken'>;

export const alertForMail = ({ email, filters, mailFrequency, mailToken }: Alert): SearchOfMail => ({
  to: { address: email },
  name: filters.searchTerm || 'Alle stillinger',
  filters,
  mailFrequency,
  end: `/avslutt-varsel?om=jobbvarsel&token=${mailToken}`,
});

const toConfirm = ({ mailToken }: Alert) => `/bekreft-varsel?token=${mailToken}`;
const often = { daily: 'hver dag', weekly: 'hver mandag' } as const;

/** The only mail before its reader has said yes. Anybody can have typed the address. */
export function alertQuestion(alert: Alert): Mail {
  const title = `Vil du ha nye treff for ${calledFor(alert)} på e-post?`;
  return {
    to: { address: alert.email },
    subject: title,
    preview: 'Trykk på knappen, så er jobbvarselet på.',
    paragraphs: [
      `Noen ba om et jobbvarsel til denne adressen. Var det deg, kan du slå det på her. Da skriver vi til deg ${often[alert.mailFrequency]} det er nye stillinger, og du kan avslutte når som helst.`,
    ],
    button: { label: 'Slå på jobbvarselet', path: toConfirm(alert) },
    smallPrint: [
      `Lenken virker i ${policy.jobAlerts.unconfirmedDays} dager. Ba du ikke om dette, trenger du ikke gjøre noe. Da får du ingen jobbvarsler, og vi sletter adressen.`,
    ],
  };
}

/** Whoever has found a job seldom thinks of ending these. */
export function renewalQuestion(alert: Alert, now: Date): Mail {
  const title = `Vil du fortsatt ha e-post om ${calledFor(alert)}?`;
  const { end } = alertForMail(alert);
  const lastDay = longDay(addDays(dayInOslo(now), policy.jobAlerts.renewalDays));
  return {
    to: { address: alert.email },
    subject: title,
    preview: `Svarer du ikke, slutter jobbvarselet ${lastDay}.`,
    paragraphs: [
      `Det er en stund siden du slo på jobbvarselet. Hører vi ikke fra deg innen ${lastDay}, avslutter vi det og sletter adressen din. Da trenger du ikke gjøre noe.`,
    ],
    button: { label: 'Ja, fortsett', path: toConfirm(alert) },
    unsubscribe: { path: end, oneClickPath: end },
  };
}

/** A few words of letters. Nobody mails strangers a message of their own in our name. */
const isPlain = (words: string) => /^[\p{L}\p{M} ,.&+#/()-]{1,40}$/u.test(words) && !holdsLink(words);

/** As the search is called, unless somebody could have written to a stranger with it. */
function calledFor(alert: Alert) {
  const search = alertForMail(alert);
  return [search.name, ...partsOf(search.filters)].every(isPlain) ? nameOf(search) : 'et søk';
}
