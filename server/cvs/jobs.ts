import { job } from '../platform/jobs/job.ts';

/** Left by the transaction that no longer needs the photo. */
export const removeCvImage = job('remove-cv-image', ({ key }: { key: string }, { files }) => files.remove(key));
