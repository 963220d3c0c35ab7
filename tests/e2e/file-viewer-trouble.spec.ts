import { expect } from '@playwright/test';
import { call, enter, password } from '../support/account.ts';
import { attachment, drawPdf, receiveFiles } from '../support/attachments.ts';
import { test } from '../support/journey.ts';
import { show } from '../support/shown-files.ts';

test('an address that ran out is asked for anew, and what did not come is tried again', async ({ page }) => {
  const { address, applicant, id } = await receiveFiles(page, async () => [
    attachment('Søknad.pdf', await drawPdf((pdf) => pdf.text('Holder fyret tent'))),
    attachment('Attest.txt', 'Flink'),
  ]);
  // As it stands in a page that was opened long ago.
  await page.route('**/api/applications/*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(/expires=\d+/g, 'expires=1') });
  });
  await page.goto(address);
  await expect(show(page, 'Søknad.pdf')).toBeVisible();
  await page.unroute('**/api/applications/*');
  await page.route('**/uploads/**', (route) => route.abort(), { times: 1 });
  await show(page, 'Søknad.pdf').press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert').filter({ hasText: 'Nettverksfeil' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Prøv igjen' }).press('Enter');
  await expect(dialog.getByText('Holder fyret tent').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await test.step('without the program that shows it, the page says so', async () => {
    await page.reload();
    await page.route('**/assets/pdf.worker*', (route) => route.abort());
    await show(page, 'Søknad.pdf').press('Enter');
    await expect(dialog.getByRole('alert').filter({ hasText: 'Nettverksfeil' })).toBeVisible();
    await page.unroute('**/assets/pdf.worker*');
    await page.keyboard.press('Escape');
  });

  await test.step('also when it breaks off after it was opened', async () => {
    await page.reload();
    await page.route('**/assets/pdf.worker*', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${breakAtFirstPage}${await answer.text()}` });
    });
    await show(page, 'Søknad.pdf').press('Enter');
    await expect(dialog.getByRole('alert').filter({ hasText: 'Nettverksfeil' })).toBeVisible();
    await page.unroute('**/assets/pdf.worker*');
    await page.keyboard.press('Escape');
  });

  await test.step('the applicant reads what was sent in the same way', async () => {
    await enter(page, applicant.token);
    await page.goto(`/profil?tab=applications&soknad=${id}`);
    await show(page, 'Søknad.pdf').press('Enter');
    await expect(dialog.getByText('Holder fyret tent').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Neste fil' }).click();
    await expect(dialog.getByText('Flink')).toBeVisible();
    await dialog.getByRole('button', { name: 'Lukk filen' }).click();
    await expect(show(page, 'Søknad.pdf')).toBeFocused();
  });
});

test('whose log-in ended logs in over the file, and then reads it', async ({ page }) => {
  const { address, business } = await receiveFiles(page, async () => [
    attachment('Attest.txt', 'Flink'),
    attachment('Søknad.pdf', await drawPdf((pdf) => pdf.text('Holder fyret tent'))),
  ]);
  await page.goto(address);
  await show(page, 'Attest.txt').press('Enter');
  const dialog = page.getByRole('dialog').first();
  await expect(dialog.getByText('Flink')).toBeVisible();
  await call(page, 'POST', '/api/auth/logout', { headers: business.headers });
  await dialog.getByRole('button', { name: 'Neste fil' }).press('Enter');
  const logIn = page.getByRole('dialog').getByRole('tabpanel', { name: 'Logg inn' });
  await logIn.getByLabel('E-post').fill(business.email);
  await logIn.getByLabel('Passord', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Holder fyret tent').first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Prøv igjen' })).toHaveCount(0);
  await expect(dialog.getByRole('heading', { name: 'Søknad.pdf' })).toBeVisible();
});

const breakAtFirstPage = `addEventListener('message', (event) => {
  if (event.data.action !== 'GetPage') return;
  event.stopImmediatePropagation();
  throw new Error('broken');
});
`;
