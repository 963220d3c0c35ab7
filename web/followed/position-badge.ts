import { policy } from '../../contract/policy.ts';
import { dayInOslo, daysBetween, formatCount } from '../platform/format.ts';

export interface Badge {
  text: string;
  color: 'neutral' | 'danger' | 'warning' | 'success';
}

interface LookedUp {
  /** The day or the moment at which it expires, if any. */
  expiryDate: string | null;
  /** The last day to apply, if any. */
  applicationDeadline?: string | null;
  /** Whether it is still open on that day, as ads of NAV are. */
  isOpenThatDay?: boolean;
}

/** `undefined` while it is being looked up, `null` when that failed. */
export function positionBadge(lookedUp: LookedUp | null | undefined, today: string): Badge {
  if (lookedUp === undefined) return { text: 'Sjekker...', color: 'neutral' };
  if (lookedUp === null) return { text: 'Ikke tilgjengelig', color: 'danger' };
  const { expiryDate, applicationDeadline: deadline, isOpenThatDay } = lookedUp;
  const end = expiryDate && dayInOslo(new Date(expiryDate));
  if (end && (isOpenThatDay ? end < today : end <= today)) return { text: 'Utløpt', color: 'danger' };
  const last = deadline && !(end && end <= deadline) ? deadline : end;
  if (!last) return { text: 'Aktiv', color: 'success' };
  const days = daysBetween(today, last);
  if (days < 0) return { text: 'Fristen er gått ut', color: 'danger' };
  if (days === 0) return { text: 'Siste dag', color: 'danger' };
  return {
    text: formatCount(days, 'dag igjen', 'dager igjen'),
    color: days <= policy.expiringSoonDays ? 'warning' : 'success',
  };
}
