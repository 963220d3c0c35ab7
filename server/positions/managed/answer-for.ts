import type { Tx } from '../../platform/database/database.ts';
import { readStats } from './limit.ts';
import type { LockedBusiness } from './managed-business.ts';
import { readManagedPosition } from './queries.ts';

/** A position that was just written, as its page shows it, and how many there are now. */
export async function answerFor(tx: Tx, business: LockedBusiness, id: string, today: string) {
  const position = await readManagedPosition(tx, business.id, id, today);
  if (!position) throw new Error('A position that was just written is missing');
  return { position, stats: await readStats(tx, business, today) };
}
