import { Link } from 'react-router';
import { formatNumber } from '../../platform/format.ts';
import { type CandidateSearch, type Found, writeSearch } from './candidate-search.ts';

interface Props {
  search: CandidateSearch;
  found: Found;
  /** The list changes where the link was. */
  onChoose: () => void;
}

const ways = [
  ['everyProfession', 'hvis yrket ikke er viktig'],
  ['everywhere', 'hvis stedet ikke er viktig'],
] as const;

/** How many more there are where the position's own profession or place does not count. */
export const WiderLinks = ({ search, found: { wider, pagination }, onChoose }: Props) =>
  ways
    .map(([name, condition]) => ({ name, condition, more: wider[name] - pagination.totalCandidates }))
    .filter(({ more }) => more > 0)
    .map(({ name, condition, more }) => (
      <Link
        key={name}
        to={{ search: writeSearch({ ...search, page: 1, [name]: true }) }}
        preventScrollReset
        onClick={onChoose}
      >
        {formatNumber(more)} til, {condition}
      </Link>
    ));
