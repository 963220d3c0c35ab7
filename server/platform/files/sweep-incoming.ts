import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR_MS } from '../clock.ts';
import { scheduledJob } from '../jobs/job.ts';

/** What a call that was cut off by the end of the process had received: no call takes an hour. */
export const sweepIncomingFiles = scheduledJob('sweep-incoming-files', '41 * * * *', ({ files: { incoming } }) =>
  sweepFolder(incoming),
);

export async function sweepFolder(incoming: string) {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const writtenMs = await lastWrittenMs(path);
    if (Date.now() - writtenMs > HOUR_MS) await rm(path, { force: true });
  }
}

/** What its call has taken away meanwhile was written just now. */
async function lastWrittenMs(path: string) {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return Date.now();
  }
}
