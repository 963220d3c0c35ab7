import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useAccount } from './account.tsx';

/** A page for those who are logged in: the others are led to the front page. */
export function useOnlyLoggedIn() {
  const { state } = useAccount();
  const navigate = useNavigate();
  useEffect(() => {
    if (state === 'out') navigate('/', { replace: true });
  }, [state, navigate]);
  return state;
}
