import { expect, type Locator, type Page } from '@playwright/test';
import { openBusiness } from '../support/employer.ts';
import { openInbox } from '../support/inbox.ts';
import { test } from '../support/journey.ts';

/** Browsers cut what does not fit without a word. */
async function saysThatItIsFull(page: Page, field: Locator, most: string) {
  const said = page
    .getByRole('status')
    .filter({ hasText: new RegExp(`^Feltet er fullt: ${most} tegn. Se etter at alt kom med.$`) });
  await expect(said).toHaveCount(0);
  await field.fill('https://møte.example/');
  await field.press('End');
  await page.keyboard.insertText('x'.repeat(2000));
  await expect(said).toBeVisible();
  await field.press('Backspace');
  await expect(said).toHaveCount(0);
}

test('a line of a position or of a form that lost its end says so', async ({ page }) => {
  const { id } = await openBusiness(page);
  await page.goto(`/bedrift/${id}/stillinger/ny`);
  await saysThatItIsFull(page, page.getByLabel('Tittel'), '200');

  await page.goto('/application-forms/new');
  await saysThatItIsFull(page, page.getByLabel('Tittel'), '100');
  await saysThatItIsFull(page, page.getByLabel('Spørsmålstekst'), '500');
  await saysThatItIsFull(page, page.getByLabel('Eksempeltekst i feltet'), '200');
  await page.getByLabel('Type svar').selectOption('Velg ett alternativ');
  const option = page.getByLabel('Alternativ 1', { exact: true });
  await saysThatItIsFull(page, option, '200');
  await expect(option).toBeFocused();
});

test('so does the link to a meeting', async ({ page }) => {
  const { address } = await openInbox(page);
  await page.goto(address);
  await page.getByRole('main').getByRole('link', { name: 'Aslaug Aas' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Kall inn til intervju' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kall inn til intervju' });
  await dialog.getByText('Videomøte').click();
  await saysThatItIsFull(page, dialog.getByLabel('Lenke til videomøtet'), '300');
});
