import { expect } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { letterLimits } from '../../contract/cover-letter-fields.ts';
import { enterAnew } from '../support/account.ts';
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
