import type { Reply } from '../../contract/endpoint.ts';
import type { positions } from '../../contract/positions.ts';
import { timeLeft, timeToApply } from './position-texts.ts';

type Times = Pick<
  Reply<typeof positions.read>['position'],
  'applicationDeadline' | 'expiryDate' | 'daysLeft' | 'isExpired'
>;

/** How much time is left to apply, as for the ads of NAV: the same number that stands beside the button for applying. */
export function positionTimeLeft(times: Times): { text: string; color: 'danger' | 'success' } {
  if (times.isExpired || !times.applicationDeadline || times.applicationDeadline >= times.expiryDate)
    return timeLeft(times.daysLeft);
  return timeToApply(times) ?? { text: 'Fristen er gått ut', color: 'danger' };
}
