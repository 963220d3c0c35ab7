import { useRef } from 'react';
import { CallError } from '../../contract/call.ts';

/** Somebody else changed it since it was read. */
export const isStale = (error: unknown) =>
  error instanceof CallError && error.errors.some(({ path }) => path === 'updatedAt');

/** Somebody else was first, and one's own version is to stand all the same: holds for what is sent next. */
export function useOverwrite() {
  const isChosen = useRef(false);
  const overwrite = () => {
    isChosen.current = true;
  };
  /** When what is sent was read, or `null` where it stands whatever a colleague saved since. */
  const seenUnlessChosen = (readAt: string) => {
    const seen = isChosen.current ? null : readAt;
    isChosen.current = false;
    return seen;
  };
  return { overwrite, seenUnlessChosen };
}
