import { useEffect, useRef } from 'react';
import { logIn, useAccount } from './account.tsx';

/**
 * Does what is pressed; whoever is not logged in, or turns out not to be any more (no `wishedFor`: it was refused), does so first.
 * Leaving the dialog takes the wish back.
 */
export function useAfterLogIn() {
  const account = useAccount();
  const { state, askedAt, authTab, openAuth } = account;
  const userId = account.user?.id;
  /** A refusal comes later than what was pressed. */
  const latest = useRef(account);
  latest.current = account;
  const wish = useRef<{ act: () => unknown; askedAt: number; userId: string | undefined } | null>(null);

  // It was pressed before it was known who is there.
  useEffect(() => {
    if (wish.current && state === 'out') openAuth('login');
  }, [state, openAuth]);
  // They logged in, or left the dialog.
  useEffect(() => {
    if (!wish.current) return;
    const { act, ...when } = wish.current;
    const isIn = userId !== undefined && askedAt !== when.askedAt;
    if (!isIn && authTab) return;
    wish.current = null;
    logIn.goal = null;
    // Whoever else comes in then did not press it.
    if (isIn && (!when.userId || when.userId === userId)) act();
  }, [userId, askedAt, authTab]);

  // Whoever left the page left the wish there.
  useEffect(
    () => () => {
      if (wish.current) logIn.goal = null;
    },
    [],
  );

  return (act: () => unknown, wishedFor: string | null) => {
    const { state, askedAt, user } = latest.current;
    if (user && wishedFor !== null) return void act();
    wish.current = { act, askedAt, userId: user?.id };
    logIn.goal = wishedFor;
    if (state !== 'loading') openAuth('login');
  };
}
