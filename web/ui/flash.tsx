import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Banner } from './banner.tsx';
import { SaidLater } from './said-later.tsx';

/** What the page before has to say about what was just done: `navigate(to, { state: { message } })`. Said once. */
export function Flash() {
  const { state } = useLocation();
  const given = (state as { message?: unknown } | null)?.message;
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => {
    if (typeof given !== 'string') return;
    setMessage(given);
    // Loading the page again does not say it again. The router keeps a page's state under `usr`.
    history.replaceState({ ...history.state, usr: null }, '');
  }, [given]);
  return <Banner tone="success">{message && <SaidLater key={message}>{message}</SaidLater>}</Banner>;
}
