import type { Interview } from '../../../contract/interview-fields.ts';

export const hasBegun = ({ chosen }: Interview) => chosen !== null && new Date(chosen) <= new Date();

/** When the time that was taken is over. */
export const hasBeen = ({ chosen, minutes }: Interview) =>
  chosen !== null && new Date(chosen).getTime() + minutes * 60_000 <= Date.now();
