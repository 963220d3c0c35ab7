import {
  changeSearch,
  filterLabel,
  filterNames,
  type PositionFilter,
  withOnly,
  withoutFilter,
} from '../../positions/position-search.ts';
import type { Looser } from '../../ui/no-hits.tsx';
import { type EmptyList, NothingFound } from './nothing-found.tsx';

export function NoPositions(list: EmptyList) {
  const { search, placeNames } = list;
  const looserSearch = ({ withoutFilter: filter, onlyFilters, onlyWord, text }: Looser) => {
    if (onlyFilters) return withOnly(search, filterNames, onlyFilters);
    if (onlyWord) return changeSearch(withOnly(search, filterNames, []), { search: text });
    return isOurs(filter) ? withoutFilter(search, filter) : changeSearch(search, { search: text });
  };
  return (
    <NothingFound
      list={list}
      title="Ingen lokale stillinger funnet"
      hint="Prøv å justere filtrene: bruk færre ord, et større område eller ta bort ett valg."
      pageName="page"
      labelOf={(filter) => (isOurs(filter) ? filterLabel(search, filter, placeNames) : undefined)}
      looserSearch={looserSearch}
    />
  );
}

const isOurs = (filter: string | undefined): filter is PositionFilter => filterNames.some((name) => name === filter);
