import { test as base, expect, type Page } from '@playwright/test';
import { KeptContext } from './kept-context.ts';

/** Journeys begin when React has taken over the page. What people do before that has tests of its own. */
export const test = base.extend<object, { kept: KeptContext }>({
  kept: [
    // Playwright wants it so.
    // biome-ignore lint/correctness/noEmptyPattern: nothing is needed.
    async ({}, use) => {
      const kept = new KeptContext();
      await use(kept);
      await kept.end();
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      kept,
      browser,
      baseURL,
      javaScriptEnabled,
      viewport,
      hasTouch,
      isMobile,
      timezoneId,
      colorScheme,
      contextOptions,
    },
    use,
    { file },
  ) => {
    // Whatever a test is to have otherwise by `test.use`.
    const asked = { javaScriptEnabled, viewport, hasTouch, isMobile, timezoneId, colorScheme, contextOptions };
    const context = await kept.borrow(browser, JSON.stringify({ file, ...asked }));
    await use(context);
    await kept.giveBack(baseURL ?? '');
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) waitUntilAlive(page);
    await use(page);
  },
});

function waitUntilAlive(page: Page) {
  const { goto, reload } = page;
  page.goto = async (...args) => {
    const response = await goto.apply(page, args);
    await untilAlive(page);
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload.apply(page, args);
    await untilAlive(page);
    return response;
  };
}

/** By `waitForFunction`, each page would get all of what Playwright looks for elements with a second time. */
const untilAlive = (page: Page) => expect(() => page.evaluate(comeAlive)).toPass({ intervals: [20], timeout: 30_000 });

async function comeAlive() {
  const isAlive = () =>
    !('__reactRouterContext' in window) || Object.keys(document.body).some((key) => key.startsWith('__reactFiber'));
  // Told in the next frame, also where a test holds the clock.
  while (!isAlive()) await new Promise((resolve) => new ResizeObserver(resolve).observe(document.documentElement));
}
