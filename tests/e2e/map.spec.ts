import { expect, type Locator } from '@playwright/test';
import { test } from '../support/journey.ts';
import { enlargeText, overflowOf } from '../support/overflow.ts';

test('one finds the ads of a municipality over the map', async ({ page }) => {
  await page.goto('/stillinger?jobType=Fast&sort=title');
  await page.getByRole('link', { name: 'Vis på kart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stillinger på kart' })).toBeVisible();
  await expect(page).toHaveURL(/\/stillinger\/kart\?jobType=Fast&sort=title$/);
  const vestland = page.getByRole('listitem').filter({ hasText: 'Vestland' }).getByRole('link');
  await page.setViewportSize({ width: 390, height: 740 });
  const opened = page.context().waitForEvent('page');
  await vestland.click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await expect(vestland).toBeFocused();
  await vestland.click();
  const heading = page.getByRole('heading', { level: 2, name: /^\d+ stillinger i Vestland$/ });
  await expect(heading).toBeFocused();
  // It was below the map; what comes in its place begins above.
  await expect(heading).toBeInViewport();
  await expect(page).toHaveTitle(/Stillinger på kart: Vestland/);
  await page.getByRole('listitem').filter({ hasText: 'Bergen' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/stillinger\?fylke=vestland&kommune=bergen&jobType=Fast&sort=title$/);
  await expect(page.getByLabel('Kommune', { exact: true })).toHaveValue('bergen');
});

test('the municipality and the distance of the list are there again on the way back', async ({ page }) => {
  await page.goto('/stillinger?fylke=vestland&kommune=bergen&avstand=25');
  await page.getByRole('link', { name: 'Vis på kart' }).click();
  await expect(page.getByRole('heading', { name: 'Kommuner i Vestland' })).toBeVisible();
  // The numbers are those of the county.
  await expect(page.getByRole('link', { name: 'Fjern Vestland' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Fjern .*Bergen/ })).toHaveCount(0);
  await page.getByLabel('Deltid').click();
  await expect(page).toHaveURL(/jobType=Deltid/);
  await page.getByRole('link', { name: 'Vis Bergen og 25 km rundt som liste' }).click();
  await expect(page).toHaveURL(/\/stillinger\?fylke=vestland&kommune=bergen&avstand=25&jobType=Deltid$/);
  await page.goBack();
  await page.getByRole('link', { name: /^Vis .+ i Vestland$/ }).click();
  await expect(page).toHaveURL(/\/stillinger\?fylke=vestland&jobType=Deltid$/);
});

test('what is pressed on the map is the same as in the list beside it', async ({ page }) => {
  await page.goto('/stillinger/kart');
  const shapes = page.locator('svg a');
  await expect(shapes).toHaveCount(15);
  const places = page.getByRole('heading', { name: 'Fylker' }).locator('..').getByRole('listitem');
  await expect(places).toHaveCount(15);
  await shapes.filter({ hasText: /^Innlandet/ }).click();
  await expect(page).toHaveURL(/\/stillinger\/kart\?fylke=innlandet$/);
  await expect(page.getByRole('heading', { name: 'Kommuner i Innlandet' })).toBeVisible();
  // A neighbour is a press away.
  await shapes.filter({ hasText: /^Buskerud/ }).click();
  await expect(page.getByRole('heading', { name: 'Kommuner i Buskerud' })).toBeVisible();
  await page.getByRole('link', { name: 'Hele landet' }).click();
  await expect(page.getByRole('heading', { name: 'Fylker' })).toBeVisible();
  // Pointing at a place in the list shows it on the map.
  const troms = shapes.filter({ hasText: /^Troms/ });
  await places.filter({ hasText: 'Troms' }).getByRole('link').focus();
  await expect(troms).toHaveAttribute('data-pointed', 'true');
});

test('large text leaves the map its room, below each other where there is too little', async ({ page }) => {
  await page.goto('/stillinger/kart?fylke=vestland');
  const map = page.locator('svg:has(a)');
  const list = page.getByRole('list').filter({ hasText: 'Bergen' });
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect((await boxOf(list)).x).toBeGreaterThan((await boxOf(map)).x + 300);
  await enlargeText(page);
  await expect.poll(async () => (await boxOf(map)).width).toBeGreaterThan(300);
  expect((await boxOf(list)).y).toBeGreaterThan((await boxOf(map)).y + 300);
  // A name that is wider than a small phone is broken.
  await page.setViewportSize({ width: 320, height: 740 });
  expect(await overflowOf(page)).toBe(0);
});

test('in forced colours a county has no colour of its own behind its names', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/stillinger/kart?fylke=oslo');
  const fillOf = (county: RegExp) =>
    page
      .locator('svg a')
      .filter({ hasText: county })
      .first()
      .evaluate((shape) => getComputedStyle(shape).fill);
  expect(await fillOf(/^Oslo: /)).toBe(await fillOf(/^Akershus: /));
});

test('search and filters count on the map, and go along', async ({ page }) => {
  await page.goto('/stillinger/kart?fylke=oslo&navSector=Privat');
  await page.getByLabel('Søk i stillinger').fill('lærer');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=l%C3%A6rer&fylke=oslo&navSector=Privat$/);
  await page.getByLabel('Deltid').click();
  await expect(page).toHaveURL(/jobType=Deltid/);
  const counted = page.getByRole('status').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(counted).toContainText('fra bedrifter på Jobbfjord');
  await page.getByRole('link', { name: 'Fjern filtrene for stillinger fra NAV' }).click();
  await expect(page).toHaveURL(/\/stillinger\/kart\?search=l%C3%A6rer&fylke=oslo&jobType=Deltid$/);
  await page.getByRole('link', { name: 'Vis som liste' }).click();
  await expect(page).toHaveURL(/\/stillinger\?search=l%C3%A6rer&fylke=oslo&jobType=Deltid$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the map leads to the list, and the form keeps the county', async ({ page }) => {
    await page.goto('/stillinger/kart?fylke=vestland');
    await page.getByLabel('Søk i stillinger').fill('lærer');
    await page.getByRole('button', { name: 'Søk', exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: /stillinger? i Vestland$/ })).toBeVisible();
    await page.getByRole('link', { name: /^Vis .+ i Vestland$/ }).click();
    await expect(page).toHaveURL(/\/stillinger\?search=l%C3%A6rer&fylke=vestland$/);
  });
});

test('a place that nobody knows is no error', async ({ page }) => {
  await page.goto('/stillinger/kart?fylke=atlantis&kommune=nowhere');
  await expect(page.getByRole('heading', { name: 'Fylker' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Fjern atlantis' }).click();
  await expect(page).toHaveURL(/\/stillinger\/kart$/);
});

test('the front page has the map where there is room for it, and elsewhere does not fetch it', async ({ page }) => {
  await page.goto('/');
  const region = page.getByRole('region', { name: 'Hvor vil du jobbe?' });
  await region
    .locator('svg a')
    .filter({ hasText: /^Nordland/ })
    .click();
  await expect(page).toHaveURL(/\/stillinger\?fylke=nordland$/);

  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const drawings = () => fetched.filter((url) => /norway.*\.svg$/.test(url));
  expect(drawings()).toEqual([]);
  await region.getByRole('link', { name: 'Se stillingene på kart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stillinger på kart' })).toBeVisible();
  await expect.poll(drawings).toHaveLength(1);
});
