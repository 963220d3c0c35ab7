import { expect } from '@playwright/test';
import { call, enterAnew } from '../support/account.ts';
import { addPosition, approve, openBusiness } from '../support/employer.ts';
import { test } from '../support/journey.ts';
import { loseReply } from '../support/lose-reply.ts';

test('a position that is published again after a lost reply is there once, as it was written last', async ({
  page,
}) => {
  const business = await openBusiness(page);
  const model = await addPosition(page, business, 'Fyrvokter');
  await page.goto(`/bedrift/${business.id}/stillinger/ny?fra=${model}`);
  for (const _step of [1, 2, 3, 4]) await page.getByRole('button', { name: 'Neste' }).click();
  await page.getByLabel('Utløpsdato').fill('2999-12-31');
  await loseReply(page, `**/api/business/${business.id}/positions`);
  await page.getByRole('button', { name: 'Publiser stillingen' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Nettverksfeil. Prøv igjen senere.' })).toBeVisible();
  await page.getByLabel('Utløpsdato').fill('2999-11-30');
  await page.getByRole('button', { name: 'Publiser stillingen' }).click();
  await expect(page).toHaveURL(/\/stilling\/[0-9a-f-]{36}$/);
  await expect(page.getByText('30. november 2999', { exact: true })).toBeVisible();
  await page.goto(`/bedrift/${business.id}/stillinger`);
  await expect(page.getByText('2 av 2 aktive stillinger • 2 totalt')).toBeVisible();
});

test('what cannot help is not offered: a position that is not there is not tried again', async ({ page }) => {
  const business = await openBusiness(page);
  await page.goto(`/bedrift/${business.id}/stillinger/${crypto.randomUUID()}/rediger`);
  await expect(page.getByRole('alert').filter({ hasText: 'Stilling ikke funnet' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Prøv igjen' })).toHaveCount(0);
});

test('a log-in that could not be checked is no reason to leave the page or to log out', async ({ page }) => {
  const business = await openBusiness(page);
  const bad = (route: { fulfill: (answer: object) => Promise<void> }) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' });
  const addresses = {
    '/profil?tab=security': 'Passord',
    [`/bedrift/${business.id}/stillinger`]: 'Stillinger',
    '/ny-bedrift': 'Registrer bedrift',
  };
  for (const [address, heading] of Object.entries(addresses)) {
    await page.route('**/api/auth/me', bad);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Vi fikk ikke kontakt' })).toBeVisible();
    await expect(page).toHaveURL(address);
    // What stands instead of the page asks once more by itself.
    await page.waitForLoadState('networkidle');
    const checked = page.waitForResponse('**/api/auth/me');
    await page.getByRole('button', { name: 'Prøv igjen' }).click();
    await checked;
    await expect(page.getByRole('heading', { level: 1, name: 'Vi fikk ikke kontakt' })).toBeVisible();
    await page.unroute('**/api/auth/me');
    await page.getByRole('button', { name: 'Prøv igjen' }).click();
    await expect(page.getByRole('main').getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expect(page).toHaveURL(address);
  }
});

test('what could not be let go of is back in the list, and the page says so', async ({ page }) => {
  await openBusiness(page);
  await page.goto('/stillinger?sort=title');
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Følg / })
    .first();
  const kept = page.waitForResponse('**/api/user/follow-position');
  await heart.click();
  await kept;
  await page.goto('/mine-fulgte');
  const followed = page.getByRole('tabpanel').getByRole('button', { name: /^Følg / });
  await page.route('**/api/user/unfollow-position', (route) => route.abort());
  await followed.click();
  const told = page.getByRole('alert').filter({ hasText: /^Du følger fortsatt .+ Endringen kunne ikke lagres\./ });
  await expect(told).toBeVisible();
  await expect(followed).toHaveCount(1);
  await page.unroute('**/api/user/unfollow-position');
  await followed.click();
  await expect(page.getByText('Du følger ingen stillinger ennå')).toBeVisible();
  await expect(told).toBeHidden();
});

test('a search that was saved without a net is in the account as soon as that is there again', async ({ page }) => {
  const { headers } = await openBusiness(page);
  await page.goto('/stillinger?search=l%C3%A6rer');
  await expect(page.getByRole('button', { name: 'Konto: Kari' })).toBeVisible();
  await page.route('**/api/user/save-search', (route) => route.abort());
  const lost = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Lagre søk' }).click();
  await lost;
  await page.unroute('**/api/user/save-search');
  const merged = page.waitForResponse('**/api/user/merge-lists');
  await page.reload();
  await merged;
  const saved = page.getByRole('region', { name: 'Lagrede søk' }).getByRole('link', { name: 'Søk: lærer' });
  await expect(saved).toBeVisible();
  const { user } = await (await page.request.get('/api/auth/me', { headers })).json();
  expect(user.savedSearches).toMatchObject([{ name: 'Søk: lærer' }]);
  await page.reload();
  await expect(saved).toBeVisible();
});

test('a search that was saved without a net revives none that was removed elsewhere', async ({ page }) => {
  const { headers } = await enterAnew(page);
  const save = async (words: string) => {
    await page.goto(`/stillinger?search=${words}`);
    await expect(page.getByRole('button', { name: 'Konto: Kari' })).toBeVisible();
    await page.getByRole('button', { name: 'Lagre søk' }).click();
  };
  const kept = page.waitForResponse('**/api/user/save-search');
  await save('snekker');
  await kept;
  await page.route('**/api/user/save-search', (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/save-search'));
  await save('fyrvokter');
  await lost;
  await page.unroute('**/api/user/save-search');
  const ofAccount = async () => (await call(page, 'GET', '/api/auth/me', { headers })).user.savedSearches;
  const [{ id }] = await ofAccount();
  await call(page, 'DELETE', `/api/user/remove-search/${id}`, { headers });
  const merged = page.waitForResponse('**/api/user/merge-lists');
  await page.reload();
  await merged;
  expect(await ofAccount()).toMatchObject([{ name: 'Søk: fyrvokter' }]);
});

test('who has no active business asks nothing about the approval of what all see', async ({ page, browser }) => {
  const business = await openBusiness(page);
  const id = await addPosition(page, business);
  await approve(page, 'position', id);
  const seeker = await (await browser.newContext()).newPage();
  await enterAnew(seeker);
  const asked: string[] = [];
  seeker.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const isKnown = seeker.waitForRequest(`**/api/positions/${id}/view`);
  await seeker.goto(`/stilling/${id}`);
  await isKnown;
  expect(asked).not.toContain(`/api/positions/${id}/status`);
  await seeker.context().close();
});

test('who has one asks about the approval of its own positions only', async ({ page }) => {
  const id = await addPosition(page, await openBusiness(page), 'Losbåtfører');
  await approve(page, 'position', id);
  const own = await addPosition(page, await openBusiness(page));
  await approve(page, 'position', own);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const each of [id, own]) {
    const isKnown = page.waitForRequest(`**/api/positions/${each}/view`);
    await page.goto(`/stilling/${each}`);
    await expect(page.getByRole('button', { name: 'Konto: Kari' })).toBeVisible();
    await isKnown;
  }
  await expect.poll(() => asked).toContain(`/api/positions/${own}/status`);
  expect(asked).not.toContain(`/api/positions/${id}/status`);
});
