import type { Tx } from '../platform/database/database.ts';
import { forgetAlertsOf } from './alerts/alerts-of-user.ts';
import { removeSearches } from './remove-searches.ts';

export async function forgetFollower(tx: Tx, userId: string) {
  await removeSearches(tx, userId);
  await forgetAlertsOf(tx, userId);
}
