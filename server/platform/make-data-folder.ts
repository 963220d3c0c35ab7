import { existsSync } from 'node:fs';
import { access, constants, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ConfigError } from '../config.ts';

/** A folder below DATA_DIR, or one sentence about why there can be none. */
export const makeDataFolder = (folder: string, dataDir: string) =>
  makeFolder(folder)
    .then(() => access(folder, constants.W_OK))
    .catch((error: Error) => {
      throw new ConfigError(`DATA_DIR ${dataDir} cannot be written to (${error.message}).`);
    });

/** Step by step: below /proc, Node's own way of making a whole path never ends. */
async function makeFolder(folder: string) {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  // Another instance may be at the same.
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}
