import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';

async function openFirst(page: Page, list: string, prefix: string) {
  await page.goto(list);
  const path = await page.locator(`main a[href^="${prefix}"]`).first().getAttribute('href');
  await page.goto(`${path}?fra=et-sted`);
  return path ?? '';
}

test('whoever wants to pass an ad or an employer on has its address', async ({ page, baseURL }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const [list, prefix] of [
    ['/stillinger', '/stilling/'],
    ['/bedrifter', '/bedrift/'],
  ] as const) {
    const path = await openFirst(page, list, prefix);
    await page.getByRole('button', { name: 'Del', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Lenken er kopiert' })).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Lenken er kopiert.' })).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${path}`);
  }
});

test('a browser that does not copy says where the address is', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
  });
  await openFirst(page, '/stillinger', '/stilling/');
  await page.getByRole('button', { name: 'Del', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Lenken står i adressefeltet' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('its own way to share is used, and turning back copies nothing', async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      const shared: ShareData[] = [];
      Object.assign(window, { shared });
      navigator.share = async (data) => {
        if (data) shared.push(data);
        if (shared.length > 1) throw new DOMException('', 'AbortError');
      };
    });
    const path = await openFirst(page, '/stillinger', '/stilling/');
    const button = page.getByRole('button', { name: 'Del', exact: true });
    const shared = () => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
    await button.tap();
    await expect.poll(shared).toMatchObject([{ url: `${baseURL}${path}` }]);
    await button.tap();
    await expect.poll(async () => (await shared()).length).toBe(2);
    await expect(button).toBeVisible();
  });
});
