import { formatCount } from '../../platform/format.ts';
import { type PositionSearch, writeSearch } from '../../positions/position-search.ts';
import { type Looser, NoHits } from '../../ui/no-hits.tsx';

/** What each of the two lists knows when it has nothing to show. */
export interface EmptyList {
  search: PositionSearch;
  total: number;
  loosened: Looser[];
  placeNames: Record<string, string>;
  onChoose: () => void;
}

interface Props {
  list: EmptyList;
  title: string;
  hint: string;
  /** Of the address: which page this list is on. */
  pageName: 'page' | 'navPage';
  /** Where the list begins on the page. */
  anchor?: '#nav';
  labelOf: (filter: string) => string | undefined;
  looserSearch: (looser: Looser) => PositionSearch;
}

export function NothingFound({ list, title, hint, pageName, anchor, labelOf, looserSearch }: Props) {
  const { search, total, loosened, onChoose } = list;
  const hrefOf = (wanted: PositionSearch) => `/stillinger${writeSearch(wanted)}${anchor ?? ''}`;
  return (
    <NoHits
      title={title}
      hint={hint}
      firstPage={total > 0 ? hrefOf({ ...search, [pageName]: 1 }) : undefined}
      loosened={loosened}
      labelOf={labelOf}
      hrefOf={(looser) => hrefOf(looserSearch(looser))}
      count={(hits) => formatCount(hits, 'stilling', 'stillinger')}
      resetTo={anchor ? undefined : '/stillinger'}
      onChoose={onChoose}
    />
  );
}
