import { useCallback } from 'react';
import { reasonOf } from '../../contract/call.ts';
import { useOnRefused } from './on-refused.ts';

/** Tells at the top of a panel what went wrong or well, and how it can be undone; `null` takes it away. */
export type Say = (message: string | null, tone?: 'danger' | 'success', undo?: () => void) => void;

/**
 * Says why something could not be done, or that it `failed`. Whoever was logged out meanwhile is asked to log in: then that goes,
 * and what one waits for is done `again`. Answers whether somebody is asked.
 */
export function useSayWhy(say: (problem: string | null) => void, wordsOf = reasonOf) {
  const onRefused = useOnRefused();
  return useCallback(
    (error: unknown, failed?: string, again?: () => void) => {
      say(wordsOf(error, failed));
      return onRefused(error, () => {
        say(null);
        again?.();
      });
    },
    [say, wordsOf, onRefused],
  );
}

/** Says in a panel what one was doing, and why it failed. */
export const useSayFailed = (say: Say) => useSayWhy(say, doingAndWhy);

const doingAndWhy = (error: unknown, doing?: string) => (doing ? `${doing}: ${reasonOf(error)}` : reasonOf(error));
