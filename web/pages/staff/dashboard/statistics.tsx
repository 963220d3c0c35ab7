import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Reply } from '../../../../contract/endpoint.ts';
import { policy } from '../../../../contract/policy.ts';
import type { staffDashboard } from '../../../../contract/staff/staff-dashboard.ts';
import { api } from '../../../platform/api.ts';
import { formatCount, formatNumber } from '../../../platform/format.ts';
import { useReading } from '../../../platform/use-reading.ts';
import { LoadingOrRetry } from '../../../ui/loading-or-retry.tsx';
import type { TabProps } from '../tab.ts';
import styles from './dashboard.module.css';

type Stats = Reply<typeof staffDashboard.stats>['stats'];

const read = async () => (await api('GET /admin/stats')).stats;

export function Statistics({ say }: TabProps) {
  const { data, retry } = useReading(read, { tell: say });
  return (
    <section aria-labelledby="tall">
      <h2 id="tall">Tall</h2>
      {data ? (
        <Cards stats={data} />
      ) : (
        <LoadingOrRetry retry={retry} room={<Cards stats={room} />}>
          Laster tallene …
        </LoadingOrRetry>
      )}
    </section>
  );
}

const some = { total: 100, active: 100, recent: 10 };
const room: Stats = {
  users: { ...some, admins: 1 },
  businesses: some,
  positions: { ...some, expired: 10 },
  applicationForms: some,
  applications: some,
  pending: { businesses: 10, positions: 10, changed: 10 },
};

function Cards({ stats }: { stats: Stats }) {
  const { users, businesses, positions, applicationForms, applications, pending } = stats;
  return (
    <>
      <p className={styles.waiting}>
        Venter på godkjenning: {formatCount(pending.businesses, 'bedrift', 'bedrifter')} og{' '}
        {formatCount(pending.positions, 'stilling', 'stillinger')}.{' '}
        {formatCount(pending.changed, 'endring', 'endringer')} å se på.{' '}
        <Link to="?tab=approvals">Gå til godkjenninger</Link>
      </p>
      <ul className={styles.cards}>
        <Card name="Brukere" total={users.total}>
          {activeOf(users)}, {formatCount(users.admins, 'ansatt', 'ansatte')}
          <Recent count={users.recent} />
        </Card>
        <Card name="Bedrifter" total={businesses.total}>
          {activeOf(businesses)}
          <Recent count={businesses.recent} />
        </Card>
        <Card name="Stillinger" total={positions.total}>
          {activeOf(positions)}, {formatNumber(positions.expired)} utløpt
          <Recent count={positions.recent} />
        </Card>
        <Card name="Søknadsmaler" total={applicationForms.total}>
          {activeOf(applicationForms)}
          <Recent count={applicationForms.recent} />
        </Card>
        <Card name="Søknader" total={applications.total}>
          <Recent count={applications.recent} />
        </Card>
      </ul>
    </>
  );
}

const activeOf = ({ active }: { active: number }) => formatCount(active, 'aktiv', 'aktive');

const Card = ({ name, total, children }: { name: string; total: number; children: ReactNode }) => (
  <li className={`card ${styles.card}`}>
    <h3>{name}</h3>
    <p className={styles.figure}>{formatNumber(total)}</p>
    <p className={styles.details}>{children}</p>
  </li>
);

const Recent = ({ count }: { count: number }) => (
  <span>
    {formatCount(count, 'ny', 'nye')} siste {policy.recentDays} dager
  </span>
);
