import { expect, type Page } from '@playwright/test';
import { call, enterAnew } from '../support/account.ts';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { test } from '../support/journey.ts';

const cvData = {
  title: 'Fyr',
  personalInfo: { firstName: 'Åse', lastName: 'Sjøberg', email: 'ase@example.no' },
  aboutMe: 'Holder fyret tent.',
  experience: [{ title: 'Fyrvokter', company: 'Kystverket', startDate: '2019-05-01', current: true }],
  skills: ['Knop'],
  languages: [
    { name: 'Norsk', level: 'Morsmål' },
    { name: 'Pitesamisk', level: 'A2' },
  ],
};

test('what is unfinished in the original waits while a translation is written', async ({ page }) => {
  await openEditor(page);
  await page.getByLabel('Profilbilde').setInputFiles('web/public/icon-192.png');
  await expect(page.getByLabel('Utsnittet av profilbildet')).toBeVisible();
  const born = page.getByRole('textbox', { name: 'Fødselsdato' });
  await born.pressSequentially('12');
  const hint = page.getByText('Skriv en gyldig dato med dag, måned og år.');
  await page.keyboard.press('Tab');
  await page.getByRole('textbox', { name: 'Om meg' }).focus();
  await expect(hint).toBeVisible();
  const from = page.getByLabel('Startdato');
  await from.evaluate((field: HTMLElement) => field.setAttribute('data-same', ''));

  await page.getByRole('button', { name: 'Legg til engelsk' }).click();
  await expect(hint).toBeHidden();
  await page.getByRole('textbox', { name: 'Stilling', exact: true }).fill('Lighthouse keeper');
  await page.getByRole('button', { name: 'Bokmål (original)' }).click();
  await expect(hint).toBeVisible();
  await expect(page.getByLabel('Utsnittet av profilbildet')).toBeVisible();
  await expect(from).toHaveAttribute('data-same');
  await page.getByRole('button', { name: 'Engelsk', exact: true }).click();
  await page.getByRole('button', { name: 'Fjern engelsk' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fjern oversettelsen' }).click();
  await expect(from).toHaveAttribute('data-same');
});

test('the name of a language that is known may be another, and may be left to us again', async ({ page }) => {
  await openEditor(page);
  await page.getByRole('button', { name: 'Legg til engelsk' }).click();
  const norwegian = page.getByRole('group', { name: 'språk 1' }).getByRole('textbox');
  const ours = page.getByText('Disse språkene oversetter vi selv: Norwegian.');
  await expect(norwegian).toHaveAttribute('placeholder', 'Norwegian');
  await norwegian.fill('Norse');
  await expect(ours).toBeHidden();
  await norwegian.fill('');
  await expect(norwegian).toBeFocused();
  await expect(ours).toBeVisible();
  await expect(page.getByRole('button', { name: /^5 felt mangler på engelsk/ })).toBeVisible();
});

test('versions are told apart, looked at in each language, and fail only where they are wanted', async ({ page }) => {
  const { headers } = await enterAnew(page);
  const translated = { ...cvData, translations: { en: { aboutMe: 'Keeps the light burning.' } } };
  const made = await call(page, 'POST', '/api/cvs', { headers, multipart: { cvData: JSON.stringify(translated) } });
  for (const aboutMe of ['Slukker.', 'Tenner.']) {
    const multipart = { cvData: JSON.stringify({ ...translated, aboutMe }) };
    await call(page, 'PUT', `/api/cvs/${made.cv.id}`, { headers, multipart });
  }
  // Whatever the clock says.
  await page.route('**/api/cvs/*/versions', async (route) => {
    const response = await route.fetch();
    const { versions, ...rest } = await response.json();
    const createdAt = (index: number) => `2026-11-20T12:00:0${index}.000Z`;
    const json = {
      ...rest,
      versions: versions.map((each: object, index: number) => ({ ...each, createdAt: createdAt(index) })),
    };
    await route.fulfill({ response, json });
  });
  const held = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route('**/api/cvs/*/versions/*', async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    await held.promise;
    await route.fulfill({ status: 502 });
  });
  await page.goto('/profil?tab=cv');
  await page.getByRole('button', { name: 'Versjoner: Fyr' }).click();
  const versionAt = (second: string) =>
    page.getByRole('button', { name: new RegExp(`^Vis versjonen fra .*13:00:${second}`) });
  await versionAt('00').click();
  await versionAt('01').click();
  await expect(versionAt('01')).toHaveAttribute('aria-pressed', 'true');
  const failed = page.waitForResponse((response) => response.status() === 502);
  held.resolve();
  await failed;

  await page.getByText('Slik leser en maskin CV-en din').click();
  await expect(page.locator('pre')).toContainText('Arbeidserfaring');
  await page.getByLabel('Språk', { exact: true }).selectOption('Engelsk');
  await expect(page.locator('pre')).toContainText('Keeps the light burning.');
  await checkAccessibility(page);
  await expect(page.getByText('Kunne ikke laste versjonen')).toBeHidden();
});

test('a language that was removed elsewhere is said, and the CV is shown as it is now', async ({ page }) => {
  const { headers } = await enterAnew(page);
  const multipart = (translations: object) => ({ cvData: JSON.stringify({ ...cvData, translations }) });
  const english = { en: { aboutMe: 'Keeps the light burning.' } };
  const { cv } = await call(page, 'POST', '/api/cvs', { headers, multipart: multipart(english) });
  await page.goto('/profil?tab=cv');
  await page.getByRole('button', { name: 'Forhåndsvis Fyr' }).click();
  await page.getByLabel('Språk', { exact: true }).selectOption('Engelsk');
  await call(page, 'PUT', `/api/cvs/${cv.id}`, { headers, multipart: multipart({}) });
  await page.getByRole('button', { name: 'Last ned PDF' }).click();
  await expect(page.getByText('CV-en finnes ikke på dette språket lenger.')).toBeVisible();
  await page.getByRole('button', { name: 'Lukk' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Fyr', exact: true })).toBeFocused();
  await expect(page.getByLabel('Språk', { exact: true })).toBeHidden();

  await call(page, 'DELETE', `/api/cvs/${cv.id}`, { headers });
  await page.getByRole('button', { name: 'Last ned PDF' }).click();
  await page.getByRole('button', { name: 'Lukk' }).press('Enter');
  await expect(page.getByText('Ingen CV-er enda')).toBeVisible();
});

/** Of a CV in one language. */
async function openEditor(page: Page) {
  const { headers } = await enterAnew(page);
  await call(page, 'POST', '/api/cvs', { headers, multipart: { cvData: JSON.stringify(cvData) } });
  await page.goto('/profil?tab=cv');
  await page.getByRole('button', { name: 'Rediger Fyr' }).click();
}
