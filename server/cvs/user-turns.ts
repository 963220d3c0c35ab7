import { Failure } from '../../contract/errors.ts';

const MOST_WAITING = 40;

/** One at a time, users by turns: some seconds of one are not a minute of all. A queue that grows too long says so. */
export function createUserTurns() {
  const waiting: { userId: string | undefined; go: () => void }[] = [];
  let isBusy = false;
  /** Since somebody waits: those who had a turn, whoever had theirs the longest ago first. */
  const served = new Set<string | undefined>();

  function serve(userId: string | undefined) {
    served.delete(userId);
    served.add(userId);
  }

  /** Whoever waits the longest without a turn, else whose turn is the longest ago: several with many are not all either. */
  function takeNext() {
    const turns = [...served];
    const [next] = waiting.toSorted((one, other) => turns.indexOf(one.userId) - turns.indexOf(other.userId));
    if (!next) return undefined;
    waiting.splice(waiting.indexOf(next), 1);
    return next;
  }

  return async function inTurn<T>(userId: string | undefined, work: () => Promise<T>): Promise<T> {
    if (isBusy) {
      if (waiting.length >= MOST_WAITING) throw new Failure('unavailable', undefined, { retryAfterSeconds: 5 });
      await new Promise<void>((go) => waiting.push({ userId, go }));
    }
    isBusy = true;
    serve(userId);
    try {
      return await work();
    } finally {
      // Whoever is next takes over this place.
      const next = takeNext();
      if (next) next.go();
      else {
        isBusy = false;
        served.clear();
      }
    }
  };
}
