import type { Tx } from '../platform/database/database.ts';
import { lockNamed } from '../platform/database/lock-named.ts';

/** First of all: a draft that is saved while the application is sent would not see it, and stay behind. */
export const lockApplying = (tx: Tx, userId: string, positionId: string) =>
  lockNamed(tx, `applying ${userId} ${positionId}`);
