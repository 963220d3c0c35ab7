/** What is being written in this tab, so that it outlives a reload of the page. `about` says what it is and whose: nothing else is read. */
export const keptInTab = <T>(key: string) => ({
  read(about: string): T | null {
    try {
      const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null');
      return kept?.about === about ? (kept.written ?? null) : null;
    } catch {
      return null;
    }
  },
  write(about: string, written: T): void {
    try {
      sessionStorage.setItem(key, JSON.stringify({ about, written }));
    } catch {
      // Closed or full.
    }
  },
  forget(): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Closed.
    }
  },
});
