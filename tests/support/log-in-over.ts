import { expect, type Page } from '@playwright/test';
import { call, password } from './account.ts';

/** As if somebody had ended this log-in from another machine. */
export async function logOutElsewhere(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  await call(page, 'POST', '/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
}

/** In the dialog that stands over the page, by the keyboard. */
export async function logInOver(page: Page, email: string, secret = password) {
  const logIn = page.getByRole('dialog').getByRole('tabpanel', { name: 'Logg inn' });
  await logIn.getByLabel('E-post').fill(email);
  await logIn.getByLabel('Passord', { exact: true }).fill(secret);
  await page.keyboard.press('Enter');
  await expect(logIn).toBeHidden();
}
