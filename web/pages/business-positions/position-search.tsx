import type { FormEvent } from 'react';
import type { ManagedState } from '../../../contract/positions/managed-positions.ts';
import { formatCount } from '../../platform/format.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { searchWords } from '../../ui/search-words.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { SelectOptions } from '../../ui/select-options.tsx';
import styles from './business-positions.module.css';

const states: Record<ManagedState | '', string> = {
  '': 'Alle',
  active: 'Aktive',
  pending: 'Venter på godkjenning',
  expired: 'Utløpt',
  inactive: 'Deaktivert',
  rejected: 'Ikke godkjent',
};

interface Props {
  search: string;
  state: ManagedState | '';
  /** What the list answers, and how many it has found. */
  answered: { search: string; state: ManagedState | '' };
  found: number;
  onSearch: (search: string) => void;
  onState: (state: ManagedState | '') => void;
}

export function PositionSearch({ search, state, answered, found, onSearch, onState }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(searchWords(event));
  };
  return (
    <search className={styles.search}>
      <form onSubmit={submit}>
        <SearchField id="search-titles" label="Søk i stillingene">
          <SearchInput id="search-titles" value={search} placeholder="Tittel" />
        </SearchField>
      </form>
      <SelectField label="Vis" name="vis" value={state} onChange={onState}>
        <SelectOptions labels={states} />
      </SelectField>
      <p role="status">{foundText(answered, found)}</p>
    </search>
  );
}

function foundText({ search, state }: Props['answered'], found: number) {
  if (search) return `${formatCount(found, 'treff', 'treff')} på «${search}»`;
  return state && formatCount(found, 'stilling', 'stillinger');
}
