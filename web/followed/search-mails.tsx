import { type ChangeEvent, useRef, useState } from 'react';
import { reasonOf } from '../../contract/call.ts';
import type { MailFrequency } from '../../contract/followed.ts';
import { Icon } from '../ui/icon.tsx';
import { SelectOptions } from '../ui/select-options.tsx';
import { doubtAfter } from './change-list.ts';
import { mailSearch } from './change-search.ts';
import type { SavedSearch } from './lists.ts';
import styles from './saved-search-item.module.css';

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

/** How often the new matches of a saved search come by mail. What the keyboard passes by is told to the server in its order. */
export function SearchMails({ search, onChange }: Props) {
  const [chosen, setChosen] = useState<MailFrequency | null>(null);
  const lastChoice = useRef(0);
  const choose = async ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const frequency = target.value as MailFrequency;
    lastChoice.current += 1;
    const choice = lastChoice.current;
    setChosen(frequency);
    const said = await mailSearch(search, frequency).catch((error) => {
      doubtAfter(error);
      return reasonOf(error);
    });
    if (choice !== lastChoice.current) return;
    setChosen(null);
    onChange(said);
  };
  return (
    <span className={styles.mails}>
      <Icon name="mail" />
      <select
        className="ds-input"
        data-size="sm"
        aria-label={`E-post om nye treff for ${search.name}`}
        aria-busy={chosen !== null}
        value={chosen ?? search.mailFrequency ?? 'off'}
        onChange={choose}
      >
        <SelectOptions labels={labels} />
      </select>
    </span>
  );
}
