import { Button, Checkbox } from '@digdir/designsystemet-react';
import { type FormEvent, useState } from 'react';
import { statusNames } from '../../contract/applications/application-words.ts';
import { Icon } from '../ui/icon.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import { searchWords } from '../ui/search-words.ts';
import { SelectField } from '../ui/select-field.tsx';
import styles from './inbox.module.css';
import { type InboxSearch, sortNames, statuses } from './inbox-search.ts';
import { LabelFilter } from './labels/label-filter.tsx';
import { type Colleague, isShared } from './responsible/colleagues.ts';
import { ResponsibleFilter } from './responsible/responsible-filter.tsx';

interface Props {
  search: InboxSearch;
  positions: { id: string; title: string; total: number }[];
  colleagues: Colleague[];
  labels: string[];
  onChange: (change: Partial<InboxSearch>) => void;
}

/** On a phone those that are seldom changed are folded, so that the applications are in sight. */
export function InboxFilters({ search, positions, colleagues, labels, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const chosenCount = [
    search.status,
    search.positionId,
    search.responsible,
    search.label,
    search.unreadOnly,
    search.newMessagesOnly,
    search.wantsTipsOnly,
  ].filter(Boolean).length;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChange({ search: searchWords(event) });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: React does not know <search> in every browser we support
    <form className={styles.filters} role="search" onSubmit={submit}>
      <SearchField id="inbox-search" label="Søk i søknadene">
        <SearchInput id="inbox-search" value={search.search} placeholder="Navn, svar eller notat" />
      </SearchField>
      <Button
        type="button"
        variant="secondary"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls="inbox-filters"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="filter" />
        Filtre og rekkefølge{chosenCount > 0 && ` (${chosenCount})`}
      </Button>
      <div className={styles.folded} id="inbox-filters">
        {search.view === 'list' && (
          <SelectField label="Status" name="status" value={search.status} onChange={(status) => onChange({ status })}>
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
          {search.positionId && !positions.some(({ id }) => id === search.positionId) && (
            <option value={search.positionId}>Stillingen du valgte (0)</option>
          )}
        </SelectField>
        {(isShared(colleagues) || search.responsible) && (
          <ResponsibleFilter
            chosen={search.responsible}
            colleagues={colleagues}
            onChange={(responsible) => onChange({ responsible })}
          />
        )}
        {(labels.length > 0 || search.label) && (
          <LabelFilter chosen={search.label} labels={labels} onChange={(label) => onChange({ label })} />
        )}
        <SelectField label="Rekkefølge" name="sort" value={search.sort} onChange={(sort) => onChange({ sort })}>
          {Object.entries(sortNames).map(([sort, name]) => (
            <option key={sort} value={sort}>
              {name}
            </option>
          ))}
        </SelectField>
        <div className={styles.only}>
          <Checkbox
            label="Bare uleste"
            checked={search.unreadOnly}
            onChange={({ target }) => onChange({ unreadOnly: target.checked })}
          />
          <Checkbox
            label="Med ny melding"
            checked={search.newMessagesOnly}
            onChange={({ target }) => onChange({ newMessagesOnly: target.checked })}
          />
          <Checkbox
            label="Vil høre om andre stillinger"
            checked={search.wantsTipsOnly}
            onChange={({ target }) => onChange({ wantsTipsOnly: target.checked })}
          />
        </div>
      </div>
    </form>
  );
}
