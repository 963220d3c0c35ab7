import type { Db, Tx } from '../platform/database/database.ts';
import { countOwn } from './count-own.ts';
import { dropDraft } from './drafts.ts';
import { dropImagesOf } from './image.ts';
import { noDocument } from './queries.ts';

export async function removeCv(db: Db, userId: string, id: string) {
  await db.transaction().execute(async (tx) => {
    await dropDraft(tx, userId, id);
    const removed = await tx
      .deleteFrom('cvs')
      .where('id', '=', id)
      .where('userId', '=', userId)
      .returning('imageKey')
      .executeTakeFirstOrThrow(noDocument);
    await dropImagesOf(tx, [removed]);
  });
}

/** The rows go with the account; the photos need somebody to take them away. */
export async function forgetCvs(tx: Tx, userId: string) {
  const drafts = await tx.deleteFrom('cvDrafts').where('userId', '=', userId).returning('imageKey').execute();
  const rows = await tx.deleteFrom('cvs').where('userId', '=', userId).returning('imageKey').execute();
  await dropImagesOf(tx, [...drafts, ...rows]);
}

/** What deleting the account takes along, for its owner to know before. */
export async function describeCvs(db: Db, userId: string) {
  const count = await countOwn(db, 'cvs', userId);
  if (count === 0) return [];
  return [`${count === 1 ? 'CV-en din' : `De ${count} CV-ene dine`} slettes, med bilder og tidligere versjoner.`];
}
