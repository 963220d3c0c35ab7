import { type APIRequestContext, expect } from '@playwright/test';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { test } from '../support/journey.ts';
import { overflowOf } from '../support/overflow.ts';

const usual = /I yrket «Utvikling» er vanlig lønn kr\s\d{3}\s000–\d/;

/** Those of the demo are older than what other journeys make. */
async function developersAd(request: APIRequestContext, saysPay: boolean) {
  const { positions } = await (await request.get('/api/positions?profession=Utvikling&sort=oldest&limit=100')).json();
  return (positions as { id: string; salaryRange: object | null }[]).find(
    ({ salaryRange }) => Boolean(salaryRange) === saysPay,
  );
}

test('an ad that says no pay tells what is usual in its profession, one of NAV too', async ({ page, request }) => {
  test.slow();
  await page.goto(`/stilling/${(await developersAd(request, false))?.id}`);
  await expect(page.getByRole('region', { name: 'Fakta' })).toContainText(usual);
  await checkAccessibility(page);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await overflowOf(page)).toBe(0);

  await page.goto(`/stilling/${(await developersAd(request, true))?.id}`);
  await expect(page.getByRole('region', { name: 'Fakta' })).toContainText('Yrke');
  await expect(page.getByText(usual)).toHaveCount(0);

  // The demo may still be reading NAV's stand-in.
  let uuid = '';
  await expect(async () => {
    const found = await request.get('/api/nav-positions/search?profession=Utvikling&limit=1');
    uuid = (await found.json()).positions[0].uuid;
  }).toPass();
  await page.goto(`/nav-stilling/${uuid}`);
  await expect(page.getByRole('region', { name: 'Fakta' })).toContainText(usual);
});
