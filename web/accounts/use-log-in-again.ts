import { useEffect, useRef } from 'react';
import { CallError } from '../../contract/call.ts';
import { useAccount } from './account.tsx';

/**
 * Of a refusal: whoever was logged out in the middle of a form logs in over it, and what was written stays. What was said of
 * the refusal goes with the log-in.
 */
export function useLogInAgain() {
  const { askedAt, openAuth } = useAccount();
  const forget = useRef<(() => void) | null>(null);
  useEffect(() => {
    // Nobody is logged in at zero.
    if (askedAt === 0) return;
    forget.current?.();
    forget.current = null;
  }, [askedAt]);
  return (error: unknown, forgetRefusal: () => void) => {
    if (!(error instanceof CallError) || error.status !== 401) return;
    forget.current = forgetRefusal;
    openAuth('login');
  };
}
