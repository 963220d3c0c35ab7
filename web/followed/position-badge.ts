import { policy } from '../../contract/policy.ts';
import { dayInOslo, daysBetween, formatCount } from '../platform/format.ts';

export interface Badge {
  text: string;
  color: 'neutral' | 'danger' | 'warning' | 'success';
}

export interface LookedUp {
  /** The day or the moment at which it expires, if any. */
  expiryDate: string | null;
  /** Below 0 when it has passed though the ad still stands. */
  deadlineInDays: number | null;
}

/** How much time is left to apply. `undefined` while it is being looked up, `null` when that failed. */
export function positionBadge(lookedUp: LookedUp | null | undefined, today: string): Badge {
  if (lookedUp === undefined) return { text: 'Sjekker...', color: 'neutral' };
  if (lookedUp === null) return { text: 'Ikke tilgjengelig', color: 'danger' };
  const { expiryDate, deadlineInDays } = lookedUp;
  const inDays = expiryDate ? daysBetween(today, dayInOslo(new Date(expiryDate))) : null;
  if (inDays !== null && inDays <= 0) return { text: 'Utløpt', color: 'danger' };
  if (deadlineInDays !== null && deadlineInDays < 0) return { text: 'Fristen er gått ut', color: 'danger' };
  const days = Math.min(inDays ?? Number.POSITIVE_INFINITY, deadlineInDays ?? Number.POSITIVE_INFINITY);
  if (days === Number.POSITIVE_INFINITY) return { text: 'Aktiv', color: 'success' };
  return {
    text: days === 0 ? 'Siste dag' : formatCount(days, 'dag igjen', 'dager igjen'),
    color: days <= policy.expiringSoonDays ? 'warning' : 'success',
  };
}
