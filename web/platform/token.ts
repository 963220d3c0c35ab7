import { onItemChange, readItem } from './storage.ts';

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

/** After a refusal: that log-in may have ended elsewhere, and whoever is told of changes asks again. */
export const doubtToken = () => dispatchEvent(new StorageEvent('storage', { key: KEY }));

/** Told when another tab logs in or out. */
export const onTokenChange = (told: () => void) => onItemChange(KEY, told);
