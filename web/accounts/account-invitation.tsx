import type { ReactNode } from 'react';
import { useAccount } from './account.tsx';

/** What an account would give, for those who are not logged in. */
export function AccountInvitation({ children }: { children: ReactNode }) {
  const { state, openAuth } = useAccount();
  if (state !== 'out') return null;
  return (
    <p>
      {children}{' '}
      <button type="button" className="ds-link" onClick={() => openAuth('login')}>
        Logg inn eller lag konto
      </button>
    </p>
  );
}
