import { hasStatus } from '../../contract/call.ts';
import { doubtToken, readToken } from '../platform/token.ts';
import type { StoredList } from './stored-list.ts';

interface Change<T> {
  list: StoredList<T>;
  /** To be made to the list as it is at that moment; made once more, it changes nothing. */
  apply: (items: T[]) => T[];
  /** Takes only this change back, whatever else changed meanwhile. Without it, it stays: made once more, marked as unsent. */
  revert?: (items: T[]) => T[];
  /** The same on the server, for those who are logged in. */
  send: () => Promise<unknown>;
}

interface Made {
  make: () => void;
  /** When the server had answered. */
  settledAt: number;
}

let made: Made[] = [];

/** Shows the change at once and tells the server afterwards; what it refuses is taken back. */
export async function changeList<T>({ list, apply, revert, send }: Change<T>): Promise<boolean> {
  const change: Made = { make: () => list.write(apply(list.read())), settledAt: Number.POSITIVE_INFINITY };
  change.make();
  if (!readToken()) return true;
  made.push(change);
  try {
    await inTurn(send);
    return true;
  } catch (error) {
    console.error(error);
    if (revert) {
      made = made.filter((other) => other !== change);
      list.write(revert(list.read()));
      doubtAfter(error);
    } else change.make();
    return false;
  } finally {
    change.settledAt = performance.now();
  }
}

/** Whoever is refused may have been logged out elsewhere. */
export function doubtAfter(error: unknown): void {
  if (hasStatus(error, 401)) doubtToken();
}

/** Lists of an account that was asked for at that moment may lack what was changed since: it is changed in them too. */
export function repeatChangesSince(askedAt: number): void {
  made = made.filter(({ settledAt }) => settledAt >= askedAt);
  for (const { make } of made) make();
}

let lastTurn: Promise<unknown> = Promise.resolve();

/** One after the other: what builds on an earlier change finds it made, and the last one wins. */
export function inTurn<R>(send: () => Promise<R>): Promise<R> {
  const turn = lastTurn.then(send);
  lastTurn = turn.catch(() => {});
  return turn;
}
