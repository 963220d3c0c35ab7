import { expect, type Page } from '@playwright/test';
import { enterAnew } from '../support/account.ts';
import { checkAccessibility, checkInBothSchemes } from '../support/check-accessibility.ts';
import { test } from '../support/journey.ts';
import { loseReply } from '../support/lose-reply.ts';
import { overflowOf } from '../support/overflow.ts';

const addressOf = (page: Page) => page.getByLabel('Adressen til kalenderen din').inputValue();
const fetchAt = (page: Page, address: string) => page.request.get(new URL(address).pathname);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor puts the deadline of an ad into the calendar', async ({ page }) => {
    const { positions } = await (await page.request.get('/api/nav-positions/search?limit=100')).json();
    const national = positions.find(
      ({ deadlineInDays }: { deadlineInDays: number | null }) => (deadlineInDays ?? 0) > 1,
    );
    for (const path of [`/stilling/${await localWithDeadline(page)}`, `/nav-stilling/${national.id}`]) {
      await page.goto(path);
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Legg i kalenderen' }).click();
      expect((await download).suggestedFilename()).toBe('soknadsfrist.ics');
      const file = (await (await page.request.get((await download).url())).text()).replace(/\r\n /g, '');
      expect(file).toContain(`SUMMARY:Søknadsfrist: ${title.replaceAll(',', '\\,')}`);
      expect(file).toContain(path);
    }
  });
});

async function localWithDeadline(page: Page) {
  const { positions } = await (await page.request.get('/api/positions?limit=100')).json();
  for (const { id } of positions as { id: string }[]) {
    if ((await page.request.get(`/api/positions/${id}/deadline.ics`)).ok()) return id;
  }
  throw new Error('The demo has no position with a deadline.');
}

test('the calendar is subscribed to by keyboard, gets another address and is turned off', async ({ page, context }) => {
  await enterAnew(page);
  await page.goto('/mine-fulgte');
  const make = page.getByRole('button', { name: 'Abonner på kalenderen din' });
  const heading = page.getByRole('heading', { name: 'Kalenderen din' });
  await checkAccessibility(page);
  const other = await context.newPage();
  await other.goto('/mine-fulgte#kalender');
  await expect(other.getByRole('heading', { name: 'Kalenderen din' })).toBeFocused();
  await expect(other.getByRole('button', { name: 'Abonner på kalenderen din' })).toBeVisible();

  await make.press('Enter');
  await expect(page.getByText('Adressen er klar.')).toBeVisible();
  await expect(heading).toBeFocused();
  const first = await addressOf(page);
  await expect(page.getByRole('link', { name: 'Åpne i kalenderprogrammet' })).toHaveAttribute(
    'href',
    first.replace(/^http/, 'webcal'),
  );
  expect(await (await fetchAt(page, first)).text()).toContain('BEGIN:VCALENDAR');
  await checkInBothSchemes(page);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflowOf(page)).toBe(0);
  }

  // The other tab has not heard of it, and does not end what is in use.
  await other.getByRole('button', { name: 'Abonner på kalenderen din' }).click();
  await expect(other.getByText('Adressen er endret et annet sted.')).toBeVisible();
  await expect(other.getByText(/^Du laget en adresse til den/)).toBeVisible();
  expect((await fetchAt(page, first)).status()).toBe(200);

  await page.reload();
  await expect(page.getByText(/^Du laget en adresse til den/)).toBeVisible();
  await expect(page.getByLabel('Adressen til kalenderen din')).toHaveCount(0);
  const renew = page.getByRole('button', { name: 'Lag ny adresse' });
  await renew.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Lage ny adresse?' });
  await expect(dialog).toContainText('Den gamle slutter å virke med en gang.');
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(renew).toBeFocused();
  await renew.press('Enter');
  await dialog.getByRole('button', { name: 'Bytt adressen' }).press('Enter');
  await expect(page.getByText('Den gamle virker ikke lenger.')).toBeVisible();
  await expect(heading).toBeFocused();
  const second = await addressOf(page);
  expect((await fetchAt(page, first)).status()).toBe(404);
  expect((await fetchAt(page, second)).status()).toBe(200);

  // The other tab makes another one; what stands here is no address any more.
  await other.reload();
  await other.getByRole('button', { name: 'Lag ny adresse' }).click();
  await other.getByRole('button', { name: 'Bytt adressen' }).click();
  await expect(other.getByText('Den gamle virker ikke lenger.')).toBeVisible();
  await renew.click();
  await dialog.getByRole('button', { name: 'Bytt adressen' }).click();
  await expect(page.getByText('Adressen er endret et annet sted.')).toBeVisible();
  await expect(page.getByLabel('Adressen til kalenderen din')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Åpne i kalenderprogrammet' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Slå av', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Slå av kalenderen?' })
    .getByRole('button', { name: 'Slå av kalenderen' })
    .click();
  await expect(page.getByText('Kalenderen er slått av.')).toBeVisible();
  await expect(make).toBeVisible();
  expect((await fetchAt(page, second)).status()).toBe(404);
});

test('an address whose reply was lost is there, and another one is made', async ({ page }) => {
  await enterAnew(page);
  await page.goto('/mine-fulgte');
  await loseReply(page, '**/api/user/calendar', 'PUT');
  await page.getByRole('button', { name: 'Abonner på kalenderen din' }).click();
  await expect(page.getByText('Nettverksfeil. Prøv igjen senere.')).toBeVisible();
  await expect(page.getByText(/^Du laget en adresse til den/)).toBeVisible();
  await page.getByRole('button', { name: 'Lag ny adresse' }).click();
  await page.getByRole('button', { name: 'Bytt adressen' }).click();
  await expect(page.getByText('Den gamle virker ikke lenger.')).toBeVisible();
  const address = await addressOf(page);
  expect((await fetchAt(page, address)).status()).toBe(200);

  await loseReply(page, '**/api/user/calendar', 'PUT');
  await page.getByRole('button', { name: 'Lag ny adresse' }).click();
  await page.getByRole('button', { name: 'Bytt adressen' }).click();
  await expect(page.getByText('Nettverksfeil. Prøv igjen senere.')).toBeVisible();
  await expect(page.getByText(/^Du laget en adresse til den/)).toBeVisible();
  await expect(page.getByLabel('Adressen til kalenderen din')).toHaveCount(0);
});
