import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { storeToken } from '../platform/token.ts';

export type AuthTab = 'login' | 'register';

export interface AccountUser {
  firstName: string;
  lastName: string;
  email: string;
  isAdmin: boolean;
}

interface Account {
  /** `loading` on the server and until the browser knows. */
  state: 'loading' | 'out' | 'in';
  user: AccountUser | null;
  hasActiveBusiness: boolean;
  /** What the dialog shows; `null` while it is closed. */
  authTab: AuthTab | null;
  openAuth: (tab: AuthTab) => void;
  closeAuth: () => void;
  logOut: () => void;
}

const AccountContext = createContext<Account | null>(null);

/** Who is logged in, and the dialog to become so, for everything on the page. */
export function AccountProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<Account['state']>('loading');
  const [authTab, setAuthTab] = useState<AuthTab | null>(null);

  useEffect(() => setState('out'), []);
  useEffect(() => setAuthTab(tabOfAddress()), []);

  const account = useMemo<Account>(
    () => ({
      state,
      user: null,
      hasActiveBusiness: false,
      authTab,
      openAuth: setAuthTab,
      closeAuth: () => setAuthTab(null),
      logOut,
    }),
    [state, authTab],
  );
  return <AccountContext value={account}>{children}</AccountContext>;
}

export function useAccount(): Account {
  const account = use(AccountContext);
  if (!account) throw new Error('useAccount needs an AccountProvider around it');
  return account;
}

/** Everything that was loaded for the user goes with the page. */
function logOut() {
  storeToken(null);
  location.assign('/');
}

/** Mails and other sites lead to the dialog by `?logginn` and `?registrer`. */
function tabOfAddress(): AuthTab | null {
  const query = new URLSearchParams(location.search);
  return query.has('logginn') ? 'login' : query.has('registrer') ? 'register' : null;
}
