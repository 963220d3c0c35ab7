import type { Tx } from '../platform/database/database.ts';
import { forgetAlertsOf } from './alerts/alerts-of-user.ts';
import { removeSearches } from './remove-searches.ts';

export async function forgetFollower(tx: Tx, userId: string) {
  for (const list of ['followedPositions', 'followedBusinesses'] as const) {
    await tx.deleteFrom(list).where('userId', '=', userId).execute();
  }
  await removeSearches(tx, userId);
  await forgetAlertsOf(tx, userId);
}
