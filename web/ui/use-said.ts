import { useCallback, useEffect, useState } from 'react';

const STAYS_MS = 3000;

interface Said {
  tone: 'success' | 'danger';
  text: string;
}

/** What is said about the last thing one did; gone after three seconds. */
export function useSaid() {
  const [said, setSaid] = useState<Said | null>(null);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(null), STAYS_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const say = useCallback((tone: Said['tone'], text: string) => setSaid({ tone, text }), []);
  return { said, say };
}
