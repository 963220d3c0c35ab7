import type { FormEvent } from 'react';
import { formatCount } from '../../platform/format.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import styles from './business-positions.module.css';

interface Props {
  search: string;
  /** How many have the words in their title. */
  found: number;
  onSearch: (search: string) => void;
}

export function PositionSearch({ search, found, onSearch }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(`${new FormData(event.currentTarget).get('search') ?? ''}`.trim());
  };
  return (
    <search className={styles.search}>
      <form onSubmit={submit}>
        <SearchField id="search-titles" label="Søk i stillingene">
          <SearchInput id="search-titles" value={search} placeholder="Tittel" />
        </SearchField>
      </form>
      <p role="status">{search && `${formatCount(found, 'treff', 'treff')} på «${search}»`}</p>
    </search>
  );
}
