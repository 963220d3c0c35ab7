import { job } from '../platform/jobs/job.ts';
import { announceApplication } from './announce-application.ts';
import { scanFile } from './scan-file.ts';
import { sweepUnused } from './sweep-unused.ts';

export const announceApplicationJob = job(
  'announce-application',
  ({ applicationId }: { applicationId: string }, platform) => announceApplication(platform, applicationId),
);

export const scanApplicationFile = job('scan-application-file', ({ fileId }: { fileId: string }, platform) =>
  scanFile(platform, fileId),
);

export const sweepUnusedApplicationFiles = job(
  'sweep-unused-application-files',
  (_payload, platform) => sweepUnused(platform),
  '25 * * * *',
);

/** Left by the transaction whose rows no longer need these files. */
export const removeApplicationFiles = job(
  'remove-application-files',
  async ({ keys }: { keys: string[] }, { files }) => {
    for (const key of keys) await files.remove(key);
  },
);
