import { expect, type Page } from '@playwright/test';
import { call, enterAnew } from '../support/account.ts';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { test } from '../support/journey.ts';
import { overflowOf } from '../support/overflow.ts';

test('one looks at what a letter was, returns to it, and can return from there', async ({ page }) => {
  await withLetter(page, 'Jeg holder fyret tent.', 'Jeg slukker fyret.');
  const opener = page.getByRole('button', { name: 'Versjoner: Til havna' });
  await opener.press('Enter');
  await expect(page.getByRole('heading', { name: 'Versjoner av Til havna' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Mine CV-er' })).toBeHidden();
  const shown = page.getByRole('button', { name: /^Vis versjonen fra/ });
  await shown.press('Enter');
  await expect(shown).toHaveAttribute('aria-pressed', 'true');
  // Seen as well as heard.
  await expect(shown).toHaveAttribute('data-variant', 'primary');
  await expect(shown).toHaveAccessibleName(/, Til havna$/);
  await expect(page.getByAltText('Side 1 av søknadsbrevet')).toBeVisible();
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowOf(page)).toBe(0);
    await checkAccessibility(page);
  }

  await page.getByRole('button', { name: 'Bruk denne versjonen' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Rediger søknadsbrev' })).toBeFocused();
  await expect(
    page.getByText(/^Dette er søknadsbrevet slik det var .* Lagre for å gå tilbake til det\.$/),
  ).toBeVisible();
  await expect(page.getByLabel('Tekst')).toHaveValue('Jeg holder fyret tent.');
  await page.getByRole('button', { name: 'Lagre søknadsbrev' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Søknadsbrevet er lagret.' })).toBeVisible();
  await opener.press('Enter');
  await expect(shown).toHaveCount(2);
  await shown.first().press('Enter');
  await page.getByRole('button', { name: 'Bruk denne versjonen' }).press('Enter');
  await expect(page.getByLabel('Tekst')).toHaveValue('Jeg slukker fyret.');
});

test('a version takes the place of what was not saved only where one says so', async ({ page }) => {
  const { headers, id } = await withLetter(page, 'Jeg holder fyret tent.', 'Jeg slukker fyret.');
  const letter = { title: 'Til havna', body: 'Ikke lagret.' };
  await call(page, 'PUT', '/api/cover-letters/drafts', { headers, data: { letterId: id, letter } });
  await page.reload();
  await page.getByRole('button', { name: 'Versjoner: Til havna' }).click();
  await page.getByRole('button', { name: /^Vis versjonen fra/ }).click();
  await expect(page.getByText(/^Søknadsbrevet har endringer som ikke er lagret/)).toBeVisible();
  await page.getByRole('button', { name: 'Tilbake', exact: true }).click();
  await page.getByRole('button', { name: 'Rediger Til havna' }).click();
  await expect(page.getByLabel('Tekst')).toHaveValue('Ikke lagret.');
});

/** Somebody who is at their documents, and a letter of theirs with each of these texts, the last one now. */
async function withLetter(page: Page, ...texts: string[]) {
  const { headers } = await enterAnew(page);
  let id = '';
  for (const body of texts) {
    const data = { letter: { title: 'Til havna', body } };
    const { letter } = await call(page, id ? 'PUT' : 'POST', `/api/cover-letters${id && `/${id}`}`, { headers, data });
    id = letter.id;
  }
  await page.goto('/profil?tab=cv');
  return { headers, id };
}
