const KEY = 'authToken';

/** Storage can be closed to us (private windows, policies): the log-in then lasts as long as the page. */
let lastResort: string | null = null;

export function readToken(): string | null {
  try {
    return localStorage.getItem(KEY) ?? lastResort;
  } catch {
    return lastResort;
  }
}

export function storeToken(token: string | null): void {
  lastResort = token;
  try {
    if (token) localStorage.setItem(KEY, token);
    else localStorage.removeItem(KEY);
  } catch {
    // Kept in memory above.
  }
}

/** Told when another tab logs in or out. */
export function onTokenChange(told: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) told();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
