import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { call, enterAnew } from '../support/account.ts';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { approve, openBusiness } from '../support/employer.ts';
import { addPositionWithForm } from '../support/inbox.ts';
import { test } from '../support/journey.ts';

test('one attaches a CV made here without downloading it first', async ({ page }) => {
  const position = await positionThatAsksForFiles(page);
  const { headers } = await enterAnew(page, { firstName: 'Åse', lastName: 'Sjøbærg' });
  await page.goto(`/stilling/${position}/apply`);
  const main = page.getByRole('main');
  const opener = main.getByRole('button', { name: 'Bruk en CV du har laget her som svar på «CV»' });
  await expect(main.getByRole('button', { name: /^Bruk en CV/ })).toHaveCount(1);
  const dialog = page.getByRole('dialog', { name: 'Legg ved en CV' });

  await opener.press('Enter');
  await dialog.getByRole('link', { name: 'Lag en CV' }).press('Enter');
  await main
    .getByRole('button', { name: /^Lag ny CV/ })
    .first()
    .press('Enter');
  await main.getByRole('button', { name: 'Avbryt' }).press('Enter');
  await main.getByRole('link', { name: 'Tilbake til søknaden' }).press('Enter');
  await opener.press('Enter');
  await expect(dialog.getByRole('link', { name: 'Lag en CV' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await addCv(page, headers, 'Til sjøs');
  await addCv(page, headers, 'På land');
  await page.route('**/api/cvs', (route) => route.abort());
  await opener.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Nettverksfeil');
  await page.unroute('**/api/cvs');
  await dialog.getByRole('button', { name: 'Prøv igjen' }).press('Enter');
  await expect(dialog.getByLabel('CV', { exact: true }).getByRole('option')).toHaveText(['På land', 'Til sjøs']);
  await checkAccessibility(page);

  await page.route('**/api/cvs/*/download', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Legg ved' }).press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Nettverksfeil');
  await page.unroute('**/api/cvs/*/download');

  // Left before the PDF is there: nothing is attached.
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/cvs/*/download', (route) => held.then(() => route.continue()));
  await dialog.getByRole('button', { name: 'Legg ved' }).press('Enter');
  await dialog.getByRole('button', { name: 'Avbryt' }).press('Enter');
  const printed = page.waitForResponse('**/api/cvs/*/download');
  answer();
  await (await printed).finished();
  await page.unroute('**/api/cvs/*/download');
  await opener.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Legg ved' })).toBeVisible();
  await expect(main.getByRole('button', { name: /^(Fjern|Avbryt opplastingen)/ })).toHaveCount(0);

  await dialog.getByLabel('CV', { exact: true }).selectOption('Til sjøs');
  await dialog.getByLabel('Mal').selectOption('Moderne');
  const printing = page.waitForRequest('**/api/cvs/*/download');
  await dialog.getByRole('button', { name: 'Legg ved' }).press('Enter');
  expect((await printing).postDataJSON()).toMatchObject({ template: 'modern' });
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(main.getByRole('button', { name: 'Fjern Åse_Sjøbærg_CV.pdf' })).toBeVisible();
  await main.getByRole('button', { name: 'Send søknad' }).press('Enter');
  await expect(main.getByText('Søknaden er sendt')).toBeVisible();

  await main.getByRole('link', { name: 'Se søknadene dine' }).press('Enter');
  await main.getByRole('button', { name: /Se søknaden/ }).press('Enter');
  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Åse_Sjøbærg_CV.pdf' }).press('Enter');
  const sent = await readFile(await (await download).path(), 'latin1');
  expect(sent).toContain('%PDF-');
  expect(sent).toContain('pdfuaid:part');
});

/** With and without room for a PDF. */
async function positionThatAsksForFiles(page: Page) {
  const file = { type: 'file_upload', required: false };
  const id = await addPositionWithForm(page, await openBusiness(page), [
    { ...file, id: 'cv', question: 'CV', allowedFileTypes: ['pdf'] },
    { ...file, id: 'photo', question: 'Bilde', allowedFileTypes: ['jpg'] },
  ]);
  await approve(page, 'position', id);
  return id;
}

function addCv(page: Page, headers: Record<string, string>, title: string) {
  const personalInfo = { firstName: 'Åse', lastName: 'Sjøbærg', email: 'ase@example.no' };
  const cvData = JSON.stringify({ title, personalInfo, aboutMe: 'Holder fyret tent.' });
  return call(page, 'POST', '/api/cvs', { headers, multipart: { cvData } });
}
