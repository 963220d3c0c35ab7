import type { Page } from '@playwright/test';

/** Two lists of the profile, each by its tab and the call that loads it. */
export const listsOfProfile = [
  ['Enheter', '**/api/sessions'],
  ['Mine søknader', '**/api/applications/mine?*'],
] as const;

/** Opens one of them while it cannot be loaded: the button that tries again. */
export async function openFailing(page: Page, [tab, call]: (typeof listsOfProfile)[number]) {
  await page.route(call, (route) => route.abort());
  await page.goto('/profil');
  await page.getByRole('tab', { name: tab }).click();
  return page.getByRole('tabpanel').getByRole('button', { name: 'Prøv igjen' });
}
