import type { Tx } from '../platform/database/database.ts';
import { dropOnFailure } from '../platform/files/drop-on-failure.ts';
import type { UploadedFile } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';

/** Twice the largest that pages show. */
const SIZE = 512;

/** Keeps a logo, made anew from its pixels. Answers its key. */
export async function saveLogo({ files }: Platform, logo: UploadedFile): Promise<string> {
  const place = { folder: 'business-logos', isPublic: true, width: SIZE, height: SIZE, field: 'businessLogo' };
  return (await files.saveImage(logo, place)).key;
}

export const dropLogoOnFailure = <T>(platform: Platform, key: string | null, write: (tx: Tx) => Promise<T>) =>
  dropOnFailure(platform, { key, removedBy: 'remove-business-logo' }, write);
