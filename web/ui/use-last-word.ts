import { useEffect, useRef, useState } from 'react';

const STAYS_MS = 3000;

/** What is said where nothing more can be done; then one leaves. The form is gone, so its heading gets the focus. */
export function useLastWord(leave: () => void) {
  const [said, say] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const way = useRef(leave);
  way.current = leave;
  useEffect(() => {
    if (!said) return;
    heading.current?.focus();
    // Also for whoever has gone on to another page: it still shows what is over.
    setTimeout(() => way.current(), STAYS_MS);
  }, [said]);
  return { said, say, heading };
}
