import { job } from '../platform/jobs/job.ts';
import { isImageUsed } from './queries.ts';

/** Left by the transaction that no longer needs the photo, and with each that is stored: whoever was to use it may never have. */
export const removeCvImage = job('remove-cv-image', async ({ key }: { key: string }, { db, files }) => {
  if (!(await isImageUsed(db, key))) await files.remove(key);
});
