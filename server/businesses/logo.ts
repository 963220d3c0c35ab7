import type { Tx } from '../platform/database/database.ts';
import { dropOnFailure, dropUnlessUsed } from '../platform/files/drop-on-failure.ts';
import type { UploadedFile } from '../platform/http/route.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { work } from '../platform/jobs/job.ts';
import type { Platform } from '../platform/platform.ts';

/** Twice the largest that pages show. */
const SIZE = 512;

export const logoRemoval = work<{ key: string }>('remove-business-logo');

/** Keeps a logo, made anew from its pixels. Answers its key. */
export async function saveLogo(platform: Platform, logo: UploadedFile): Promise<string> {
  const place = { folder: 'business-logos', isPublic: true, width: SIZE, height: SIZE, field: 'businessLogo' };
  const note = (key: string) => dropUnlessUsed(platform, { key, removedBy: logoRemoval });
  return (await platform.files.saveImage(logo, place, note)).key;
}

export const dropLogoOnFailure = <T>(platform: Platform, key: string | null, write: (tx: Tx) => Promise<T>) =>
  dropOnFailure(platform, { key, removedBy: logoRemoval }, write);

/** Of a business that no longer needs it. */
export async function dropLogoOf(tx: Tx, { logoPath: key }: { logoPath: string | null }) {
  if (key) await enqueue(tx, logoRemoval, { key });
}
