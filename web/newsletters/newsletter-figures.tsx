import type { Reply } from '../../contract/endpoint.ts';
import type { newsletters } from '../../contract/newsletters.ts';
import { formatNumber } from '../platform/format.ts';
import styles from './newsletters.module.css';

type Stats = Reply<typeof newsletters.stats>['stats'];

/** The cards above the list. */
export function NewsletterFigures({ stats }: { stats: Stats | null }) {
  const figures = [
    { label: 'Totalt', value: stats?.totalNewsletters },
    { label: 'Sendt', value: stats?.sentNewsletters },
    { label: 'Utkast', value: stats?.draftNewsletters },
    { label: 'Abonnenter', value: stats?.totalSubscribers, note: stats && subscribersNote(stats) },
  ];
  return (
    <dl className={styles.cards}>
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === undefined ? '–' : formatNumber(value)}</dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

const subscribersNote = ({ subscriptionRate, totalSubscribers, reachableSubscribers }: Stats) => {
  const share = `${`${subscriptionRate}`.replace('.', ',')} % av brukerne`;
  const unconfirmed = totalSubscribers - reachableSubscribers;
  return unconfirmed > 0 ? `${share}, ${formatNumber(unconfirmed)} uten bekreftet adresse` : share;
};
