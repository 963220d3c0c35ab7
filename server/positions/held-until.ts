import type { Selectable } from 'kysely';
import type { Schema } from '../platform/database/database.ts';

type Position = Selectable<Schema['positions']>;

/** While the day is still to come that its employer chose. */
export const heldUntil = ({ publishFrom }: Pick<Position, 'publishFrom'>, now: Date) =>
  publishFrom && publishFrom > now ? publishFrom : null;

/** Whether everybody could see it: it was approved, and nothing holds it back. */
export const hasBeenOut = (position: Pick<Position, 'approvalStatus' | 'publishFrom'>, now: Date) =>
  position.approvalStatus === 'approved' && !heldUntil(position, now);
