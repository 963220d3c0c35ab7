import { expect } from '@playwright/test';
import { call } from '../support/account.ts';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { listIsRead, openInbox } from '../support/inbox.ts';
import { test } from '../support/journey.ts';
import { enlargeText, overflowOf } from '../support/overflow.ts';

test('words of one’s own are put on applications, found by, and taken off again, all by keyboard', async ({ page }) => {
  test.slow();
  const { address, headers } = await openInbox(page);
  const main = page.getByRole('main');
  const list = main.getByRole('list').filter({ has: page.getByRole('checkbox', { name: /^Velg søknaden fra/ }) });
  const row = (name: string) => list.getByRole('listitem').filter({ hasText: name });
  const form = main.getByRole('form', { name: 'Merkelapper' });
  const field = form.getByLabel('Merkelapp', { exact: true });
  const chips = form.getByRole('list', { name: 'Merkelapper' });
  const filter = main.getByRole('search').getByLabel('Merkelapp');

  await test.step('one is written, and stands in the list', async () => {
    await page.goto(address);
    await main.getByRole('link', { name: 'Aslaug Aas' }).press('Enter');
    await expect(field).toBeVisible();
    await expect(filter).toHaveCount(0);
    await field.focus();
    await page.keyboard.type('  Ring   igjen ');
    await page.keyboard.press('Enter');
    await expect(main.getByText('Søknaden har merkelappen «Ring igjen».')).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await expect(row('Aslaug Aas').getByRole('list', { name: 'Merkelapper' })).toHaveText('Ring igjen');
    await main.getByText('Historikk').click();
    await expect(main.getByText(/la til en merkelapp$/)).toBeVisible();
    await listIsRead(page);
    await checkAccessibility(page);
  });

  await test.step('on the next one it is suggested, and written as before', async () => {
    await main.getByRole('link', { name: 'Birger Bø' }).press('Enter');
    await expect(main.getByRole('heading', { name: 'Birger Bø' })).toBeFocused();
    const known = await field.getAttribute('list');
    await expect(page.locator(`datalist[id="${known}"] option`)).toHaveAttribute('value', 'Ring igjen');
    await field.focus();
    await page.keyboard.type('RING IGJEN');
    await main.getByRole('link', { name: 'Cecilie Clausen' }).press('Enter');
    const asked = page.getByRole('dialog', { name: 'Forlate søknaden uten å lagre?' });
    await asked.getByRole('button', { name: 'Avbryt' }).press('Enter');
    await expect(asked).toBeHidden();
    await field.press('Enter');
    await expect(row('Birger Bø')).toContainText('Ring igjen');
    await expect(page.locator(`datalist[id="${known}"] option`)).toHaveCount(0);
  });

  await test.step('it is taken off, and the focus stays beside it', async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(chips.getByRole('button', { name: 'Fjern merkelappen Ring igjen' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(main.getByText('«Ring igjen» er fjernet fra søknaden.')).toBeVisible();
    await expect(chips).toHaveCount(0);
    await expect(form).toBeFocused();
    await expect(row('Birger Bø')).not.toContainText('Ring igjen');
  });

  await test.step('several get one, and lose one, and stay chosen', async () => {
    await page.goto(address);
    for (const name of ['Aslaug Aas', 'Birger Bø']) await row(name).getByRole('checkbox').press('Space');
    const bar = page.getByRole('region', { name: 'Med de valgte søknadene' });
    const dialog = page.getByRole('dialog', { name: 'Merkelapper' });
    const opener = bar.getByRole('button', { name: 'Merkelapper' });
    await opener.press('Enter');
    await expect(dialog.getByText('På 2 søknader du har valgt.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Fjern merkelappen Ring igjen (1)' })).toBeVisible();
    await checkAccessibility(page);
    await dialog.getByRole('button', { name: 'Legg til merkelapp' }).press('Enter');
    await expect(dialog.getByLabel('Merkelapp', { exact: true })).toHaveAccessibleDescription(/Skriv en merkelapp/);
    await dialog.getByLabel('Merkelapp', { exact: true }).fill('Kan begynne straks');
    await page.keyboard.press('Enter');
    await expect(main.getByText('2 søknader har merkelappen «Kan begynne straks».')).toBeVisible();
    await expect(opener).toBeFocused();
    for (const name of ['Aslaug Aas', 'Birger Bø']) await expect(row(name)).toContainText('Kan begynne straks');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Fjern merkelappen Kan begynne straks (2)' }).press('Enter');
    await expect(main.getByText('«Kan begynne straks» er fjernet fra 2 søknader.')).toBeVisible();
    await expect(row('Birger Bø')).not.toContainText('Kan begynne straks');
    await expect(bar.getByText('2 søknader valgt')).toBeVisible();
  });

  await test.step('one finds by it, in the list and on the board', async () => {
    await filter.selectOption('Ring igjen');
    await expect(page).toHaveURL(/label=Ring\+igjen/);
    await expect(main.getByRole('heading', { name: '1 søknad' })).toBeVisible();
    await page.goto(`${address}?view=board&label=Ring+igjen`);
    await expect(main.getByRole('list', { name: 'Merkelapper' })).toHaveText('Ring igjen');
    await checkAccessibility(page);
  });

  await test.step('as many and as long as there can be stay within, also in large text', async () => {
    const businessId = address.split('/')[2];
    const { applications } = await call(page, 'GET', `/api/applications/business/${businessId}?fields=summary`, {
      headers,
    });
    const { id } = applications.find(
      ({ applicantInfo }: { applicantInfo: { firstName: string } }) => applicantInfo.firstName === 'Aslaug',
    );
    for (let n = 0; n < 9; n += 1)
      await call(page, 'POST', '/api/applications/labels', {
        headers,
        data: { label: `${n}${'W'.repeat(29)}`, applications: [{ id }] },
      });
    await page.setViewportSize({ width: 320, height: 700 });
    for (const where of [address, `${address}?view=board`, `${address}?application=${id}`]) {
      await page.goto(where);
      await expect(main.getByRole('list', { name: 'Merkelapper' }).first()).toContainText('WWW');
      expect(await overflowOf(page)).toBe(0);
    }
    await expect(form.getByText('En søknad kan ha 10 merkelapper.')).toBeVisible();
    await expect(chips.getByRole('listitem')).toHaveCount(10);
    await page.setViewportSize({ width: 640, height: 700 });
    await enlargeText(page);
    expect(await overflowOf(page)).toBe(0);
  });
});
