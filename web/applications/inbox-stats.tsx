import { Link } from 'react-router';
import { statusNames } from '../../contract/application-words.ts';
import { formatNumber } from '../platform/format.ts';
import styles from './inbox.module.css';
import { type InboxSearch, statuses, writeInboxSearch } from './inbox-search.ts';

interface Props {
  stats: Record<'total' | 'unread' | (typeof statuses)[number], number>;
  search: InboxSearch;
}

/** How many there are of each, each leading to them. */
export function InboxStats({ stats, search }: Props) {
  const to = (change: Partial<InboxSearch>) => ({
    search: writeInboxSearch({
      ...search,
      view: 'list',
      status: '',
      unreadOnly: false,
      page: 1,
      application: '',
      ...change,
    }),
  });
  const figures = [
    { label: 'Totalt', count: stats.total, to: to({}), isChosen: !search.status && !search.unreadOnly },
    { label: 'Uleste', count: stats.unread, to: to({ unreadOnly: true }), isChosen: search.unreadOnly },
    ...statuses.map((status) => ({
      label: statusNames[status],
      count: stats[status],
      to: to({ status }),
      isChosen: search.status === status,
    })),
  ];
  return (
    <nav aria-label="Antall søknader">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers */}
      <ul className={styles.stats} role="list">
        {figures.map(({ label, count, to: address, isChosen }) => (
          <li key={label}>
            <Link to={address} className={styles.figure} aria-current={isChosen || undefined} preventScrollReset>
              <span>{label}</span>
              <strong>{formatNumber(count)}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
