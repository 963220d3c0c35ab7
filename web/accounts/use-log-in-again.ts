import { useCallback, useEffect, useRef } from 'react';
import { hasStatus } from '../../contract/call.ts';
import { useAccount } from './account.tsx';

/**
 * Of a refusal: whoever was logged out in the middle of a form logs in over it, and what was written stays. What was said of
 * the refusal goes with the log-in.
 */
export function useLogInAgain() {
  const { askedAt, openAuth } = useAccount();
  /** Several parts of a page may be refused at once. */
  const refused = useRef<(() => void)[]>([]);
  useEffect(() => {
    // Nobody is logged in at zero.
    if (askedAt === 0) return;
    const forgetAll = refused.current;
    refused.current = [];
    for (const forget of forgetAll) forget();
  }, [askedAt]);
  return useCallback(
    (error: unknown, forgetRefusal: () => void) => {
      if (!hasStatus(error, 401)) return false;
      refused.current.push(forgetRefusal);
      openAuth('login');
      return true;
    },
    [openAuth],
  );
}
