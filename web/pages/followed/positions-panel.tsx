import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../../accounts/account.tsx';
import { DeadlineMails } from '../../followed/deadline-mails.tsx';
import styles from './followed.module.css';
import { FollowedPositions, type FollowedPositionsProps } from './followed-positions.tsx';

/** Loaded by those who are logged in. */
const CalendarSubscription = lazy(() => import('../../followed/calendar-subscription.tsx'));

/** The positions, and where their deadlines can be sent. */
export function PositionsPanel(list: FollowedPositionsProps) {
  const isIn = useAccount().state === 'in';
  return (
    <>
      {isIn && list.positions.length > 0 && (
        <>
          <p>
            Fristene kan også stå <Link to="#kalender">i kalenderen din</Link>.
          </p>
          <div className={styles.mails}>
            <DeadlineMails />
          </div>
        </>
      )}
      <FollowedPositions {...list} />
      {isIn && (
        <Suspense>
          <CalendarSubscription />
        </Suspense>
      )}
    </>
  );
}
