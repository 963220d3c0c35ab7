import type { Page } from '@playwright/test';

/** The server does it, and the browser never hears of it. */
export const loseReply = (page: Page, address: string, method = 'POST') =>
  page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    await route.fetch();
    await route.abort();
    await page.unroute(address);
  });
