import { useEffect, useState } from 'react';
import { useAwaited } from './awaited.ts';

const PATIENCE_MS = 500;

/** What stands below what is new would be pushed away by it: once there, it waits for the answer, but not for long. */
export function useAfterAwaited<T>(below: T | null): T | null {
  const { items, error } = useAwaited();
  const [isLate, setLate] = useState(false);
  const isThere = below !== null;
  useEffect(() => {
    if (!isThere) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isThere]);
  return isLate || items || error ? below : null;
}
