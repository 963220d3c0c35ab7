import { data } from 'react-router';
import { CallError } from '../../contract/call.ts';

/** In a loader: `.catch(passFailure)` ends the page with the status of the call that failed. */
export function passFailure(error: unknown): never {
  if (!(error instanceof CallError)) throw error;
  throw data(error.message, { status: error.status || 503 });
}
