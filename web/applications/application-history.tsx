import { useCallback, useState } from 'react';
import { statusNames } from '../../contract/applications/application-words.ts';
import type { HandledApplication } from '../../contract/applications/handled-applications.ts';
import { reasonName } from '../../contract/applications/refusal-reasons.ts';
import { formatMoment } from '../platform/format.ts';
import { useReading } from '../platform/use-reading.ts';
import { Banner } from '../ui/banner.tsx';
import { LoadingOrRetry } from '../ui/loading-or-retry.tsx';
import styles from './application-detail.module.css';
import { loadHistory } from './inbox-calls.ts';

type Event = Awaited<ReturnType<typeof loadHistory>>[number];

/** Who did what, the last first; loaded when it is unfolded. */
export function ApplicationHistory({ application }: { application: HandledApplication }) {
  const [isOpen, setOpen] = useState(false);
  // Whatever it was read anew for may be a new line.
  const read = useCallback(() => loadHistory(application.id), [application]);
  const { data: events, problem, retry } = useReading(isOpen ? read : null);
  return (
    <details className={styles.history} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Historikk</summary>
      <Banner>{problem}</Banner>
      {isOpen && !events && <LoadingOrRetry retry={retry}>Laster historikken …</LoadingOrRetry>}
      <ol>
        {events?.map((event) => (
          <li key={event.id}>
            <p>{inWords(event)}</p>
            {event.refusalReasons && event.refusalReasons.length > 0 && (
              <p>Begrunnelse: {event.refusalReasons.map(reasonName).join(', ')}</p>
            )}
            {event.message && <blockquote>{event.message}</blockquote>}
            <p className="quiet">{formatMoment(event.createdAt)}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}

const named = (status: Event['to']) => (status ? `«${statusNames[status]}»` : '');

function inWords({ kind, actor, byMail, from, to, message, refusalReasons, position, person }: Event): string {
  const who = byMail ?? actor ?? 'En tidligere bruker';
  const whom = person ?? 'en tidligere bruker';
  switch (kind) {
    case 'opened':
      return `${who} åpnet søknaden`;
    case 'exported':
      return `${who} lastet ned søknaden`;
    case 'status':
      if (byMail) return `${byMail} svarte ${named(to)} fra e-posten`;
      if (from === to) return `${who} ${refusalReasons && !message ? 'endret begrunnelsen' : 'skrev til søkeren'}`;
      return `${who} endret status fra ${named(from)} til ${named(to)}`;
    case 'notes':
      return `${who} endret notatene`;
    case 'undone':
      return `${who} angret${byMail ? ' fra e-posten' : ''}: ${from === to ? 'det som sist ble skrevet, gjelder ikke' : `${named(from)} ble ${named(to)} igjen`}`;
    case 'told':
      return `Søkeren fikk e-post om ${named(to)}`;
    case 'corrected':
      return 'Søkeren rettet søknaden';
    case 'withdrawn':
      return 'Søkeren trakk søknaden';
    case 'reminded':
      return 'Søkeren ba om svar';
    case 'revealed':
      return `${who} viste hvem søkeren er`;
    case 'assessed':
      return `${who} vurderte søkeren`;
    case 'exemption-granted':
      return `${who} unntok søkeren fra den offentlige søkerlisten`;
    case 'exemption-declined':
      return `${who} avslo å unnta søkeren fra den offentlige søkerlisten`;
    case 'interview-offered':
      return `${who} kalte inn til intervju`;
    case 'interview-called-off':
      return `${who} avlyste intervjuet`;
    case 'interview-agreed':
      return 'Søkeren valgte tid for intervju';
    case 'interview-declined':
      return 'Søkeren ba om en annen tid';
    case 'tips-accepted':
      return 'Søkeren sa ja til å høre om andre stillinger';
    case 'tips-ended':
      return 'Søkeren vil ikke lenger høre om andre stillinger';
    case 'tipped':
      return `${who} tipset søkeren om stillingen «${position}»`;
    case 'responsibility-taken':
      return `${who} tok ansvaret for søknaden`;
    case 'responsibility-given':
      return `${who} ga ansvaret for søknaden til ${whom}`;
    case 'responsibility-ended':
      return actor !== null && actor === person
        ? `${who} er ikke lenger ansvarlig for søknaden`
        : `${who} fjernet ${whom} som ansvarlig`;
    case 'label-added':
      return `${who} la til en merkelapp`;
    case 'label-removed':
      return `${who} fjernet en merkelapp`;
    case 'references-asked':
      return `${who} ba søkeren om referanser`;
    case 'references-taken-back':
      return `${who} trakk tilbake forespørselen om referanser`;
    case 'references-declined':
      return 'Søkeren ville ikke oppgi referanser';
    case 'referees-named':
      return 'Søkeren oppga referanser';
    case 'referee-removed':
      return 'Søkeren tok tilbake en referanse';
    case 'reference-given':
      return 'En referanse svarte';
    case 'reference-refused':
      return 'En referanse ville ikke svare, eller var ikke den rette';
    case 'responsibility-lost':
      return `${person ?? 'En tidligere bruker'} har ikke lenger tilgang, og er ikke ansvarlig for søknaden`;
  }
}
