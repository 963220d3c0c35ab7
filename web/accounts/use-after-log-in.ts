import { useEffect, useRef } from 'react';
import { useAccount } from './account.tsx';

/**
 * Does what is pressed; whoever is not logged in, or turns out not to be any more (`isRefused`), does so first. Leaving the
 * dialog takes the wish back.
 */
export function useAfterLogIn() {
  const { state, user, askedAt, authTab, openAuth } = useAccount();
  const userId = user?.id;
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
    // Whoever else comes in then did not press it.
    if (isIn && (!when.userId || when.userId === userId)) act();
  }, [userId, askedAt, authTab]);

  return (act: () => unknown, isRefused = false) => {
    if (userId && !isRefused) return void act();
    wish.current = { act, askedAt, userId };
    if (state !== 'loading') openAuth('login');
  };
}
