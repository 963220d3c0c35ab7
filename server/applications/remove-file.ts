import { Failure } from '../../contract/errors.ts';
import type { Platform } from '../platform/platform.ts';
import { planFileRemoval } from './plan-file-removal.ts';

/** Only what was not sent: an application keeps its files. */
export async function removeFile({ db }: Platform, userId: string, id: string) {
  await db.transaction().execute(async (tx) => {
    const removed = await tx
      .deleteFrom('applicationFiles')
      .where('id', '=', id)
      .where('userId', '=', userId)
      .where('applicationId', 'is', null)
      .returning('fileKey')
      .executeTakeFirst();
    if (!removed) throw new Failure('notFound', 'Vi fant ikke filen.');
    await planFileRemoval(tx, [removed]);
  });
}
