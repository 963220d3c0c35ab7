import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { enterAnew } from '../support/account.ts';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { test } from '../support/journey.ts';
import { logInOver, logOutElsewhere } from '../support/log-in-over.ts';
import { loseConnection } from '../support/lose-connection.ts';
import { overflowOf } from '../support/overflow.ts';
import { reloadList } from '../support/reload-list.ts';

test('one writes a CV, sees it, downloads it, changes it and deletes it', async ({ page }) => {
  const { email } = await enterAnew(page, { firstName: 'Åse', lastName: 'Sjøberg' });
  await page.goto('/profil?tab=cv');
  await expect(page.getByText('Ingen CV-er enda')).toBeVisible();
  await page.getByRole('button', { name: 'Lag ny CV' }).click();
  await expect(page.getByLabel('Fornavn')).toHaveValue('Åse');
  await page.getByLabel('Tittel på CV-en').fill('Utvikler');
  await page.getByLabel('Språk i overskrifter, datoer og faste ord').selectOption('Engelsk');
  const birth = page.getByLabel('Fødselsdato (valgfritt)');
  await birth.pressSequentially('12');
  await page.getByLabel('Adresse').focus();
  await expect(birth).toHaveAccessibleDescription('Skriv en gyldig dato med dag, måned og år.');
  await birth.fill('1990-12-12');
  await expect(birth).toHaveAccessibleDescription('');
  await page.getByRole('button', { name: 'Legg til erfaring' }).click();
  const start = page.getByLabel('Startdato');
  await start.pressSequentially('05');
  await page.getByLabel('Arbeidsgiver').focus();
  await expect(start).toHaveAccessibleDescription('Skriv år og måned, for eksempel 2024-05.');
  await page.getByRole('button', { name: 'Legg til erfaring' }).click();
  await page.getByRole('button', { name: 'Fjern erfaring 1' }).click();
  await expect(page.getByRole('status').getByText('Fjernet erfaring 1.', { exact: true })).toBeInViewport();
  await expect(start).toHaveAccessibleDescription('');
  expect(await start.evaluate((field: HTMLInputElement) => field.validity.badInput)).toBe(false);
  await page.getByLabel('Stilling', { exact: true }).fill('Fyrvokter');
  await start.fill('2019-05');
  const end = page.getByLabel('Sluttdato');
  await end.fill('2018-05');
  await expect(end).toHaveAccessibleDescription('Sluttdatoen er før startdatoen.');
  await expect(end).toHaveAttribute('aria-invalid', 'true');
  await end.fill('2024-01');
  await expect(end).toHaveAccessibleDescription('');
  await page.getByLabel('Jeg jobber her nå').check();
  await expect(page.getByLabel('Sluttdato')).toBeDisabled();
  await expect(page.getByLabel('Sluttdato')).toHaveValue('');
  const onlyYears = page.getByLabel('Bare årstall');
  await onlyYears.check();
  const startYear = page.getByLabel('Startår');
  await expect(startYear).toHaveValue('2019');
  await startYear.fill('201');
  await page.getByLabel('Arbeidsgiver').focus();
  await expect(startYear).toHaveAccessibleDescription('Skriv årstallet med fire sifre, for eksempel 2015.');
  await startYear.fill('2018');
  await expect(startYear).toHaveAccessibleDescription('');
  await onlyYears.uncheck();
  await expect(start).toHaveValue('2018-01');
  await start.fill('2019-05');
  await page.getByRole('button', { name: 'Legg til ferdighet' }).click();
  await page.getByLabel('Ferdighet, kurs eller førerkort').fill('Knop');
  await expect(page.getByAltText('Side 1 av CV-en')).toBeVisible();
  await page.getByText('Slik leser en maskin CV-en din').click();
  await expect(page.locator('pre')).toContainText('Fyrvokter');
  await expect(page.locator('pre')).toContainText('Work experience');
  await expect(page.locator('pre')).toContainText('May 2019');

  const photoIsKept = page.waitForResponse((answer) => answer.url().endsWith('/cvs/drafts/photo') && answer.ok());
  await page.getByLabel('Profilbilde').setInputFiles('web/public/icon-192.png');
  await photoIsKept;

  const photoIsGone = page.waitForResponse(
    (answer) => answer.ok() && Boolean(answer.request().postData()?.includes('"keepsPhoto":false')),
  );
  await page.getByRole('button', { name: 'Angre' }).click();
  await expect(page.getByLabel('Utsnittet av profilbildet')).toBeHidden();
  await photoIsGone;
  await page.getByRole('button', { name: 'Angre' }).click();
  await expect(page.getByText(/^Angret, \d+ steg igjen$/)).toBeAttached();
  await expect(page.getByLabel('Ferdighet, kurs eller førerkort')).toHaveValue('');
  await page.keyboard.press('Control+y');
  await expect(page.getByLabel('Ferdighet, kurs eller førerkort')).toHaveValue('Knop');
  const photoIsBack = page.waitForResponse((answer) => answer.url().endsWith('/cvs/drafts/photo') && answer.ok());
  await page.getByRole('button', { name: 'Gjør om' }).click();
  await expect(page.getByAltText('Profilbildet ditt')).toBeVisible();
  await photoIsBack;

  await loseConnection(page);
  await page.getByLabel('Tittel på CV-en').pressSequentially(' ');
  await page.keyboard.press('Backspace');
  await page.getByRole('button', { name: 'Lagre CV' }).click();
  await expect(page.getByRole('button', { name: 'Lukk' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ny CV' })).toBeFocused();
  await expect(page.getByText(/Utkastet kunne ikke tas vare på/)).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Avbryt' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Avbryt' }).click();
  await expect(page.getByText('Utkastet er tatt vare på')).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: 'Avbryt' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Forlat uten å lagre' }).click();
  await expect(page.getByText('Du har et utkast som ikke er lagret')).toBeVisible();
  await reloadList(page);
  await page.getByRole('button', { name: 'Lag ny CV' }).click();
  await expect(page.getByText(/Her er det du skrev .*, men ikke lagret/)).toBeVisible();
  await expect(page.getByLabel('Stilling', { exact: true })).toHaveValue('Fyrvokter');
  await expect(page.getByAltText('Profilbildet ditt')).toBeVisible();
  await page.getByRole('button', { name: 'Lagre CV' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'CV-en er lagret.' })).toBeVisible();

  await page.getByRole('button', { name: 'Forhåndsvis Utvikler' }).click();
  await page.getByLabel('Ta med bildet').uncheck();
  await page.getByLabel('Mal').selectOption('modern');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Last ned PDF' }).click();
  const pdf = await download;
  await expect(page.getByRole('button', { name: 'Last ned PDF' })).toBeFocused();
  expect(pdf.suggestedFilename()).toBe('Åse_Sjøberg_CV.pdf');
  await logOutElsewhere(page);
  const word = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Last ned som Word' }).click();
  await logInOver(page, email);
  expect((await word).suggestedFilename()).toBe('Åse_Sjøberg_CV.docx');
  await page.getByRole('button', { name: 'Rediger' }).click();
  await expect(page.getByLabel('Stilling', { exact: true })).toHaveValue('Fyrvokter');
  await page.getByLabel('Stilling', { exact: true }).fill('Losoldermann');
  await page.getByRole('button', { name: 'Lagre CV' }).click();
  await page.getByRole('button', { name: 'Versjoner: Utvikler' }).click();
  await page.getByRole('button', { name: /^Vis versjonen/ }).click();
  await page.getByRole('button', { name: 'Bruk denne versjonen' }).click();
  await expect(page.getByLabel('Stilling', { exact: true })).toHaveValue('Fyrvokter');
  await page.getByRole('button', { name: 'Lagre CV' }).click();

  await page.getByRole('button', { name: 'Hent inn CV' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hent inn', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Avbryt' }).click();
  await page.getByRole('button', { name: 'Hent inn CV' }).click();
  await expect(page.getByRole('dialog').getByLabel('Fil')).toHaveAccessibleDescription('');
  await page.getByRole('dialog').getByRole('button', { name: 'Hent inn', exact: true }).click();
  await expect(page.getByRole('dialog').getByLabel('Fil')).toBeFocused();
  await expect(page.getByRole('dialog').getByLabel('Fil')).toHaveAccessibleDescription('Velg en fil');
  await page
    .getByRole('dialog')
    .getByLabel('Fil')
    .setInputFiles(await pdf.path());
  await page.getByRole('dialog').getByRole('button', { name: 'Hent inn', exact: true }).click();
  await expect(page.getByText('Hentet fra PDF-en. Se over og lagre.')).toBeVisible();
  await page.getByRole('button', { name: 'Begynn på nytt' }).click();
  await expect(page.getByRole('heading', { name: 'Ny CV' })).toBeFocused();
  await page.getByRole('button', { name: 'Angre' }).click();
  await expect(page.getByLabel('Språk i overskrifter, datoer og faste ord')).toHaveValue('en');
  await expect(page.getByLabel('Stilling', { exact: true })).toHaveValue('Fyrvokter');
  await checkInAllLooks(page);
  await page.getByLabel('Tittel på CV-en').fill('Gjenopprettet');
  await page.getByRole('button', { name: 'Lagre CV' }).click();
  const released = Promise.withResolvers<void>();
  await page.route('**/api/cvs/*/duplicate', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Dupliser: Gjenopprettet' }).dblclick();
  await expect(page.getByRole('button', { name: 'Dupliserer …: Gjenopprettet' })).toBeVisible();
  released.resolve();
  await expect(page.getByRole('button', { name: 'Slett Kopi av Gjenopprettet', exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'CV-en er kopiert. Du har 3 CV-er.' })).toBeAttached();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Rediger Kopi av Gjenopprettet' }).click();
  await page.getByLabel('Profilbilde').setInputFiles('web/public/icon-192.png');
  await expect(page.getByLabel('Utsnittet av profilbildet')).toBeVisible();
  await page.getByRole('button', { name: 'Lagre CV' }).click();
  await page.route('**/api/cvs/*/versions', (route) => route.fulfill({ status: 502 }), { times: 1 });
  await page.getByRole('button', { name: 'Versjoner: Kopi av Gjenopprettet' }).click();
  await page.getByRole('button', { name: 'Lukk' }).click();
  await page.getByRole('button', { name: 'Prøv igjen' }).press('Enter');
  await expect(page.locator('section:focus')).toBeVisible();
  await expect(
    page.getByText('Hver gang du lagrer en endring i teksten, tar vi vare på det som sto der.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Tilbake' }).click();
  const printed = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Last ned PDF Gjenopprettet' }).click();
  expect((await printed).suggestedFilename()).toBe('Åse_Sjøberg_CV.pdf');
  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Last ned som JSON: Gjenopprettet' }).click();
  const data = await exported;
  expect(data.suggestedFilename()).toBe('Åse_Sjøberg_CV.json');
  expect(JSON.parse(await readFile(await data.path(), 'utf8'))).toMatchObject({ basics: { name: 'Åse Sjøberg' } });

  for (const name of ['Kopi av Gjenopprettet', 'Gjenopprettet', 'Utvikler']) {
    await page.getByRole('button', { name: `Slett ${name}`, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Slett CV-en' }).click();
    await expect(page.getByRole('button', { name: `Slett ${name}`, exact: true })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Mine CV-er' })).toBeFocused();
  }
  await expect(page.getByText('Ingen CV-er enda')).toBeVisible();

  await page.getByRole('button', { name: 'Hent inn CV' }).click();
  await page.getByRole('dialog').getByLabel('Fil').setInputFiles('tests/support/europass/invented-candidate.xml');
  await page.getByRole('dialog').getByRole('button', { name: 'Hent inn', exact: true }).click();
  await expect(page.getByText('Hentet fra Europass-CV-en. Se over og lagre. Dette kom ikke med: bilde')).toBeVisible();
  await expect(page.getByLabel('Fornavn')).toHaveValue('Vilma');
});

test('what is removed from a CV is said where it was, and comes back from there', async ({ page }) => {
  await enterAnew(page);
  await page.goto('/profil?tab=cv');
  await page.getByRole('button', { name: 'Lag ny CV' }).click();
  for (const skill of ['Knop', 'Spleis']) {
    await page.getByRole('button', { name: 'Legg til ferdighet' }).click();
    await page.keyboard.type(skill);
  }
  const skills = page.getByLabel('Ferdighet, kurs eller førerkort');
  const said = page.getByRole('status').filter({ hasText: 'Fjernet ferdighet 1.' });
  await page.getByRole('button', { name: 'Fjern ferdighet 1' }).press('Enter');
  await expect(said).toBeInViewport();
  await expect(said.getByRole('button', { name: 'Angre' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(skills.first()).toBeFocused();
  await expect(skills.first()).toHaveValue('Knop');
  await expect(said).toBeHidden();
  await page.getByRole('button', { name: 'Fjern ferdighet 1' }).click();
  await expect(said).toBeVisible();
  // Now a step back would undo something else.
  await page.getByLabel('Tittel på CV-en').fill('Matros');
  await expect(said).toBeHidden();
});

test('skills are written one after the other, with Enter in between', async ({ page }) => {
  await enterAnew(page);
  await page.goto('/profil?tab=cv');
  await page.getByRole('button', { name: 'Lag ny CV' }).click();
  await page.getByRole('button', { name: 'Legg til ferdighet' }).click();
  const skills = page.getByLabel('Ferdighet, kurs eller førerkort');
  await expect(skills).toBeFocused();
  for (const [index, skill] of ['Knop', 'Spleising', 'Radio'].entries()) {
    await expect(skills.nth(index)).toBeFocused();
    await page.keyboard.type(skill);
    await page.keyboard.press('Enter');
  }
  await expect(skills.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(skills).toHaveCount(4);
  await skills.first().press('Enter');
  await expect(skills.nth(1)).toBeFocused();
  await expect(skills.nth(1)).toHaveValue('Spleising');
  await page.getByRole('button', { name: 'Lagre CV' }).click();
  await expect(page.getByRole('button', { name: 'Rediger Kari Nordmann' })).toBeVisible();
});

/** The editor with everything filled in, in light and dark, wide and at 320 pixels. */
async function checkInAllLooks(page: Page) {
  const wide = page.viewportSize();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const size of [{ width: 320, height: 640 }, wide]) {
      if (size) await page.setViewportSize(size);
      await checkAccessibility(page);
      expect(await overflowOf(page)).toBe(0);
    }
  }
}

test('who writes the first CV is told what counts, and what the steps of a language mean', async ({ page }) => {
  await enterAnew(page);
  await page.goto('/profil?tab=cv');
  await page.getByRole('button', { name: 'Lag ny CV' }).click();
  await expect(page.getByRole('group', { name: 'Arbeidserfaring' })).toHaveAccessibleDescription(
    'Sommerjobber, frivillig arbeid og verv teller også.',
  );
  await page.getByRole('button', { name: 'Legg til språk' }).click();
  await page.getByLabel('Nivå').selectOption('B1 – klarer meg i hverdagen');
  await expect(page.getByLabel('Nivå')).toHaveValue('B1');
});
