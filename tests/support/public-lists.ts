import type { Page } from '@playwright/test';

/** Of the lists of positions and businesses: "128 stillinger" above the cards. */
export const summary = (page: Page) => page.locator('#treff').getByRole('heading', { level: 2 });
export const cards = (page: Page) => page.locator('#treff ~ ul').first().getByRole('article');
export const countOf = async (page: Page) => Number((await summary(page).innerText()).replace(/\D/g, ''));
