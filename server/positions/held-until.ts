import type { Selectable } from 'kysely';
import type { Schema } from '../platform/database/database.ts';

/** Whether everybody could see it: it was approved, and the day has come that its employer chose. */
export const hasBeenOut = (
  { approvalStatus, publishFrom }: Pick<Selectable<Schema['positions']>, 'approvalStatus' | 'publishFrom'>,
  now: Date,
) => approvalStatus === 'approved' && (!publishFrom || publishFrom <= now);
