import { type ReactNode, useEffect, useState } from 'react';

/** Until screen readers have taken in that the page, or its place in it, is there: at 200 Orca missed every third. */
const PAUSE_MS = 500;

/**
 * What a status is to say that comes together with its words, or in the moment in which a dialog over it is closed. They have
 * their room at once.
 */
export function SaidLater({ children }: { children: ReactNode }) {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);
  return <span style={{ visibility: isTime ? 'visible' : 'hidden' }}>{children}</span>;
}
