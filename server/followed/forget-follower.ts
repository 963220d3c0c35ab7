import type { Tx } from '../platform/database/database.ts';

export async function forgetFollower(tx: Tx, userId: string) {
  for (const list of ['followedPositions', 'followedBusinesses', 'savedSearches'] as const) {
    await tx.deleteFrom(list).where('userId', '=', userId).execute();
  }
}
