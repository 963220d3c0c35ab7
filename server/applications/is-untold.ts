import type { Selectable } from 'kysely';
import type { Schema } from '../platform/database/database.ts';
import { reasonsOf, toldReasonsOf } from './refusal-reasons.ts';

export type Decided = Pick<
  Selectable<Schema['applications']>,
  'status' | 'toldStatus' | 'message' | 'refusalReasons' | 'toldRefusalReasons'
>;

/** Something was decided, or said of it, that the applicant does not know yet. */
export function isUntold(row: Decided) {
  const reasons = reasonsOf(row);
  const hasNewReasons = reasons.length > 0 && reasons.join() !== toldReasonsOf(row).join();
  return row.status !== row.toldStatus || row.message !== null || hasNewReasons;
}
