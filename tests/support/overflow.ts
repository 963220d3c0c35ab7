import type { Page } from '@playwright/test';

/** By how many pixels the page is wider than its window: then it scrolls sideways. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
