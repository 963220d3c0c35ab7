import type { Db, Tx } from '../../platform/database/database.ts';
import { dropOnFailure, dropUnlessUsed } from '../../platform/files/drop-on-failure.ts';
import type { UploadedFile } from '../../platform/http/route.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { work } from '../../platform/jobs/job.ts';
import type { Platform } from '../../platform/platform.ts';

/** As wide as a page shows one, on a fine screen. */
const place = { folder: 'business-pictures', isPublic: true, width: 1600, height: 1200, field: 'picture' };

export const pictureRemoval = work<{ key: string }>('remove-business-picture');

/** Keeps a picture, made anew from its pixels: where it was taken is gone. Answers its key. */
export async function savePicture(platform: Platform, picture: UploadedFile): Promise<string> {
  const note = (key: string) => dropUnlessUsed(platform, { key, removedBy: pictureRemoval });
  return (await platform.files.saveImage(picture, place, note)).key;
}

export const dropPictureOnFailure = <T>(platform: Platform, key: string, write: (tx: Tx) => Promise<T>) =>
  dropOnFailure(platform, { key, removedBy: pictureRemoval }, write);

/** Of what is taken away in the same transaction. */
export const dropPicture = (tx: Tx, key: string) => enqueue(tx, pictureRemoval, { key });

/** Before the business goes, and its rows with it. */
export async function dropPicturesOf(tx: Tx, businessId: string) {
  const pictures = await tx
    .selectFrom('businessPictures')
    .select('imageKey')
    .where('businessId', '=', businessId)
    .execute();
  for (const { imageKey } of pictures) await dropPicture(tx, imageKey);
}

export const isPictureUsed = async (db: Db, key: string) =>
  (await db.selectFrom('businessPictures').select('id').where('imageKey', '=', key).executeTakeFirst()) !== undefined;
