import { CallError } from '../../contract/call.ts';
import { useAccount } from './account.tsx';

/** Of a refusal: whoever was logged out in the middle of a form logs in over it, and what was written stays. */
export function useLogInAgain() {
  const { openAuth } = useAccount();
  return (error: unknown) => {
    if (error instanceof CallError && error.status === 401) openAuth('login');
  };
}
