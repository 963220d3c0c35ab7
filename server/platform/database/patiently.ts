import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseUnavailable } from './database.ts';

const START_WITHIN_MS = 30_000;
const BETWEEN_TRIES_MS = 500;

/**
 * What is asked of the database while the product runs waits less than a second. At the start nobody waits yet, and on a
 * busy machine the first connections take longer. Each step can be done again.
 */
export async function patiently<T>(step: () => Promise<T>, isWorthAnother = isDatabaseUnavailable): Promise<T> {
  const givesUpAt = performance.now() + START_WITHIN_MS;
  for (;;) {
    try {
      return await step();
    } catch (error) {
      if (!isWorthAnother(error) || performance.now() > givesUpAt) throw error;
      await pause(BETWEEN_TRIES_MS);
    }
  }
}
