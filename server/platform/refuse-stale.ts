import { failureAt } from './http/field-errors.ts';

/** Nobody's words are written over by somebody who has not seen them. `seen` is when it was saved last, as the caller knows it. */
export function refuseStale(changedAt: Date | null, seen: string | undefined, message: string) {
  if (!changedAt || !seen || changedAt.getTime() <= Date.parse(seen)) return;
  throw failureAt('conflict', 'updatedAt', message);
}
