import { expect } from '@playwright/test';
import { enterAnew } from '../support/account.ts';
import { addPosition, approve, openBusiness } from '../support/employer.ts';
import { addPositionWithForm } from '../support/inbox.ts';
import { test } from '../support/journey.ts';

test('back over several pages, from the form of one position to that of another, each has its own', async ({
  page,
}) => {
  const business = await openBusiness(page);
  const one = await addPosition(page, business, 'Fyrvokter');
  const other = await addPosition(page, business, 'Fyrmester');
  const open = (id: string) => page.getByRole('main').locator(`a[href$="/${id}/rediger"]`).click();
  await page.goto(`/bedrift/${business.id}/stillinger`);
  await open(one);
  await expect(page.getByLabel('Tittel')).toHaveValue('Fyrvokter');
  await page.getByRole('link', { name: 'Tilbake til stillinger' }).click();
  await open(other);
  await expect(page.getByLabel('Tittel')).toHaveValue('Fyrmester');
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL(new RegExp(one));
  await expect(page.getByLabel('Tittel')).toHaveValue('Fyrvokter');
});

test('back over several pages, from one application to another, each can be written', async ({ page }) => {
  const business = await openBusiness(page);
  const [one, other] = [await addPositionWithForm(page, business), await addPositionWithForm(page, business)];
  for (const id of [one, other]) await approve(page, 'position', id);
  await enterAnew(page);
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: 'Send søknad' });
  await page.goto(`/stilling/${one}/apply`);
  await expect(send).toBeVisible();
  await main.getByRole('link', { name: 'Tilbake til stillingen' }).click();
  await main.locator('a[href^="/bedrift/"]').first().click();
  await expect(page).toHaveURL(/\/bedrift\//);
  await main.locator(`a[href^="/stilling/${other}"]`).click();
  await main.getByRole('link', { name: 'Søk på stillingen' }).click();
  await expect(send).toBeVisible();
  await page.evaluate(() => history.go(-4));
  await expect(page).toHaveURL(`/stilling/${one}/apply`);
  await expect(send).toBeVisible();
});

test('one applies at an address that is written in capitals', async ({ page }) => {
  const business = await openBusiness(page);
  const id = await addPositionWithForm(page, business);
  await approve(page, 'position', id);
  await enterAnew(page);
  await page.goto(`/stilling/${id.toUpperCase()}/apply`);
  await expect(page.getByRole('main').getByRole('button', { name: 'Send søknad' })).toBeVisible();
});
