import { expect, type Page, test } from '@playwright/test';

/** The page as it is read on a slow line: its scripts come when they are let through. */
async function openWithoutScripts(page: Page) {
  const { promise: come, resolve: letCome } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await come;
    await route.continue();
  });
  await page.goto('/stillinger', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return letCome;
}

test('a filter that was chosen before the scripts of the page came is used', async ({ page }) => {
  const letCome = await openWithoutScripts(page);
  await page.getByLabel('Fylke').selectOption('vestland');
  letCome();
  await expect(page).toHaveURL(/\?fylke=vestland$/);
  await expect(page.getByLabel('Fylke')).toHaveValue('vestland');
});

test('a box that was ticked before the scripts came is used', async ({ page }) => {
  const letCome = await openWithoutScripts(page);
  const remote = page.getByLabel('Mulighet for hjemmekontor');
  await remote.press('Space');
  letCome();
  await expect(page).toHaveURL(/\?remote=true$/);
  await expect(remote).toBeChecked();
});

test('a button that was pressed before the scripts came does its work once, however often it was pressed', async ({
  page,
}) => {
  const letCome = await openWithoutScripts(page);
  const heart = page.getByRole('article').first().getByRole('button');
  await heart.click();
  await heart.click();
  letCome();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('whoever pressed before the scripts came finds the log-in open', async ({ page }) => {
  const letCome = await openWithoutScripts(page);
  await page.getByRole('banner').getByRole('button', { name: 'Logg inn' }).click();
  letCome();
  await expect(page.getByRole('dialog')).toBeVisible();
});
