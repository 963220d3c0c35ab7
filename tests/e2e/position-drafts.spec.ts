import { expect } from '@playwright/test';
import { call, enterAnew } from '../support/account.ts';
import { addPosition, openBusiness } from '../support/employer.ts';
import { test } from '../support/journey.ts';

test('a copy goes on at the step where one was, and another tab leaves its draft alone', async ({ page }) => {
  const business = await openBusiness(page);
  const address = `/bedrift/${business.id}/stillinger/ny?fra=${await addPosition(page, business)}`;
  const write = async (requirements: string) => {
    const kept = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && Boolean(answer.request().postData()?.includes(requirements)),
    );
    await page.getByLabel('Krav').fill(requirements);
    await kept;
  };
  await page.goto(address);
  await page.getByLabel('Tittel').fill('Fyrvokter på Utsira');
  await page.getByRole('button', { name: 'Neste' }).click();
  await write('Du er vant til å være alene.');
  await page.reload();
  await expect(page.getByText('Steg 2 av 5')).toBeVisible();
  await expect(page.getByLabel('Krav')).toHaveValue('Du er vant til å være alene.');

  const other = await page.context().newPage();
  await other.goto(address);
  await expect(other.getByLabel('Krav')).toHaveValue('Du er vant til å være alene.');
  await write('Du trives på sjøen.');
  await other.getByLabel('Krav').fill('Du liker fugler.');
  await expect(other.getByText('Stillingen er åpen et annet sted også, og utkastet er derfra.')).toBeVisible();
  await other.close();

  await page.reload();
  await expect(page.getByLabel('Krav')).toHaveValue('Du trives på sjøen.');
  await page.getByRole('button', { name: 'Begynn på nytt' }).click();
  const asked = page.getByRole('dialog', { name: 'Begynne på nytt?' });
  await asked.getByRole('button', { name: 'Avbryt' }).click();
  await expect(page.getByText('Vi har hentet fram utkastet ditt')).toBeVisible();
  await page.getByRole('button', { name: 'Begynn på nytt' }).click();
  await asked.getByRole('button', { name: 'Begynn på nytt' }).click();
  await expect(page.getByText('Steg 1 av 5')).toBeVisible();
  await expect(page.getByLabel('Tittel')).toHaveValue('Fyrvokter');
});

test('who leaves while the last words are being kept is asked first, and finds them within the site', async ({
  page,
}) => {
  const { id } = await openBusiness(page);
  let held = Promise.withResolvers<void>();
  await page.route('**/position-draft', async (route) => {
    if (route.request().method() === 'PUT') await held.promise;
    await route.continue();
  });
  await page.goto(`/bedrift/${id}/stillinger/ny`);
  const title = page.getByLabel('Tittel');
  await title.click();
  await title.pressSequentially('Fyrvokter');
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  held.resolve();
  await expect(page.getByText(/^Utkastet er lagret/)).toBeVisible();
  await expect(title).toHaveValue('Fyrvokter');
  await page.reload();
  await expect(title).toHaveValue('Fyrvokter');

  held = Promise.withResolvers<void>();
  await title.fill('Fyrvokter på Utsira');
  await page.getByRole('link', { name: 'Tilbake til stillinger' }).click();
  await page.getByRole('link', { name: 'Ny stilling' }).first().click();
  held.resolve();
  await expect(title).toHaveValue('Fyrvokter på Utsira');
});

test('what the server could not keep is sent again, also when nothing more is written', async ({ page }) => {
  const { id } = await openBusiness(page);
  const answer = async (status: number, json: object) => {
    await page.unroute('**/position-draft');
    await page.route('**/position-draft', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status, json }) : route.continue(),
    );
  };
  await answer(503, { success: false });
  await page.clock.install();
  await page.goto(`/bedrift/${id}/stillinger/ny`);
  await page.getByLabel('Tittel').fill('Fyrvokter');
  await expect(page.getByText('Utkastet er ikke lagret. Vi prøver igjen om litt.')).toBeVisible();
  await page.unroute('**/position-draft');
  await page.clock.runFor(20_000);
  await expect(page.getByText(/^Utkastet er lagret/)).toBeVisible();
  // What can never be kept is not said to be on its way.
  await answer(413, { success: false, message: 'Det du sendte, er for stort.' });
  await page.getByLabel('Tittel').fill('Fyrvokter på Utsira');
  await expect(page.getByText('Utkastet er ikke lagret. Det du sendte, er for stort.')).toBeVisible();
});

test('whose access is taken away while writing hears it before the end', async ({ page }) => {
  const { id, headers } = await openBusiness(page);
  const colleague = await enterAnew(page);
  await call(page, 'POST', `/api/business-settings/${id}/share`, { headers, data: { email: colleague.email } });
  await page.goto(`/bedrift/${id}/stillinger/ny`);
  await page.getByLabel('Tittel').fill('Fyrvokter');
  await expect(page.getByText(/^Utkastet er lagret/)).toBeVisible();
  await call(page, 'DELETE', `/api/business-settings/${id}/share/${colleague.id}`, { headers });
  await page.getByLabel('Tittel').fill('Fyrvokter på Utsira');
  await expect(page.getByText('Bedriften finnes ikke lenger, eller eieren har fjernet tilgangen din.')).toBeVisible();
});
