import { readItem } from './storage.ts';

const KEY = 'authToken';

/** Where storage is closed to us (private windows, policies), the log-in lasts as long as the page. */
let lastResort: string | null = null;

export const readToken = (): string | null => lastResort ?? readItem(KEY);

export function storeToken(token: string | null): void {
  lastResort = null;
  try {
    if (token) localStorage.setItem(KEY, token);
    else localStorage.removeItem(KEY);
  } catch {
    lastResort = token;
  }
}

/**
 * Told when another tab logs in or out. In the browser's cache for back and forward a page hears nothing of it: shown again
 * from there, it is told too.
 */
export function onTokenChange(told: () => void): () => void {
  const stop = new AbortController();
  const listen = ({ key, persisted }: Partial<StorageEvent & PageTransitionEvent>) => {
    if (persisted ?? (key === KEY || key === null)) told();
  };
  window.addEventListener('storage', listen, stop);
  window.addEventListener('pageshow', listen, stop);
  return () => stop.abort();
}
