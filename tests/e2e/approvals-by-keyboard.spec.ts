import { expect, type Route } from '@playwright/test';
import { enter, tokenOf } from '../support/account.ts';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { newNumber, registerBusiness } from '../support/employer.ts';
import { test } from '../support/journey.ts';
import { overflowOf } from '../support/overflow.ts';

test('a late reply leaves those alone who went on to another card', async ({ page }) => {
  // Not for real: others need what waits.
  const asked: Route[] = [];
  await page.route('**/api/admin/approvals/position/*/approve', (route) => void asked.push(route));
  const answer = (index: number) => asked[index]?.fulfill({ json: { success: true, message: 'Stilling godkjent!' } });
  await enter(page, await tokenOf(page, 'ansatt@demo.example'));
  await page.goto('/admin?tab=approvals');
  const cards = page.getByRole('region', { name: 'Stillinger som venter på godkjenning' }).getByRole('article');
  await cards.first().focus();
  await page.keyboard.press('g');
  await expect(cards.first().getByRole('button', { name: /^Godkjenn/ })).toBeFocused();
  expect(asked).toHaveLength(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('j');
  await page.keyboard.press('g');
  await page.keyboard.press('Enter');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(cards.nth(3)).toBeFocused();
  await expect.poll(() => asked.length).toBe(2);
  const [first, second, , fourth] = await cards.evaluateAll((all) => all.map(({ dataset }) => dataset.approval));
  const card = (id = '') => page.locator(`[data-approval="${id}"]`);

  await answer(0);
  await expect(card(first)).toHaveCount(0);
  await expect(card(second)).toHaveAttribute('aria-busy', 'true');
  await expect(card(fourth)).toBeFocused();
  await answer(1);
  await expect(card(second)).toHaveCount(0);
  await expect(card(fourth)).toBeFocused();
});

test('a decision that fails leaves the focus on its button, and two presses send it once', async ({ page }) => {
  const asked: Route[] = [];
  await page.route('**/api/admin/approvals/position/*/approve', (route) => void asked.push(route));
  await enter(page, await tokenOf(page, 'ansatt@demo.example'));
  await page.goto('/admin?tab=approvals');
  const cards = page.getByRole('region', { name: 'Stillinger som venter på godkjenning' }).getByRole('article');
  const approve = cards.first().getByRole('button', { name: /^Godkjenn/ });
  await approve.press('Enter');
  await expect(approve).toHaveAttribute('aria-disabled', 'true');
  await approve.press('Enter');
  await expect(approve).toBeFocused();
  await asked[0]?.abort();
  await expect(page.getByRole('alert').filter({ hasText: 'Feil ved godkjenning' })).toBeVisible();
  await expect(approve).toBeFocused();
  expect(asked).toHaveLength(1);
});

test('what was decided by mistake waits again: from the notice, by key and from the history', async ({ page }) => {
  const number = newNumber();
  const { id } = await registerBusiness(page, number);
  await enter(page, await tokenOf(page, 'ansatt@demo.example'));
  await page.goto('/admin?tab=approvals');
  const card = page.locator(`[data-approval="${id}"]`);
  const said = (text: string) => page.getByRole('status').filter({ hasText: text });
  const waitsAgain = async () => {
    await expect(said('Bedriften venter på godkjenning igjen.')).toBeVisible();
    await expect(card).toBeFocused();
  };
  await card.getByRole('button', { name: /^Godkjenn/ }).press('Enter');
  await expect(card).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 740 });
  await checkAccessibility(page);
  expect(await overflowOf(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await said('Bedrift godkjent!').getByRole('button', { name: 'Angre' }).press('Enter');
  await waitsAgain();

  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Vennligst oppgi årsak til avvisning').fill('Feil bedrift.');
  await dialog.getByRole('button', { name: 'Avvis', exact: true }).click();
  await expect(said('Bedrift avvist og slettet!')).toBeVisible();
  await page.keyboard.press('z');
  await waitsAgain();

  await card.getByRole('button', { name: /^Godkjenn/ }).press('Enter');
  await expect(said('Bedrift godkjent!')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: number.replace(/\B(?=(\d{3})+$)/g, ' ') });
  await row.getByRole('button', { name: 'Angre: Godkjent, Fyrvesenet AS' }).press('Enter');
  await waitsAgain();
});
