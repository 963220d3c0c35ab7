import { Button } from '@digdir/designsystemet-react';
import { Link } from 'react-router';
import { Notice } from '../../ui/notice.tsx';
import { RetryButton } from '../../ui/retry-button.tsx';
import styles from './limit-reached.module.css';

interface Props {
  /** `null`: nobody could say how many there may be. */
  maxBusinesses: number | null;
  onRetry: () => void;
}

export const LimitReached = ({ maxBusinesses, onRetry }: Props) => (
  <div className={styles.reached}>
    {maxBusinesses === null ? (
      <Notice color="warning" title="Du kan ikke registrere bedrift akkurat nå">
        <p>Vi får ikke sjekket hvor mange bedrifter du har fra før. Prøv igjen senere.</p>
      </Notice>
    ) : (
      <Notice color="warning" title="Grense nådd">
        <p>
          Du har allerede registrert maksimalt antall bedrifter ({maxBusinesses}). Ta kontakt med oss hvis du trenger
          flere.
        </p>
      </Notice>
    )}
    <div className={styles.actions}>
      {maxBusinesses === null ? (
        <RetryButton onClick={onRetry} />
      ) : (
        <Button asChild>
          <Link to="/kontakt?tema=bedrift">Kontakt oss</Link>
        </Button>
      )}
      <Button asChild variant="secondary">
        <Link to="/profil">Gå til profilen</Link>
      </Button>
    </div>
  </div>
);
