import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';

test('the documentation of the API works over plain HTTP, under its own policy', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  const answer = await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: 'Jobbfjord API' })).toBeVisible();
  await page.locator('[data-tag="places"]').click();
  await page.getByRole('button', { name: /GET.*\/api\/places/ }).click();
  await expect(page.getByText('The counties of today').first()).toBeVisible();
  expect(complaints).toEqual([]);
  expect(answer?.headers()['content-security-policy']).not.toMatch(/upgrade-insecure-requests|https:|swagger\.io/);
});

test('what the API does not know is answered as data, not as a page', async ({ request }) => {
  for (const path of ['/api', '/api/', '/api/finnes-ikke']) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    expect(await answer.json()).toMatchObject({ success: false });
  }
});
