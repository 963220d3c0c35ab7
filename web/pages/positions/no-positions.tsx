import { Link } from 'react-router';
import { formatCount } from '../../platform/format.ts';
import {
  changeSearch,
  filterLabel,
  type PositionFilter,
  type PositionSearch,
  withoutFilter,
  writeSearch,
} from '../../positions/position-search.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

interface Props {
  search: PositionSearch;
  loosened: { filter: PositionFilter; count: number }[];
  looserWords: { withoutWord: string; text: string; total: number }[];
  placeNames: Record<string, string>;
  page: number;
}

export function NoPositions({ search, loosened, looserWords, placeNames, page }: Props) {
  if (page > 1) {
    return (
      <EmptyState title="Ingen lokale stillinger funnet">
        <p>Listen er kortere enn dette.</p>
        <Link to={`/stillinger${writeSearch({ ...search, page: 1 })}`}>Gå til første side</Link>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Ingen lokale stillinger funnet">
      <p>Prøv å justere filtrene: bruk færre ord, et større område eller ta bort ett valg.</p>
      {loosened.length + looserWords.length > 0 && (
        <ul>
          {loosened.map(({ filter, count }) => (
            <li key={filter}>
              <Link to={`/stillinger${writeSearch(withoutFilter(search, filter))}`} preventScrollReset>
                Uten {filterLabel(search, filter, placeNames)}: {formatCount(count, 'stilling', 'stillinger')}
              </Link>
            </li>
          ))}
          {looserWords.map(({ withoutWord, text, total }) => (
            <li key={withoutWord}>
              <Link to={`/stillinger${writeSearch(changeSearch(search, { search: text }))}`} preventScrollReset>
                Uten ordet «{withoutWord}»: {formatCount(total, 'stilling', 'stillinger')}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Link to="/stillinger">Nullstill alle filtre</Link>
    </EmptyState>
  );
}
