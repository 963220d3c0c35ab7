import { expect, type Locator, type Page } from '@playwright/test';

/** Of the lists of positions and businesses: "128 stillinger" above the cards. */
export const summary = (page: Page) => page.locator('#treff').getByRole('heading', { level: 2 });
export const cards = (page: Page) => page.locator('#treff ~ ul').first().getByRole('article');
export const countOf = async (page: Page) => Number((await summary(page).innerText()).replace(/\D/g, ''));

/** What was just published is listed some moments later: lists follow the database, and pages that are kept follow the lists. */
export const openListWith = (page: Page, address: string, published: Locator) =>
  expect(async () => {
    await page.goto(address);
    await expect(published).toBeVisible({ timeout: 5000 });
  }).toPass();
