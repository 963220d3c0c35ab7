import { expect, type Page } from '@playwright/test';

/** Where that button leads in the newest mail to that address, in the demo's letter box. */
export async function linkInMail(page: Page, to: string, label: string): Promise<string> {
  const mail = await page.context().newPage();
  let address = '';
  await expect(async () => {
    await mail.goto('/demo/post');
    await mail.getByRole('listitem').filter({ hasText: to }).first().getByRole('link').click({ timeout: 5000 });
    const button = mail.frameLocator('iframe').getByRole('link', { name: label });
    address = (await button.getAttribute('href', { timeout: 5000 })) ?? '';
  }).toPass();
  await mail.close();
  const { pathname, search, hash } = new URL(address);
  return pathname + search + hash;
}
