import { expect } from '@playwright/test';
import { call, enterAnew } from '../support/account.ts';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { approve, openBusiness } from '../support/employer.ts';
import { addPositionWithForm } from '../support/inbox.ts';
import { test } from '../support/journey.ts';
import { overflowOf } from '../support/overflow.ts';

const personalInfo = { firstName: 'Åse', lastName: 'Sjøberg', email: 'ase@example.no' };
const cvData = {
  title: 'Fyr',
  personalInfo,
  aboutMe: 'Holder fyret tent.',
  experience: [{ title: 'Fyrvokter', company: 'Kystverket', startDate: '2019-05-01', current: true }],
  skills: ['Knop'],
  languages: [
    { name: 'Norsk', level: 'Morsmål' },
    { name: 'Pitesamisk', level: 'A2' },
  ],
};

test('one CV is written in a second language, seen, downloaded and attached in it', async ({ page }) => {
  const file = { type: 'file_upload', required: false, allowedFileTypes: ['pdf'] };
  const position = await addPositionWithForm(page, await openBusiness(page), [
    { ...file, id: 'cv', question: 'CV' },
    { ...file, id: 'other', question: 'Attest' },
  ]);
  await approve(page, 'position', position);
  const { headers } = await enterAnew(page, { firstName: 'Åse', lastName: 'Sjøberg' });
  await call(page, 'POST', '/api/cvs', { headers, multipart: { cvData: JSON.stringify(cvData) } });
  await page.goto('/profil?tab=cv');
  await page.getByRole('button', { name: 'Rediger Fyr' }).press('Enter');

  await expect(page.getByRole('group', { name: 'Språk', exact: true })).toHaveCount(1);
  await expect(page.getByRole('group', { name: 'Språk i CV-en' })).toBeVisible();
  await page.getByRole('button', { name: 'Legg til engelsk' }).press('Enter');
  const english = page.getByRole('button', { name: 'Engelsk', exact: true });
  await expect(english).toBeFocused();
  await expect(english).toHaveAttribute('aria-pressed', 'true');
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await expect(english).toHaveCSS('text-decoration-line', 'underline');
  await expect(page.getByRole('img', { name: /^Side 1/ })).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
  await expect(page.getByText(/er felles for alle språk, og endres i originalen/)).toBeVisible();
  await expect(page.getByText('Disse språkene oversetter vi selv: Norwegian.')).toBeVisible();

  const missing = page.getByRole('button', { name: /^5 felt mangler på engelsk/ });
  await missing.press('Enter');
  const aboutMe = page.getByRole('textbox', { name: 'Om meg' });
  await expect(aboutMe).toBeFocused();
  // As long as it may be, it is not read out each time.
  await expect(aboutMe).toHaveAccessibleDescription('');
  const original = page.locator(`[id="${await aboutMe.getAttribute('aria-details')}"]`);
  await expect(original).toHaveText('Bokmål: Holder fyret tent.');
  await expect(aboutMe).toHaveAttribute('lang', 'en');
  await page.keyboard.type('Keeps the light burning.');
  await page.getByRole('button', { name: /^4 felt mangler/ }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Stilling', exact: true })).toBeFocused();
  await page.keyboard.type('Lighthouse keeper');
  await page.getByRole('button', { name: 'Bruk originalen i Arbeidsgiver' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Arbeidsgiver' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Arbeidsgiver' })).toHaveValue('Kystverket');
  await page.getByRole('button', { name: /^2 felt mangler/ }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Ferdighet 1' })).toBeFocused();
  await page.getByRole('button', { name: /^2 felt mangler/ }).press('Enter');
  await page.keyboard.type('Pite Sámi');
  await expect(page.getByRole('button', { name: /^1 felt mangler/ })).toBeVisible();

  await page.getByText('Slik leser en maskin CV-en din').click();
  const read = page.locator('pre');
  for (const text of ['Work experience', 'Lighthouse keeper', 'Knop', 'Norwegian (native)', 'Pite Sámi (A2)'])
    await expect(read).toContainText(text);
  await expect(page.getByText('Utkastet er tatt vare på')).toBeVisible();
  const wide = page.viewportSize();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const size of [{ width: 320, height: 640 }, wide]) {
      if (size) await page.setViewportSize(size);
      // The header lies over whatever one has scrolled to.
      await page.evaluate(() => scrollTo(0, 0));
      await checkAccessibility(page);
      expect(await overflowOf(page)).toBe(0);
    }
  }

  await page.reload();
  await page.getByRole('button', { name: 'Rediger Fyr' }).click();
  await expect(page.getByRole('textbox', { name: 'Stilling', exact: true })).toHaveValue('Fyrvokter');
  // A skill that is called otherwise keeps what it is called in English.
  await english.click();
  await page.getByRole('textbox', { name: 'Ferdighet 1' }).fill('Knots');
  await page.getByRole('button', { name: 'Bokmål (original)' }).click();
  await page.getByRole('combobox', { name: 'Ferdighet, kurs eller førerkort' }).fill('Knuter');
  await english.click();
  await expect(page.getByRole('textbox', { name: 'Ferdighet 1' })).toHaveValue('Knots');
  await expect(page.getByText('Ingen felt mangler på engelsk')).toBeVisible();

  await page.getByRole('button', { name: 'Fjern engelsk' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Avbryt' }).press('Enter');
  await page.getByRole('button', { name: 'Fjern engelsk' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Fjern oversettelsen' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Bokmål', exact: true })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Stilling', exact: true })).toHaveValue('Fyrvokter');
  await page.getByRole('button', { name: 'Angre' }).click();
  await english.click();
  await expect(page.getByRole('textbox', { name: 'Ferdighet 1' })).toHaveValue('Knots');
  await page.getByRole('button', { name: 'Lagre CV' }).click();
  await expect(page.getByText(/^Sist endret .* · Bokmål · Engelsk$/)).toBeVisible();

  await page.getByRole('button', { name: 'Forhåndsvis Fyr' }).click();
  await page.getByText('Slik leser en maskin CV-en din').click();
  await expect(read).toContainText('Arbeidserfaring');
  await page.getByLabel('Språk', { exact: true }).selectOption('Engelsk');
  await expect(read).toContainText('Lighthouse keeper');
  await checkAccessibility(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Last ned PDF' }).click();
  expect((await download).suggestedFilename()).toBe('Åse_Sjøberg_CV_en.pdf');

  await page.goto(`/stilling/${position}/apply`);
  await page.getByRole('button', { name: 'Bruk en CV du har laget her som svar på «CV»' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Legg ved en CV' });
  await dialog.getByLabel('Språk', { exact: true }).selectOption('Engelsk');
  await checkAccessibility(page);
  const printing = page.waitForRequest('**/api/cvs/*/download');
  await dialog.getByRole('button', { name: 'Legg ved' }).press('Enter');
  expect((await printing).postDataJSON()).toMatchObject({ language: 'en' });
  await expect(page.getByRole('button', { name: 'Fjern Åse_Sjøberg_CV_en.pdf' })).toBeVisible();
});

test('a version from before there was a translation takes it away again', async ({ page }) => {
  const { headers } = await enterAnew(page);
  const made = await call(page, 'POST', '/api/cvs', { headers, multipart: { cvData: JSON.stringify(cvData) } });
  const translated = { ...cvData, translations: { en: { aboutMe: 'Keeps the light burning.' } } };
  const multipart = { cvData: JSON.stringify(translated) };
  await call(page, 'PUT', `/api/cvs/${made.cv.id}`, { headers, multipart });
  await page.goto('/profil?tab=cv');
  await page.getByRole('button', { name: 'Versjoner: Fyr' }).click();
  await page.getByRole('button', { name: /^Vis versjonen/ }).click();
  await expect(page.getByLabel('Språk', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Bruk denne versjonen' }).click();
  await expect(page.getByRole('button', { name: 'Legg til engelsk' })).toBeVisible();
  await page.getByRole('button', { name: 'Lagre CV' }).click();
  await expect(page.getByRole('button', { name: 'Rediger Fyr' })).toBeVisible();
  await expect(page.getByText(/· Engelsk/)).toBeHidden();
});
