import { useEffect } from 'react';

/** Looks again at what may have changed in another tab, when somebody comes back to this one. */
export function useSeenAgain(reload: (how: { isQuiet: true }) => Promise<unknown>) {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void reload({ isQuiet: true });
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [reload]);
}
