import { dayInOslo } from '../oslo-day.ts';
import type { AdChange } from '../positions.ts';

type Between = { before: unknown; after: unknown } | null;

/**
 * What of an ad is not as it was at a moment, on the day of the last change. `changes` are the last first. Of the day itself it
 * counts only while it is the last: when the ad was changed before that is not known.
 */
export function changedSince(since: Date, changes: AdChange[], changedAt: Date): AdChange | null {
  const day = dayInOslo(since);
  const later = changes.filter(
    (change) => change.day > day || (change === changes[0] && change.day === day && changedAt > since),
  );
  const [last] = later;
  if (!last) return null;
  const deadline = over(later.map((change) => change.deadline));
  const salary = over(later.map((change) => change.salary));
  const parts = [...new Set(later.flatMap((change) => change.parts))];
  return deadline || salary || parts.length > 0 ? { day: last.day, deadline, salary, parts } : null;
}

/** From the first to the last; nothing where it was taken back. */
function over<T extends Between>(steps: T[]): T | null {
  const made = steps.filter((step) => step !== null);
  const [last] = made;
  const first = made.at(-1);
  if (!first || !last || JSON.stringify(first.before) === JSON.stringify(last.after)) return null;
  return { ...last, before: first.before };
}
