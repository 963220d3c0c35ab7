import { Button } from '@digdir/designsystemet-react';
import { type RefObject, useState } from 'react';
import { Link } from 'react-router';
import { formatCount } from '../platform/format.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './inbox.module.css';
import { type InboxSearch, writeInboxSearch } from './inbox-search.ts';

interface Props {
  businessId: string;
  search: InboxSearch;
  total: number;
  /** How many of the position that is chosen have no answer. */
  waiting: number;
  heading: RefObject<HTMLHeadingElement | null>;
  isBusy: boolean;
  onSave: (format: 'csv' | 'zip') => void;
}

const downloads = [
  ['csv', 'CSV'],
  ['zip', 'zip med filer'],
] as const;

/** How many there are, how they are shown, and all of them to take along. */
export function InboxBar({ businessId, search, total, waiting, heading, isBusy, onSave }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.bar} id="soknader">
      <div role="status" className={styles.count}>
        <h2 ref={heading} tabIndex={-1}>
          {formatCount(total, 'søknad', 'søknader')}
        </h2>
      </div>
      <nav className={styles.views} aria-label="Visning">
        <ViewLink search={search} view="list" label="Liste" />
        <ViewLink search={search} view="board" label="Tavle" />
        {total > 0 && <ViewLink search={search} view="read" label="Les én og én" />}
      </nav>
      <Button
        data-size="sm"
        variant="secondary"
        className={styles.unfold}
        aria-expanded={isOpen}
        aria-controls="inbox-downloads"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="download" />
        <span className="visually-hidden">Last ned</span>
      </Button>
      {search.positionId && (
        <div className={styles.buttons}>
          {waiting > 0 && (
            <Button asChild data-size="sm" variant="secondary">
              <Link to={`/bedrift/${businessId}/stillinger/${search.positionId}/svar`}>Svar alle som venter</Link>
            </Button>
          )}
          <Button asChild data-size="sm" variant="secondary">
            <Link to={`/bedrift/${businessId}/stillinger/${search.positionId}/kandidater`}>Finn kandidater</Link>
          </Button>
        </div>
      )}
      <div className={styles.downloads} id="inbox-downloads">
        {downloads.map(([format, label]) => (
          <Button
            key={format}
            data-size="sm"
            variant="secondary"
            disabled={total === 0}
            aria-disabled={isBusy}
            onClick={() => onSave(format)}
          >
            <Icon name="download" />
            <span>
              <span className={styles.verb}>Last ned </span>
              <span className={styles.file}>{label}</span>
            </span>
          </Button>
        ))}
      </div>
    </div>
  );
}

function ViewLink({ search, view, label }: { search: InboxSearch; view: InboxSearch['view']; label: string }) {
  const status = view === 'board' ? '' : search.status;
  return (
    <Link
      to={{ search: writeInboxSearch({ ...search, view, status, page: 1, application: '' }) }}
      aria-current={search.view === view || undefined}
      preventScrollReset
    >
      {label}
    </Link>
  );
}
