import { Button } from '@digdir/designsystemet-react';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { RetryButton } from '../../../ui/retry-button.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SearchInput } from '../../../ui/search-input.tsx';
import { searchWords } from '../../../ui/search-words.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { useFocusKept } from '../../../ui/use-focus-kept.ts';
import { ListCount, type Pagination } from './list-count.tsx';
import styles from './list-frame.module.css';

export interface Filter {
  name: string;
  label: string;
  /** Value and what it is called; the first one is everything. */
  options: [value: string, label: string][];
}

interface Props {
  title: string;
  searchLabel: string;
  placeholder: string;
  /** "bruker", "brukere". */
  nouns: [one: string, many: string];
  filters: Filter[];
  params: URLSearchParams;
  /** Nothing until the first page is there. */
  pagination: Pagination | undefined;
  isBusy: boolean;
  /** When the list, or the next of it, could not be loaded. */
  retry: (() => void) | null;
  onChoose: (name: string, value: string) => void;
  hrefOf: (page: number) => string;
  /** More filters. */
  extra?: ReactNode;
  /** What is there also where nothing is found. */
  bar?: ReactNode;
  toBar?: ReactNode;
  /** How much of it there is: with the last of it goes the button that was pressed. */
  asked?: number;
  children: ReactNode;
}

/** What every list of the panel has around its rows. */
export function ListFrame({
  title,
  filters,
  params,
  pagination,
  onChoose,
  hrefOf,
  extra,
  bar,
  toBar,
  asked = 0,
  children,
  ...texts
}: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusKept(pagination?.total ?? 0, heading);
  useFocusKept(asked, heading);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChoose('search', searchWords(event));
  };
  const emptySearch = () => {
    onChoose('search', '');
    // The button goes with what it emptied.
    heading.current?.focus();
  };
  return (
    <div className={styles.frame}>
      <h2 ref={heading} id="liste" tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <div className={styles.controls}>
        <search className={styles.search}>
          <form onSubmit={search}>
            <SearchField id="staff-search" label={texts.searchLabel}>
              <SearchInput id="staff-search" value={params.get('search') ?? ''} placeholder={texts.placeholder} />
            </SearchField>
          </form>
        </search>
        {filters.map(({ name, label, options }) => (
          <SelectField
            key={name}
            label={label}
            name={name}
            value={params.get(name) ?? ''}
            onChange={(value) => onChoose(name, value)}
          >
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </SelectField>
        ))}
        {extra}
      </div>
      <ListCount pagination={pagination} isBusy={texts.isBusy} nouns={texts.nouns} />
      {bar}
      {texts.retry && (
        <div>
          <RetryButton onClick={texts.retry} />
        </div>
      )}
      {pagination?.total === 0 ? (
        <EmptyState title={isNarrowed(params) ? 'Ingen treff' : `Ingen ${texts.nouns[1]} ennå`}>
          {isNarrowed(params) && <p>Prøv et annet søk, eller vis alle.</p>}
          {params.get('search') && <Button onClick={emptySearch}>Tøm søket</Button>}
        </EmptyState>
      ) : (
        children
      )}
      {pagination && (
        <Pager
          what={texts.nouns[1]}
          page={pagination.page}
          totalPages={pagination.totalPages}
          hrefOf={hrefOf}
          anchor="liste"
        />
      )}
      {toBar}
    </div>
  );
}

const isNarrowed = (params: URLSearchParams) =>
  [...params].some(([name, value]) => value !== '' && name !== 'tab' && name !== 'page');
