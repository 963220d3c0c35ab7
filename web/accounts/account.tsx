import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { api } from '../platform/api.ts';
import { onTokenChange, storeToken } from '../platform/token.ts';
import { stopAskingToLeave } from '../ui/use-leave-warning.ts';
import { type AccountUser, readAccount } from './read-account.ts';

export type AuthTab = 'login' | 'register';

export interface Account {
  /** `loading` on the server and until the browser knows. */
  state: 'loading' | 'out' | 'in';
  user: AccountUser | null;
  /** The ids of one's own that are active. */
  activeBusinesses: string[];
  /** When the server was asked for them, in milliseconds of this page. */
  askedAt: number;
  /** What the dialog shows; `null` while it is closed. */
  authTab: AuthTab | null;
  openAuth: (tab: AuthTab) => void;
  closeAuth: () => void;
  /** Keeps the token of a log-in and loads whose it is. */
  enter: (token: string) => Promise<void>;
  /** Loads the user again after a change. */
  refresh: () => Promise<unknown>;
  logOut: () => void;
  /** The session is over already, as after a changed password. */
  leave: (to?: string) => void;
}

type Known = Pick<Account, 'state' | 'user' | 'activeBusinesses' | 'askedAt'>;

const nobody: Known = { state: 'out', user: null, activeBusinesses: [], askedAt: 0 };

/** In this browser. The page of an error is a tree of its own: whoever was logged in still is, also when nobody can be asked. */
let lastKnown = nobody;

/** In this page, also after that log-in ended: what they wrote may still stand there. */
let lastPerson: string | null = null;

/** What was pressed that waits for a log-in, as "skjule annonsen". */
export const logIn: { goal: string | null } = { goal: null };

const AccountContext = createContext<Account | null>(null);

/** Who is logged in, and the dialog to become so, for everything on the page. */
export function AccountProvider({ children }: { children: ReactNode }) {
  const [known, setKnown] = useState<Known>(lastKnown.user ? lastKnown : { ...nobody, state: 'loading' });
  useEffect(() => {
    lastKnown = known;
    if (known.user) lastPerson = known.user.id;
  }, [known]);
  const [authTab, setAuthTab] = useState<AuthTab | null>(null);

  // An older answer may come after a newer one: whoever waits for it waits for that.
  const newest = useRef<Promise<boolean>>(undefined);
  const refresh = useCallback(() => {
    const askedAt = performance.now();
    const asking: Promise<boolean> = readAccount().then((account) => {
      if (newest.current && newest.current !== asking) return newest.current;
      // Nothing of the page hears of them: it would go on with what was begun, as theirs.
      if (account && lastPerson && lastPerson !== account.user.id) return loadAnew();
      // Nobody is put out because the net was away for a moment.
      setKnown((before) => {
        if (account) return { state: 'in', askedAt, ...account };
        return account === undefined && before.user ? before : nobody;
      });
      // Set before the first paint wherever a token was stored; now it is known.
      if (!account) delete document.documentElement.dataset.account;
      return Boolean(account);
    });
    newest.current = asking;
    return asking;
  }, []);

  useEffect(() => {
    const asked = takeTabOfAddress();
    void refresh().then((isIn) => {
      // Behind `#` stands whom an invitation was sent to.
      if (asked && (location.hash || !isIn)) setAuthTab(asked);
    });
    // Logged in or out in another tab.
    return onTokenChange(() => void refresh());
  }, [refresh]);

  const enter = useCallback(
    async (token: string) => {
      storeToken(token);
      await refresh();
      setAuthTab(null);
    },
    [refresh],
  );

  const account = useMemo<Account>(
    () => ({
      ...known,
      authTab,
      openAuth: setAuthTab,
      closeAuth: () => setAuthTab(null),
      enter,
      refresh,
      logOut: askAndLogOut,
      leave,
    }),
    [known, authTab, enter, refresh],
  );
  return <AccountContext value={account}>{children}</AccountContext>;
}

export function useAccount(): Account {
  const account = use(AccountContext);
  if (!account) throw new Error('useAccount needs an AccountProvider around it');
  return account;
}

/** Whoever would lose something by it asks first (web/ui/unsaved-guard.tsx). */
function askAndLogOut() {
  if (dispatchEvent(new CustomEvent('logout', { cancelable: true, detail: logOut }))) void logOut();
}

const PATIENCE_MS = 2500;

/** Without asking first. */
export async function logOut(to?: string) {
  // Whatever the server says, and whether it says anything, this browser is logged out.
  const told = api('POST /auth/logout').catch(console.error);
  await Promise.race([told, new Promise((go) => setTimeout(go, PATIENCE_MS))]);
  leave(to);
}

/** Somebody else logged in: what stands there is not theirs, and goes with the page as when logging out. */
function loadAnew() {
  stopAskingToLeave();
  location.reload();
  return new Promise<never>(() => {});
}

/** Everything that was loaded for the user goes with the page. */
function leave(to = '/') {
  storeToken(null);
  location.assign(to);
}

/** Mails and other sites lead to the dialog by `?logginn` and `?registrer`; loading the page again does not open it again. */
function takeTabOfAddress(): AuthTab | null {
  const address = new URL(location.href);
  const { searchParams } = address;
  const asked = searchParams.has('logginn') ? 'login' : searchParams.has('registrer') ? 'register' : null;
  if (!asked) return null;
  searchParams.delete('logginn');
  searchParams.delete('registrer');
  history.replaceState(history.state, '', address);
  return asked;
}
