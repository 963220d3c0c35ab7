import { useEffect, useState } from 'react';
import { CallError } from '../../contract/call.ts';
import { readToken } from '../platform/token.ts';
import { type Account, useAccount } from './account.tsx';

/**
 * For pages that are nothing without knowing who asks. A log-in that could not be checked is asked about once more; then the
 * page could not be loaded, and trying it again asks again.
 */
export function useKnownAccount(): Account {
  const account = useAccount();
  const { state, refresh } = account;
  const isUnknown = state === 'out' && readToken() !== null;
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (isUnknown) void refresh().then((isIn) => setFailed(!isIn));
  }, [isUnknown, refresh]);
  if (isUnknown && failed) throw new CallError(0, 'The log-in could not be checked.');
  return isUnknown ? { ...account, state: 'loading' } : account;
}
