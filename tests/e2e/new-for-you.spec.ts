import { expect, type Page } from '@playwright/test';
import { call, enter, enterAnew } from '../support/account.ts';
import { checkInBothSchemes } from '../support/check-accessibility.ts';
import { listIsRead, openInbox } from '../support/inbox.ts';
import { test } from '../support/journey.ts';
import { shiftOf, watchShifts } from '../support/layout-shift.ts';
import { logInOver, logOutElsewhere } from '../support/log-in-over.ts';
import { overflowOf } from '../support/overflow.ts';

const phone = { width: 390, height: 844 };
const asking = '**/api/user/awaiting';
const account = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('an applicant sees on each page that an answer came, until they have opened it', async ({ page }) => {
  // Five people register first, and a password takes its time on a busy machine.
  test.slow();
  const { headers, applicants } = await openInbox(page);
  const aslaug = applicants[0] as (typeof applicants)[number];
  const own = { headers: aslaug.headers };
  const [{ id }] = (await call(page, 'GET', '/api/applications/mine', own)).applications;
  const change = { status: 'approved', message: 'Vi vil gjerne ha deg med videre.' };
  await call(page, 'PUT', `/api/applications/${id}/status`, { headers, data: change });
  // What was said is told at once with an invitation, and not some minutes later.
  const times = [new Date(Date.now() + 86_400_000).toISOString()];
  const offer = { applications: [{ id }], way: 'phone', minutes: 30, times };
  await call(page, 'PUT', '/api/applications/interviews', { headers, data: offer });
  await call(page, 'POST', `/api/applications/mine/${id}/interview`, { ...own, data: { time: null } });
  const kinds = async () =>
    (await call(page, 'GET', '/api/user/awaiting', own)).items.map(({ kind }: { kind: string }) => kind);
  await expect.poll(kinds).toEqual(['answer']);

  await watchShifts(page);
  await enter(page, aslaug.token);
  await page.setViewportSize(phone);
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route(asking, (route) => held.then(() => route.continue()));
  await page.goto('/vilkaar');
  await expect(account(page, 'Konto: Aslaug')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await shiftOf(page);
  go();
  const button = account(page, 'Konto: Aslaug (1 ny)');
  await expect(button).toBeVisible();
  expect(await shiftOf(page)).toBe(before);

  await button.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Profil (1 ny)', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  const news = page.getByRole('region', { name: 'Nytt til deg' });
  const answer = news.getByRole('link', { name: /^Fyrvesenet AS har svart på søknaden din: / });
  await expect(answer).toBeVisible();
  await checkInBothSchemes(page);
  expect(await overflowOf(page)).toBe(0);

  // Looking at the list has marked nothing.
  await page.reload();
  await expect(button).toBeVisible();
  await answer.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(change.message)).toBeVisible();
  await expect(account(page, 'Konto: Aslaug')).toBeVisible();
  await page.goto('/profil');
  await expect(news.getByText('Ingenting nytt akkurat nå.')).toBeVisible();
  expect(await kinds()).toEqual([]);
});

