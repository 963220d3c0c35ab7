import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp, { type Sharp } from 'sharp';

const COMPARED_WIDTH_PX = 180;
/** Of 255, on average over a page: far below what a moved line makes, above what a renderer's rounding makes. */
export const PICTURE_TOLERANCE = 1;

/** How far a drawing is from the kept picture. One that is missing is drawn, except where nobody would look at it. */
export async function differenceFrom(file: string, svg: string, keep: (picture: Sharp) => Sharp) {
  const picture = sharp(Buffer.from(svg), { density: 144 }).flatten({ background: '#ffffff' });
  if (!existsSync(file) && !process.env.CI) {
    await mkdir(dirname(file), { recursive: true });
    await keep(picture.clone()).toFile(file);
  }
  const [drawn, kept] = await Promise.all([small(picture), small(sharp(file))]);
  if (kept.length !== drawn.length) return 255;
  return drawn.reduce((sum, value, index) => sum + Math.abs(value - (kept[index] ?? 0)), 0) / drawn.length;
}

const small = (picture: Sharp) => picture.resize({ width: COMPARED_WIDTH_PX }).grayscale().raw().toBuffer();
