import type { ManagedPositionCard } from '../../contract/managed-positions.ts';
import { policy } from '../../contract/policy.ts';
import { formatCount } from '../platform/format.ts';

type State = Pick<ManagedPositionCard, 'isActive' | 'isExpired' | 'expiredAt' | 'daysLeft' | 'approvalStatus'>;

interface Badge {
  text: string;
  color: 'neutral' | 'success' | 'warning' | 'danger' | 'info';
}

/** Where a position stands. One that the expiry date switched off has expired; nobody deactivated it. */
export function stateBadge({ isActive, isExpired, expiredAt, daysLeft }: State): Badge {
  if (!isActive && !expiredAt) return { text: 'Deaktivert', color: 'neutral' };
  if (isExpired) return { text: 'Utløpt', color: 'danger' };
  if (!isActive) return { text: 'Deaktivert', color: 'neutral' };
  if (daysLeft > policy.expiringSoonDays) return { text: 'Aktiv', color: 'success' };
  return { text: `Utløper snart (${formatCount(daysLeft, 'dag', 'dager')})`, color: 'warning' };
}

/** Nothing once it is approved. A rejected one has no other state. */
export function badgesOf(position: State): Badge[] {
  if (position.approvalStatus === 'rejected') return [{ text: 'Ikke godkjent', color: 'danger' }];
  const waits: Badge = { text: 'Venter på godkjenning', color: 'info' };
  return [stateBadge(position), ...(position.approvalStatus === 'pending' ? [waits] : [])];
}
