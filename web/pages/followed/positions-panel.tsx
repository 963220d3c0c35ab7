import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../../accounts/account.tsx';
import { DeadlineMails } from '../../followed/deadline-mails.tsx';
import { Banner } from '../../ui/banner.tsx';
import { TakenAway } from '../../ui/taken-away.tsx';
import styles from './followed.module.css';
import { FollowedPositions, type FollowedPositionsProps } from './followed-positions.tsx';
import type { useLettingGo } from './use-letting-go.ts';

/** Loaded by those who are logged in. */
const CalendarSubscription = lazy(() => import('../../followed/calendar-subscription.tsx'));

interface Props extends Omit<FollowedPositionsProps, 'onLetGo'> {
  letting: ReturnType<typeof useLettingGo>;
}

/** The positions, and where their deadlines can be sent. */
export function PositionsPanel({ letting, ...list }: Props) {
  const isIn = useAccount().state === 'in';
  const hasDeadlines = isIn && list.positions.length > 0;
  const { letGo, noteLetGo, takeBack } = letting;
  return (
    <>
      {hasDeadlines && (
        <p>
          Fristene kan også stå <Link to="#kalender">i kalenderen din</Link>.
        </p>
      )}
      {hasDeadlines && (
        <div className={styles.mails}>
          <DeadlineMails />
        </div>
      )}
      <Banner tone="info">
        {letGo && <TakenAway onTakeBack={takeBack}>Du følger ikke lenger {letGo.title}.</TakenAway>}
      </Banner>
      <FollowedPositions {...list} onLetGo={noteLetGo} />
      {isIn && (
        <Suspense>
          <CalendarSubscription />
        </Suspense>
      )}
    </>
  );
}
