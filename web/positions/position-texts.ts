import { expiringSoonDays } from '../../contract/browser-policy.ts';
import type { PositionCard } from '../../contract/positions.ts';
import { daysBetween, formatCount, formatDay } from '../platform/format.ts';

/** "I dag", "I går", "3 dager siden", then weeks. Both are days in Oslo. */
export function ageText(publishedOn: string, today: string): string {
  const days = Math.max(0, daysBetween(publishedOn, today));
  if (days === 0) return 'I dag';
  if (days === 1) return 'I går';
  if (days < 7) return `${days} dager siden`;
  const weeks = Math.floor(days / 7);
  return weeks === 1 ? '1 uke siden' : `${weeks} uker siden`;
}

/** How much time is left, in words and as a colour. */
export function timeLeft(daysLeft: number): { text: string; color: 'danger' | 'success' } {
  if (daysLeft <= 0) return { text: 'Utløpt', color: 'danger' };
  const text = formatCount(daysLeft, 'dag igjen', 'dager igjen');
  return { text, color: daysLeft <= expiringSoonDays ? 'danger' : 'success' };
}

/** The same for applying, which may end before the ad does; nothing once it is over. The last day counts. */
export function timeToApply({
  applicationDeadline,
  expiryDate,
  daysLeft,
}: Pick<PositionCard, 'expiryDate' | 'daysLeft'> & { applicationDeadline: string | null }) {
  const days = applicationDeadline ? daysLeft - daysBetween(applicationDeadline, expiryDate) : daysLeft;
  if (days < 0) return null;
  return days === 0 ? { text: 'Siste dag', color: 'danger' as const } : timeLeft(days);
}

/** The last day to apply, which may come before the ad ends; nothing once it is over. */
export const applyBefore = (deadline: string | null, today: string) =>
  deadline && deadline >= today ? `Søk innen ${formatDay(deadline)}` : null;

/** What kind of work, in one line: "Deltid, midlertidig, hjemmekontor". */
export function kindText({
  positionType,
  engagement,
  remote,
}: Pick<PositionCard, 'positionType' | 'engagement' | 'remote'>) {
  const kinds = [
    positionType,
    engagement && engagement !== positionType ? engagement : '',
    remote ? 'Hjemmekontor' : '',
  ].filter(Boolean);
  return kinds.map((kind, index) => (index === 0 ? kind : kind.toLowerCase())).join(', ');
}
