import { expect, type Frame, type Page } from '@playwright/test';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { addPosition, approve, asStaff, openBusiness } from '../support/employer.ts';
import { openWebsite } from '../support/host-website.ts';
import { test } from '../support/journey.ts';
import { overflowOf } from '../support/overflow.ts';

const LONG = 'Menneskerettighetsorganisasjonssekretariatsmedarbeider';

/** With three open positions and one that waits; nobody is logged in any more. */
async function openHiring(page: Page) {
  const business = await openBusiness(page);
  await asStaff(page, 'PUT', `/api/admin/businesses/${business.id}`, { maxActivePositions: 50 });
  for (const title of ['Fyrvokter', 'Losbåtfører', LONG]) {
    await approve(page, 'position', await addPosition(page, business, title));
  }
  await addPosition(page, business, 'Venter');
  await page.evaluate(() => localStorage.clear());
  return business;
}

async function visit(page: Page, content: string) {
  const website = await openWebsite(content);
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(website.url);
  return { ...website, errors };
}

const framesOf = (page: Page) => page.frames().filter((frame) => frame.url().includes('/innfelt/'));

const neededBy = (frame: Frame) =>
  frame.evaluate(() => Math.ceil(document.documentElement.getBoundingClientRect().height));

test('a website shows the positions in a plain frame, without a script or anything kept, and its links leave it', async ({
  page,
  baseURL,
}) => {
  const { id } = await openHiring(page);
  // Written in another way than it is kept: a redirect within the frame.
  const address = `${baseURL}/innfelt/${id}?tema=mork&antall=2`;
  const website = await visit(page, `<iframe src="${address}" title="Ledige stillinger" width="280"></iframe>`);
  const list = page.frameLocator('iframe');
  await expect(list.getByRole('heading', { level: 1 })).toHaveText('Ledige stillinger hos Fyrvesenet AS');
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByRole('link', { name: 'Se alle 3 stillingene', exact: true })).toBeVisible();
  const [frame] = framesOf(page);
  expect(await frame?.evaluate(() => [document.scripts.length, localStorage.length, document.cookie])).toEqual([
    0,
    0,
    '',
  ]);
  expect(await frame?.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  const first = list.getByRole('listitem').first().getByRole('link');
  const title = (await first.textContent()) ?? '';
  await first.click();
  await expect(page).toHaveURL(/\/stilling\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(website.errors).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  await website.close();
});

test('with the script the frame is as tall as its list, and takes heights from nobody else', async ({
  page,
  baseURL,
}) => {
  const { id } = await openHiring(page);
  await page.setViewportSize({ width: 300, height: 800 });
  const website = await visit(
    page,
    `<div data-jobbfjord="${id}" data-antall="2"><a href="${baseURL}">Ledige stillinger hos oss</a></div>
    <iframe src="${baseURL}/innfelt/${id}" title="Fast høyde"></iframe>
    <script src="${baseURL}/innfelt.js" async></script>`,
  );
  const frame = page.getByTitle('Ledige stillinger hos oss', { exact: true });
  const list = frame.contentFrame();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  const inner = () => framesOf(page).find((each) => each.url().includes('hoyde=tilpass')) as Frame;
  const height = async () => Number(await frame.getAttribute('height'));
  const tooMuch = async () => (await height()) - (await neededBy(inner()));
  await expect.poll(tooMuch).toBe(0);
  const narrow = await height();
  // Not the height that it begins with.
  expect(narrow).not.toBe(480);
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect.poll(height).toBeLessThan(narrow);
  await expect.poll(tooMuch).toBe(0);

  await page.evaluate(() => {
    addEventListener('message', ({ data }) => Object.assign(window, { heard: data }));
  });
  const fitted = await height();
  const plain = framesOf(page).find((each) => each !== inner());
  await plain?.evaluate(() => parent.postMessage({ jobbfjord: 7 }, '*'));
  await page.evaluate(() => postMessage({ jobbfjord: 7 }, '*'));
  await inner().evaluate(() => parent.postMessage({ jobbfjord: '7' }, '*'));
  await inner().evaluate(() => parent.postMessage('sist', '*'));
  await page.waitForFunction(() => (window as { heard?: unknown }).heard === 'sist');
  expect(await height()).toBe(fitted);
  // Whoever is not the page around it is not followed: it goes on telling that one.
  await inner().evaluate(() => postMessage('jobbfjord', '*'));
  await plain?.evaluate(() => parent.frames[0]?.postMessage('jobbfjord', '*'));
  await page.setViewportSize({ width: 300, height: 800 });
  await expect.poll(height).toBe(narrow);
  await inner().evaluate(() => parent.postMessage({ jobbfjord: 1e9 }, '*'));
  await expect.poll(height).toBe(20_000);
  expect(website.errors).toEqual([]);
  await website.close();
});

test('the list has nothing that axe complains about and has room for long words', async ({ page }) => {
  const { id } = await openHiring(page);
  for (const theme of ['lys', 'mork', 'auto']) {
    for (const width of [280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/innfelt/${id}?tema=${theme}`);
      await expect(page.getByRole('link', { name: LONG })).toBeVisible();
      await checkAccessibility(page);
      expect(await overflowOf(page)).toBe(0);
    }
  }
  await page.goto(`/innfelt/${crypto.randomUUID()}`);
  await checkAccessibility(page);
});

test('who reads a list without positions is led to the business, and of one that is not shown learns nothing', async ({
  page,
}) => {
  const { id, headers } = await openBusiness(page);
  await page.goto(`/innfelt/${id}`);
  await expect(page.getByText('Fyrvesenet AS har ingen ledige stillinger nå.')).toBeVisible();
  await page.getByRole('link', { name: 'Følg bedriften på Jobbfjord', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Følg/ }).first()).toBeVisible();

  await asStaff(page, 'PUT', `/api/admin/businesses/${id}`, { businessName: 'Fyr og flamme AS' });
  const read = async () => (await page.request.get(`/innfelt/${id}`)).text();
  await expect.poll(read).toContain('<h1>Ledige stillinger hos Fyr og flamme AS</h1>');

  const path = `/api/business-settings/${id}/toggle-active`;
  await page.request.put(path, { headers, data: { isActive: false } });
  await expect.poll(read).toContain('Her er det ingen stillinger å vise nå.');
  expect(await read()).not.toContain('Fyr og flamme');
  // The log-in of its owner changes nothing.
  expect((await page.request.get(`/innfelt/${id}`, { headers })).status()).toBe(404);
});
