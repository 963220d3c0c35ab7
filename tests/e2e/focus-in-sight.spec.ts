import { expect } from '@playwright/test';
import { enter, fillRegistration, tokenOf } from '../support/account.ts';
import { addPosition, openBusiness } from '../support/employer.ts';
import { hiddenOnTheWay } from '../support/hidden-focus.ts';
import { openInbox } from '../support/inbox.ts';
import { test } from '../support/journey.ts';

test('no filter on a phone, or at 400 % zoom, gets the focus under what stays in sight', async ({ page }) => {
  await page.goto('/stillinger');
  for (const size of [
    { width: 390, height: 660 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: /^Filtre/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Filtre' });
    await expect(dialog.getByRole('heading')).toBeFocused();
    expect(await hiddenOnTheWay(page, dialog)).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('no field that staff changes gets the focus under the buttons below', async ({ page }) => {
  await enter(page, await tokenOf(page, 'ansatt@demo.example'));
  await page.goto('/admin?tab=positions');
  await page
    .getByRole('button', { name: /^Rediger / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Rediger stilling' });
  await expect(dialog.getByRole('button', { name: 'Lagre' })).toBeVisible();
  expect(await hiddenOnTheWay(page, dialog)).toEqual([]);
});

test('nothing of the preview of a position gets the focus under its bar', async ({ page }) => {
  const business = await openBusiness(page);
  const id = await addPosition(page, business);
  await page.goto(`/bedrift/${business.id}/stillinger/${id}/rediger`);
  await page.getByRole('button', { name: 'Forhåndsvis' }).click();
  await expect(page.getByRole('heading', { name: 'Forhåndsvisning' })).toBeFocused();
  expect(await hiddenOnTheWay(page, page.getByRole('main'))).toEqual([]);
});

test('nothing of the inbox gets the focus under what is done with the chosen applications', async ({ page }) => {
  const { address } = await openInbox(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(address);
  const main = page.getByRole('main');
  await main.getByRole('checkbox', { name: 'Velg søknaden fra Aslaug Aas' }).check();
  await main.getByLabel('Ny status').selectOption('Avslått');
  await expect(main.getByLabel('Melding til søkeren')).toBeVisible();
  // However far down one is.
  await main.getByRole('link', { name: 'Cecilie Clausen' }).evaluate((link) => link.scrollIntoView({ block: 'end' }));
  await expect(main.getByLabel('Ny status')).toBeInViewport();
  expect(await hiddenOnTheWay(page, main)).toEqual([]);
});

test('nothing of the board gets the focus under what was said of the card that moved', async ({ page }) => {
  await enter(page, await tokenOf(page, 'bedrift@demo.example'));
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/bedriftsside');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^Søknader .* til Handelshuset Brekke AS$/ }).click();
  await main.getByRole('link', { name: 'Tavle' }).click();
  const mover = main.getByRole('region', { name: /^Venter/ }).getByRole('combobox');
  await mover.nth(1).selectOption('Godkjent');
  const takeBack = main.getByRole('button', { name: 'Angre' });
  await expect(takeBack).toBeVisible();
  expect(await hiddenOnTheWay(page, main)).toEqual([]);
  await takeBack.click();
  await expect(main.getByRole('region', { name: /^Godkjent 0/ })).toBeVisible();
});

test('nothing that staff comes by gets the focus under what was said', async ({ page }) => {
  await enter(page, await tokenOf(page, 'ansatt@demo.example'));
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/admin?tab=newsletter');
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: /^Send prøve til meg/ })
    .first()
    .click();
  await expect(main.getByText(/^Vi har sendt en prøve til /)).toBeVisible();
  expect(await hiddenOnTheWay(page, main)).toEqual([]);
});

test('nothing of a page gets the focus under the words about the new account', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  // A few ads, and all filters: more of the same would only take longer.
  await page.goto('/stillinger?search=kokk&fylke=nordland');
  await page.getByRole('banner').getByRole('button', { name: 'Logg inn' }).click();
  await page.getByRole('dialog').getByRole('tab', { name: 'Registrer' }).click();
  const send = await fillRegistration(page);
  await send.click();
  await expect(page.getByText(/^Kontoen er opprettet\./)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toBeFocused();
  expect(await hiddenOnTheWay(page, main)).toEqual([]);
});

test('the button that was pressed stays in sight when it goes with a question that moves', async ({ page }) => {
  await enter(page, await tokenOf(page, 'bedrift@demo.example'));
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/application-forms/new');
  const add = page.getByRole('button', { name: 'Legg til spørsmål' });
  const next = page.getByRole('button', { name: 'Flytt spørsmål 1 ned' });
  await add.press('Enter');
  await add.press('Enter');
  await page.getByRole('button', { name: /^Spørsmål 2 / }).press('Enter');
  await next.press('Enter');
  const moved = page.getByRole('button', { name: 'Flytt spørsmål 2 ned' });
  await expect(moved).toBeFocused();
  await expect(moved).toBeInViewport();
});
