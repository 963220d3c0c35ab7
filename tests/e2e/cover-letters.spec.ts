import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { call, enterAnew } from '../support/account.ts';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { approve, openBusiness } from '../support/employer.ts';
import { addPositionWithForm } from '../support/inbox.ts';
import { test } from '../support/journey.ts';
import { overflowOf } from '../support/overflow.ts';
import { reloadList } from '../support/reload-list.ts';

test('one writes a letter, sees it, downloads it, copies it and deletes it', async ({ page }) => {
  const { headers } = await enterAnew(page, { firstName: 'Åse', lastName: 'Sjøbærg' });
  const personalInfo = { firstName: 'Åse', lastName: 'Sjøbærg', phone: '900 00 000', address: 'Storgata 1' };
  const cvData = JSON.stringify({ title: 'Til sjøs', personalInfo });
  await call(page, 'POST', '/api/cvs', { headers, multipart: { cvData } });
  await page.goto('/profil?tab=cv');
  const letters = page.getByRole('heading', { name: 'Søknadsbrev', exact: true });
  await expect(page.getByText('Ingen søknadsbrev enda')).toBeVisible();
  await page.getByRole('button', { name: 'Nytt søknadsbrev' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Nytt søknadsbrev' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Mine CV-er' })).toBeHidden();
  await expect(page.getByLabel('Fornavn')).toHaveValue('Åse');

  await page.getByLabel('Tittel på brevet').fill('Til havna');
  await page.getByLabel('Bedrift (valgfritt)').fill('Havn AS');
  await page.getByLabel('Sted (valgfritt)').fill('Tromsø');
  await page.getByLabel('Stilling du søker').fill('fyrvokter');
  await page.getByLabel('Tekst').fill('Jeg holder fyret tent.\n\nOgså om natta.');
  await page.getByLabel('Hent fra').selectOption('Til sjøs');
  await page.getByRole('button', { name: 'Fyll ut' }).click();
  await expect(page.getByLabel('Telefon')).toHaveValue('900 00 000');
  await page.keyboard.press('Control+z');
  await expect(page.getByLabel('Telefon')).toHaveValue('');
  await page.getByRole('button', { name: 'Gjør om' }).click();
  await expect(page.getByLabel('Telefon')).toHaveValue('900 00 000');
  await expect(page.getByAltText('Side 1 av søknadsbrevet')).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowOf(page)).toBe(0);
    await checkAccessibility(page);
  }

  // Left without saving, it waits as a draft.
  await expect(page.getByText('Utkastet er tatt vare på')).toBeVisible();
  await page.getByRole('button', { name: 'Avbryt' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Forlat uten å lagre' }).click();
  await expect(letters).toBeFocused();
  await reloadList(page);
  await page.getByRole('button', { name: 'Nytt søknadsbrev' }).click();
  await expect(page.getByText(/Her er det du skrev .*, men ikke lagret/)).toBeVisible();
  await expect(page.getByLabel('Stilling du søker')).toHaveValue('fyrvokter');
  await page.getByLabel('Mal').selectOption('Moderne');
  await page.getByRole('button', { name: 'Lagre søknadsbrev' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Søknadsbrevet er lagret.' })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Last ned PDF Til havna' }).click();
  const pdf = await download;
  expect(pdf.suggestedFilename()).toBe('Åse_Sjøbærg_Soknadsbrev.pdf');
  expect(await readFile(await pdf.path(), 'latin1')).toContain('pdfuaid:part');
  await page.getByRole('button', { name: 'Dupliser: Til havna' }).click();
  await expect(page.getByRole('heading', { name: 'Kopi av Til havna' })).toBeVisible();
  await page.getByRole('button', { name: 'Rediger Til havna' }).click();
  await expect(page.getByLabel('Mal')).toHaveValue('modern');
  await page.goBack();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowOf(page)).toBe(0);
    await checkAccessibility(page);
  }
  await page.getByRole('button', { name: 'Slett Til havna' }).click();
  const dialog = page.getByRole('dialog', { name: 'Slette søknadsbrevet?' });
  await dialog.getByRole('button', { name: 'Slett søknadsbrevet' }).click();
  await expect(page.getByRole('button', { name: 'Rediger Til havna' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Rediger Kopi av Til havna' })).toBeVisible();
});

test('a letter that was changed or deleted elsewhere while it is written here loses nothing', async ({ page }) => {
  const { headers } = await enterAnew(page);
  const send = (method: 'POST' | 'PUT' | 'DELETE', address: string, title?: string) =>
    call(page, method, `/api/cover-letters${address}`, { headers, ...(title && { data: { letter: { title } } }) });
  const { letter } = await send('POST', '', 'Til havna');
  await page.goto('/profil?tab=cv');
  await page.getByRole('button', { name: 'Rediger Til havna' }).click();
  await page.getByLabel('Tekst').fill('Jeg holder fyret tent.');
  await send('PUT', `/${letter.id}`, 'Endret');
  await page.getByRole('button', { name: 'Lagre søknadsbrev' }).click();
  await expect(page.getByText(/Det er lagret et annet sted etter at du åpnet det/)).toBeVisible();
  await page.getByRole('button', { name: 'Lukk' }).click();
  await send('DELETE', `/${letter.id}`);
  await page.getByRole('button', { name: 'Lagre søknadsbrev' }).click();
  await expect(page.getByText(/blir det et nytt søknadsbrev/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Lukk' }).click();
  await expect(page.getByLabel('Tekst')).toHaveValue('Jeg holder fyret tent.');
  await page.getByRole('button', { name: 'Lagre søknadsbrev' }).click();
  await expect(page.getByRole('button', { name: 'Rediger Til havna' })).toBeVisible();
});

test('one begins a letter from an application and attaches it', async ({ page }) => {
  const position = await positionThatAsksForALetter(page);
  await enterAnew(page, { firstName: 'Åse', lastName: 'Sjøbærg' });
  await page.goto(`/stilling/${position}/apply`);
  const main = page.getByRole('main');
  const opener = main.getByRole('button', { name: 'Bruk et søknadsbrev du har laget her som svar på «Brev»' });
  const dialog = page.getByRole('dialog', { name: 'Legg ved et søknadsbrev' });
  await opener.press('Enter');
  await dialog.getByRole('link', { name: 'Skriv et søknadsbrev' }).press('Enter');

  await expect(page.getByLabel('Bedrift (valgfritt)')).not.toHaveValue('');
  await expect(page.getByLabel('Stilling du søker')).not.toHaveValue('');
  await page.getByLabel('Tekst').fill('Jeg holder fyret tent.');
  await expect(page.getByText('Utkastet er tatt vare på')).toBeVisible();
  // Loaded anew, it is still known where one came from, and nothing is begun again.
  const begin = page.getByRole('button', { name: 'Nytt søknadsbrev' });
  await page.reload();
  await begin.click();
  await expect(page.getByLabel('Tekst')).toHaveValue('Jeg holder fyret tent.');
  await page.getByRole('button', { name: 'Lagre søknadsbrev' }).press('Enter');
  await expect(main.getByRole('link', { name: 'Tilbake til søknaden' })).toBeInViewport();
  await reloadList(page);
  await expect(page.getByRole('button', { name: /^Rediger / })).toBeVisible();
  await expect(begin).toBeVisible();
  await main.getByRole('link', { name: 'Tilbake til søknaden' }).press('Enter');

  await opener.press('Enter');
  await expect(dialog.getByLabel('Søknadsbrev').getByRole('option')).toHaveCount(1);
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Legg ved' }).press('Enter');
  await expect(opener).toBeFocused();
  await expect(main.getByRole('button', { name: 'Fjern Åse_Sjøbærg_Soknadsbrev.pdf' })).toBeVisible();
  await main.getByRole('button', { name: 'Send søknad' }).press('Enter');
  await expect(main.getByText('Søknaden er sendt')).toBeVisible();
});

test('a draft that waits is not lost to a letter for another position before one says so', async ({ page }) => {
  const position = await positionThatAsksForALetter(page);
  const { headers } = await enterAnew(page);
  const letter = { company: 'Havn AS', body: 'Jeg holder fyret tent.' };
  await call(page, 'PUT', '/api/cover-letters/drafts', { headers, data: { letterId: null, letter } });
  await page.goto(`/stilling/${position}/apply`);
  await page.getByRole('button', { name: 'Bruk et søknadsbrev du har laget her som svar på «Brev»' }).click();
  await page.getByRole('link', { name: 'Skriv et søknadsbrev' }).click();

  const anew = page.getByRole('button', { name: 'Begynn på nytt' });
  const dialog = page.getByRole('dialog', { name: 'Begynne på nytt?' });
  await anew.press('Enter');
  await dialog.getByRole('button', { name: 'Avbryt' }).press('Enter');
  await expect(page.getByLabel('Bedrift (valgfritt)')).toHaveValue('Havn AS');
  await anew.press('Enter');
  await dialog.getByRole('button', { name: 'Begynn på nytt' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Nytt søknadsbrev' })).toBeFocused();
  await expect(page.getByLabel('Bedrift (valgfritt)')).not.toHaveValue(/^(Havn AS)?$/);
  await expect(page.getByLabel('Tekst')).toHaveValue('');
});

async function positionThatAsksForALetter(page: Page) {
  const file = { type: 'file_upload', required: false };
  const id = await addPositionWithForm(page, await openBusiness(page), [
    { ...file, id: 'letter', question: 'Brev', allowedFileTypes: ['pdf'] },
    { ...file, id: 'photo', question: 'Bilde', allowedFileTypes: ['jpg'] },
  ]);
  await approve(page, 'position', id);
  return id;
}
