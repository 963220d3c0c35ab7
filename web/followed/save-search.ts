import { api } from '../platform/api.ts';
import { changeList } from './change-list.ts';
import { type SavedSearch, savedSearches } from './lists.ts';

type Filters = SavedSearch['filters'];

/**
 * The same words and filters again count as one more use. A search stays saved here even when the server could not be told; it
 * is next time.
 */
export async function saveSearch(filters: Filters, name: string): Promise<boolean> {
  const same = savedSearches.read().find((saved) => isSame(saved.filters, filters));
  const now = new Date();
  const search: SavedSearch = same
    ? { ...same, useCount: same.useCount + 1 }
    : {
        id: `${now.getTime()}`,
        name,
        searchTerm: filters.searchTerm,
        filters,
        savedAt: now.toISOString(),
        useCount: 1,
        mailFrequency: 'off',
      };
  return changeList({
    list: savedSearches,
    apply: withIt(search),
    send: () =>
      api('POST /user/save-search', { body: { search } }).then(
        ({ savedSearches: kept }) => savedSearches.write(savedSearches.read().map(asKept(search, kept, Boolean(same)))),
        (error) => {
          search.isBehind = true;
          throw error;
        },
      ),
  });
}

/** One that another device has saved is known to the server by another id. What it is called here stays. */
const asKept = (search: SavedSearch, kept: SavedSearch[], wasHere: boolean) => (item: SavedSearch) => {
  const known = isSame(item.filters, search.filters) && kept.find(({ filters }) => isSame(filters, item.filters));
  return known ? { ...known, name: wasHere ? item.name : known.name } : item;
};

const withIt = (search: SavedSearch) => (items: SavedSearch[]) =>
  items.some(({ filters }) => isSame(filters, search.filters))
    ? items.map((item) =>
        isSame(item.filters, search.filters)
          ? { ...item, useCount: Math.max(item.useCount, search.useCount), ...(search.isBehind && { isBehind: true }) }
          : item,
      )
    : [search, ...items];

const isSame = (one: Filters, other: Filters) =>
  (Object.keys(other) as (keyof Filters)[]).every((name) => (one[name] || '') === (other[name] || ''));
