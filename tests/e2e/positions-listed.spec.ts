import { expect, type Locator, type Page } from '@playwright/test';
import { call, enter, tokenOf } from '../support/account.ts';
import { expectBackAtPlace } from '../support/back-to-place.ts';
import { addPosition, openBusiness } from '../support/employer.ts';
import { test } from '../support/journey.ts';

const positionsOfDemo = async (page: Page) => {
  const token = await tokenOf(page, 'bedrift@demo.example');
  const headers = { authorization: `Bearer ${token}` };
  const { businesses } = await call(page, 'GET', '/api/business/my-businesses', { headers });
  await enter(page, token);
  await page.goto(`/bedrift/${businesses[0].id}/stillinger`);
};

test('what went wrong far down the list of positions is said where one is', async ({ page }) => {
  await positionsOfDemo(page);
  const problem = page.getByRole('alert').filter({ hasText: 'Nettverksfeil' });
  await page.route('**/toggle', (route) => route.abort());
  const last = page.getByRole('button', { name: /^Deaktiver/ }).last();
  await last.press('Enter');
  await expect(problem).toBeInViewport();
  await expect(last).toBeFocused();
});

test('back from a position, the list is where it was left', async ({ page }) => {
  await positionsOfDemo(page);
  await expectBackAtPlace(page, page.getByRole('link', { name: 'Rediger' }).nth(6));
});

test('back from a position far down, as many are shown as before', async ({ page }) => {
  const business = await openBusiness(page);
  for (let nth = 1; nth <= 13; nth++) {
    const id = await addPosition(page, business, `Fyrvokter ${nth}`);
    const path = `/api/business/${business.id}/positions/${id}/toggle`;
    await call(page, 'PATCH', path, { headers: business.headers, data: { isActive: false } });
  }
  await page.goto(`/bedrift/${business.id}/stillinger`);
  const oldest = page.getByRole('article', { name: 'Fyrvokter 1', exact: true });
  await page.getByRole('button', { name: 'Vis flere stillinger' }).press('Enter');
  await expectBackAtPlace(page, oldest.getByRole('link', { name: 'Rediger' }));
});

test('a search in the positions says what the list answers, and how many are left', async ({ page }) => {
  const business = await openBusiness(page);
  await addPosition(page, business, 'Fyrvokter');
  await addPosition(page, business, 'Fyrmester');
  const search = page.getByRole('search');
  const lists = '**/positions?*';
  await page.goto(`/bedrift/${business.id}/stillinger?search=Fyr`);
  await expect(search.getByText('2 treff på «Fyr»')).toBeVisible();

  await page.route(lists, (route) => route.abort());
  await search.getByRole('searchbox').fill('Fyrmester');
  await search.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Nettverksfeil' })).toBeVisible();
  await expect(search.getByText('2 treff på «Fyr»')).toBeVisible();
  await page.unroute(lists);
  await page.getByRole('button', { name: 'Prøv igjen' }).press('Enter');
  await expect(search.getByText('1 treff på «Fyrmester»')).toBeVisible();
  const states = search.getByLabel('Vis', { exact: true });
  await states.selectOption('Deaktivert');
  await expect(search.getByText('0 treff på «Fyrmester»')).toBeVisible();
  await states.selectOption('Venter på godkjenning');
  await expect(search.getByText('1 treff på «Fyrmester»')).toBeVisible();
  await expect(page).toHaveURL(/\?search=Fyrmester&vis=pending$/);

  await page.getByRole('button', { name: /^Slett/ }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Slett stillingen' }).press('Enter');
  await expect(search.getByText('0 treff på «Fyrmester»')).toBeVisible();
});

test('a position that a colleague has deleted leaves the list, however long its title', async ({ page }) => {
  const business = await openBusiness(page);
  const title = 'Fyrvokterassistent'.repeat(8);
  const id = await addPosition(page, business, title);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/bedrift/${business.id}/stillinger`);
  await page.getByRole('button', { name: /^Slett/ }).press('Enter');
  const overflow = (element: Element) => element.scrollWidth - element.clientWidth;
  expect(await page.getByRole('dialog').evaluate(overflow)).toBe(0);
  await page.keyboard.press('Escape');
  await call(page, 'DELETE', `/api/business/${business.id}/positions/${id}`, { headers: business.headers });
  await page.getByRole('button', { name: /^Deaktiver/ }).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Stilling ikke funnet' })).toBeInViewport();
  await expect(page.getByRole('article', { name: title })).toHaveCount(0);
  await expect(page.getByText('0 av 2 aktive stillinger • 0 totalt')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Stillinger' })).toBeFocused();
});

test('the applications of a position lead to those alone, and so do the figures of the inbox until all are asked for', async ({
  page,
}) => {
  await positionsOfDemo(page);
  const link = page.getByRole('list', { name: 'Tall for stillingen' }).getByRole('link').first();
  await expect(link).toHaveAccessibleName(/ søknad(er)? på ./);
  const count = await link.innerText();
  await link.press('Enter');
  await expect(page).toHaveURL(/\/applications\?positionId=/);
  await expect(page.getByRole('heading', { level: 2, name: count, exact: true })).toBeVisible();
  const figures = page.getByRole('navigation', { name: 'Antall søknader' });
  const total = figures.getByRole('link', { name: /^Totalt/ });
  const countIn = async (link: Locator) => Number((await link.innerText()).replace(/\D/g, ''));
  const ofPosition = Number(count.replace(/\D/g, ''));
  expect(await countIn(total)).toBe(ofPosition);
  await expect(total).toHaveAttribute('aria-current', 'true');
  const waiting = figures.getByRole('link', { name: /^Venter/ });
  const stillWait = await countIn(waiting);
  await waiting.press('Enter');
  await expect(page).toHaveURL(/status=pending.*positionId=/);
  await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${stillWait} søknad`) })).toBeVisible();
  await page.getByLabel('Stilling', { exact: true }).selectOption('Alle');
  await expect.poll(() => countIn(total)).toBeGreaterThan(ofPosition);
  await expect(total).not.toHaveAttribute('aria-current');
});

test('how many of a position wait for an answer is said before it is closed or deleted, and leads to them', async ({
  page,
}) => {
  await positionsOfDemo(page);
  const waiting = page.getByRole('link', { name: /^\d+ venter på svar blant søkerne på ./ }).first();
  const count = (await waiting.innerText()).replace(/\D/g, '');
  const card = page.getByRole('listitem').filter({ has: waiting }).first();
  await card.getByRole('button', { name: /^Slett/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(
    dialog.getByText(new RegExp(`${count} søkere? har ikke fått svar\\. Dette kan ikke angres`)),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Avbryt' }).click();
  await waiting.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${count} søknad`) })).toBeVisible();
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('pending');
});

test('on paper an application says what its files are called', async ({ page }) => {
  await positionsOfDemo(page);
  await page.getByRole('list', { name: 'Tall for stillingen' }).getByRole('link').first().press('Enter');
  await page.locator('[data-application]').first().click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: /\.pdf$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Slett søknaden' })).toBeHidden();
});
