import { readSeveral, writeSeveral } from '../../../contract/several.ts';
import {
  changeSearch,
  chosenFilters,
  filterLabel,
  type PositionFilter,
  type PositionSearch,
  withoutFilter,
} from '../../positions/position-search.ts';

/** What is chosen, each value by itself, with the page that is left without it. */
export const chosenChips = (
  search: PositionSearch,
  placeNames: Record<string, string>,
  hrefOf: (search: PositionSearch) => string,
) =>
  chosenFilters(search).flatMap((filter) => {
    if (!hasSeveral(filter))
      return {
        key: filter,
        label: filterLabel(search, filter, placeNames),
        to: hrefOf(withoutFilter(search, filter)),
      };
    const values = readSeveral(search[filter]);
    return values.map((value) => ({
      key: `${filter} ${value}`,
      label: filterLabel({ ...search, [filter]: value }, filter, placeNames),
      to: hrefOf(changeSearch(search, { [filter]: writeSeveral(values.filter((each) => each !== value)) })),
    }));
  });

const several = ['profession', 'jobType', 'experience', 'engagement', 'workLanguage'] as const;

const hasSeveral = (filter: PositionFilter): filter is (typeof several)[number] =>
  several.some((name) => name === filter);
