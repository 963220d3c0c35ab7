import type { Tx } from '../platform/database/database.ts';
import { dropOnFailure, dropUnlessUsed } from '../platform/files/drop-on-failure.ts';
import type { UploadedFile } from '../platform/http/route.ts';
import { enqueueAll } from '../platform/jobs/enqueue.ts';
import { work } from '../platform/jobs/job.ts';
import type { Platform } from '../platform/platform.ts';

export const imageRemoval = work<{ key: string }>('remove-cv-image');

/** Keeps a photo, made anew from its pixels. Answers its key. */
export async function keepImage(platform: Platform, image: UploadedFile): Promise<string> {
  const place = { folder: 'cv-images', isPublic: false, width: 800, height: 800, field: 'profileImage' };
  const note = (key: string) => dropImageUnlessUsed(platform, key);
  return (await platform.files.saveImage(image, { ...place, fit: 'cover', takesAvif: true }, note)).key;
}

export const dropImageUnlessUsed = (platform: Platform, key: string) =>
  dropUnlessUsed(platform, { key, removedBy: imageRemoval });

export const dropImageOnFailure = <T>(platform: Platform, key: string | null, write: (tx: Tx) => Promise<T>) =>
  dropOnFailure(platform, { key, removedBy: imageRemoval }, write);

/** Of rows that no longer need theirs. */
export async function dropImagesOf(tx: Tx, rows: ({ imageKey: string | null } | undefined)[]) {
  const keys = rows.flatMap((row) => row?.imageKey ?? []);
  if (keys.length > 0) {
    await enqueueAll(
      tx,
      imageRemoval,
      keys.map((key) => ({ key })),
    );
  }
}
