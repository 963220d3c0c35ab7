import type { ManagedPosition } from '../../contract/positions/managed-positions.ts';

/** Whether an employer's day for publishing is still to come. */
export const isLater = (publishFrom: string | null, today: string): publishFrom is string =>
  publishFrom !== null && publishFrom > today;

/** Whether everybody could see it. */
export const isOut = (
  { approvalStatus, publishFrom }: Pick<ManagedPosition, 'approvalStatus' | 'publishFrom'>,
  today: string,
) => approvalStatus === 'approved' && !isLater(publishFrom, today);
