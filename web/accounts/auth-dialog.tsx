import { lazy, Suspense, useEffect, useState } from 'react';
import { useAccount } from './account.tsx';

const AuthDialogContent = lazy(() => import('./auth-dialog-content.tsx'));

/** Arrives when it is first opened or has something to tell: no page has to carry it. */
export function AuthDialog() {
  const { authTab } = useAccount();
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (authTab || history.state?.registered) setWanted(true);
  }, [authTab]);
  return wanted ? (
    <Suspense>
      <AuthDialogContent />
    </Suspense>
  ) : null;
}
