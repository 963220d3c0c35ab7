import { readItem, writeItem } from './storage.ts';

/** What is being written in this tab, so that it outlives a reload of the page. `about` says what it is and whose: nothing else is read. */
export const keptInTab = <T>(key: string) => ({
  read(about: string): T | null {
    try {
      const kept = JSON.parse(readItem(key, 'sessionStorage') ?? 'null');
      return kept?.about === about ? (kept.written ?? null) : null;
    } catch {
      return null;
    }
  },
  write: (about: string, written: T) => writeItem(key, JSON.stringify({ about, written }), 'sessionStorage'),
  forget: () => writeItem(key, null, 'sessionStorage'),
});
