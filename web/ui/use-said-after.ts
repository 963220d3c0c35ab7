import { useEffect } from 'react';

/** Until screen readers have taken in that the page is there again. */
const PAUSE_MS = 200;

const liveRegion = '[role="alert"], [role="status"]';

/**
 * What the page says while a dialog lies over it, or in the moment in which that is closed, is heard by nobody: for a screen
 * reader there is only the dialog. It is said once the page is there again.
 */
export function useSaidAfter(dialogIsOpen: boolean): void {
  useEffect(() => {
    if (!dialogIsOpen) return;
    const regions = new Set<Element>();
    const note = (changes: MutationRecord[]) => {
      // An alert comes together with its words.
      for (const each of changes.flatMap(({ target, addedNodes }) => [target, ...addedNodes])) {
        const region = (each instanceof Element ? each : each.parentElement)?.closest(liveRegion);
        if (region && !region.closest('dialog')) regions.add(region);
      }
    };
    const observer = new MutationObserver(note);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    return () => {
      note(observer.takeRecords());
      observer.disconnect();
      for (const region of regions) sayLater(region);
    };
  }, [dialogIsOpen]);
}

function sayLater(region: Element) {
  // The focus may be led there, and what has the focus is read out.
  if (region.querySelector('[tabindex]')) return;
  const isAlert = region.matches('[role="alert"]');
  const said = (isAlert ? [region] : [...region.children]).filter((each) => each instanceof HTMLElement);
  for (const { style } of said) style.display = 'none';
  setTimeout(() => {
    for (const { style } of said) style.display = '';
  }, PAUSE_MS);
}
