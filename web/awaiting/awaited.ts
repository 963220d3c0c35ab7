import { useSyncExternalStore } from 'react';
import type { awaiting } from '../../contract/awaiting.ts';
import type { Reply } from '../../contract/endpoint.ts';
import { api } from '../platform/api.ts';
import { readToken } from '../platform/token.ts';

export type AwaitedItem = Reply<typeof awaiting.read>['items'][number];

interface Known {
  /** What was told last; nothing before the first answer. */
  items: AwaitedItem[] | null;
  /** Why the last answer did not come. */
  error: unknown;
  /** The log-in that asked. */
  token: string | null;
}

/** One for all of the page: the count and the list never differ. */
let known: Known = { items: null, error: null, token: null };
const listeners = new Set<() => void>();

// An older answer may come after a newer one.
let newest = 0;
let soon: ReturnType<typeof setTimeout> | undefined;
let asked: { token: string | null; at: number; isUnderWay: boolean } = { token: null, at: 0, isUnderWay: false };

export async function askAwaited() {
  clearTimeout(soon);
  newest += 1;
  const turn = newest;
  const token = readToken();
  asked = { token, at: performance.now(), isUnderWay: true };
  const answer = await api('GET /user/awaiting').then(
    ({ items }): Known => ({ items, error: null, token }),
    (error: unknown): Known => ({ ...known, error, token }),
  );
  if (turn !== newest) return;
  asked.isUnderWay = false;
  known = answer;
  for (const tell of listeners) tell();
}

const FRESH_MS = 60_000;

/** With this log-in, within the last minute. */
const isFresh = () => asked.token === readToken() && performance.now() - asked.at < FRESH_MS;

/** Nobody logged in has anything new. */
export function askIfOld() {
  if (readToken() && !isFresh()) void askAwaited();
}

/** For whoever begins to look: a question that is under way is theirs too. */
export function askOnce() {
  if (!asked.isUnderWay || !isFresh()) void askAwaited();
}

const TOGETHER_MS = 300;
const TYPING_MS = 5000;

/**
 * After a call that changed something. Several that come together ask once, and so does what is kept while somebody types. What is
 * only drawn or counted changes nothing, nor do documents of one's own. A request under way may have been answered before the change.
 * After what ends the log-in nobody may ask.
 */
export function askAfter(call: string) {
  if (
    listeners.size === 0 ||
    /^\w+ \/(cvs|cover-letters)|\/(pre)?view$|^DELETE \/auth\/me$|change-password$/.test(call)
  )
    return;
  clearTimeout(soon);
  soon = setTimeout(askAwaited, /^PUT .*draft/.test(call) ? TYPING_MS : TOGETHER_MS);
}

/** An error of a log-in from before says nothing any more. */
export function useAwaited(): Known {
  const last = useSyncExternalStore(watchAwaited, readAwaited, readAwaited);
  return last.error && last.token !== readToken() ? { ...last, error: null } : last;
}

/** @public to the test, which loads this file anew for each page. */
export const readAwaited = () => known;
/** @public to the test too. */
export function watchAwaited(tell: () => void) {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}
