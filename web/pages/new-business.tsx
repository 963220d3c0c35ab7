import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useKnownAccount } from '../accounts/known-account.ts';
import { NewBusinessForm } from '../businesses/form/new-business-form.tsx';
import { api } from '../platform/api.ts';
import { metadata } from '../platform/metadata.ts';
import { useReading } from '../platform/use-reading.ts';
import { Loading } from '../ui/loading.tsx';
import type { Route } from './+types/new-business';
import { LimitReached } from './new-business/limit-reached.tsx';

export const meta = (args: Route.MetaArgs) =>
  metadata(args, { title: 'Registrer bedrift', description: 'Registrer bedriften din på Jobbfjord.', noindex: true });

export default function NewBusiness() {
  const { state, user, refresh, openAuth } = useKnownAccount();
  const navigate = useNavigate();

  useEffect(() => {
    if (state !== 'out') return;
    // The way on from there is an account, which few who come here have.
    openAuth('register');
    navigate('/', { replace: true, state: { next: '/ny-bedrift' } });
  }, [state, navigate, openAuth]);

  return (
    <div className="page page-narrow page-stack">
      <h1>Registrer bedrift</h1>
      <WithinLimit isKnown={user !== null}>
        {user && (
          <NewBusinessForm
            userId={user.id}
            onRegistered={({ organizationNumber }, message) => {
              void refresh();
              navigate(`/bedrift/${organizationNumber}`, { state: { message } });
            }}
          />
        )}
      </WithinLimit>
    </div>
  );
}

const readLimit = () => api('GET /business/check-limit');

/** Where it cannot be checked how many there are, nothing can be registered. */
function WithinLimit({ isKnown, children }: { isKnown: boolean; children: ReactNode }) {
  const { data: limit, retry } = useReading(isKnown ? readLimit : null);
  if (retry) return <LimitReached maxBusinesses={null} onRetry={retry} />;
  if (!isKnown || !limit) return <Loading>Laster …</Loading>;
  return limit.canRegister ? children : <LimitReached maxBusinesses={limit.maxBusinesses} />;
}
