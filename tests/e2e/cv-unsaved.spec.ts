import { expect, type Page } from '@playwright/test';
import { call, enterAnew, password } from '../support/account.ts';
import { test } from '../support/journey.ts';
import { logInOver, logOutElsewhere } from '../support/log-in-over.ts';
import { reloadList } from '../support/reload-list.ts';

test('a photo that takes its time to be read is not lost by saving', async ({ page }) => {
  await page.addInitScript(() => {
    const read = globalThis.createImageBitmap;
    const late = async (file: Blob) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      return await read(file);
    };
    Object.assign(globalThis, { createImageBitmap: late });
  });
  await enterAnew(page);
  await page.goto('/profil?tab=cv');
  await page.getByRole('button', { name: 'Lag ny CV' }).click();
  const file = page.getByLabel('Profilbilde');
  await file.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
  await page.getByRole('button', { name: 'Lagre CV' }).click();
  await expect(page.getByText('Bildet kan ikke leses. Velg et annet bilde')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lagre CV' })).toBeFocused();
  await file.setInputFiles('web/public/icon-192.png');
  await page.getByRole('button', { name: 'Avbryt' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Avbryt' }).click();
  await file.setInputFiles('web/public/icon-512.png');
  await page.getByRole('button', { name: 'Lagre CV' }).click();
  await page.getByRole('button', { name: 'Rediger Kari Nordmann' }).click();
  await expect(page.getByAltText('Profilbildet ditt')).toHaveJSProperty('naturalWidth', 800);
  await page.getByRole('button', { name: 'Fjern bildet' }).click();
  await expect(page.getByAltText('Profilbildet ditt')).toBeHidden();
  await expect(file).toBeFocused();
  await expect(page.getByText('Utkastet er tatt vare på')).toBeVisible();
  await page.getByRole('button', { name: 'Avbryt' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Forlat uten å lagre' }).click();
  await page.getByRole('button', { name: 'Rediger Kari Nordmann' }).click();
  await expect(page.getByText(/Her er det du skrev/)).toBeVisible();
  await expect(page.getByAltText('Profilbildet ditt')).toBeHidden();
});

test('what is saved before it was kept as a draft leaves none, and nothing is typed beside it', async ({ page }) => {
  await enterAnew(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/cvs', async (route) => {
    if (route.request().method() === 'POST') await held.promise;
    await route.continue();
  });
  const title = page.getByLabel('Tittel på CV-en');
  await page.goto('/profil?tab=cv');
  await page.getByRole('button', { name: 'Lag ny CV' }).click();
  await title.fill('Til sjøs');
  await title.press('Enter');
  await expect(page.getByRole('button', { name: 'Lagrer …' })).toBeVisible();
  await page.keyboard.type('Mer');
  held.resolve();
  await expect(page.getByRole('button', { name: 'Rediger Til sjøs' })).toBeVisible();
  await reloadList(page);
  await page.getByRole('button', { name: 'Lag ny CV' }).click();
  await expect(title).toHaveValue('');
});

test('what was typed just before a save that failed is kept as a draft', async ({ page }) => {
  const { headers } = await enterAnew(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/cvs', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await held.promise;
    await route.fulfill({ status: 503, json: {} });
  });
  await page.clock.install();
  await page.goto('/profil?tab=cv');
  await page.getByRole('button', { name: 'Lag ny CV' }).click();
  const title = page.getByLabel('Tittel på CV-en');
  await title.fill('Til sjøs');
  await title.press('Enter');
  await expect(page.getByRole('button', { name: 'Lagrer …' })).toBeVisible();
  // The moment in which the draft is kept passes while it is being saved.
  await page.clock.fastForward(5000);
  held.resolve();
  await expect(page.getByText('Kunne ikke lagre CV')).toBeVisible();
  const drafts = async () => (await call(page, 'GET', '/api/cvs/drafts', { headers })).drafts;
  await expect.poll(drafts).toMatchObject([{ cvData: { title: 'Til sjøs' } }]);
});

/** A new CV is begun, its writer is logged out elsewhere and goes on, and the account of that address logs in over it. */
async function goOnLoggedOut(page: Page, typed: string, email: string) {
  await page.goto('/profil?tab=cv');
  await page.getByRole('button', { name: 'Lag ny CV' }).click();
  // It is opened with the draft that may be there, for which one has to be logged in.
  await expect(page.getByLabel('Om meg')).toBeVisible();
  await logOutElsewhere(page);
  await page.getByLabel('Om meg').fill(typed);
  await expect(page.getByText('Du er logget ut. Når du lagrer, kan du logge inn igjen.')).toBeInViewport();
  await page.getByRole('button', { name: 'Lagre CV' }).click();
  await logInOver(page, email);
}

test('what could not be kept of somebody who was logged out is kept after a new log-in', async ({ page }) => {
  const { email } = await enterAnew(page);
  await goOnLoggedOut(page, 'Skrevet etter.', email);
  await expect(page.getByText('Utkastet er tatt vare på')).toBeVisible();
  await expect(page.getByLabel('Om meg')).toHaveValue('Skrevet etter.');
});

test('what could not be kept of somebody who was logged out does not go to somebody else who logs in over it', async ({
  page,
}) => {
  const { headers: others, email } = await enterAnew(page);
  await enterAnew(page);
  await goOnLoggedOut(page, 'Bare mitt.', email);
  await expect(page.getByRole('button', { name: 'Lag ny CV' })).toBeVisible();
  const { drafts } = await call(page, 'GET', '/api/cvs/drafts', { headers: others });
  expect(drafts).toEqual([]);
});

test('what was typed just before logging out is kept', async ({ page }) => {
  const { email } = await enterAnew(page);
  await page.goto('/profil?tab=cv');
  await page.getByRole('button', { name: 'Lag ny CV' }).click();
  await page.getByLabel('Om meg').fill('Skrevet til slutt.');
  await page.getByRole('button', { name: 'Konto: ' }).click();
  // Asked while one is still logged in, and by nobody else after that.
  let isAskedByBrowser = false;
  page.on('dialog', (dialog) => {
    isAskedByBrowser = true;
    void dialog.accept();
  });
  const logOut = page.getByRole('button', { name: 'Logg ut' });
  const leaving = page.getByRole('dialog', { name: 'Forlate CV-en uten å lagre?' });
  await logOut.click();
  await expect(leaving).toContainText('Teksten og bildet ligger som utkast');
  await leaving.getByRole('button', { name: 'Avbryt' }).click();
  await expect(page.getByLabel('Om meg')).toHaveValue('Skrevet til slutt.');
  await page.getByRole('button', { name: 'Konto: ' }).click();
  await logOut.click();
  await leaving.getByRole('button', { name: 'Forlat uten å lagre' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logg inn' })).toBeVisible();
  expect(isAskedByBrowser).toBe(false);
  const { token } = await call(page, 'POST', '/api/auth/login', { data: { email, password } });
  const headers = { authorization: `Bearer ${token}` };
  const { drafts } = await call(page, 'GET', '/api/cvs/drafts', { headers });
  expect(drafts).toMatchObject([{ cvData: { aboutMe: 'Skrevet til slutt.' } }]);
});

test('a photo that is taken away is not asked for any more', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await enterAnew(page);
  await page.goto('/profil?tab=cv');
  await page.getByRole('button', { name: 'Lag ny CV' }).click();
  const file = page.getByLabel('Profilbilde (valgfritt)');
  await file.setInputFiles('web/public/icon-192.png');
  await expect(page.getByRole('img', { name: 'Utsnittet av profilbildet' })).toBeVisible();
  await expect(page.getByText('Utkastet er tatt vare på')).toBeVisible();
  const tooLarge = page.getByText('Bildet må være mindre enn 5MB');
  await file.setInputFiles({ name: 'stor.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await expect(tooLarge).toBeVisible();
  await page.getByRole('button', { name: 'Fjern bildet' }).click();
  await expect(file).toBeFocused();
  await expect(tooLarge).toBeHidden();
  await expect(page.getByText('Utkastet er tatt vare på')).toBeHidden();
  expect(complaints).toEqual([]);
});

test('a CV that is open in two tabs loses nothing in either', async ({ page }) => {
  await enterAnew(page);
  const openNew = async (tab: Page) => {
    await tab.goto('/profil?tab=cv');
    await tab.getByRole('button', { name: 'Lag ny CV' }).click();
  };
  const other = await page.context().newPage();
  await openNew(page);
  await openNew(other);
  await page.getByLabel('Om meg').fill('I den ene fanen');
  await expect(page.getByText('Utkastet er tatt vare på')).toBeVisible();
  await other.getByLabel('Om meg').fill('I den andre fanen');
  await expect(other.getByText(/CV-en er åpen et annet sted også/)).toBeInViewport();
  await other.getByRole('button', { name: 'Avbryt' }).click();
  await expect(other.getByRole('dialog')).toContainText('går tapt');
  await other.getByRole('dialog').getByRole('button', { name: 'Avbryt' }).click();
  await other.getByLabel('Tittel på CV-en').fill('Den andre');
  await other.getByRole('button', { name: 'Lagre CV' }).click();
  await expect(other.getByRole('button', { name: 'Rediger Den andre' })).toBeVisible();
  await expect(other.getByText('Du har et utkast som ikke er lagret')).toBeVisible();
  await page.getByLabel('Tittel på CV-en').fill('Den ene');
  await page.getByRole('button', { name: 'Lagre CV' }).click();
  await page.getByRole('button', { name: 'Rediger Den ene' }).click();
  await expect(page.getByLabel('Om meg')).toHaveValue('I den ene fanen');
});

test('a file that is given up while it is read opens nothing', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/api/cvs/import', async (route) => {
    await held.promise;
    await route.continue();
  });
  await enterAnew(page);
  await page.goto('/profil?tab=cv');
  const opener = page.getByRole('button', { name: 'Hent inn CV' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Hent inn CV' });
  const resume = Buffer.from(JSON.stringify({ basics: { name: 'Kari Nordmann' } }));
  await dialog.getByLabel('Fil').setInputFiles({ name: 'cv.json', mimeType: 'application/json', buffer: resume });
  await dialog.getByRole('button', { name: 'Hent inn', exact: true }).click();
  await dialog.getByRole('button', { name: 'Avbryt' }).click();
  const answered = page.waitForResponse('**/api/cvs/import');
  held.resolve();
  await (await answered).finished();
  await expect(opener).toBeVisible();
  await opener.click();
  await expect(dialog.getByRole('button', { name: 'Hent inn', exact: true })).toBeVisible();
});

test('of two versions that are looked at, the last one that was chosen is shown', async ({ page }) => {
  const { headers } = await enterAnew(page);
  const person = { firstName: 'Kari', lastName: 'Nordmann' };
  const cvData = (aboutMe: string) => JSON.stringify({ personalInfo: person, aboutMe });
  const multipart = { cvData: cvData('Den første') };
  const { cv } = await call(page, 'POST', '/api/cvs', { headers, multipart });
  for (const aboutMe of ['Den andre', 'Den tredje'])
    await call(page, 'PUT', `/api/cvs/${cv.id}`, { headers, multipart: { cvData: cvData(aboutMe) } });
  const held = Promise.withResolvers<void>();
  await page.goto('/profil?tab=cv');
  await page.getByRole('button', { name: 'Versjoner: Kari Nordmann' }).click();
  const versions = page.getByRole('button', { name: /^Vis versjonen/ });
  await expect(versions).toHaveCount(2);
  let isFirst = true;
  await page.route('**/api/cvs/*/versions/*', async (route) => {
    const waits = isFirst;
    isFirst = false;
    if (waits) await held.promise;
    await route.continue();
  });
  await versions.first().click();
  await versions.last().click();
  await expect(versions.last()).toHaveAttribute('aria-pressed', 'true');
  const answered = page.waitForResponse('**/api/cvs/*/versions/*');
  held.resolve();
  await (await answered).finished();
  await page.getByText('Slik leser en maskin CV-en din').click();
  await expect(page.getByText('Den første')).toBeVisible();
  await expect(versions.first()).toHaveAttribute('aria-pressed', 'false');
});

test('a step back from what was opened leads to the list, and asks where something was written', async ({ page }) => {
  await enterAnew(page);
  await page.goto('/cv-tips');
  await page.goto('/profil?tab=cv');
  await page.getByRole('button', { name: 'Lag ny CV' }).click();
  await page.getByLabel('Tittel på CV-en').fill('Utvikler');
  await page.goBack();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Forlate CV-en uten å lagre?' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await dialog.getByRole('button', { name: 'Avbryt' }).click();
  await page.getByRole('button', { name: 'Lagre CV' }).click();

  const preview = page.getByRole('button', { name: 'Forhåndsvis Utvikler' });
  await preview.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Utvikler' })).toBeFocused();
  await page.goBack();
  await expect(preview).toBeVisible();
  await page.getByRole('button', { name: 'Rediger Utvikler' }).click();
  await page.getByRole('button', { name: 'Avbryt' }).click();
  await expect(preview).toBeVisible();
  // Nothing of what was opened and closed is left in between.
  await page.goBack();
  await expect(page).toHaveURL('/cv-tips');
});

test('a CV that is changed or deleted elsewhere while it is changed here loses nothing', async ({ page }) => {
  const { headers } = await enterAnew(page);
  const multipart = (title: string) => ({ cvData: JSON.stringify({ title }), writer: 'en annen' });
  const { cv } = await call(page, 'POST', '/api/cvs', { headers, multipart: multipart('Først') });
  const changeElsewhere = (title: string) =>
    call(page, 'PUT', `/api/cvs/${cv.id}`, { headers, multipart: multipart(title) });
  const title = page.getByLabel('Tittel på CV-en');
  const save = page.getByRole('button', { name: 'Lagre CV' });
  const putAway = page.getByRole('button', { name: 'Lukk' });
  await page.goto('/profil?tab=cv');
  const edit = page.getByRole('button', { name: 'Rediger Først' });
  await expect(edit).toBeVisible();
  await changeElsewhere('Siden');
  await edit.click();
  await expect(title).toHaveValue('Siden');
  await title.fill('Her');
  for (const elsewhere of ['Der', 'Der igjen']) {
    await changeElsewhere(elsewhere);
    await save.click();
    await expect(page.getByText(/lagret et annet sted etter at du åpnet den/)).toBeVisible();
    await putAway.click();
  }
  await page.getByRole('button', { name: 'Avbryt' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Forlat uten å lagre' }).click();
  await page.getByRole('button', { name: 'Rediger Der igjen' }).click();
  await expect(title).toHaveValue('Her');
  await page.getByRole('button', { name: 'Bruk den lagrede CV-en' }).click();
  await expect(title).toHaveValue('Der igjen');

  await call(page, 'DELETE', `/api/cvs/${cv.id}`, { headers });
  await title.fill('Tatt vare på');
  await expect(page.getByText('Lagrer du det du har her, blir det en ny CV.')).toBeInViewport();
  await expect(page.getByText('Utkastet er tatt vare på')).toBeVisible();
  await save.click();
  const again = page.getByRole('button', { name: 'Rediger Tatt vare på' });
  await again.click();
  await expect(title).toHaveValue('Tatt vare på');
  const { cvs } = await call(page, 'GET', '/api/cvs', { headers });
  await call(page, 'DELETE', `/api/cvs/${cvs[0].id}`, { headers });
  await save.click();
  await expect(page.getByRole('alert').getByText('blir det en ny CV')).toBeVisible();
  await putAway.click();
  await save.click();
  await expect(again).toBeVisible();
});

test('a draft says that the CV was saved elsewhere since', async ({ page }) => {
  const { headers } = await enterAnew(page);
  const multipart = (title: string) => ({ cvData: JSON.stringify({ title }), writer: 'en annen' });
  const { cv } = await call(page, 'POST', '/api/cvs', { headers, multipart: multipart('Først') });
  const edit = page.getByRole('button', { name: /^Rediger/ });
  const cancel = page.getByRole('button', { name: 'Avbryt' });
  const leave = page.getByRole('dialog').getByRole('button', { name: 'Forlat uten å lagre' });
  const savedSince = page.getByText(
    /Her er det du skrev .*, men ikke lagret\. CV-en er lagret et annet sted i mellomtiden\./,
  );
  await page.goto('/profil?tab=cv');
  await edit.click();
  await page.getByLabel('Om meg').fill('Skrevet her.');
  await expect(page.getByText('Utkastet er tatt vare på')).toBeVisible();
  await cancel.click();
  await leave.click();
  await edit.click();
  await expect(page.getByText(/Her er det du skrev/)).toBeVisible();
  await expect(savedSince).toBeHidden();
  await call(page, 'PUT', `/api/cvs/${cv.id}`, { headers, multipart: multipart('Siden') });
  // Written on after that too, by an editor that knows nothing of it.
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/cvs/drafts') && answer.ok());
  await page.getByLabel('Om meg').fill('Skrevet videre her.');
  await kept;
  await cancel.click();
  await leave.click();
  await edit.click();
  await expect(savedSince).toBeVisible();
});

test('a draft that cannot be read, or is still on its way, is not taken for none', async ({ page }) => {
  await enterAnew(page);
  await page.goto('/profil?tab=cv');
  const create = page.getByRole('button', { name: 'Lag ny CV' });
  await create.click();
  const title = page.getByLabel('Tittel på CV-en');
  await title.fill('Til sjøs');
  await expect(page.getByText('Utkastet er tatt vare på')).toBeVisible();
  await page.getByRole('button', { name: 'Avbryt' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Forlat uten å lagre' }).click();
  await expect(page.getByText('Du har et utkast som ikke er lagret')).toBeVisible();
  await page.route('**/api/cvs/drafts', (route) => route.fulfill({ status: 502 }), { times: 1 });
  await create.click();
  await page.getByRole('button', { name: 'Lukk' }).click();
  await create.click();
  await expect(title).toHaveValue('Til sjøs');

  const held = Promise.withResolvers<void>();
  await page.route('**/api/cvs/drafts', async (route) => {
    if (route.request().method() === 'PUT') await held.promise;
    await route.continue();
  });
  await expect(page.getByText('Utkastet er tatt vare på')).toBeVisible();
  await title.fill('Til havs');
  await expect(page.getByText('Tar vare på utkastet …')).toBeVisible();
  await expect(page.getByText('Utkastet er tatt vare på')).toBeHidden();
  await page.getByRole('button', { name: 'Avbryt' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Forlat uten å lagre' }).click();
  await create.click();
  held.resolve();
  await expect(title).toHaveValue('Til havs');
});

test('a draft that is too large is not said to be on its way', async ({ page }) => {
  await enterAnew(page);
  await page.goto('/profil?tab=cv');
  await page.getByRole('button', { name: 'Lag ny CV' }).click();
  const refused = { status: 413, json: { success: false, message: 'Det du sendte, er for stort.' } };
  await page.route('**/api/cvs/drafts', (route) => route.fulfill(refused));
  await page.getByLabel('Tittel på CV-en').fill('Til sjøs');
  await expect(page.getByText('Utkastet kunne ikke tas vare på. Det du sendte, er for stort.')).toBeVisible();
});
