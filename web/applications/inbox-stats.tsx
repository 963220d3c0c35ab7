import { Link } from 'react-router';
import { statusNames } from '../../contract/applications/application-words.ts';
import { formatNumber } from '../platform/format.ts';
import styles from './inbox.module.css';
import { type InboxSearch, statuses, unfiltered, writeInboxSearch } from './inbox-search.ts';

interface Props {
  stats: Record<'total' | 'unread' | (typeof statuses)[number], number>;
  /** About how many there is one. */
  newMessages: number;
  search: InboxSearch;
}

/** How many there are of each for the business, or for the position that is chosen, each leading to all of them. */
export function InboxStats({ stats, newMessages, search }: Props) {
  const to = (change: Partial<InboxSearch>) => ({
    search: writeInboxSearch({
      ...unfiltered(search),
      positionId: search.positionId,
      view: 'list',
      application: '',
      ...change,
    }),
  });
  const here = writeInboxSearch({ ...search, view: 'list', page: 1, application: '' });
  const figures = [
    { label: 'Totalt', count: stats.total, to: to({}) },
    { label: 'Uleste', count: stats.unread, to: to({ unreadOnly: true }) },
    { label: 'Ny melding', count: newMessages, to: to({ newMessagesOnly: true }) },
    ...statuses.map((status) => ({
      label: statusNames[status],
      count: stats[status],
      to: to({ status }),
    })),
  ];
  return (
    <nav aria-label="Antall søknader">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers */}
      <ul className={styles.stats} role="list">
        {figures.map(({ label, count, to: address }) => (
          <li key={label}>
            <Link
              to={address}
              className={styles.figure}
              aria-current={address.search === here || undefined}
              preventScrollReset
            >
              <span>{label}</span>
              <strong>{formatNumber(count)}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
