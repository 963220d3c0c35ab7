import type { Platform } from '../../platform/platform.ts';
import type { Change, Fields } from './change.ts';

/** One change with all that follows from it, or nothing. */
export const applyChange = <F extends Fields>(
  { db, clock }: Platform,
  make: (change: Change<F>) => Promise<unknown>,
  asked: Pick<Change<F>, 'viewer' | 'id' | 'fields' | 'seen' | 'reason'>,
) => db.transaction().execute((tx) => make({ ...asked, tx, now: clock.now() }));
