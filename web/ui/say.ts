import { useCallback } from 'react';
import { reasonOf } from '../../contract/call.ts';
import { useOnRefused } from './on-refused.ts';

/** Tells at the top of a panel what went wrong or well; `null` takes it away. */
export type Say = (message: string | null, tone?: 'danger' | 'success') => void;

/**
 * Says what could not be done, and why. Whoever was logged out meanwhile is asked to log in: then that goes, and what one waits
 * for is done `again`.
 */
export function useSayFailed(say: Say) {
  const logInAgain = useOnRefused();
  return useCallback(
    (error: unknown, doing?: string, again?: () => void) => {
      say(doing ? `${doing}: ${reasonOf(error)}` : reasonOf(error));
      logInAgain(error, () => {
        say(null);
        again?.();
      });
    },
    [say, logInAgain],
  );
}
