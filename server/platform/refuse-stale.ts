import { failureAt } from './http/field-errors.ts';

/** Whether it was changed after the caller saw it. `seen` is when it was saved last, as the caller knows it. */
export const isStale = (changedAt: Date | null, seen: string | undefined) =>
  changedAt !== null && !!seen && changedAt.getTime() > Date.parse(seen);

/** Nobody's words are written over by somebody who has not seen them. */
export function refuseStale(changedAt: Date | null, seen: string | undefined, message: string) {
  if (isStale(changedAt, seen)) throw failureAt('conflict', 'updatedAt', message);
}
