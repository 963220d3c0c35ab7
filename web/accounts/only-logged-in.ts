import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useKnownAccount } from './known-account.ts';

/** A page for those who are logged in: the others are led to the front page. */
export function useOnlyLoggedIn() {
  const { state } = useKnownAccount();
  const navigate = useNavigate();
  useEffect(() => {
    if (state === 'out') navigate('/', { replace: true });
  }, [state, navigate]);
  return state;
}
