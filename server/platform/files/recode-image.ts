import { readFile } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { Failure } from '../../../contract/errors.ts';
import { failureAt } from '../http/field-errors.ts';
import { createTurns, EVERYBODY } from '../turns.ts';
import { countScans } from './count-scans.ts';

const accepted = ['jpg', 'png', 'gif', 'webp'];
const MOST_PIXELS = 50_000_000;
/** Taken apart whole, with a tenfold of memory, and not to be interrupted; nobody's camera makes larger ones. */
const MOST_PIXELS_OF_AVIF = 16_000_000;
/** Each line takes its time, however short it is, and libvips looks at no clock meanwhile. */
const MOST_PIXELS_OF_A_SIDE = 30_000;
/** Each goes over all of the picture and fits into some bytes, and until the last one libvips looks at no clock either. Programs write ten. */
const MOST_SCANS = 100;
const SECONDS = 15;

/** A few bytes may unfold to a second's work and hundreds of megabytes: many at once would leave nothing for anybody else. */
const inTurn = createTurns({ atOnce: 1, mostWaiting: 30 });
/** Before that, so that no few can be the whole queue. */
const inOwnTurn = createTurns({ atOnce: 1 });

export interface ImageSize {
  width: number;
  height: number;
  /** `inside` keeps the whole picture, `cover` fills the frame and cuts what stands out. */
  fit?: 'inside' | 'cover';
  /** Beside the types that every picture may be of. */
  takesAvif?: boolean;
}

/** A picture made anew from its pixels: what else the file carried (place, camera, a second format) is gone. */
export async function recodeImage(
  { path, sender }: { path: string; sender: string },
  { width, height, fit = 'inside', takesAvif = false }: ImageSize,
  field: string,
) {
  const found = await fileTypeFromFile(path);
  const isTaken = found && (accepted.includes(found.ext) || (takesAvif && found.ext === 'avif'));
  if (!isTaken) throw refusal('Bildet må være av typen JPG, PNG, GIF eller WebP', field);
  const limitInputPixels = found.ext === 'avif' ? MOST_PIXELS_OF_AVIF : MOST_PIXELS;
  const picture = sharp(path, { limitInputPixels, failOn: 'error', sequentialRead: true })
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize({ width, height, fit, withoutEnlargement: true })
    .webp({ quality: 82 });
  try {
    const recode = async () => {
      if (found.ext === 'jpg' && countScans(await readFile(path)) > MOST_SCANS) throw refusal(unreadable, field);
      const given = await picture.metadata();
      if (Math.max(given.width, given.height) > MOST_PIXELS_OF_A_SIDE) throw refusal(tooManyPixels, field);
      return await picture.toBuffer();
    };
    return await inOwnTurn(sender, () => inTurn(EVERYBODY, recode));
  } catch (error) {
    if (error instanceof Failure) throw error;
    const tooLarge = /pixel limit/.test((error as Error).message);
    throw refusal(tooLarge ? tooManyPixels : unreadable, field);
  }
}

const tooManyPixels = 'Bildet har for mange bildepunkter';
const unreadable = 'Bildet kan ikke leses. Velg et annet bilde';
const refusal = (msg: string, path: string) => failureAt('wrongType', path, msg);
