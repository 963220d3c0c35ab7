import { expect, type Route } from '@playwright/test';
import { enter, enterAnew, fillRegistration, tokenOf } from '../support/account.ts';
import { test } from '../support/journey.ts';
import { loseConnection } from '../support/lose-connection.ts';

test('without a connection a page that was never open says so, and comes when one tries again', async ({ page }) => {
  await page.goto('/om');
  await page.waitForLoadState('networkidle');
  await loseConnection(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Personvern' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vi fikk ikke kontakt' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Siden kom ikke fram.' })).toBeVisible();
  const retry = page.getByRole('button', { name: 'Prøv igjen' });
  await retry.click();
  await expect(retry).toBeVisible();
  await page.context().setOffline(false);
  // Where the try before was still under way, it comes by itself.
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 1000 });
    await expect(page.getByRole('heading', { level: 1, name: /^Personvern/ })).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect(page).toHaveURL('/personvern');
});

test('a page whose script is gone with an upgrade is loaded anew, and not the one that leads to it', async ({
  page,
}) => {
  let isLoaded = false;
  page.on('request', (request) => {
    isLoaded ||= request.isNavigationRequest() && request.url().endsWith('/hjelp');
  });
  await page.route('**/assets/help-*.js', (route) => (isLoaded ? route.continue() : route.fulfill({ status: 404 })));
  await page.goto('/om');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hjelp', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hjelp' })).toBeVisible();
  await expect(page).toHaveURL('/hjelp');
  expect(isLoaded).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Om Jobbfjord' })).toBeVisible();
});

test('without a connection nobody is shown as logged out', async ({ page }) => {
  await enter(page, await tokenOf(page, 'soker@demo.example'));
  await page.goto('/profil');
  const account = page.getByRole('banner').getByRole('button', { name: /^Konto: / });
  await expect(account).toBeVisible();
  await page.waitForLoadState('networkidle');
  await loseConnection(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Personvern' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vi fikk ikke kontakt' })).toBeVisible();
  await expect(account).toBeVisible();
  await expect(page.getByRole('button', { name: 'Prøv igjen' })).toBeVisible();
  await expect(account).toBeVisible();
});

test('without a connection the list says so, and can be tried again without leaving the product', async ({ page }) => {
  await page.goto('/stillinger');
  const isAway = async (away: boolean) => await page.context().setOffline(away);
  await expect(page.getByRole('heading', { level: 1, name: 'Stillinger' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await isAway(true);
  await page.getByRole('navigation').getByRole('link', { name: 'Side 2' }).first().click();
  const retry = page.getByRole('button', { name: 'Prøv igjen' });
  await expect(page.getByRole('alert').filter({ hasText: 'Kunne ikke laste stillinger' })).toBeVisible();
  await retry.click();
  await expect(retry).toBeVisible();
  await isAway(false);
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stillinger' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('page')).toBe('2');
});

test('without a connection whoever looks for what is their own is neither left waiting nor told that it is gone', async ({
  page,
}) => {
  await enterAnew(page);
  const id = crypto.randomUUID();
  for (const [path, call, title, gone] of [
    ['/bedrift/999999999', '**/api/business/999999999', 'Kunne ikke laste bedriftsinformasjon', 'Bedrift ikke funnet'],
    [`/stilling/${id}`, `**/api/positions/${id}`, 'Kunne ikke laste stillingsinformasjon', 'Stilling ikke funnet'],
  ] as const) {
    await page.route(call, (route) => route.abort());
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.unroute(call);
    await page.getByRole('button', { name: 'Prøv igjen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: gone })).toBeVisible();
  }
});

test('a list that cannot be filtered says so in sight, however far down one stood', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto('/stillinger');
  await page.route('**/*.data*', (route) => route.abort());
  await page.getByLabel('Mulighet for hjemmekontor').press('Space');
  const heading = page.getByRole('heading', { level: 1, name: 'Kunne ikke laste stillinger' });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
});

test('a list that cannot be filtered is where the focus is then, also at its top', async ({ page }) => {
  await page.goto('/stillinger');
  await page.route('**/*.data*', (route) => route.abort());
  await page.getByLabel('Fylke', { exact: true }).focus();
  await page.getByLabel('Fylke', { exact: true }).selectOption('vestland');
  await expect(page.getByRole('heading', { level: 1, name: 'Kunne ikke laste stillinger' })).toBeFocused();
});

test("whoever tries again for NAV's ads goes on from there by the keyboard", async ({ page }) => {
  await page.goto('/stillinger');
  await page.route('**/stillinger.data*', withoutNational, { times: 1 });
  await page.getByLabel('Mulighet for hjemmekontor').press('Space');
  const ofNav = page.getByRole('region', { name: 'Stillinger fra NAV' });
  await expect(ofNav.getByRole('alert')).toContainText('Vent litt.');
  await ofNav.getByRole('button', { name: 'Prøv igjen' }).press('Enter');
  await expect(ofNav.getByRole('alert')).toHaveCount(0);
  await expect(ofNav).toBeFocused();
});

/** The page's data, in the form in which they come: what they hold names its parts by their place in one list. */
async function withoutNational(route: Route) {
  const response = await route.fetch();
  const parts: unknown[] = JSON.parse(await response.text());
  const failure = `_${parts.indexOf('failure')}`;
  const reason = parts.push('Vent litt.') - 1;
  const failed = parts.map((part) => (part && Object.hasOwn(part, failure) ? { ...part, [failure]: reason } : part));
  await route.fulfill({ response, body: JSON.stringify(failed) });
}

test('after a fault of the server one tries again in the same place of the history', async ({ page }) => {
  await page.goto('/bedrifter');
  await page.route('**/stillinger.data*', (route) => route.fulfill({ status: 500 }));
  await page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name: 'Stillinger' }).click();
  const retry = page.getByRole('button', { name: 'Prøv igjen' });
  await expect(retry).toBeVisible();
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stillinger' })).toBeVisible();
  await expect(page).toHaveURL(/\/stillinger$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/bedrifter$/);
});

test('on a phone one sees that a long form was not sent, from its button far below', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/om');
  await page.getByRole('banner').getByRole('button', { name: 'Logg inn' }).click();
  await page.getByRole('dialog').getByRole('tab', { name: 'Registrer' }).click();
  const send = await fillRegistration(page);
  // Some moments later: by then the button that waits has lost the focus.
  await page.route('**/api/auth/register', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.abort();
  });
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Nettverksfeil' })).toBeInViewport();
});
