import { expect, type Page } from '@playwright/test';

/** Chromium says so at once, but on a busy machine what is asked next may still get through. */
export async function loseConnection(page: Page) {
  await page.context().setOffline(true);
  const isAnswered = () =>
    fetch('/robots.txt', { cache: 'no-store' }).then(
      () => true,
      () => false,
    );
  await expect.poll(() => page.evaluate(isAnswered)).toBe(false);
}
