import { expiringSoonDays } from '../../contract/browser-policy.ts';
import { formatCount } from '../platform/format.ts';

interface Times {
  daysLeft: number;
  deadlineInDays: number | null;
}

/** How much time is left to apply, in words and as a colour: to the deadline, or to the last day of the ad if that is sooner. */
export function nationalTimeLeft({ daysLeft, deadlineInDays }: Times): { text: string; color: 'danger' | 'success' } {
  const days = Math.min(daysLeft, deadlineInDays ?? daysLeft);
  if (days < 0) return { text: 'Fristen er gått ut', color: 'danger' };
  if (days === 0) return { text: 'Siste dag', color: 'danger' };
  const text = formatCount(days, 'dag igjen', 'dager igjen');
  return { text, color: days <= expiringSoonDays ? 'danger' : 'success' };
}
