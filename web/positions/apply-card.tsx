import { Button } from '@digdir/designsystemet-react';
import { Link } from 'react-router';
import type { Reply } from '../../contract/endpoint.ts';
import type { positions } from '../../contract/positions.ts';
import { formatDate } from '../platform/format.ts';
import { AddressText } from '../ui/address-text.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './apply-card.module.css';
import { timeLeft } from './position-texts.ts';

type Position = Reply<typeof positions.read>['position'];

export function ApplyCard({ position }: { position: Position }) {
  const { applicationDeadline, expiryDate, daysLeft } = position;
  const left = timeLeft(daysLeft);
  return (
    <section className={styles.card} aria-labelledby="apply">
      <h2 id="apply" className={styles.heading}>
        Søk på stillingen
      </h2>
      <p className={styles.deadline}>
        {applicationDeadline
          ? `Søknadsfrist ${formatDate(applicationDeadline)}`
          : `Annonsen går ut ${formatDate(expiryDate)}`}
        <span className={styles.left} data-color={left.color}>
          {left.text}
        </span>
      </p>
      <ApplyButton position={position} />
    </section>
  );
}

function ApplyButton({ position }: { position: Position }) {
  const { id, applicationMethod, externalApplicationUrl, contactInfo, title } = position;
  if (applicationMethod === 'form') {
    return (
      <>
        <Button asChild>
          <Link to={`/stilling/${id}/apply`}>Søk på stillingen</Link>
        </Button>
        <p className={styles.hint}>Du svarer på spørsmål fra arbeidsgiveren her på Jobbfjord.</p>
      </>
    );
  }
  if (applicationMethod === 'external' && externalApplicationUrl) {
    return (
      <>
        <Button asChild>
          <a href={externalApplicationUrl} target="_blank" rel="noopener noreferrer nofollow">
            Søk hos arbeidsgiveren
            <Icon name="external-link" />
          </a>
        </Button>
        <p className={styles.hint}>
          Åpner <AddressText>{hostOf(externalApplicationUrl)}</AddressText> i en ny fane.
        </p>
      </>
    );
  }
  return (
    <>
      <Button asChild>
        <a href={`mailto:${contactInfo.email}?subject=${encodeURIComponent(`Søknad: ${title}`)}`}>
          <Icon name="mail" />
          Send søknad på e-post
        </a>
      </Button>
      <p className={styles.hint}>Til {contactInfo.email}</p>
    </>
  );
}

const hostOf = (url: string) => {
  try {
    return new URL(url).hostname.replace(/^www\./, '');
  } catch {
    return 'arbeidsgiverens side';
  }
};
