import { useRef } from 'react';
import { type InboxSearch, writeInboxSearch } from './inbox-search.ts';

/**
 * The queries of the addresses before and after the one that is open; after the last one, that of the next page. What left
 * a filtered list because it was read or answered keeps its place among the others.
 */
export function useNeighbours(listed: { id: string }[], search: InboxSearch, nextPage: number | null) {
  const order = useRef<string[]>([]);
  const ids = listed.map(({ id }) => id);
  if (!order.current.includes(search.application)) order.current = ids;
  else if (ids.includes(search.application)) order.current = withThoseGone(order.current, ids);
  const place = order.current.indexOf(search.application);
  const to = (id: string | undefined) => id && writeInboxSearch({ ...search, application: id });
  if (place < 0) return {};
  const after = to(order.current[place + 1]);
  return {
    before: to(order.current[place - 1]),
    after,
    nextPage: !after && nextPage ? writeInboxSearch({ ...search, page: nextPage, application: '' }) : undefined,
  };
}

/** Those that follow come after them; in another order, or on another page, they are forgotten. */
function withThoseGone(before: string[], now: string[]): string[] {
  const left = before.filter((id) => now.includes(id));
  return left.every((id, place) => now[place] === id) ? [...before, ...now.slice(left.length)] : now;
}
