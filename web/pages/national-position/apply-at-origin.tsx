import { Button } from '@digdir/designsystemet-react';
import { Link } from 'react-router';
import type { Reply } from '../../../contract/endpoint.ts';
import type { national } from '../../../contract/national.ts';
import { formatDate } from '../../platform/format.ts';
import { AddressText } from '../../ui/address-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './national-position.module.css';

/** NAV's terms: straight to where the ad comes from, never through a form of ours. */
export function ApplyAtOrigin({ position }: { position: Reply<typeof national.read>['position'] }) {
  const { applyUrl, link, applicationDue, applicationDeadline, expires, localPosition, alsoAt } = position;
  const isLate = (position.deadlineInDays ?? 0) < 0;
  return (
    <section className={styles.apply} aria-labelledby="apply">
      <h2 id="apply" className={styles.heading}>
        Søk på stillingen
      </h2>
      <p>
        {applicationDue
          ? `${isLate ? 'Søknadsfristen gikk ut' : 'Søknadsfrist:'} ${applicationDeadline ? formatDate(applicationDeadline) : applicationDue}`
          : `Annonsen går ut ${formatDate(expires)}`}
      </p>
      <Button asChild>
        <a href={applyUrl} target="_blank" rel="noopener noreferrer nofollow">
          Søk på stillingen
          <Icon name="external-link" />
        </a>
      </Button>
      <p className={styles.hint}>
        Åpner <AddressText>{new URL(applyUrl).hostname.replace(/^www\./, '')}</AddressText> i en ny fane.
      </p>
      {localPosition && (
        <Link to={`/stilling/${localPosition.id}`} prefetch="intent">
          Arbeidsgiveren har lagt den ut på Jobbfjord også
        </Link>
      )}
      <a href={link} target="_blank" rel="noopener noreferrer">
        Se originalannonsen hos NAV
      </a>
      {alsoAt.map(({ uuid, link: other }) => (
        <a key={uuid} href={other} target="_blank" rel="noopener noreferrer">
          Samme annonse, lagt ut på nytt hos NAV
        </a>
      ))}
    </section>
  );
}
