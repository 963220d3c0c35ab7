import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page } from '@playwright/test';
import { call, enterAnew } from '../support/account.ts';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { test } from '../support/journey.ts';
import { overflowOf } from '../support/overflow.ts';
import { readWord } from '../support/read-word.ts';

const textIn = async (file: Download) => readWord(await readFile(await file.path())).text;

/** Light and dark, wide and narrow. */
async function checkInAllLooks(page: Page) {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflowOf(page)).toBe(0);
      await checkAccessibility(page);
    }
  }
}

test('a CV is downloaded as PDF and as Word, in the language that is chosen, once for two presses', async ({
  page,
}) => {
  const { headers } = await enterAnew(page);
  const personalInfo = { firstName: 'Åse', lastName: 'Sjøbærg' };
  const english = { en: { aboutMe: 'Keeps the light burning.' } };
  const cvData = JSON.stringify({ title: 'Fyr', personalInfo, aboutMe: 'Holder fyret tent.', translations: english });
  await call(page, 'POST', '/api/cvs', { headers, multipart: { cvData } });
  await page.goto('/profil?tab=cv');
  await page.getByRole('button', { name: 'Forhåndsvis Fyr' }).click();
  await expect(page.getByAltText('Side 1 av CV-en')).toBeVisible();
  await checkInAllLooks(page);

  const download = async (name: string) => {
    const begun = page.waitForEvent('download');
    await page.getByRole('button', { name, exact: true }).click();
    return begun;
  };
  expect((await download('Last ned PDF')).suggestedFilename()).toBe('Åse_Sjøbærg_CV.pdf');
  const own = await download('Last ned som Word');
  expect(own.suggestedFilename()).toBe('Åse_Sjøbærg_CV.docx');
  expect(await textIn(own)).toBe('Åse Sjøbærg\nOm meg\nHolder fyret tent.');

  await page.getByLabel('Språk', { exact: true }).selectOption('Engelsk');
  const released = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/api/cvs/*/word', async (route) => {
    asked += 1;
    await released.promise;
    await route.continue();
  });
  const begun = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Last ned som Word' }).dblclick();
  await expect(page.getByRole('button', { name: 'Laster ned …' })).toBeFocused();
  await page.getByRole('button', { name: 'Last ned PDF' }).press('Enter');
  released.resolve();
  const translated = await begun;
  expect(translated.suggestedFilename()).toBe('Åse_Sjøbærg_CV_en.docx');
  expect(await textIn(translated)).toContain('About me\nKeeps the light burning.');
  await expect(page.getByRole('button', { name: 'Last ned som Word' })).toBeEnabled();
  expect(asked).toBe(1);

  await page.route('**/api/cvs/*/word', (route) => route.fulfill({ status: 502 }));
  await page.getByRole('button', { name: 'Last ned som Word' }).click();
  await expect(page.getByText('Kunne ikke laste ned Word-dokumentet')).toBeVisible();
  await page.getByRole('button', { name: 'Lukk' }).press('Enter');
  await expect(page.getByLabel('Språk', { exact: true })).toHaveValue('en');
});

test('a letter is downloaded as Word from the list', async ({ page }) => {
  const { headers } = await enterAnew(page);
  const sender = { firstName: 'Åse', lastName: 'Sjøbærg' };
  const letter = { title: 'Til havna', positionTitle: 'fyrvokter', body: 'Jeg holder fyret tent.', sender };
  await call(page, 'POST', '/api/cover-letters', { headers, data: { letter } });
  await page.goto('/profil?tab=cv');
  const button = page.getByRole('button', { name: 'Last ned som Word: Til havna' });
  await expect(button).toBeVisible();
  await checkInAllLooks(page);
  const begun = page.waitForEvent('download');
  await button.press('Enter');
  const file = await begun;
  expect(file.suggestedFilename()).toBe('Åse_Sjøbærg_Soknadsbrev.docx');
  expect(await textIn(file)).toContain('Søknad på stilling som fyrvokter\nJeg holder fyret tent.');
  await expect(button).toBeFocused();

  await page.route('**/api/cover-letters/*/word', (route) => route.fulfill({ status: 502 }));
  await button.click();
  await expect(page.getByText('Kunne ikke laste ned Word-dokumentet')).toBeVisible();
});
