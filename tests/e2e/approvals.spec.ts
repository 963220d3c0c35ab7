import { expect, type Page } from '@playwright/test';
import { enter, tokenOf } from '../support/account.ts';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { addPosition, approve, asStaff, openBusiness, registerBusiness } from '../support/employer.ts';
import { test } from '../support/journey.ts';
import { expectOneText } from '../support/one-text.ts';

const list = (page: Page, name: string) => page.getByRole('region', { name });
const businesses = (page: Page) => list(page, 'Bedrifter som venter på godkjenning');
const positions = (page: Page) => list(page, 'Stillinger som venter på godkjenning');
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('staff approve, reject and ask for a change, by keyboard, and find it in the history', async ({ page }) => {
  await enterAsStaff(page, '/admin?tab=approvals');
  const cards = businesses(page).getByRole('article');
  await expect(cards.first()).toBeVisible();
  const [approved, rejected] = [cards.nth(0), cards.nth(1)];
  const names = [await nameOf(approved), await nameOf(rejected)];
  const address = await approved.getByRole('link', { name: /^Vis / }).getAttribute('href');

  await approved.getByRole('button', { name: /^Godkjenn/ }).focus();
  await page.keyboard.press('g');
  await page.keyboard.press('Enter');
  await expect(said(page, 'Bedrift godkjent!')).toBeVisible();
  await expect(cards.getByRole('heading', { name: names[0] ?? '', exact: true })).toHaveCount(0);
  expect((await page.request.get(address ?? '')).status()).toBe(200);

  await expect(cards.first()).toBeFocused();
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog');
  const reason = dialog.getByLabel('Vennligst oppgi årsak til avvisning');
  await expect(reason).toBeFocused();
  await dialog.getByRole('button', { name: 'Avvis', exact: true }).click();
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await reason.fill('Nesten skrevet ferdig');
  await page.keyboard.press('Escape');
  await cards
    .first()
    .getByRole('button', { name: /^Avvis/ })
    .click();
  await expect(reason).toHaveValue('Nesten skrevet ferdig');
  await reason.fill('');
  await dialog.getByRole('button', { name: /^Ifølge Enhetsregisteret/ }).click();
  await expect(reason).toHaveValue(/^Ifølge Enhetsregisteret/);
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Avvis', exact: true }).click();
  await expect(said(page, 'Bedrift avvist og slettet!')).toBeVisible();
  await expect(cards.getByRole('heading', { name: names[1] ?? '', exact: true })).toHaveCount(0);

  const ads = positions(page).getByRole('article');
  const ad = await ads.first().getByRole('link', { name: /^Vis / }).getAttribute('href');
  await ads
    .first()
    .getByRole('button', { name: /^Godkjenn/ })
    .focus();
  await page.keyboard.press('j');
  await expect(ads.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('g');
  await page.keyboard.press('Enter');
  await expect(said(page, 'Stilling godkjent!')).toBeVisible();
  await expect(ads.locator(`a[href="${ad}"]`)).toHaveCount(0);
  await expect(ads.first()).toBeFocused();
  await page.keyboard.press('e');
  await dialog.getByLabel('Skriv hva som må endres').fill('Skriv hva lønnen er.');
  await dialog.getByRole('button', { name: 'Lagre det jeg skrev som formulering' }).click();
  const wordings = dialog.getByRole('group', { name: 'Lagrede formuleringer' });
  await expect(wordings).toBeFocused();
  const forget = wordings.getByRole('button', { name: 'Slett formuleringen: Skriv hva lønnen er.' });
  const forgetting = page.getByRole('dialog', { name: 'Slette formuleringen?' });
  for (const answer of ['Avbryt', 'Slett formuleringen']) {
    await forget.press('Enter');
    await expect(forgetting).toBeVisible();
    await forgetting.getByRole('button', { name: answer, exact: true }).press('Enter');
    await expect(answer === 'Avbryt' ? forget : wordings).toBeFocused();
  }
  await expect(forget).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Send til eieren' }).click();
  await expect(said(page, 'Eieren er bedt om en endring.')).toBeVisible();
  await expect(ads.getByText('Ikke endret ennå')).toBeVisible();

  const changed = list(page, 'Endret etter godkjenning');
  await changed.getByRole('button', { name: /^Sett/ }).first().click();
  await expect(said(page, 'Merket som sett.')).toBeVisible();

  const history = list(page, 'Avgjørelser').first();
  await history.getByLabel('Søk i navn, nummer').fill(names[1] ?? '');
  await history.getByRole('button', { name: 'Søk', exact: true }).click();
  const row = history
    .getByRole('row')
    .filter({ hasText: names[1] ?? '' })
    .first();
  await expect(row).toContainText('Avvist');
  await expect(row).toContainText('Anna Ansatt');
  await expect(history.getByRole('status').first()).toHaveText(
    new RegExp(`^Viser \\d+ avgjørelser? på «${names[1]}»\\.$`),
  );
});

test('what is decided about a business shows at its position, and a rejected one takes it along', async ({ page }) => {
  const titles = [`Fyrvokter ${crypto.randomUUID()}`, `Los ${crypto.randomUUID()}`];
  const ids: string[] = [];
  for (const title of titles) {
    const business = await registerBusiness(page);
    await addPosition(page, business, title);
    ids.push(business.id);
  }
  await enterAsStaff(page, '/admin?tab=approvals');
  const businessCard = (id = '') => businesses(page).locator(`[data-approval="${id}"]`);
  const ad = (title = '') => positions(page).getByRole('article').filter({ hasText: title });
  const waits = 'Bedriften venter også på godkjenning';
  await expect(ad(titles[0]).getByText(waits)).toBeVisible();
  await businessCard(ids[0])
    .getByRole('button', { name: /^Godkjenn/ })
    .click();
  await expect(said(page, 'Bedrift godkjent!')).toBeVisible();
  await expect(ad(titles[0])).toBeVisible();
  await expect(ad(titles[0]).getByText(waits)).toHaveCount(0);
  await expect(ad(titles[1]).getByText(waits)).toBeVisible();
  await businessCard(ids[1])
    .getByRole('button', { name: /^Avvis/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Vennligst oppgi årsak til avvisning').fill('Vi finner ikke bedriften.');
  await dialog.getByRole('button', { name: 'Avvis', exact: true }).click();
  await expect(said(page, 'Bedrift avvist og slettet!')).toBeVisible();
  await expect(ad(titles[1])).toHaveCount(0);
  await expect(ad(titles[0])).toBeVisible();
});

test('who manages an approved position reads why nobody sees it while its business is hidden', async ({ page }) => {
  const business = await registerBusiness(page);
  const id = await addPosition(page, business);
  await approve(page, 'position', id);
  await page.goto(`/stilling/${id}`);
  await expect(page.getByRole('region', { name: 'Bedriften venter på godkjenning' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rediger' })).toBeVisible();
  const reason = 'Bedriften er ikke i Enhetsregisteret.';
  await asStaff(page, 'POST', `/api/admin/approvals/business/${business.id}/reject`, { reason });
  await page.reload();
  const notice = page.getByRole('region', { name: 'Bedriften ble ikke godkjent' });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rediger' })).toBeHidden();
  await notice.getByRole('link', { name: 'bedriftens side' }).click();
  await expect(page.getByText(reason)).toBeVisible();
});

test('the dashboard tells how things are, in light and dark, wide and narrow', async ({ page }) => {
  await enterAsStaff(page, '/admin');
  await expect(page.getByRole('heading', { name: 'Brukere' })).toBeVisible();
  await expect(page.getByText('Registrerte brukere', { exact: true })).toBeVisible();
  await page.getByRole('region', { name: 'Sletting som vi har lovet', exact: true }).locator('summary').first().click();
  await expect(page.getByRole('rowheader', { name: 'Stillinger, 1 år etter utløp' })).toBeVisible();
  await page.getByRole('figure').filter({ hasText: 'Nye stillinger' }).getByText('Vis tallene').click();
  await expect(page.getByRole('figure').filter({ hasText: 'Nye stillinger' }).getByRole('table')).toBeVisible();
  await page.getByLabel('Periode').selectOption('30');
  await expect(page.getByRole('columnheader', { name: 'Dag' })).toBeVisible();
  await page.goto('/admin?tab=dashboard');
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  // The other two looks, and both of what waits: staff.spec.ts.
  for (const [width, colorScheme] of [
    [390, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await checkAccessibility(page);
  }
});

test('staff looks at what waits as it will be shown', async ({ page, context }) => {
  await enterAsStaff(page, '/admin?tab=approvals');
  for (const card of [businesses(page).getByRole('article').last(), positions(page).getByRole('article').last()]) {
    const name = await nameOf(card);
    const opened = context.waitForEvent('page');
    await card.getByRole('link', { name: /^Vis / }).click();
    const tab = await opened;
    await expect(tab.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await tab.close();
  }
});

test('on a phone the next one is seen from its beginning', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await enterAsStaff(page, '/admin?tab=approvals');
  const cards = positions(page).getByRole('article');
  const approved = cards.nth(2);
  const name = await nameOf(approved);
  await approved.getByRole('button', { name: /^Godkjenn/ }).click();
  await expect(said(page, 'Stilling godkjent!')).toBeInViewport();
  await expect(cards.getByRole('heading', { name, exact: true })).toHaveCount(0);
  await expect(cards.nth(2)).toBeFocused();
  await expect(cards.nth(2).getByRole('heading', { level: 3 })).toBeInViewport();
});

test('a title without a space stays within the dialog of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const title = 'Stilling'.repeat(12);
  await addPosition(page, await openBusiness(page), title);
  await enterAsStaff(page, '/admin?tab=approvals');
  await page.getByRole('button', { name: `Avvis ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: `Avvis ${title}` });
  await expect(dialog.getByRole('heading')).toBeVisible();
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('the migration asks first, and its button keeps the focus', async ({ page }) => {
  await enterAsStaff(page, '/admin');
  const migrate = page.getByRole('button', { name: 'Migrer godkjenningsstatus' });
  await migrate.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Kjør migreringen' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Avbryt' }).click();
  await expect(dialog).toBeHidden();
  // Not for real: others need what waits.
  await page.route('**/api/admin/migrate-approval-status', (route) => route.abort());
  await migrate.click();
  await dialog.getByRole('button', { name: 'Kjør migreringen' }).click();
  await expect(page.getByText(/^Feil ved migrering/)).toBeVisible();
  await expect(migrate).toBeFocused();
});

const nameOf = (card: ReturnType<Page['getByRole']>) => card.getByRole('heading', { level: 3 }).innerText();

async function enterAsStaff(page: Page, path: string) {
  await enter(page, await tokenOf(page, 'ansatt@demo.example'));
  await page.goto(path);
}

test('the history is paged from its buttons, which keep the focus at its end', async ({ page }) => {
  await page.route('**/api/admin/approvals/decisions*', async (route) => {
    const currentPage = Number(new URL(route.request().url()).searchParams.get('page'));
    const pagination = { currentPage, totalPages: 2, hasPrev: currentPage > 1, hasNext: currentPage < 2 };
    await route.fulfill({ json: { success: true, decisions: [], pagination } });
  });
  await enterAsStaff(page, '/admin?tab=approvals');
  const next = page.getByRole('button', { name: 'Neste', exact: true });
  await next.press('Enter');
  await expect(said(page, 'Side 2 av 2')).toBeVisible();
  await expectOneText(said(page, 'Side 2 av 2'));
  await expect(next).toBeFocused();
  await next.press('Enter');
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(said(page, 'Side 2 av 2')).toBeVisible();
});
