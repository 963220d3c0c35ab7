import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAccount } from './account.tsx';

/** Whoever was sent home to log in first goes on to where they wanted: `navigate('/', { state: { next } })`. */
export function useGoOn() {
  const { state } = useAccount();
  const navigate = useNavigate();
  const next = (useLocation().state as { next?: unknown } | null)?.next;
  useEffect(() => {
    if (state === 'in' && typeof next === 'string') navigate(next, { replace: true });
  }, [state, next, navigate]);
}
