import { Failure } from '../../contract/errors.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { recordStaffAction } from '../staff-trace/index.ts';

/** Somebody believes that an ad in quarantine can be read now. Failing again leaves it there. */
export async function retryAd({ db, clock }: Platform, viewer: Viewer, uuid: string) {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('nationalQueue')
      .set({ dueAt: now })
      .where('id', '=', uuid)
      .where('quarantinedAt', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Failure('notFound', 'Annonsen er ikke i karantene lenger');
    await recordStaffAction(tx, viewer, { kind: 'retried', subject: 'import', subjectId: uuid }, now);
  });
}
