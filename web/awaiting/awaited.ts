import { useSyncExternalStore } from 'react';
import type { awaiting } from '../../contract/awaiting.ts';
import { reasonOf } from '../../contract/call.ts';
import type { Reply } from '../../contract/endpoint.ts';
import { api } from '../platform/api.ts';
import { readToken } from '../platform/token.ts';

export type AwaitedItem = Reply<typeof awaiting.read>['items'][number];

interface Known {
  /** What was told last; nothing before the first answer. */
  items: AwaitedItem[] | null;
  problem: string | null;
}

/** One for all of the page: the count and the list never differ. */
let known: Known = { items: null, problem: null };
const listeners = new Set<() => void>();

// An older answer may come after a newer one.
let newest = 0;
let asked = { with: '', at: 0 };

export async function askAwaited() {
  newest += 1;
  const turn = newest;
  asked = { with: readToken() ?? '', at: performance.now() };
  const answer = await api('GET /user/awaiting').then(
    ({ items }): Known => ({ items, problem: null }),
    (error): Known => ({ ...known, problem: reasonOf(error, 'Kunne ikke laste det som er nytt') }),
  );
  if (turn !== newest) return;
  known = answer;
  for (const tell of listeners) tell();
}

const FRESH_MS = 60_000;

/** Unless it was asked for with this log-in within the last minute. Nobody logged in has anything new. */
export function askIfOld() {
  const token = readToken();
  if (!token || (asked.with === token && performance.now() - asked.at < FRESH_MS)) return;
  void askAwaited();
}

export const useAwaited = () => useSyncExternalStore(subscribe, read, read);

const read = () => known;
function subscribe(tell: () => void) {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}
