/** Until screen readers have taken in that what had the focus is gone: Orca says nothing of what has it in that moment. */
const PAUSE_MS = 200;

/** Gives the focus to what is found then, unless it has gone elsewhere meanwhile. */
export function focusLater(find: () => HTMLElement | null | undefined): void {
  const before = document.activeElement;
  setTimeout(() => {
    if (document.activeElement === before) find()?.focus();
  }, PAUSE_MS);
}
