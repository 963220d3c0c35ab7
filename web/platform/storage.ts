/** For all tabs, or for one and as long as it is open. */
type Where = 'localStorage' | 'sessionStorage';

/** The browser's storage, which can be closed to us (private windows, policies): then nothing is remembered, nothing breaks. */
export function readItem(key: string, where: Where = 'localStorage'): string | null {
  try {
    return globalThis[where].getItem(key);
  } catch {
    return null;
  }
}

/** `null` removes. */
export function writeItem(key: string, value: string | null, where: Where = 'localStorage'): void {
  try {
    if (value === null) globalThis[where].removeItem(key);
    else globalThis[where].setItem(key, value);
  } catch {
    // Closed or full.
  }
}

/**
 * Told when another tab changes it: how to stop that. In the browser's cache for back and forward a page hears nothing of it;
 * shown again from there, it is told too.
 */
export function onItemChange(wanted: string, told: () => void): () => void {
  const stop = new AbortController();
  const listen = ({ key, persisted }: Partial<StorageEvent & PageTransitionEvent>) => {
    if (persisted ?? (key === wanted || key === null)) told();
  };
  window.addEventListener('storage', listen, stop);
  window.addEventListener('pageshow', listen, stop);
  return () => stop.abort();
}
