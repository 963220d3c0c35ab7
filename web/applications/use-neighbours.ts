import { useRef } from 'react';
import { type InboxSearch, writeInboxSearch } from './inbox-search.ts';

/**
 * The queries of the addresses before and after the one that is open. What left a filtered list because it was read or
 * answered keeps its place among the others.
 */
export function useNeighbours(listed: { id: string }[], search: InboxSearch) {
  const order = useRef<string[]>([]);
  const ids = listed.map(({ id }) => id);
  if (!order.current.includes(search.application)) order.current = ids;
  else if (ids.includes(search.application)) order.current = withThoseGone(order.current, ids);
  const place = order.current.indexOf(search.application);
  const to = (id: string | undefined) => id && writeInboxSearch({ ...search, application: id });
  if (place < 0) return { before: undefined, after: undefined };
  return { before: to(order.current[place - 1]), after: to(order.current[place + 1]) };
}

/** Those that follow come after them; in another order, or on another page, they are forgotten. */
function withThoseGone(before: string[], now: string[]): string[] {
  const left = before.filter((id) => now.includes(id));
  return left.every((id, place) => now[place] === id) ? [...before, ...now.slice(left.length)] : now;
}
