import { type CallError, hasStatus } from '../../contract/call.ts';

/** Refused because what it was about is not as it was read, or gone. */
export const isOutdated = (error: unknown): error is CallError => hasStatus(error, 404, 409);

/** Of an application that was read before. */
export const goneNow =
  'Søknaden finnes ikke lenger. Den er trukket eller slettet, eller eieren har fjernet tilgangen din.';
