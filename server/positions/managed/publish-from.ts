import type { Selectable } from 'kysely';
import { dayHasPassed } from '../../../contract/positions/position-fields.ts';
import { dayInOslo, startOfDayInOslo } from '../../platform/clock.ts';
import type { Schema } from '../../platform/database/database.ts';
import { failureAt } from '../../platform/http/field-errors.ts';
import { hasBeenOut } from '../held-until.ts';

type Before = Pick<Selectable<Schema['positions']>, 'approvalStatus' | 'publishFrom'>;

/**
 * From when everybody may see a position once it is approved; null is at once. Where only the day held it back, at once is a
 * moment: from then on it is news to its readers. What is out stays published when it was.
 */
export function publishFromOf(asked: string | undefined, now: Date, before?: Before): Date | null {
  const day = asked ?? null;
  const kept = before?.publishFrom ?? null;
  const isOut = before !== undefined && hasBeenOut(before, now);
  if (day === (kept && dayInOslo(kept)) || (isOut && !day)) return kept;
  if (isOut) throw failureAt('invalid', 'publishFrom', 'Stillingen er allerede publisert');
  const today = dayInOslo(now);
  if (day && day < today) throw failureAt('invalid', 'publishFrom', dayHasPassed);
  if (day && day > today) return new Date(startOfDayInOslo(day));
  return before?.approvalStatus === 'approved' ? now : null;
}
