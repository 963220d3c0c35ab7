import { Link } from 'react-router';
import { useAccount } from '../../accounts/account.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './dashboard/dashboard.module.css';
import { History } from './dashboard/history.tsx';
import { Jobs } from './dashboard/jobs.tsx';
import { Migration } from './dashboard/migration.tsx';
import { NationalImport } from './dashboard/national-import.tsx';
import { Outbox } from './dashboard/outbox.tsx';
import { RegisterState } from './dashboard/register-state.tsx';
import { Statistics } from './dashboard/statistics.tsx';
import type { TabProps } from './tab.ts';

/** How the platform does, then how its machinery does. Each section loads by itself: one that fails leaves the others. */
export default function Dashboard({ say }: TabProps) {
  const { user } = useAccount();
  return (
    <div className={styles.dashboard}>
      {user && !user.hasSecondStep && (
        <div>
          <SecondStepAdvice />
        </div>
      )}
      <Statistics say={say} />
      <History say={say} />
      <NationalImport say={say} />
      <div className={styles.pair}>
        <Outbox say={say} />
        <RegisterState say={say} />
      </div>
      <Jobs say={say} />
      <Migration say={say} />
    </div>
  );
}

const SecondStepAdvice = () => (
  <Notice color="info" title="Slå på totrinns innlogging">
    <p>Her ser du opplysninger om alle. Med totrinns innlogging er ikke et stjålet passord nok til å komme hit.</p>
    <Link to="/profil?tab=security">Slå på i profilen</Link>
  </Notice>
);
