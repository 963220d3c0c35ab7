import type { UploadedFile } from '../platform/http/route.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { Platform } from '../platform/platform.ts';

/** Twice the largest that pages show. */
const SIZE = 512;

/** Keeps a logo, made anew from its pixels. Answers its key. */
export async function saveLogo({ files }: Platform, logo: UploadedFile): Promise<string> {
  const place = { folder: 'business-logos', isPublic: true, width: SIZE, height: SIZE, field: 'businessLogo' };
  return (await files.saveImage(logo, place)).key;
}

/** Of a call that failed: in turn, so that neither the files nor the database being away hides why. */
export const dropLogo = ({ db, files }: Platform, key: string) =>
  enqueue(db, 'remove-business-logo', { key }).catch(() => files.remove(key).catch(() => {}));
