import { policy } from '../../contract/policy.ts';
import type { ManagedPositionCard } from '../../contract/positions/managed-positions.ts';
import { formatCount, formatDay } from '../platform/format.ts';
import { isLater, isOut } from './publishing.ts';

type State = Pick<
  ManagedPositionCard,
  'isActive' | 'isExpired' | 'expiredAt' | 'daysLeft' | 'approvalStatus' | 'publishFrom'
>;

interface Badge {
  text: string;
  color: 'neutral' | 'success' | 'warning' | 'danger' | 'info';
}

/** Where a position stands. One that the expiry date switched off has expired; nobody deactivated it. */
function stateBadge({ isActive, isExpired, expiredAt, daysLeft, publishFrom }: State, today: string): Badge {
  if (!isActive && !expiredAt) return { text: 'Deaktivert', color: 'neutral' };
  if (isExpired) return { text: 'Utløpt', color: 'danger' };
  if (!isActive) return { text: 'Deaktivert', color: 'neutral' };
  if (isLater(publishFrom, today)) return { text: `Publiseres ${formatDay(publishFrom)}`, color: 'info' };
  if (daysLeft > policy.expiringSoonDays) return { text: 'Aktiv', color: 'success' };
  return { text: `Utløper snart (${formatCount(daysLeft, 'dag', 'dager')})`, color: 'warning' };
}

/** Nothing once it is approved. A rejected one has no other state. Green is what is out: not what waits. */
export function badgesOf(position: State, today: string): Badge[] {
  if (position.approvalStatus === 'rejected') return [{ text: 'Ikke godkjent', color: 'danger' }];
  const waits: Badge = { text: 'Venter på godkjenning', color: 'info' };
  const state = stateBadge(position, today);
  if (position.approvalStatus !== 'pending') return [state];
  return [waits, state.color === 'success' ? { ...state, color: 'neutral' } : state];
}

/** Whether everybody can apply for it. */
export const isOpen = (
  position: Pick<
    ManagedPositionCard,
    'applicationDeadline' | 'approvalStatus' | 'isActive' | 'isExpired' | 'publishFrom'
  >,
  today: string,
) =>
  position.isActive &&
  !position.isExpired &&
  isOut(position, today) &&
  (position.applicationDeadline ?? today) >= today;
