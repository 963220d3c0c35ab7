import { formatCount } from '../../platform/format.ts';
import {
  changeSearch,
  filterLabel,
  filterNames,
  type PositionFilter,
  type PositionSearch,
  withOnly,
  withoutFilter,
  writeSearch,
} from '../../positions/position-search.ts';
import { type Looser, NoHits } from '../../ui/no-hits.tsx';

interface Props {
  search: PositionSearch;
  total: number;
  loosened: Looser[];
  placeNames: Record<string, string>;
  onChoose: () => void;
}

export function NoPositions({ search, total, loosened, placeNames, onChoose }: Props) {
  const looserSearch = ({ withoutFilter: filter, onlyFilters, onlyWord, text }: Looser) => {
    if (onlyFilters) return withOnly(search, filterNames, onlyFilters);
    if (onlyWord) return changeSearch(withOnly(search, filterNames, []), { search: text });
    return isOurs(filter) ? withoutFilter(search, filter) : changeSearch(search, { search: text });
  };
  return (
    <NoHits
      title="Ingen lokale stillinger funnet"
      hint="Prøv å justere filtrene: bruk færre ord, et større område eller ta bort ett valg."
      firstPage={total > 0 ? `/stillinger${writeSearch({ ...search, page: 1 })}` : undefined}
      loosened={loosened}
      labelOf={(filter) => (isOurs(filter) ? filterLabel(search, filter, placeNames) : undefined)}
      hrefOf={(looser) => `/stillinger${writeSearch(looserSearch(looser))}`}
      count={(hits) => formatCount(hits, 'stilling', 'stillinger')}
      resetTo="/stillinger"
      onChoose={onChoose}
    />
  );
}

const isOurs = (filter: string | undefined): filter is PositionFilter => filterNames.some((name) => name === filter);
