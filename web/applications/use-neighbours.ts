import { useRef } from 'react';
import { type InboxSearch, writeInboxSearch } from './inbox-search.ts';

/**
 * The queries of the addresses before and after the one that is open. What left a filtered list because it was read or
 * answered keeps its place among the others.
 */
export function useNeighbours(listed: { id: string }[], search: InboxSearch) {
  const order = useRef<string[]>([]);
  const ids = listed.map(({ id }) => id);
  if (ids.includes(search.application) || !order.current.includes(search.application)) order.current = ids;
  const place = order.current.indexOf(search.application);
  const to = (id: string | undefined) => id && writeInboxSearch({ ...search, application: id });
  if (place < 0) return { before: undefined, after: undefined };
  return { before: to(order.current[place - 1]), after: to(order.current[place + 1]) };
}
