import {
  changeSearch,
  filterLabel,
  filtersOfBoth,
  type NationalFilter,
  nationalFilters,
  type PositionSearch,
  withOnly,
  withoutFilter,
} from '../../positions/position-search.ts';
import type { Looser } from '../../ui/no-hits.tsx';
import { type EmptyList, NothingFound } from './nothing-found.tsx';

export function NoNational(list: EmptyList) {
  const { search, placeNames } = list;
  const looserSearch = ({ withoutFilter: filter, onlyFilters, onlyWord, text }: Looser) => {
    if (onlyFilters || onlyWord) {
      const kept = onlyNational(withOnly(search, filtersOfBoth, onlyFilters ?? []), onlyFilters ?? []);
      return onlyWord ? changeSearch(kept, { search: text }) : kept;
    }
    const own = filter && ownFilters[filter];
    if (own) return changeSearch(search, { national: { ...search.national, [own]: '' } });
    return isAlsoHere(filter) ? withoutFilter(search, filter) : changeSearch(search, { search: text });
  };
  const labelOf = (filter: string) => {
    const own = ownFilters[filter];
    if (own) return nationalLabel(own, search.national[own]);
    return isAlsoHere(filter) ? filterLabel(search, filter, placeNames) : undefined;
  };
  return (
    <NothingFound
      list={list}
      title="Ingen NAV stillinger funnet"
      hint="Prøv å justere filtrene: bruk færre ord eller et større område."
      pageName="navPage"
      anchor="#nav"
      labelOf={labelOf}
      looserSearch={looserSearch}
    />
  );
}

type SharedFilter = (typeof filtersOfBoth)[number];

const isAlsoHere = (filter: string | undefined): filter is SharedFilter =>
  filtersOfBoth.some((shared) => shared === filter);

/** As the API names the filters that only NAV's ads have. */
const ownFilters: Partial<Record<string, NationalFilter>> = {
  sector: 'navSector',
  extent: 'navExtent',
};

function onlyNational(search: PositionSearch, kept: string[]) {
  const names = kept.map((filter) => ownFilters[filter]);
  const national = nationalFilters.map((name) => [name, names.includes(name) ? search.national[name] : '']);
  return changeSearch(search, { national: Object.fromEntries(national) });
}

const nationalLabel = (filter: NationalFilter, value: string) =>
  filter === 'navSector' ? `sektor: ${value.toLowerCase()}` : value;
