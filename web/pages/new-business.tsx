import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useKnownAccount } from '../accounts/known-account.ts';
import { useLogInAgain } from '../accounts/use-log-in-again.ts';
import { NewBusinessForm } from '../businesses/form/new-business-form.tsx';
import { api } from '../platform/api.ts';
import { metadata } from '../platform/metadata.ts';
import { Loading } from '../ui/loading.tsx';
import type { Route } from './+types/new-business';
import { LimitReached } from './new-business/limit-reached.tsx';

export const meta = (args: Route.MetaArgs) =>
  metadata(args, { title: 'Registrer bedrift', description: 'Registrer bedriften din på Jobbfjord.', noindex: true });

export default function NewBusiness() {
  const { state, user, refresh, openAuth } = useKnownAccount();
  const navigate = useNavigate();
  const logInAgain = useLogInAgain();
  const { limit, ask } = useLimit(state, logInAgain);

  useEffect(() => {
    if (state !== 'out') return;
    // The way on from there is an account, which few who come here have.
    openAuth('register');
    navigate('/', { replace: true, state: { next: '/ny-bedrift' } });
  }, [state, navigate, openAuth]);

  return (
    <div className="page page-narrow page-stack">
      <h1>Registrer bedrift</h1>
      {(!user || limit === 'unknown') && <Loading>Laster …</Loading>}
      {user && limit !== 'unknown' && !limit.canRegister && (
        <LimitReached maxBusinesses={limit.maxBusinesses} onRetry={ask} />
      )}
      {user && limit !== 'unknown' && limit.canRegister && (
        <NewBusinessForm
          userId={user.id}
          onRefused={logInAgain}
          onRegistered={({ organizationNumber }, message) => {
            void refresh();
            navigate(`/bedrift/${organizationNumber}`, { state: { message } });
          }}
        />
      )}
    </div>
  );
}

type Limit = { canRegister: boolean; maxBusinesses: number | null };

/** Where it cannot be checked, nothing can be registered. */
function useLimit(state: 'loading' | 'out' | 'in', logInAgain: ReturnType<typeof useLogInAgain>) {
  const [limit, setLimit] = useState<Limit | 'unknown'>('unknown');
  const ask = useCallback(() => {
    // The form stays where it is.
    setLimit((before) => (before !== 'unknown' && before.canRegister ? before : 'unknown'));
    api('GET /business/check-limit').then(setLimit, (error) => {
      setLimit({ canRegister: false, maxBusinesses: null });
      logInAgain(error, ask);
    });
  }, [logInAgain]);
  useEffect(() => {
    if (state === 'in') ask();
  }, [state, ask]);
  return { limit, ask };
}
