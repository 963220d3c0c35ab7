import type { Tx } from '../../platform/database/database.ts';
import { classify } from '../../platform/http/translate-error.ts';
import type { Platform } from '../../platform/platform.ts';

interface Options {
  dryRun: boolean | undefined;
  make: (tx: Tx, id: string) => Promise<unknown>;
}

/** It was done, and is taken back as nobody has seen it yet. */
class WasDry extends Error {}

/**
 * Each in a transaction of its own: what one refuses stops no other, and nothing is held longer or in another order than by a
 * single change. A dry run does the same and takes it back. Answers why, of those that were refused.
 */
export async function eachByItself(platform: Platform, ids: string[], options: Options) {
  const reasons = new Map<string, string>();
  for (const id of ids) {
    const reason = await refusalOf(platform, id, options);
    if (reason) reasons.set(id, reason);
  }
  return reasons;
}

async function refusalOf({ db, log }: Platform, id: string, { dryRun, make }: Options) {
  try {
    await db.transaction().execute(async (tx) => {
      await make(tx, id);
      if (dryRun) throw new WasDry();
    });
  } catch (error) {
    if (error instanceof WasDry) return null;
    const { kind, message } = classify(error);
    // The others would go the same way.
    if (kind === 'forbidden' || kind === 'unavailable') throw error;
    if (kind === 'unexpected') log.error({ err: error, id }, 'one of several was not changed');
    return kind === 'notFound' ? 'Finnes ikke lenger' : message;
  }
  return null;
}
