import { job } from '../platform/jobs/job.ts';

/** Left by the transaction whose rows no longer need these files. */
export const removeApplicationFiles = job(
  'remove-application-files',
  async ({ keys }: { keys: string[] }, { files }) => {
    for (const key of keys) await files.remove(key);
  },
);
