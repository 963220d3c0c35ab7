import { expect } from '@playwright/test';
import { call, enter, tokenOf } from '../support/account.ts';
import { openInbox } from '../support/inbox.ts';
import { test } from '../support/journey.ts';
import { cards, summary } from '../support/public-lists.ts';

test('the next page of a list is entered at its beginning, each list by itself', async ({ page }) => {
  await page.goto('/stillinger');
  const next = page.getByRole('link', { name: 'Neste side med stillinger', exact: true });
  await next.press('Enter');
  await expect(page.locator('#treff').getByRole('heading', { level: 2 })).toBeFocused();
  await expect(page.locator('#treff')).toContainText('Side 2 av');
  await page.getByRole('link', { name: 'Neste side med stillinger fra NAV' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Stillinger fra NAV' })).toBeFocused();
});

test('following a link says which page came and puts the focus at its content, choosing a filter does not', async ({
  page,
}) => {
  await page.goto('/stillinger');
  const said = page.getByRole('status').filter({ hasText: 'Jobbfjord' });
  await expect(said).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Bedrifter', exact: true }).press('Enter');
  await expect(said).toHaveText('Bedrifter i Norge – Jobbfjord');
  await expect(page.getByRole('main')).toBeFocused();
  const industry = page.getByRole('radio', { name: /^Helse/ });
  await industry.press(' ');
  await expect(page).toHaveURL(/industry=helse/);
  await expect(industry).toBeFocused();
});

test('the ring of a card is around all of the card', async ({ page }) => {
  await page.goto('/bedrifter');
  const link = cards(page).first().getByRole('link');
  await link.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(link).toBeFocused();
  const ring = await link.evaluate((element) => getComputedStyle(element, '::after').outlineStyle);
  expect(ring).toBe('solid');
});

test('what is taken out of a list hands the focus on', async ({ page }) => {
  await page.goto('/stillinger');
  await cards(page)
    .first()
    .getByRole('button', { name: /^Følg / })
    .click();
  await page.goto('/mine-fulgte');
  await page.getByRole('button', { name: /^Følg / }).press('Enter');
  await expect(page.getByRole('tab', { name: 'Stillinger 0' })).toBeFocused();

  await page.goto('/stillinger?search=l%C3%A6rer');
  await page.getByRole('button', { name: 'Lagre søk' }).click();
  const area = page.getByRole('region', { name: 'Lagrede søk' });
  const rename = area.getByRole('button', { name: /^Gi nytt navn til / });
  await rename.press('Enter');
  await page.keyboard.press('Escape');
  await expect(rename).toBeFocused();
  await area.getByRole('button', { name: /^Slett / }).press('Enter');
  await expect(area.getByRole('heading')).toBeFocused();
});

test('the way out of a list without hits leads to the list', async ({ page }) => {
  await page.goto('/bedrifter?search=uvanligordsomikkefinnes');
  await page.getByRole('button', { name: 'Nullstill alle filtre' }).press('Enter');
  await expect(page).toHaveURL(/\/bedrifter$/);
  await expect(summary(page)).toBeFocused();
  await page.goto('/stillinger?page=9999');
  await expect(page.locator('#treff').getByText(/^Side /)).toHaveCount(0);
  await page.getByRole('link', { name: 'Gå til første side' }).press('Enter');
  await expect(page).toHaveURL(/\/stillinger$/);
  await expect(summary(page)).toBeFocused();
  await page.goto('/stillinger?navSector=Privat');
  await page.getByRole('link', { name: 'Nullstill filtrene for NAV' }).press('Enter');
  await expect(page).toHaveURL(/\/stillinger$/);
  await expect(page.getByRole('heading', { name: 'Stillinger fra NAV' })).toBeFocused();

  const { address } = await openInbox(page);
  await page.goto(`${address}?search=uvanligordsomikkefinnes`);
  await page.getByRole('link', { name: 'Nullstill filtrene' }).press('Enter');
  await expect(page.getByRole('heading', { name: '3 søknader' })).toBeFocused();
});

test('an answer that is taken back leaves one at its question', async ({ page }) => {
  await enter(page, await tokenOf(page, 'bedrift@demo.example'));
  await page.goto('/application-forms/new');
  await page.getByLabel('Spørsmålstekst').fill('Har du førerkort?');
  await page.getByLabel('Type svar').selectOption('yes_no');
  await page.getByRole('tab', { name: 'Forhåndsvisning' }).click();
  const yes = page.getByRole('radio', { name: 'Ja' });
  await yes.check();
  await page.getByRole('button', { name: 'Fjern svaret på Har du førerkort?' }).press('Enter');
  await expect(yes).not.toBeChecked();
  await expect(yes).toBeFocused();
});

test('taking the note of a colleague leaves one in the note', async ({ page }) => {
  const { address, headers } = await openInbox(page);
  const late = Promise.withResolvers<void>();
  await page.route('**/api/applications/*/read', async (route) => {
    const response = await route.fetch();
    await late.promise;
    await route.fulfill({ response });
  });
  await page.goto(address);
  await page.getByRole('link', { name: 'Birger Bø' }).click();
  const notes = page.getByLabel('Notater');
  await notes.fill('Mitt eget');
  const id = new URL(page.url()).searchParams.get('application');
  await call(page, 'PUT', `/api/applications/${id}/status`, {
    headers,
    data: { status: 'pending', notes: 'Ring henne' },
  });
  await page.getByRole('button', { name: 'Lagre notatet' }).click();
  const use = page.getByRole('button', { name: 'Bruk kollegaens notat' });
  await expect(use).toBeVisible();
  // What is older than what is shown, and comes late, takes nothing away.
  const overtaken = page.waitForResponse('**/api/applications/*/read');
  late.resolve();
  await overtaken;
  await page.waitForLoadState('networkidle');
  await use.press('Enter');
  await expect(notes).toHaveValue('Ring henne');
  await expect(notes).toBeFocused();
});

test('a link on the page of an error leads on like any other', async ({ page }) => {
  await page.goto('/finnes-ikke');
  const shortcuts = page.getByRole('navigation', { name: 'Snarveier' });
  await shortcuts.getByRole('link', { name: 'Bedrifter', exact: true }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Jobbfjord' })).toHaveText('Bedrifter i Norge – Jobbfjord');
  await expect(page.getByRole('main')).toBeFocused();
});
