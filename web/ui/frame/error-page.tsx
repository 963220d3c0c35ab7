import { Button } from '@digdir/designsystemet-react';
import { isRouteErrorResponse, Link, useNavigate } from 'react-router';
import { isCutOff } from '../../platform/is-cut-off.ts';
import { siteName } from '../../platform/metadata.ts';
import { Contours } from '../contours.tsx';
import { Icon } from '../icon.tsx';
import { RetryPage } from '../retry-page.tsx';
import styles from './error-page.module.css';

interface Shortcut {
  to: string;
  label: string;
}

/** What stands instead of a page that cannot be shown. `error` is what the router caught. */
export function ErrorPage({ error, shortcuts }: { error: unknown; shortcuts: Shortcut[] }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const isAway = isCutOff(error);
  const { title, text, canRetry } = refusalIn(error) ?? (isAway ? noConnection : explain(status));
  return (
    <>
      <title>{`${title} – ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.error}>
        <Contours variant="quiet" />
        <div className={`page page-narrow ${styles.content}`}>
          {!isAway && <p className={styles.status}>Feil {status}</p>}
          <h1>{title}</h1>
          <p className="lead" role="alert">
            {text}
          </p>
          <div className={styles.actions}>
            {canRetry ? <RetryPage error={error} /> : <HomeButton />}
            <BackButton />
          </div>
          <nav aria-label="Snarveier">
            <ul className={styles.shortcuts}>
              {shortcuts.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </>
  );
}

interface Explanation {
  title: string;
  text: string;
  canRetry?: boolean;
}

/** A form that came no further. Where no script runs, going back in the browser is all that brings back what was typed. */
function refusalIn(error: unknown): Explanation | undefined {
  const { refused } = (isRouteErrorResponse(error) && (error.data as { refused?: string } | null)) || {};
  if (!refused) return undefined;
  return {
    title: 'Det gikk ikke å sende dette',
    text: `${refused} Det du skrev, finner du igjen når du går tilbake i nettleseren.`,
    canRetry: true,
  };
}

const noConnection: Explanation = {
  title: 'Vi fikk ikke kontakt',
  text: 'Siden kom ikke fram. Sjekk at du er på nett, og prøv igjen.',
  canRetry: true,
};

function explain(status: number): Explanation {
  switch (status) {
    case 404:
      return {
        title: 'Vi fant ikke siden',
        text: 'Adressen kan være skrevet feil, eller siden kan være flyttet eller slettet.',
      };
    case 410:
      return { title: 'Siden er tatt bort', text: 'Den fantes her, men er ikke lenger tilgjengelig.' };
    case 401:
    case 403:
      return { title: 'Du har ikke tilgang', text: 'Logg inn med en konto som har tilgang til denne siden.' };
    case 400:
    case 405:
      return { title: 'Det gikk ikke å sende dette', text: 'Siden tar ikke imot det som ble sendt. Åpne den på nytt.' };
    case 429:
      return {
        title: 'For mange forespørsler',
        text: 'Det kom for mange forespørsler fra deg på kort tid. Vent et minutt og prøv igjen.',
        canRetry: true,
      };
    case 503:
      return {
        title: 'Tjenesten er ikke tilgjengelig',
        text: 'Vi får ikke hentet det du ba om akkurat nå. Prøv igjen om litt.',
        canRetry: true,
      };
    default:
      return {
        title: 'Noe gikk galt hos oss',
        text: 'Feilen er registrert. Prøv igjen om litt, eller gå til en annen side.',
        canRetry: true,
      };
  }
}

const HomeButton = () => (
  <Button asChild>
    <Link to="/">Gå til forsiden</Link>
  </Button>
);

function BackButton() {
  const navigate = useNavigate();
  return (
    <Button variant="secondary" className={styles.back} onClick={() => navigate(-1)}>
      <Icon name="arrow-left" />
      Gå tilbake
    </Button>
  );
}
