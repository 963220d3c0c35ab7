import { Failure } from '../../contract/errors.ts';

interface Options {
  atOnce: number;
  /** Beyond that one is sent away, so that the rest goes on. */
  mostWaiting?: number;
}

/** The key of what is one queue for all. */
export const EVERYBODY = 'everybody';

/** So much work for each key is done at once; the other waits for its turn. */
export function createTurns({ atOnce, mostWaiting = Number.POSITIVE_INFINITY }: Options) {
  const running = new Map<string, { count: number; waiting: (() => void)[] }>();

  return async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const own = running.get(key) ?? { count: 0, waiting: [] };
    running.set(key, own);
    if (own.count >= atOnce) {
      if (own.waiting.length >= mostWaiting) throw new Failure('unavailable', undefined, { retryAfterSeconds: 5 });
      await new Promise<void>((go) => own.waiting.push(go));
    } else {
      own.count += 1;
    }
    try {
      return await work();
    } finally {
      // Whoever is next takes over this place.
      const next = own.waiting.shift();
      if (next) next();
      else if (--own.count === 0) running.delete(key);
    }
  };
}
