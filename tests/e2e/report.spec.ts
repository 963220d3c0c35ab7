import { expect } from '@playwright/test';
import { call, enter, tokenOf } from '../support/account.ts';
import { checkInBothSchemes } from '../support/check-accessibility.ts';
import { openBusiness } from '../support/employer.ts';
import { test } from '../support/journey.ts';
import { overflowOf } from '../support/overflow.ts';

test('an employer sees how the positions did, and goes on to who waits', async ({ page }) => {
  const token = await tokenOf(page, 'bedrift@demo.example');
  const headers = { authorization: `Bearer ${token}` };
  await enter(page, token);
  const { businesses } = await call(page, 'GET', '/api/business/my-businesses', { headers });
  const { id } = businesses.find(({ businessName }: { businessName: string }) =>
    businessName.startsWith('Handelshuset'),
  );
  await page.goto(`/bedrift/${id}/stillinger`);
  await page.getByRole('navigation', { name: 'Styr bedriften' }).getByRole('link', { name: 'Rapport' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rapport' })).toBeVisible();
  const table = page.getByRole('table', { name: 'Stilling for stilling' });
  await expect(table.getByRole('row')).not.toHaveCount(1);
  // The number is that of the period, and what it leads to has those from before too.
  const cell = table.getByRole('cell', { name: / Se alle søknader til / }).first();
  expect(Number.parseInt(await cell.innerText(), 10)).toBeGreaterThan(0);
  await expect(cell.getByRole('link')).toHaveText(/^Se alle søknader til /);
  const survey = page.getByRole('region', { name: 'Hvordan det var å søke' });
  await expect(survey.getByRole('list', { name: 'Hvor lett var det å søke?' }).getByRole('listitem')).toHaveCount(5);
  const refusals = page.getByRole('region', { name: 'Begrunnelser for avslag' });
  await expect(refusals.getByRole('listitem').filter({ hasText: 'Uten begrunnelse' })).toBeVisible();
  const count = refusals.getByRole('status');
  const ofAll = await count.innerText();
  await refusals.getByLabel('Stilling').selectOption({ index: 1 });
  await expect(count).toHaveText(/^Av \d+ avslag:$/);
  await expect(count).not.toHaveText(ofAll);
  await checkInBothSchemes(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Last ned CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^rapport-Handelshuset-Brekke-AS-.+\.csv$/);
  // What the table says only to screen readers is far out to the right there.
  await page.setViewportSize({ width: 320, height: 740 });
  expect(await overflowOf(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.getByLabel('Periode').selectOption('Siste 4 uker');
  await expect(page).toHaveURL(/\?uker=4$/);
  await page.getByText('Vis tallene: Søknader per uke').click();
  // The heading and a row for each week.
  await expect(page.getByRole('table', { name: 'Søknader per uke' }).getByRole('row')).toHaveCount(5);
  await page.reload();
  await expect(page.getByLabel('Periode')).toHaveValue('4');

  // The numbers of one period do not stand below the name of another that did not come.
  const yearly = '**/report?weeks=52';
  let refuse = () => {};
  const isRefused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route(yearly, async (route) => {
    await isRefused;
    await route.fulfill({ status: 503, json: { success: false, message: 'Vent litt.' } });
  });
  await expect(table).toBeVisible();
  await page.getByLabel('Periode').selectOption('Siste år');
  // Until it comes, the table that one can save is the one that is shown.
  const asked = page.waitForRequest('**/report/table?*');
  await page.getByRole('button', { name: 'Last ned CSV' }).click();
  expect((await asked).url()).toMatch(/weeks=4$/);
  refuse();
  await expect(page.getByRole('alert').filter({ hasText: 'Vent litt.' })).toBeVisible();
  await expect(table).toBeHidden();
  await page.unroute(yearly);
  await page.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(table).toBeVisible();

  await page.getByRole('link', { name: 'Se hvem som venter' }).click();
  await expect(page).toHaveURL(/\/applications\?status=pending&sort=oldest$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Søknader' })).toBeVisible();
  await page.getByRole('link', { name: 'Rapport' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rapport' })).toBeVisible();
});

test('a business that nobody has seen yet is told where to look, and one of others is not there', async ({ page }) => {
  const business = await openBusiness(page);
  await page.goto(`/bedrift/${business.id}/rapport`);
  await expect(page.getByText('Ingenting å vise for perioden')).toBeVisible();
  await page.getByRole('link', { name: 'Se stillingene' }).click();
  await expect(page).toHaveURL(/\/stillinger$/);
  // Somebody may wait since before the period.
  await page.route('**/report?weeks=13', async (route) => {
    const answer = await route.fetch();
    const { total, ...report } = await answer.json();
    await route.fulfill({ response: answer, json: { ...report, total: { ...total, longestWaitingDays: 120 } } });
  });
  await page.goto(`/bedrift/${business.id}/rapport`);
  await expect(page.getByText('Ingenting å vise for perioden')).toBeVisible();
  await expect(page.getByText('søkte for 120 dager siden')).toBeVisible();
  // Nor is there anything to filter or to take along where nobody applied.
  for (const view of ['', '?view=board']) {
    await page.goto(`/bedrift/${business.id}/applications${view}`);
    await expect(page.getByRole('heading', { name: 'Ingen søknader ennå' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Lag en søknadsmal' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Last ned CSV' })).toHaveCount(0);
  }
  await checkInBothSchemes(page);
  await page.goto('/bedrift/290004071/rapport');
  await expect(page.getByRole('heading', { name: 'Bedrift ikke funnet' })).toBeVisible();
});
