import { expect, type Page } from '@playwright/test';
import { smallPdf } from '../../demo/data/small-pdf.ts';
import { enterAnew } from '../support/account.ts';
import { demoPosition } from '../support/demo-position.ts';
import { test } from '../support/journey.ts';
import { cards, countOf, summary } from '../support/public-lists.ts';
import { translate } from '../support/translate.ts';

test('a list that the browser translates is filtered, followed from and come back to', async ({ page }) => {
  const errors = errorsOf(page);
  await page.goto('/stillinger');
  await translate(page);
  await expect(summary(page)).toContainText('‹');
  const all = await countOf(page);
  const remote = page.getByRole('checkbox', { name: 'Mulighet for hjemmekontor' });
  await remote.check();
  await expect.poll(() => countOf(page)).toBeLessThan(all);
  const few = await countOf(page);
  await remote.uncheck();
  await expect.poll(() => countOf(page)).toBeGreaterThan(few);
  await expect(summary(page)).toContainText('‹');
  await cards(page)
    .first()
    .getByRole('button', { name: /^Følg / })
    .click();
  await cards(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/stilling\//);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Følger / })
    .click();
  await page.goBack();
  await expect.poll(() => countOf(page)).toBeGreaterThan(few);
  expect(errors).toEqual([]);
});

test('one applies on a page that the browser translates, and reads what it says now', async ({ page }) => {
  const errors = errorsOf(page);
  await enterAnew(page);
  const { id } = await demoPosition(page.request);
  await page.goto(`/stilling/${id}/apply`);
  const main = page.getByRole('main');
  await expect(main.getByLabel('Fornavn')).toHaveValue('Kari');
  await translate(page);
  await main.getByLabel('Fornavn').fill('');
  await main.getByRole('button', { name: 'Send søknad' }).click();
  await expect(main.getByRole('alert').filter({ hasText: 'Fornavn er påkrevd' })).toContainText('‹');
  await main.getByLabel('Fornavn').fill('Kari');
  const why = main.getByLabel('Hvorfor vil du jobbe hos oss?');
  await why.fill('Fordi dere bygger ved fjorden.');
  await main.getByLabel('Når kan du begynne?').fill('2027-02-01');
  await main.getByRole('radio', { name: '4–10 år' }).check();
  await page
    .getByRole('radiogroup', { name: /førerkort/ })
    .getByLabel('Ja')
    .check();
  const files = main.getByLabel(/CV.*valgfritt/);
  await files.setInputFiles({ name: 'Min CV.pdf', mimeType: 'application/pdf', buffer: smallPdf(['Kari']) });
  await expect(main.getByRole('button', { name: 'Fjern Min CV.pdf' })).toBeVisible();
  await main.getByRole('button', { name: 'Send søknad' }).click();
  await expect(main.getByText('Søknaden er sendt')).toBeVisible();
  expect(errors).toEqual([]);
});

function errorsOf(page: Page) {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  return errors;
}
