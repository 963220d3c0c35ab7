const EXPIRING_SOON_DAYS = 7;

/** How much time is left, in words and as a colour. An ad that is shown has at least its last day left. */
export function nationalTimeLeft(daysLeft: number): { text: string; color: 'danger' | 'success' } {
  if (daysLeft <= 0) return { text: 'Siste dag', color: 'danger' };
  const text = daysLeft === 1 ? '1 dag igjen' : `${daysLeft} dager igjen`;
  return { text, color: daysLeft <= EXPIRING_SOON_DAYS ? 'danger' : 'success' };
}
