import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

/** Journeys begin when React has taken over the page. What people do before that has tests of its own. */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) waitUntilAlive(page);
    await use(page);
    await arrive(page.context());
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

/** Chromium never ends a page that is closed while it arrives at another one (microsoft/playwright#42366). */
async function arrive(context: BrowserContext) {
  await Promise.all(context.pages().map((page) => page.goto('about:blank', { timeout: 30_000 }).catch(() => {})));
}

async function comeAlive() {
  const isAlive = () =>
    !('__reactRouterContext' in window) || Object.keys(document.body).some((key) => key.startsWith('__reactFiber'));
  // Told in the next frame, also where a test holds the clock.
  while (!isAlive()) await new Promise((resolve) => new ResizeObserver(resolve).observe(document.documentElement));
}
