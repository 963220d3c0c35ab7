import { anyOf } from '../../platform/database/any-of.ts';
import type { Viewer } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockWanted, type Wanted } from '../lock-wanted.ts';
import { recordEvents } from '../record-events.ts';

/** From now on everybody who handles them sees whose they are. Who asked stays in their history. */
export async function reveal({ db, clock }: Platform, viewer: Viewer, all: Wanted[]) {
  const now = clock.now();
  return await db.transaction().execute(async (tx) => {
    const { fresh, stale, gone } = await lockWanted(tx, viewer, all);
    const found = [...fresh, ...stale];
    const ids = found.filter(({ anonymousResponses }) => anonymousResponses).map(({ id }) => id);
    await tx
      .updateTable('applications')
      .set({ anonymousResponses: null, revealedAt: now })
      .where('id', '=', anyOf(ids))
      .execute();
    await tx
      .deleteFrom('anonymousCvs')
      .using('applicationFiles')
      .whereRef('applicationFiles.id', '=', 'fileId')
      .where('applicationId', '=', anyOf(ids))
      .execute();
    await recordEvents(tx, ids, viewer.userId, 'revealed', now);
    return { found, gone };
  });
}
