import { expect, type Page } from '@playwright/test';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { test } from '../support/journey.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Stillinger fra NAV' });
const cards = (page: Page) => section(page).getByRole('article');

/** The demo reads NAV's stand-in while it answers already, on a busy machine for minutes. */
async function openFullList(page: Page) {
  test.slow();
  await expect(async () => {
    await page.goto('/stillinger');
    await expect(section(page).getByRole('link', { name: 'Side 2 med stillinger fra NAV' })).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
}

test('one pages through the ads of NAV, reads one, and is led to where it came from', async ({ page }) => {
  await openFullList(page);
  const first = await cards(page).first().getByRole('link').first().innerText();
  await section(page).getByRole('navigation').getByRole('link', { name: 'Neste' }).click();
  await expect(page).toHaveURL(/navPage=2/);
  await expect(cards(page).first().getByRole('link').first()).not.toHaveText(first);
  const local = page.getByRole('navigation', { name: 'Sider med stillinger', exact: true });
  await expect(local.locator('[aria-current="page"]')).toHaveText('1');

  const title = await cards(page).first().getByRole('link').first().innerText();
  await cards(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/nav-stilling\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  // Whichever ad that is: where the deadline has passed, the button no longer asks to apply.
  const isOver = await page.getByText(/^Søknadsfristen gikk ut/).isVisible();
  const apply = page.getByRole('link', { name: isOver ? 'Gå til søknadssiden' : 'Søk på stillingen' });
  await expect(apply).toHaveAttribute('target', '_blank');
  await expect(apply).toHaveAttribute('href', /^https?:\/\//);
  await expect(page.getByRole('link', { name: 'Se originalannonsen hos NAV (åpnes i ny fane)' })).toHaveAttribute(
    'href',
    /^https:/,
  );
  await checkAccessibility(page);
  await page.getByRole('link', { name: 'Tilbake til stillinger' }).click();
  await expect(page).toHaveURL(/navPage=2#nav$/);
  await expect(page.getByRole('heading', { name: 'Stillinger fra NAV' })).toBeInViewport();
});

test('one is led to the ads of NAV from above the local ones', async ({ page }) => {
  await openFullList(page);
  await page.getByRole('link', { name: /^Se [\d\s]+ stillinger fra NAV$/ }).click();
  await expect(page.getByRole('heading', { name: 'Stillinger fra NAV' })).toBeInViewport();
});

test('the ads of NAV have filters of their own, which stand in the address', async ({ page }) => {
  await openFullList(page);
  const all = await section(page)
    .getByText(/\d stillinger fra NAV$/)
    .innerText();
  await section(page).getByLabel('Omfang').selectOption('Deltid');
  await expect(page).toHaveURL(/navExtent=Deltid/);
  await expect(section(page).getByText(/\d stillinger fra NAV$/)).not.toHaveText(all);
  const local = page.getByRole('navigation', { name: 'Sider med stillinger', exact: true });
  await expect(local.locator('[aria-current="page"]')).toHaveText('1');
  await page.reload();
  await expect(section(page).getByLabel('Omfang')).toHaveValue('Deltid');
  await section(page).getByRole('link', { name: 'Nullstill filtrene for NAV' }).click();
  await expect(page).toHaveURL(/\/stillinger$/);
});

test('an ad that names no place has none in its title', async ({ page, request }) => {
  await openFullList(page);
  const findOne = async (number = 1): Promise<Record<'uuid' | 'title' | 'businessName' | 'municipal', string>> => {
    const { positions } = await (await request.get(`/api/nav-positions/search?limit=100&page=${number}`)).json();
    expect(positions.length).toBeGreaterThan(0);
    return (
      positions.find(({ municipal }: { municipal: string }) => municipal === 'Ikke oppgitt') ?? findOne(number + 1)
    );
  };
  const { uuid, title, businessName } = await findOne();
  await page.goto(`/nav-stilling/${uuid}`);
  await expect(page).toHaveTitle(`${title}, ${businessName} – Jobbfjord`);
});

test('without hits one is told what to leave out', async ({ page }) => {
  await openFullList(page);
  await page.goto('/stillinger?search=uvanligordsomikkefinnes&navExtent=Deltid&navDueDays=30');
  await expect(section(page).getByRole('heading', { name: 'Ingen NAV stillinger funnet' })).toBeVisible();
  const without = section(page).getByRole('link', { name: /^Uten «uvanligordsomikkefinnes»: \d/ });
  await without.click();
  await expect(page).toHaveURL(/\/stillinger\?dueWithinDays=30&navExtent=Deltid#nav$/);
  await expect(cards(page)).not.toHaveCount(0);
  await expect(section(page).getByRole('heading', { level: 2 })).toBeFocused();
});

test('a followed ad that NAV took away says so', async ({ page }) => {
  await openFullList(page);
  const title = await cards(page).first().getByRole('link').first().innerText();
  await cards(page)
    .first()
    .getByRole('button', { name: /^Følg / })
    .click();
  // Whatever else it is called by, its uuid tells which it is.
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('followedPositions') ?? '[]');
    localStorage.setItem('followedPositions', JSON.stringify(kept.map((item: object) => ({ ...item, id: 'nav-1' }))));
  });
  await page.goto('/mine-fulgte');
  const item = page.getByRole('listitem').filter({ hasText: title });
  await expect(item.getByText(/igjen|Aktiv/)).toBeVisible();
  await page.route('**/api/nav-positions/*', (route) =>
    route.fulfill({ status: 404, json: { success: false, message: 'NAV stilling ikke funnet', errors: [] } }),
  );
  await page.reload();
  await expect(item.getByText('Ikke tilgjengelig')).toBeVisible();
});

test('a deadline without end and a wide table stay within a phone, whole words in every column', async ({ page }) => {
  await openFullList(page);
  await cards(page).first().getByRole('link').first().click();
  await page.setViewportSize({ width: 390, height: 844 });
  const ad = page
    .locator('section', { has: page.getByRole('heading', { name: 'Om stillingen' }) })
    .locator('div')
    .first();
  await ad.evaluate((text) => {
    text.innerHTML = `<table><tr>${'<td>Arbeidsoppgaver og kvalifikasjoner</td>'.repeat(6)}</tr></table>`;
  });
  const until = page.getByRole('region', { name: 'Søk på stillingen' }).getByRole('paragraph').first();
  await until.evaluate((words) => words.replaceChildren(`Søknadsfrist: https://soknad.example/${'langt'.repeat(50)}`));
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  const isScrolled = await page.getByRole('table').evaluate((table) => table.scrollWidth > table.clientWidth);
  expect(isScrolled).toBe(true);
  // A text that is nothing but a table has its room too.
  const { width = 0 } = (await ad.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(250);
  // Nor does one that opens a list where it means to end one.
  await ad.evaluate((text) => {
    text.innerHTML = '<ul><li>Vi tilbyr god lønn'.repeat(40);
  });
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
});

test('what NAV does not have says so, and where else to look', async ({ page }) => {
  const unknown = await page.goto('/nav-stilling/6f1f3c1e-7f5a-4b43-9a36-0c2b1d6a8e11');
  expect(unknown?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'NAV Stilling Utilgjengelig' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Se stillingen hos NAV' })).toHaveAttribute('href', /arbeidsplassen/);
  await checkAccessibility(page);
  expect((await page.goto('/nav-stilling/1'))?.status()).toBe(404);
  await expect(page.getByText('Ugyldig NAV stillings-ID')).toBeVisible();
  await page.getByRole('link', { name: 'Tilbake til stillinger' }).click();
  await expect(page).toHaveURL(/\/stillinger$/);
});