test('an employer sees what is unread, and no more of it once it is read', async ({ page }) => {
  test.slow();
  const { address } = await openInbox(page);
  await page.setViewportSize(phone);
  await watchShifts(page);
  // However busy the machine, the rest does not stop waiting.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/bedriftsside');
  const news = page.getByRole('region', { name: 'Nytt til deg' });
  const unread = (count: number) =>
    news.getByRole('link', { name: `${count} ${count === 1 ? 'ulest søknad' : 'uleste søknader'} – Fyrvesenet AS` });
  await expect(unread(3)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Fyrvesenet AS' })).toBeVisible();
  expect(await shiftOf(page)).toBeLessThan(0.05);
  await page.goto('/profil');
  await expect(unread(3)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Om deg' })).toBeVisible();
  expect(await shiftOf(page)).toBeLessThan(0.05);
  await page.clock.resume();

  await page.goto('/bedriftsside');
  await expect(account(page, 'Konto: Kari (1 ny)')).toBeVisible();
  await expect(unread(3)).toBeVisible();
  await checkInBothSchemes(page);
  await page.getByRole('button', { name: 'Meny' }).click();
  const inMenu = page.getByRole('dialog', { name: 'Meny' }).getByRole('link', { name: 'Min profil (1 ny)' });
  await expect(inMenu).toBeVisible();
  await page.keyboard.press('Escape');

  await unread(3).click();
  await expect(page).toHaveURL(/applications\?unreadOnly=true$/);
  await page.goto(address);
  await page.getByRole('main').getByRole('link', { name: 'Aslaug Aas' }).click();
  await expect(page.getByRole('heading', { name: 'Aslaug Aas' })).toBeVisible();
  await page.goto('/bedriftsside');
  await expect(unread(2)).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(address);
  for (const name of ['Birger Bø', 'Cecilie Clausen']) {
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await listIsRead(page);
  }
  await expect(account(page, 'Konto: Kari')).toBeVisible();
  await page.getByRole('link', { name: 'Bedriftsside', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Fyrvesenet AS' })).toBeVisible();
  await expect(news).toHaveCount(0);
});

test('a business that cannot be left, for it is not shared any more, has nothing new either', async ({ page }) => {
  test.slow();
  const { address, headers } = await openInbox(page);
  const business = `/api/business-settings/${address.split('/')[2]}`;
  const { email, id } = await enterAnew(page);
  await call(page, 'POST', `${business}/share`, { headers, data: { email } });
  await page.goto('/bedriftsside');
  const news = page.getByRole('region', { name: 'Nytt til deg' });
  await expect(news.getByRole('link', { name: '3 uleste søknader – Fyrvesenet AS' })).toBeVisible();
  await call(page, 'DELETE', `${business}/share/${id}`, { headers });
  await page.getByRole('button', { name: 'Forlat bedriften Fyrvesenet AS' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Forlat bedriften' }).click();
  await expect(page.getByText('Bedriften er ikke delt med deg.')).toBeVisible();
  await expect(news).toHaveCount(0);
});

test('what cannot be asked is said where the list stands, and nowhere else', async ({ page }) => {
  await enterAnew(page);
  await page.route(asking, (route) => route.abort());
  await page.goto('/profil');
  const news = page.getByRole('region', { name: 'Nytt til deg' });
  const again = news.getByRole('button', { name: 'Prøv igjen' });
  await expect(again).toBeVisible();
  await expect(news.getByRole('alert')).toContainText('Nettverksfeil');
  await expect(account(page, 'Konto: Kari')).toBeVisible();
  await page.unroute(asking);
  await again.press('Enter');
  await expect(news.getByText('Ingenting nytt akkurat nå.')).toBeVisible();
  await expect(news.getByRole('alert')).toHaveCount(0);
  await expect(news).toBeFocused();
});

test('whoever was logged out meanwhile logs in over the page, and is not asked to beside the name', async ({
  page,
}) => {
  const { email } = await enterAnew(page);
  const answered = page.waitForResponse(asking);
  await page.goto('/vilkaar');
  await answered;
  await logOutElsewhere(page);
  const refused = page.waitForResponse(asking);
  await page.evaluate(() => dispatchEvent(new CustomEvent('written', { detail: '' })));
  expect((await refused).status()).toBe(401);
  const dialog = page.getByRole('dialog').getByRole('tabpanel', { name: 'Logg inn' });
  await expect(dialog).toBeHidden();
  await account(page, 'Konto: Kari').click();
  await page.getByRole('link', { name: 'Profil', exact: true }).click();
  const news = page.getByRole('region', { name: 'Nytt til deg' });
  await logInOver(page, email);
  await expect(news.getByText('Ingenting nytt akkurat nå.')).toBeVisible();
  await expect(news.getByRole('alert')).toHaveCount(0);
});

test('what stands below is there though no answer comes', async ({ page }) => {
  await enterAnew(page);
  await page.route(asking, () => {});
  await page.goto('/profil');
  await expect(page.getByRole('heading', { name: 'Om deg' })).toBeVisible();
  await expect(page.getByText('Ser etter noe nytt …')).toBeVisible();
});

test('it is asked again when one comes back after a minute, and for nobody who is not logged in', async ({ page }) => {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user/awaiting')) count += 1;
  });
  await page.goto('/vilkaar');
  await page.waitForLoadState('networkidle');
  expect(count).toBe(0);

  await enterAnew(page);
  await page.clock.install();
  await page.goto('/vilkaar');
  await page.clock.runFor(1000);
  await expect.poll(() => count).toBe(1);
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await comeBack();
  await page.clock.runFor(61_000);
  expect(count).toBe(1);
  await comeBack();
  await expect.poll(() => count).toBe(2);
});
