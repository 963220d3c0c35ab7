import sharp from 'sharp';
import type { Platform } from '../platform/platform.ts';

/** A square JPEG: what a PDF can carry as it is. */
export async function readPhoto({ files }: Platform, key: string) {
  const picture = sharp(await files.read(key)).resize({ width: 500, height: 500, fit: 'cover' });
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 85 }).toBuffer();
}
