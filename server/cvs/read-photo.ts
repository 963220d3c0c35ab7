import sharp from 'sharp';
import { isMissing } from '../platform/files/storage.ts';
import type { Platform } from '../platform/platform.ts';

/** A square JPEG: what a PDF can carry as it is. */
export async function readPhoto(platform: Platform, key: string) {
  const stored = await unlessLost(platform, key, platform.files.read(key));
  if (!stored) return null;
  try {
    const picture = sharp(stored).resize({ width: 500, height: 500, fit: 'cover' });
    return await picture.flatten({ background: '#ffffff' }).jpeg({ quality: 85 }).toBuffer();
  } catch (error) {
    // Harmed since it was stored: no more use than one that is gone.
    platform.log.warn({ key, err: error }, 'the photo of a CV cannot be read');
    return null;
  }
}

/** A photo that is gone (a backup without it, or another call that replaces it now) keeps nobody from the rest of the CV. */
export async function unlessLost<T>({ log }: Platform, key: string, used: Promise<T>): Promise<T | null> {
  try {
    return await used;
  } catch (error) {
    if (!isMissing(error)) throw error;
    log.warn({ key }, 'the photo of a CV is lost');
    return null;
  }
}
