import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '../../config.ts';
import { commandOf } from './command-of.ts';

/** One process at a time on a data folder. A lock whose owner was killed is taken over. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'jobbfjord.pid');
  for (let attempt = 0; attempt < 3; attempt++) {
    const created = await writeFile(path, `${process.pid}`, { flag: 'wx' }).then(
      () => true,
      () => false,
    );
    if (created) return () => rm(path, { force: true });
    const owner = Number(await readFile(path, 'utf8').catch(() => ''));
    if (await isOurs(owner)) {
      throw new ConfigError(
        `DATA_DIR ${folder} is in use by another Jobbfjord (process ${owner}). Stop that one, or set another DATA_DIR.`,
      );
    }
    await rm(path, { force: true });
  }
  throw new ConfigError(`DATA_DIR ${folder} cannot be written to.`);
}

/** Numbers of processes are used again after a crash or in a new container: only a running Jobbfjord counts as an owner. */
async function isOurs(pid: number) {
  if (!(pid > 0) || pid === process.pid) return false;
  return /jobbfjord|server\/main\.ts/.test(await commandOf(pid));
}
