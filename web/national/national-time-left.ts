import { policy } from '../../contract/policy.ts';
import { formatCount } from '../platform/format.ts';

/** How much time is left, in words and as a colour. An ad that is shown has at least its last day left. */
export function nationalTimeLeft(daysLeft: number): { text: string; color: 'danger' | 'success' } {
  if (daysLeft <= 0) return { text: 'Siste dag', color: 'danger' };
  const text = formatCount(daysLeft, 'dag igjen', 'dager igjen');
  return { text, color: daysLeft <= policy.expiringSoonDays ? 'danger' : 'success' };
}
