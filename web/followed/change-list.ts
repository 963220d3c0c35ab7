import { readToken } from '../platform/token.ts';
import type { StoredList } from './stored-list.ts';

interface Change<T> {
  list: StoredList<T>;
  /** To be made to the list as it is at that moment. */
  apply: (items: T[]) => T[];
  /** Takes only this change back, whatever else has changed meanwhile. */
  revert?: (items: T[]) => T[];
  /** The same on the server, for those who are logged in. */
  send: () => Promise<unknown>;
}

/** Shows the change at once and tells the server afterwards; what it refuses is taken back. */
export async function changeList<T>({ list, apply, revert, send }: Change<T>): Promise<boolean> {
  list.write(apply(list.read()));
  if (!readToken()) return true;
  try {
    await inTurn(send);
    return true;
  } catch (error) {
    console.error(error);
    if (revert) list.write(revert(list.read()));
    return false;
  }
}

let lastTurn: Promise<unknown> = Promise.resolve();

/** One after the other: what builds on an earlier change finds it made, and the last one wins. */
export function inTurn<R>(send: () => Promise<R>): Promise<R> {
  const turn = lastTurn.then(send);
  lastTurn = turn.catch(() => {});
  return turn;
}
