const AT_ONCE = 8;

/**
 * So many calls of one user are worked on at once; the others wait for their turn. Each may hold a connection of the database
 * while it waits for a row, and those of one person must not be all there are.
 */
export function createTurns() {
  const running = new Map<string, { count: number; waiting: (() => void)[] }>();

  return async function inTurn<T>(userId: string, work: () => Promise<T>): Promise<T> {
    const own = running.get(userId) ?? { count: 0, waiting: [] };
    running.set(userId, own);
    if (own.count >= AT_ONCE) await new Promise<void>((go) => own.waiting.push(go));
    else own.count += 1;
    try {
      return await work();
    } finally {
      // Whoever is next takes over this place.
      const next = own.waiting.shift();
      if (next) next();
      else if (--own.count === 0) running.delete(userId);
    }
  };
}
