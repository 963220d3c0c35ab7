import type { FormEvent } from 'react';
import { formatCount } from '../../platform/format.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { searchWords } from '../../ui/search-words.ts';
import styles from './business-positions.module.css';

interface Props {
  search: string;
  /** The words that the list answers, and how many have them in their title. */
  answered: string;
  found: number;
  onSearch: (search: string) => void;
}

export function PositionSearch({ search, answered, found, onSearch }: Props) {
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
      <p role="status">{answered && `${formatCount(found, 'treff', 'treff')} på «${answered}»`}</p>
    </search>
  );
}
