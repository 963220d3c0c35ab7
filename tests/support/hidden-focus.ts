import type { Locator, Page } from '@playwright/test';

/** What of an area had the focus on the way through it, there and back, with nothing of it to be seen: WCAG 2.4.11. */
export async function hiddenOnTheWay(page: Page, area: Locator): Promise<string[]> {
  const hidden: string[] = [];
  for (const key of ['Tab', 'Shift+Tab']) {
    let isInside = true;
    while (isInside) {
      await page.keyboard.press(key);
      const focus = await area.evaluate(focusIn);
      if (focus.hidden) hidden.push(`${key}: ${focus.hidden}`);
      isInside = focus.isInside;
    }
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  }
  return hidden;
}

function focusIn(area: Element) {
  const focused = document.activeElement;
  if (!focused || focused === area || !area.contains(focused)) return { isInside: false, hidden: null };
  const { left, top, width, height } = focused.getBoundingClientRect();
  const parts = [0.05, 0.5, 0.95];
  const isSeen = parts.some((across) =>
    parts.some((down) => focused.contains(document.elementFromPoint(left + across * width, top + down * height))),
  );
  return { isInside: true, hidden: isSeen ? null : focused.id || focused.textContent };
}
