import { expect, type Locator, type Page } from '@playwright/test';

/** Follows a link of a list, and is back at the same place of it. */
export async function expectBackAtPlace(page: Page, link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(0);
  await link.click();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(link).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(place);
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
