import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useKnownAccount } from './known-account.ts';

/**
 * A page for those who are logged in: the others are led to the front page. Whoever comes from elsewhere, as by a mail, logs in
 * there and goes on; whoever just logged out in another tab is asked for nothing.
 */
export function useOnlyLoggedIn() {
  const { state, openAuth } = useKnownAccount();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const wasIn = useRef(false);
  useEffect(() => {
    if (state === 'in') wasIn.current = true;
    if (state !== 'out') return;
    if (wasIn.current) return void navigate('/', { replace: true });
    openAuth('login');
    navigate('/', { replace: true, state: { next: pathname + search + hash } });
  }, [state, openAuth, navigate, pathname, search, hash]);
  return state;
}
