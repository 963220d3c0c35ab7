import type { Page } from '@playwright/test';

/**
 * How long the place of a status was there, and no dialog over it, before it says this: of words that come in the same moment,
 * screen readers tell nothing.
 */
export async function pausesBefore(page: Page, words: string) {
  return await page.evaluateHandle((words) => {
    const pauses: number[] = [];
    const since = new Map<Element, number>();
    let closedAt = 0;
    document.addEventListener('close', () => (closedAt = performance.now()), { capture: true });
    new MutationObserver(() => {
      for (const region of document.querySelectorAll<HTMLElement>('[role="status"]')) {
        const known = since.get(region) ?? performance.now();
        since.set(region, known);
        if (!region.innerText.includes(words) || pauses.length > 0) continue;
        pauses.push(performance.now() - Math.max(known, closedAt));
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    return pauses;
  }, words);
}
