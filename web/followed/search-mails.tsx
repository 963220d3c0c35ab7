import { type ChangeEvent, useState } from 'react';
import type { MailFrequency } from '../../contract/followed.ts';
import { Icon } from '../ui/icon.tsx';
import type { SavedSearch } from './lists.ts';
import { mailSearch } from './save-search.ts';
import styles from './saved-searches.module.css';

const labels: Record<MailFrequency, string> = {
  off: 'Ingen e-post',
  daily: 'E-post hver dag',
  weekly: 'E-post hver uke',
};

interface Props {
  search: SavedSearch;
  /** Told what happened. */
  onChange: (message: string) => void;
}

/** How often the new matches of a saved search come by mail. */
export function SearchMails({ search, onChange }: Props) {
  const [isSending, setSending] = useState(false);
  const choose = async ({ target }: ChangeEvent<HTMLSelectElement>) => {
    if (isSending) return;
    setSending(true);
    try {
      onChange(await mailSearch(search, target.value as MailFrequency));
    } catch (error) {
      onChange((error as Error).message);
    } finally {
      setSending(false);
    }
  };
  return (
    <span className={styles.mails}>
      <Icon name="mail" />
      <select
        className="ds-input"
        data-size="sm"
        aria-label={`E-post om nye treff for ${search.name}`}
        aria-busy={isSending}
        value={search.mailFrequency ?? 'off'}
        onChange={choose}
      >
        {Object.entries(labels).map(([frequency, label]) => (
          <option key={frequency} value={frequency}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
}
