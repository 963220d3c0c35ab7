import { expect } from '@playwright/test';
import { enterAnew } from '../support/account.ts';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { approve, openBusiness } from '../support/employer.ts';
import { addPositionWithForm } from '../support/inbox.ts';
import { test } from '../support/journey.ts';

test('what one has answered before need not be written again', async ({ page }) => {
  test.slow();
  const business = await openBusiness(page);
  const positions = [await addPositionWithForm(page, business), await addPositionWithForm(page, business)];
  for (const id of positions) await approve(page, 'position', id);
  const [first, second] = positions;
  await enterAnew(page);
  const main = page.getByRole('main');
  await page.goto(`/stilling/${first}/apply`);
  await main.getByLabel('Telefon').fill('900 00 000');
  await main.getByLabel('Hvorfor søker du?').fill('Lyset må ikke slukne.');
  await main.getByRole('radio', { name: 'Ja' }).check();
  await main.getByRole('button', { name: 'Send søknad' }).click();
  await expect(main.getByText('Søknaden er sendt')).toBeVisible();

  await page.goto(`/stilling/${second}/apply`);
  await expect(main.getByLabel('Telefon')).toHaveValue('900 00 000');
  await main.getByRole('radio', { name: 'Nei' }).check();
  const before = main.getByRole('region', { name: 'Du har svart på dette før' });
  await expect(before).toContainText('1 av spørsmålene');
  // Its number goes down with every answer, which nobody wants to hear while writing.
  await expect(main.getByRole('status').filter({ has: before })).toHaveCount(0);
  await checkAccessibility(page);
  await before.getByRole('button', { name: 'Hent svarene' }).press('Enter');
  await expect(main.getByText('1 svar er hentet. Se over før du sender.')).toBeVisible();
  await expect(main.getByLabel('Hvorfor søker du?')).toHaveValue('Lyset må ikke slukne.');
  await expect(main.getByLabel('Hvorfor søker du?')).toBeFocused();
  // What was answered here already is not written over.
  await expect(main.getByRole('radio', { name: 'Nei' })).toBeChecked();
  await expect(main.getByText('Utkastet ble lagret')).toBeVisible();
  await main.getByRole('button', { name: 'Send søknad' }).click();
  await expect(main.getByText('Søknaden er sendt')).toBeVisible();
});
