import { createHash } from 'node:crypto';
import { open, readdir, readFile, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../../../contract/errors.ts';
import { createTurns } from '../turns.ts';
import { sweepFolder } from './sweep-incoming.ts';

export interface Part {
  path: string;
  sizeBytes: number;
  /** It was moved: there is nothing left to tidy up. */
  isKept: boolean;
}

export interface Whole extends Part {
  fileName: string;
  /** How it begins. */
  head: Buffer;
}

/** By whoever sends it, of the whole. */
export interface Sent {
  key: string;
  fileName: string;
  size: number;
}

/** In bytes: of one file, and of all that one person has begun. */
export interface Limits {
  whole: number;
  together: number;
}

/** So much of a file mostly says what it is. */
export const HEAD_BYTES = 64 * 1024;

/**
 * Files that come in several calls, each going on where the last one ended, also where that was cut off. They lie among what is
 * being received, and are swept with it; another instance has nothing of them, and says so.
 */
export function openInParts(incoming: string) {
  const inTurn = createTurns({ atOnce: 1 });
  const placeOf = (owner: string, key: string) =>
    join(incoming, `${owner}.${createHash('sha256').update(key).digest('hex')}`);

  return {
    /** Takes what begins where the last part ended, and answers how much of the file is here then. */
    add: (owner: string, key: string, from: number, part: Part, { whole, together }: Limits) =>
      // One part of a person after the other: what they have begun is counted.
      inTurn(owner, async () => {
        const path = placeOf(owner, key);
        const here = await sizeOf(path);
        if (from !== here) return here;
        const sizeBytes = here + part.sizeBytes;
        if (sizeBytes > whole) throw new Failure('tooLarge');
        if (part.sizeBytes + (await sizeOfAll(incoming, owner)) > together)
          throw new Failure('tooMany', 'Du laster opp for mye på en gang. Vent litt, og prøv igjen.');
        if (here > 0) await writeAt(path, from, await readFile(part.path));
        else {
          // What other instances have is swept by chance, and what is left here by whoever comes next.
          await sweepFolder(incoming);
          await rename(part.path, path);
          part.isKept = true;
        }
        return sizeBytes;
      }),

    /** Hands over the whole. Where that fails, it stays here, to be handed over again, unless it is refused for good. */
    use: <T>(owner: string, { key, fileName, size }: Sent, work: (whole: Whole) => Promise<T>) =>
      inTurn(owner, async () => {
        const path = placeOf(owner, key);
        const sizeBytes = await sizeOf(path);
        // A part may have gone to another instance.
        if (sizeBytes === 0 || sizeBytes !== size)
          throw new Failure('notFound', 'Filen er ikke lastet opp, eller den er borte. Prøv igjen.', {
            code: 'partsMissing',
          });
        const whole = { path, fileName, sizeBytes, head: await headOf(path), isKept: false };
        try {
          return await work(whole);
        } catch (error) {
          whole.isKept = !isForGood(error);
          throw error;
        } finally {
          if (!whole.isKept) await unlink(path);
        }
      }),
  };
}

const isForGood = (error: unknown) =>
  error instanceof Failure && ['invalid', 'tooLarge', 'wrongType'].includes(error.kind);

/** Another instance of the same folder may write the same there at the same moment. */
async function writeAt(path: string, from: number, content: Buffer) {
  const file = await open(path, 'r+');
  try {
    await file.write(content, 0, content.length, from);
  } finally {
    await file.close();
  }
}

async function sizeOf(path: string) {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw error;
  }
}

async function sizeOfAll(folder: string, owner: string) {
  const names = (await readdir(folder)).filter((name) => name.startsWith(`${owner}.`));
  const sizes = await Promise.all(names.map((name) => sizeOf(join(folder, name))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function headOf(path: string) {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
