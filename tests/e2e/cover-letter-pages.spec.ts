import { expect } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { letterLimits } from '../../contract/cvs/cover-letter-fields.ts';
import { call, enterAnew } from '../support/account.ts';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { test } from '../support/journey.ts';

/** As browsers have it. */
const sheetMargin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };

test('a letter that is written goes on paper alone, and its text is there for those who do not see it', async ({
  page,
}) => {
  await enterAnew(page);
  await page.goto('/profil?tab=cv');
  await page.getByRole('button', { name: 'Nytt søknadsbrev' }).click();
  await page.getByLabel('Tekst').fill('Jeg holder fyret tent.\n\nOgså om natta.');
  await page.getByText('Slik leser en maskin søknadsbrevet ditt').press('Enter');
  await expect(page.getByText(/Jeg holder fyret tent\.\s+Også om natta\.\s+Med vennlig hilsen/)).toBeVisible();
  await checkAccessibility(page);

  await expect(page.getByAltText('Side 1 av søknadsbrevet')).toBeVisible();
  for (const landscape of [false, true]) {
    const printed = await page.pdf({ format: landscape ? 'A3' : 'A4', landscape, margin: sheetMargin });
    expect((await getDocumentProxy(new Uint8Array(printed))).numPages).toBe(1);
  }
  await page.emulateMedia({ media: 'print' });
  for (const around of [page.getByLabel('Tekst'), page.getByLabel('Mal'), page.getByRole('tablist')])
    await expect(around).toBeHidden();
  await expect(page.getByAltText('Side 1 av søknadsbrevet')).toBeVisible();
});

test('it says when a text does not fit', async ({ page }) => {
  await enterAnew(page);
  await page.goto('/profil?tab=cv');
  await page.getByRole('button', { name: 'Nytt søknadsbrev' }).click();
  const text = page.getByLabel('Tekst');
  const says = page.getByText(/^Feltet er fullt: 10\s000 tegn/);
  await text.fill('Et ord til. '.repeat(830));
  await expect(page.getByText('Utkastet er tatt vare på')).toBeVisible();
  await expect(says).toHaveCount(0);
  // As it comes by pasting.
  await text.press('ControlOrMeta+a');
  await page.keyboard.insertText('Et ord til. '.repeat(1200));
  await expect(says).toBeVisible();
  await checkAccessibility(page);
  expect((await text.inputValue()).length).toBe(letterLimits.body);
});

test('it says when there is no room for another letter', async ({ page }) => {
  const { headers } = await enterAnew(page);
  for (let made = 0; made < letterLimits.letters; made += 1)
    await call(page, 'POST', '/api/cover-letters', { headers, data: { letter: { title: `Brev ${made}` } } });
  await page.goto('/profil?tab=cv');
  const isFull = page.getByText(/^Du har 20 søknadsbrev, og det er ikke plass til flere/);
  await expect(isFull).toBeVisible();
  await page.getByRole('button', { name: 'Slett Brev 7', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Slett søknadsbrevet' }).click();
  await expect(isFull).toBeHidden();
});
