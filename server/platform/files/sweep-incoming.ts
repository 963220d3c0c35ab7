import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR } from '../../../contract/values.ts';
import { job } from '../jobs/job.ts';

/** What a call that was cut off by the end of the process had received: no call takes an hour. */
export const sweepIncomingFiles = job(
  'sweep-incoming-files',
  async (_payload, { files: { incoming } }) => {
    for (const name of await readdir(incoming)) {
      const path = join(incoming, name);
      const age = Date.now() - (await stat(path)).mtimeMs;
      if (age > HOUR * 1000) await rm(path, { force: true });
    }
  },
  '41 * * * *',
);
