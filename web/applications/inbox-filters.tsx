import { Checkbox } from '@digdir/designsystemet-react';
import type { FormEvent } from 'react';
import { statusNames } from '../../contract/application-words.ts';
import { SearchField } from '../ui/search-field.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import { SelectField } from '../ui/select-field.tsx';
import styles from './inbox.module.css';
import { type InboxSearch, sortNames, statuses } from './inbox-search.ts';

interface Props {
  search: InboxSearch;
  positions: { id: string; title: string; total: number }[];
  onChange: (change: Partial<InboxSearch>) => void;
}

export function InboxFilters({ search, positions, onChange }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChange({ search: `${new FormData(event.currentTarget).get('search') ?? ''}`.trim() });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: React does not know <search> in every browser we support
    <form className={styles.filters} role="search" onSubmit={submit}>
      <SearchField id="inbox-search" label="Søk i søknadene">
        <SearchInput id="inbox-search" value={search.search} placeholder="Navn, e-post, svar eller notat" />
      </SearchField>
      {search.view === 'list' && (
        <SelectField
          label="Status"
          name="status"
          value={search.status}
          onChange={(status) => onChange({ status: status as InboxSearch['status'] })}
        >
          <option value="">Alle</option>
          {statuses.map((status) => (
            <option key={status} value={status}>
              {statusNames[status]}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        label="Stilling"
        name="positionId"
        value={search.positionId}
        onChange={(positionId) => onChange({ positionId })}
      >
        <option value="">Alle</option>
        {positions.map(({ id, title, total }) => (
          <option key={id} value={id}>
            {title} ({total})
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Rekkefølge"
        name="sort"
        value={search.sort}
        onChange={(sort) => onChange({ sort: sort as InboxSearch['sort'] })}
      >
        {Object.entries(sortNames).map(([sort, name]) => (
          <option key={sort} value={sort}>
            {name}
          </option>
        ))}
      </SelectField>
      <Checkbox
        label="Bare uleste"
        checked={search.unreadOnly}
        onChange={({ target }) => onChange({ unreadOnly: target.checked })}
      />
    </form>
  );
}
