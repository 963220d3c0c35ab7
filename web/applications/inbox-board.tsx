import { Link } from 'react-router';
import { statusNames } from '../../contract/applications/application-words.ts';
import type { HandledApplication } from '../../contract/applications/handled-applications.ts';
import type { ApplicationStatus } from '../../contract/applications.ts';
import { formatNumber } from '../platform/format.ts';
import styles from './board.module.css';
import { Summary } from './inbox-list.tsx';
import { APPLICATIONS, type InboxSearch, statuses, writeInboxSearch } from './inbox-search.ts';
import { MoveSelect } from './move-select.tsx';
import type { Colleague } from './responsible/colleagues.ts';
import type { Columns } from './use-inbox.ts';

interface Props {
  columns: Columns;
  search: InboxSearch;
  colleagues: Colleague[];
  isBusy: boolean;
  onMove: (application: HandledApplication, status: ApplicationStatus) => Promise<void>;
}

/** A column for each status. Cards are moved by their list of statuses, or dragged. */
export function InboxBoard({ columns, search, colleagues, isBusy, onMove }: Props) {
  const cards = statuses.flatMap((status) => columns[status].applications);
  const drop = (id: string, status: ApplicationStatus) => {
    const card = cards.find((each) => each.id === id);
    if (card && card.status !== status) void onMove(card, status);
  };
  return (
    <section
      className={styles.scroller}
      id={APPLICATIONS}
      tabIndex={-1}
      aria-label="Tavle"
      data-busy={isBusy || undefined}
    >
      <div className={styles.board}>
        {statuses.map((status) => (
          <section
            key={status}
            className={styles.column}
            aria-labelledby={`column-${status}`}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              drop(event.dataTransfer.getData('text/plain'), status);
            }}
          >
            <h2 id={`column-${status}`}>
              {statusNames[status]} <span>{formatNumber(columns[status].pagination.totalApplications)}</span>
            </h2>
            <Cards
              applications={columns[status].applications}
              search={search}
              colleagues={colleagues}
              onMove={onMove}
            />
            {columns[status].pagination.hasNext && (
              <Link to={{ search: writeInboxSearch({ ...search, view: 'list', status, page: 1, application: '' }) }}>
                Se alle i listen
              </Link>
            )}
          </section>
        ))}
      </div>
    </section>
  );
}

interface CardsProps {
  applications: HandledApplication[];
  search: InboxSearch;
  colleagues: Colleague[];
  onMove: Props['onMove'];
}

function Cards({ applications, search, colleagues, onMove }: CardsProps) {
  if (applications.length === 0) return <p className={`quiet ${styles.none}`}>Ingen søknader</p>;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers
    <ul role="list" className={styles.cards}>
      {applications.map((application) => (
        <li
          key={application.id}
          className={styles.card}
          draggable
          onDragStart={(event) => event.dataTransfer.setData('text/plain', application.id)}
        >
          <Summary application={application} search={search} colleagues={colleagues} />
          <MoveSelect key={application.version} application={application} onMove={onMove} />
        </li>
      ))}
    </ul>
  );
}
