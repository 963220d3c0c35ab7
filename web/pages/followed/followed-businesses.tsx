import { Button } from '@digdir/designsystemet-react';
import { Link } from 'react-router';
import { FollowBusinessButton } from '../../followed/follow-business-button.tsx';
import type { FollowedBusiness } from '../../followed/lists.ts';
import { formatDate } from '../../platform/format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import styles from './followed.module.css';

interface Props {
  businesses: FollowedBusiness[];
  /** Told which one was let go of, or could not be. */
  onLetGo: (business: FollowedBusiness, isDone: boolean) => void;
}

export function FollowedBusinesses({ businesses, onLetGo }: Props) {
  if (businesses.length === 0) {
    return (
      <EmptyState level={2} title="Du følger ingen bedrifter ennå">
        <p>Trykk på hjertet ved en bedrift, så finner du den igjen her.</p>
        <Button asChild>
          <Link to="/bedrifter">Finn bedrifter</Link>
        </Button>
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {businesses.map((business) => (
        <li key={business.organizationNumber} className={styles.item}>
          <div className={styles.text}>
            <h2 className={styles.heading}>
              <Link to={`/bedrift/${business.organizationNumber}`} className="cover-link">
                {business.name}
              </Link>
            </h2>
            <p>{[business.industry, business.location].filter(Boolean).join(', ')}</p>
            <p className={styles.since}>Fulgt siden {formatDate(business.followedAt)}</p>
          </div>
          <FollowBusinessButton business={business} onKept={(kept) => onLetGo(business, kept)} />
        </li>
      ))}
    </ul>
  );
}
