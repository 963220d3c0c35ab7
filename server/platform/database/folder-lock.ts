import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ConfigError } from '../../config.ts';
import { commandOf } from './command-of.ts';

const MOST_ATTEMPTS = 10;
/** Nobody is longer at a lock, from making one to having written it, also on a busy machine. */
const WRITTEN_WITHIN_MS = 200;

/** One process at a time on a data folder. A lock whose owner was killed is taken over. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'jobbfjord.pid');
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    if (await claim(path).catch(sayWhy(folder))) return () => rm(path, { force: true });
    const owner = await ownerOf(path);
    if (owner === undefined) continue;
    if (await isOurs(owner)) {
      throw new ConfigError(
        `DATA_DIR ${folder} is in use by another Jobbfjord (process ${owner}). Stop that one, or set another DATA_DIR.`,
      );
    }
    await takeAway(path).catch(sayWhy(folder));
  }
  throw new ConfigError(`DATA_DIR ${folder} cannot be locked: others start there at the same time.`);
}

/** Above all that the disk is full. */
const sayWhy = (folder: string) => (error: Error) => {
  throw new ConfigError(`DATA_DIR ${folder} cannot be written to (${error.message}).`);
};

/** Whether it was not there yet. */
const claim = (path: string) =>
  writeFile(path, `${process.pid}`, { flag: 'wx' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );

/** Whoever made it this moment has not written the number yet. Nobody, where it is gone: then another may make it any moment. */
async function ownerOf(path: string): Promise<number | undefined> {
  const read = () => readFile(path, 'utf8').catch(() => undefined);
  const first = await read();
  const written = first === '' ? await pause(WRITTEN_WITHIN_MS).then(read) : first;
  return written === undefined ? undefined : Number(written);
}

/** One at a time: of two that start after a crash, the slower one would take away what the other has made in its place. */
async function takeAway(path: string) {
  const turn = `${path}.old`;
  if (!(await claim(turn))) {
    const holder = await ownerOf(turn);
    if (holder === undefined) return;
    if (await isOurs(holder)) await pause(WRITTEN_WITHIN_MS);
    else await rm(turn, { force: true });
    return;
  }
  const owner = await ownerOf(path);
  if (owner !== undefined && !(await isOurs(owner))) await rm(path, { force: true });
  await rm(turn, { force: true });
}

/**
 * Numbers of processes are used again after a crash or in a new container: only a running Jobbfjord counts as an owner, not what
 * runs in a folder of that name.
 */
async function isOurs(pid: number) {
  if (!(pid > 0) || pid === process.pid) return false;
  return /^jobbfjord[\0\s]*$|server\/main\.ts/.test(await commandOf(pid));
}
