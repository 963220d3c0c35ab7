import { Button } from '@digdir/designsystemet-react';
import { Link } from 'react-router';
import { Notice } from '../../ui/notice.tsx';
import { RetryButton } from '../../ui/retry-button.tsx';
import styles from './limit-reached.module.css';

/** `null`: nobody could say how many there may be. */
type Props = { maxBusinesses: number } | { maxBusinesses: null; onRetry: () => void };

export const LimitReached = (props: Props) => (
  <div className={styles.reached}>
    {props.maxBusinesses === null ? (
      <Notice color="warning" title="Du kan ikke registrere bedrift akkurat nå">
        <p>Vi får ikke sjekket hvor mange bedrifter du har fra før. Prøv igjen senere.</p>
      </Notice>
    ) : (
      <Notice color="warning" title="Grense nådd">
        <p>
          Du har allerede registrert maksimalt antall bedrifter ({props.maxBusinesses}). Ta kontakt med oss hvis du
          trenger flere.
        </p>
      </Notice>
    )}
    <div className="button-row">
      {props.maxBusinesses === null ? (
        <RetryButton onClick={props.onRetry} />
      ) : (
        <Button asChild>
          <Link to="/kontakt?tema=bedrift">Kontakt oss</Link>
        </Button>
      )}
      <Button asChild variant="secondary">
        <Link to="/bedriftsside?tab=businesses">Gå til bedriftssiden</Link>
      </Button>
    </div>
  </div>
);
