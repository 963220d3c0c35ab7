import { Button } from '@digdir/designsystemet-react';
import { Link } from 'react-router';
import { CountedOptions } from '../../positions/counted-options.tsx';
import {
  changeSearch,
  type NationalFilter,
  nationalFilters,
  type PositionSearch,
  writeSearch,
} from '../../positions/position-search.ts';
import { SelectField } from '../../ui/select-field.tsx';
import styles from './national-section.module.css';

export type NationalFacets = Partial<Record<NationalFilter, Record<string, number>>>;

interface Props {
  search: PositionSearch;
  facets: NationalFacets;
  onChange: (search: PositionSearch) => void;
  /** The link that was followed is gone then. */
  onReset: () => void;
}

/** What NAV tells of its ads and our own do not. Works without scripts: everything else of the address goes along. */
export function NationalFilters({ search, facets, onChange, onReset }: Props) {
  const { national } = search;
  const field = (name: NationalFilter) => ({
    name,
    value: national[name],
    onChange: (value: string) => onChange(changeSearch(search, { national: { ...national, [name]: value } })),
  });
  const none = Object.fromEntries(nationalFilters.map((name) => [name, ''])) as PositionSearch['national'];
  const untouched = changeSearch(search, { national: none });
  return (
    <form
      className={`no-print ${styles.filters}`}
      action="/stillinger#nav"
      aria-label="Filtre for stillinger fra NAV"
      onSubmit={(event) => event.preventDefault()}
    >
      {[...new URLSearchParams(writeSearch(untouched))].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SelectField label="Sektor" {...field('navSector')}>
        <option value="">Alle sektorer</option>
        <CountedOptions counts={facets.navSector} chosen={national.navSector} />
      </SelectField>
      <SelectField label="Omfang" {...field('navExtent')}>
        <option value="">Alle omfang</option>
        <CountedOptions counts={facets.navExtent} chosen={national.navExtent} />
      </SelectField>
      <noscript>
        <Button type="submit" variant="secondary">
          Avgrens stillingene fra NAV
        </Button>
      </noscript>
      {Object.values(national).some(Boolean) && (
        <p className={styles.reset}>
          <Link to={`/stillinger${writeSearch(untouched)}`} preventScrollReset onClick={onReset}>
            Nullstill filtrene for NAV
          </Link>
        </p>
      )}
    </form>
  );
}
