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

/** Told when another tab logs in or out. */
export const onTokenChange = (told: () => void) => onItemChange(KEY, told);
