/** Taken down by staff. What its owner switches on again was no longer stopped. */
export const isStopped = (row: { isActive: boolean; stoppedByStaffAt: Date | null }) =>
  !row.isActive && row.stoppedByStaffAt !== null;
