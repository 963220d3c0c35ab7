import { expect, type Locator, type Page } from '@playwright/test';
import { call } from '../support/account.ts';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { addPosition, approve, asStaff, newWord, openBusiness, registerBusiness } from '../support/employer.ts';
import { test } from '../support/journey.ts';

test('the owner of a rejected business reads why, and goes on to registering it anew', async ({ page }) => {
  const { id } = await registerBusiness(page);
  const reason = 'Vi finner ikke bedriften.';
  await asStaff(page, 'POST', `/api/admin/approvals/business/${id}/reject`, { reason });
  await page.goto(`/bedrift/${id}`);
  await expect(page.getByText(`Begrunnelse: ${reason}`)).toBeVisible();
  await page.getByRole('link', { name: 'registrere bedriften på nytt' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Registrer bedrift' })).toBeVisible();
});

test('the owner sees the own position in every state, others only what is public', async ({ page, browser }) => {
  const business = await openBusiness(page);
  const title = page.getByRole('heading', { level: 1, name: 'Fyrvokter' });

  const pending = await addPosition(page, business);
  expect(await visit(page, pending, page.getByText('Stillingen venter på godkjenning'))).toBe(404);
  await expect(title).toBeVisible();
  const manage = page.getByRole('navigation', { name: 'Styr stillingen' });
  await expect(manage.getByRole('link', { name: 'Rediger' })).toBeVisible();
  await expect(page).toHaveTitle('Fyrvokter – Jobbfjord');
  await checkAccessibility(page);

  const reason = 'Skriv hva stillingen går ut på.';
  await asStaff(page, 'POST', `/api/admin/approvals/position/${pending}/reject`, { reason });
  await visit(page, pending, page.getByText('Stillingen ble ikke godkjent'));
  await expect(page.getByText(`Begrunnelse: ${reason}`)).toBeVisible();
  await expect(title).toBeVisible();
  await expect(manage.getByRole('link')).toHaveText(['Bedriftens stillinger']);

  const approved = await addPosition(page, business);
  await approve(page, 'position', approved);
  expect(await visit(page, approved, title)).toBe(200);
  await expect(page.getByText('Stillingen venter på godkjenning')).toBeHidden();
  await expect(manage.getByRole('link', { name: 'Rediger' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Jeg har søkt' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Skjul (annonsen|arbeidsgiveren)$/ })).toHaveCount(0);
  await manage.getByRole('link', { name: 'Rediger' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rediger stilling' })).toBeVisible();

  const inactive = await addPosition(page, business);
  await approve(page, 'position', inactive);
  expect(await visit(page, inactive, title)).toBe(200);
  const path = `/api/business/${business.id}/positions/${inactive}/toggle`;
  await call(page, 'PATCH', path, { headers: business.headers, data: { isActive: false } });
  expect(await visit(page, inactive, page.getByText('Stillingen er deaktivert'))).toBe(404);
  await expect(title).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  const missing = visitor.getByRole('heading', { name: 'Stilling ikke funnet eller ikke lenger aktiv', level: 1 });
  expect(await visit(visitor, inactive, missing)).toBe(404);
  await visit(visitor, approved, visitor.getByRole('heading', { level: 1, name: 'Fyrvokter' }));
  await expect(visitor.getByRole('link', { name: 'Bedriftens stillinger' })).toHaveCount(0);
  await expect(visitor.getByRole('button', { name: 'Jeg har søkt' })).toBeVisible();
  await expect(visitor.getByRole('button', { name: /^Skjul (annonsen|arbeidsgiveren)$/ })).toHaveText([
    'Skjul annonsen',
    'Skjul arbeidsgiveren',
  ]);
  await visitor.context().close();
});

test('an expired position is gone for search engines, and helps whoever comes', async ({ page }) => {
  const business = await openBusiness(page);
  const expired = await addPosition(page, business, 'Klokkestøper');
  await approve(page, 'position', expired);
  await asStaff(page, 'PUT', `/api/admin/positions/${expired}`, { expiryDate: '2020-01-31' });
  await page.evaluate(() => localStorage.removeItem('authToken'));

  expect(await visit(page, expired, page.getByText('Den gikk ut 31. januar 2020'))).toBe(410);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  await expect(page.getByText('fyrmester@fyrvesenet.example')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Ledig nå i Bergen' })).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('link', { name: 'Se ledige stillinger i Bergen' }).click();
  await expect(page).toHaveURL(/\/stillinger\?.*kommune=bergen/);
});

test('an expired position leads to those that are like it', async ({ page }) => {
  const business = await openBusiness(page);
  const title = newWord('Bøkkersvenn');
  const [expired, live] = [await addPosition(page, business, title), await addPosition(page, business, title)];
  for (const id of [expired, live]) await approve(page, 'position', id);
  await asStaff(page, 'PUT', `/api/admin/positions/${expired}`, { expiryDate: '2020-01-31' });
  const similar = page.getByRole('region', { name: 'Lignende stillinger' });
  expect(await visit(page, expired, similar)).toBe(410);
  await expect(page.getByRole('heading', { name: 'Ledig nå i Bergen' })).toHaveCount(0);
  await similar.getByRole('link', { name: title, exact: true }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/stilling/${live}$`));
  await expect(page.getByText('Stillingen er utløpt')).toHaveCount(0);
  await expect(similar).toHaveCount(0);
});

/** Opens a position until it says what is expected, also when the server is busy for a moment: its status. */
async function visit(page: Page, id: string, says: Locator) {
  let status: number | undefined;
  await expect(async () => {
    status = (await page.goto(`/stilling/${id}`))?.status();
    await expect(says).toBeVisible();
  }).toPass();
  return status;
}

test('the title of an ad that is written in English is said in English', async ({ page }) => {
  const business = await openBusiness(page);
  const english = 'You keep the light burning, polish the lenses and watch over the ships that pass in the night.';
  const title = `Lighthouse Keeper ${Date.now()}`;
  for (const each of [title, `Vokter i fyret ${title}`])
    await approve(page, 'position', await addPosition(page, business, each, english));
  await expect(async () => {
    await page.goto(`/stillinger?search=${encodeURIComponent(title)}`);
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.getByRole('heading', { name: title, exact: true })).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { name: `Vokter i fyret ${title}` })).not.toHaveAttribute('lang');
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toHaveAttribute('lang', 'en');
});

test('what a business says of itself in English is said in English', async ({ page }) => {
  const business = await openBusiness(page);
  const shortDescription = 'We keep the lights along the coast burning.';
  await asStaff(page, 'PUT', `/api/admin/businesses/${business.id}`, { shortDescription });
  const position = await addPosition(page, business);
  await approve(page, 'position', position);
  await page.goto(`/stilling/${position}`);
  await expect(page.getByText(shortDescription)).toHaveAttribute('lang', 'en');
  await page.getByRole('link', { name: 'Se bedriften' }).click();
  await expect(page.getByRole('heading', { name: 'Om bedriften' })).toBeVisible();
  await expect(page.getByText(shortDescription)).toHaveAttribute('lang', 'en');
});
