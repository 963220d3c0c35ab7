import { job } from '../platform/jobs/job.ts';
import { imageRemoval } from './image.ts';
import { isImageUsed } from './queries.ts';

/** Left by the transaction that no longer needs the photo, and with each that is stored: whoever was to use it may never have. */
export const removeCvImage = job(imageRemoval, async ({ key }, { db, files }) => {
  if (!(await isImageUsed(db, key))) await files.remove(key);
});
