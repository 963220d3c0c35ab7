import type { Platform } from '../platform/platform.ts';
import { goOn, startScheduled } from './start-sending.ts';

/** Every minute and at each start. Where somebody is sending already, the job finds the lock taken and leaves again. */
export async function carryOn(platform: Platform) {
  try {
    await startScheduled(platform);
  } finally {
    const underWay = await platform.db.selectFrom('newsletters').select('id').where('state', '=', 'sending').execute();
    for (const { id } of underWay) await goOn(platform.db, id);
  }
}
