import { expect, type Page } from '@playwright/test';
import { call, enter, enterAnew, fillRegistration, password, register } from '../support/account.ts';
import { expectBackAtPlace } from '../support/back-to-place.ts';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { openBusiness } from '../support/employer.ts';
import { test } from '../support/journey.ts';
import { logOutElsewhere } from '../support/log-in-over.ts';
import { cards } from '../support/public-lists.ts';

const heartOf = (page: Page, title: string) => page.getByRole('button', { name: `Følg ${title}` }).first();

test('a visitor follows, finds it again in another tab, logs in and has it in the account', async ({
  page,
  context,
}) => {
  // No other journey takes down what it follows.
  const list = '/stillinger?search=l%C3%A6rer&sort=title';
  await page.goto(list);
  const title = await cards(page).first().getByRole('heading').innerText();
  const other = await context.newPage();
  await other.goto('/mine-fulgte');
  await expect(other.getByText('Du følger ingen stillinger ennå')).toBeVisible();

  // The pointer is told what the heart does; who hears the page has its name, and nothing twice.
  await expect(heartOf(page, title)).toHaveAccessibleDescription('');
  const { x = 0, y = 0 } = (await heartOf(page, title).boundingBox()) ?? {};
  const told = ([x, y]: number[]) =>
    document
      .elementFromPoint(x ?? 0, y ?? 0)
      ?.closest('[title]')
      ?.getAttribute('title');
  expect(await page.evaluate(told, [x + 8, y + 22])).toBe('Følg');

  const way = page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name: 'Mine fulgte' });
  await expect(way).toBeHidden();
  await heartOf(page, title).click();
  await expect(way).toHaveAttribute('href', '/mine-fulgte');
  await expect(page).toHaveURL(list);
  await expect(heartOf(page, title)).toHaveAttribute('aria-pressed', 'true');
  await expect(heartOf(page, title)).toHaveAttribute('title', 'Slutt å følge');
  // Below stands what is like it.
  const followed = other.getByRole('tabpanel', { name: 'Stillinger' });
  await expect(followed.getByRole('link', { name: title })).toBeVisible();
  await expect(followed.getByText(/dag(er)? igjen/)).toBeVisible();

  await page.goto('/bedrifter?sort=name');
  const name = await cards(page).first().getByRole('heading').innerText();
  await heartOf(page, name).click();
  await other.getByRole('tab', { name: 'Bedrifter 1' }).click();
  await expect(other.getByRole('link', { name, exact: true })).toBeVisible();
  const since = await page.evaluate(() => localStorage.getItem('followedBusinesses'));
  await heartOf(other, name).click();
  await expect(other.getByText(`Du følger ikke lenger ${name}.`)).toBeVisible();
  await other.getByRole('button', { name: 'Angre' }).click();
  await expect(other.getByRole('link', { name, exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('followedBusinesses'))).toBe(since);
  await expect(other.getByRole('tabpanel').getByRole('button', { name: 'Logg inn eller lag konto' })).toBeVisible();
  const [kept] = await page.evaluate(() => JSON.parse(localStorage.getItem('followedBusinesses') ?? '[]'));
  const fields = ['followedAt', 'id', 'industry', 'location', 'name', 'organizationNumber'];
  expect(Object.keys(kept).sort(), 'nothing else of its card').toEqual(fields);

  await page.goto('/?registrer');
  await (await fillRegistration(page, { firstName: 'Ola' })).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('authToken'))}` };
  const ofAccount = async () => (await call(page, 'GET', '/api/auth/me', { headers })).user;
  await expect.poll(ofAccount).toMatchObject({ followedPositions: [{ title }], followedBusinesses: [{ name }] });
  await page.goto('/mine-fulgte');
  await expect(page.getByRole('link', { name: title })).toBeVisible();

  await page.getByRole('button', { name: 'Ola' }).click();
  const applications = page.getByRole('link', { name: 'Mine søknader' });
  await expect(applications).toHaveAttribute('href', '/profil?tab=applications');
  await page.getByRole('button', { name: 'Logg ut' }).click();
  await page.waitForURL('/');
  await page.goto('/mine-fulgte');
  await expect(page.getByText('Du følger ingen stillinger ennå')).toBeVisible();
});

test('what another tab follows or lets go of is seen, wherever this one was meanwhile', async ({ page, context }) => {
  await page.goto('/stillinger?sort=title');
  const title = await cards(page).first().getByRole('heading').innerText();
  const other = await context.newPage();
  await other.goto('/stillinger?sort=title');
  await expect(heartOf(other, title)).toHaveAttribute('aria-pressed', 'false');
  await other.getByRole('contentinfo').getByRole('link', { name: 'Vilkår' }).click();
  await expect(other).toHaveURL('/vilkaar');
  await heartOf(page, title).click();
  await other.goBack();
  await expect(heartOf(other, title)).toHaveAttribute('aria-pressed', 'true');

  // The browser of this test keeps no cache for going back: what a page in it missed, and what it is told on its return.
  await other.evaluate(() => {
    localStorage.removeItem('followedPositions');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(heartOf(other, title)).toHaveAttribute('aria-pressed', 'false');
});

test('one notes something of what one follows, finds it in the account, and has it back with what was let go of', async ({
  page,
}) => {
  await page.goto('/stillinger?search=l%C3%A6rer&sort=title');
  const title = await cards(page).first().getByRole('heading').innerText();
  await heartOf(page, title).click();
  await page.goto('/mine-fulgte');
  await page.getByRole('button', { name: `Skriv et notat om ${title}` }).click();
  const field = page.getByLabel(`Notat om ${title}`);
  await expect(field).toBeFocused();
  await field.fill('Ring www.skolen.example før fredag');
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Lagre notatet' }).click();
  const change = page.getByRole('button', { name: `Endre notatet om ${title}` });
  await expect(change).toBeFocused();
  await expect(page.getByRole('link', { name: /^www.skolen.example/ })).toBeVisible();

  await enterAnew(page);
  await page.goto('/mine-fulgte');
  await expect(page.getByText('før fredag')).toBeVisible();
  await page.route('**/api/user/followed-positions/*/note', (route) => route.abort());
  await change.click();
  await field.fill('Ring Kari');
  await page.getByRole('button', { name: 'Lagre notatet' }).click();
  await expect(page.getByRole('alert')).toContainText('Notatet ble ikke lagret.');
  await expect(field).toHaveValue('Ring Kari');
  await page.unroute('**/api/user/followed-positions/*/note');
  await page.getByRole('button', { name: 'Lagre notatet' }).click();
  await expect(page.getByText('Notat: Ring Kari')).toBeVisible();

  await heartOf(page, title).click();
  await expect(page.getByText(`Du følger ikke lenger ${title}.`)).toBeVisible();
  await page.route('**/api/user/follow-position', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Angre' }).click();
  await expect(page.getByRole('alert')).toContainText(`Vi fikk ikke lagret at du følger ${title} igjen.`);
  const back = page.waitForResponse('**/api/user/follow-position');
  await page.getByRole('button', { name: 'Angre' }).click();
  await back;
  await expect(page.getByText('Notat: Ring Kari')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Notat: Ring Kari')).toBeVisible();

  // Whoever goes on without saving has it too.
  await change.click();
  await field.fill('Ring Ola');
  const kept = page.waitForResponse('**/api/user/followed-positions/*/note');
  await page.getByRole('tab', { name: /^Bedrifter/ }).click();
  await kept;
  await page.reload();
  await page.getByRole('tab', { name: /^Stillinger/ }).click();
  await expect(page.getByText('Notat: Ring Ola')).toBeVisible();
});

test('below what one follows stands what is like it, and what is followed there stays in its place', async ({
  page,
}) => {
  await page.goto('/stillinger?search=l%C3%A6rer&sort=title');
  const title = await cards(page).first().getByRole('heading').innerText();
  await heartOf(page, title).click();
  await page.goto('/mine-fulgte');
  const like = page.getByRole('region', { name: 'Ligner på det du følger' });
  const first = like.getByRole('article').first();
  await expect(first).toBeVisible();
  await expect(like.getByRole('heading', { level: 3, name: /lærer/i }).first()).toBeVisible();
  await checkAccessibility(page);
  const found = await first.getByRole('heading').innerText();
  await first.getByRole('button', { name: `Følg ${found}` }).click();
  await expect(page.getByRole('tab', { name: 'Stillinger 2' })).toBeVisible();
  await expect(first.getByRole('button', { name: `Følg ${found}` })).toHaveAttribute('aria-pressed', 'true');
});

test('whoever has a CV finds what fits it, also while they follow nothing', async ({ page }) => {
  const { headers } = await enterAnew(page);
  const cvData = JSON.stringify({ title: 'Lærer', experience: [] });
  await call(page, 'POST', '/api/cvs', { headers, multipart: { cvData } });
  await page.goto('/mine-fulgte');
  const fitting = page.getByRole('region', { name: 'Passer til CV-en din' });
  await expect(fitting.getByText('Ut fra «Lærer» i CV-ene dine.')).toBeVisible();
  const first = fitting.getByRole('article').first();
  await expect(first.getByRole('heading', { level: 3 })).toHaveText(/lærer/i);
  await checkAccessibility(page);
  const like = page.getByRole('region', { name: 'Ligner på det du følger' });
  await expect(like).toHaveCount(0);
  const follow = first.getByRole('button', { name: /^Følg / });
  await follow.press('Enter');
  // What one follows stands above, and below what is like it: what one was reading stays.
  await expect(page.getByRole('tab', { name: 'Stillinger 1' })).toBeVisible();
  await expect(like.getByRole('article').first()).toBeVisible();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await expect(follow).toBeFocused();
  await fitting
    .getByRole('button', { name: /^Skjul / })
    .nth(1)
    .press('Enter');
  const takeBack = fitting.getByRole('button', { name: /^Angre: / });
  await expect(takeBack).toBeFocused();
  await takeBack.press('Enter');
  await expect(fitting.getByRole('article').nth(1).getByRole('link')).toBeFocused();
});

test('letting go of one followed position does not ask for the others again', async ({ page }) => {
  await page.goto('/stillinger?sort=title');
  const titles = (await cards(page).getByRole('heading').allInnerTexts()).slice(0, 3);
  for (const title of titles) await heartOf(page, title).click();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/positions\/[^/?]+$/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/mine-fulgte');
  const badges = page.getByRole('tabpanel').getByText(/dag(er)? igjen/);
  await expect(badges).toHaveCount(3);
  expect(asked).toHaveLength(3);
  await heartOf(page, titles[0] ?? '').click();
  await expect(badges).toHaveCount(2);
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(3);
});

test('a search is saved, counted, renamed, used and deleted', async ({ page }) => {
  await page.goto('/stillinger');
  const save = page.getByRole('button', { name: 'Lagre søk' });
  await expect(save).toBeDisabled();
  // On a phone it stands below all the ads.
  const way = page.getByRole('link', { name: 'Lagre søket' });
  await expect(way).toBeHidden();
  await page.getByLabel('Søk i stillinger').fill('lærer');
  await page.getByLabel('Søk i stillinger').press('Enter');
  await expect(page).toHaveURL(/search=l%C3%A6rer/);
  const area = page.getByRole('region', { name: 'Lagrede søk' });
  await way.click();
  await expect(area.getByRole('heading')).toBeInViewport();
  await save.click();
  await area.getByRole('link', { name: 'Tilbake til treffene' }).click();
  await expect(way).toBeInViewport();
  await expect(area.getByRole('link', { name: 'Søk: lærer' })).toBeVisible();
  await save.click();
  await expect(area.getByText('brukt 2 ganger')).toBeVisible();
  await area.getByRole('button', { name: 'Gi nytt navn til Søk: lærer' }).click();
  await area.getByLabel('Nytt navn').fill('Skolen');
  await area.getByRole('button', { name: 'Lagre navnet' }).click();
  await expect(area.getByRole('button', { name: 'Gi nytt navn til Skolen' })).toBeFocused();
  await page.goto('/mine-fulgte');
  const fromFollowed = page.getByRole('link', { name: 'Se de lagrede søkene dine' });
  await expect(fromFollowed).toHaveAttribute('href', '/stillinger#saved-searches');
  await page.goto('/stillinger');
  await page.getByRole('link', { name: 'Lagrede søk', exact: true }).click();
  await expect(area.getByRole('heading')).toBeInViewport();
  await area.getByRole('link', { name: /^Skolen/ }).click();
  await expect(page).toHaveURL(/search=l%C3%A6rer/);
  await area.getByRole('button', { name: 'Slett Skolen' }).click();
  await expect(area.getByRole('link')).toHaveCount(0);
  await expect(area.getByRole('heading')).toBeFocused();
  await area.getByRole('button', { name: 'Angre' }).press('Enter');
  await expect(area.getByRole('link')).toHaveText('Skolenbrukt 2 ganger');
  await expect(area.getByRole('status')).toHaveText('Søket er tilbake.');
  await expect(area.getByRole('heading')).toBeFocused();
});

test('a search that another device has saved is the same one', async ({ page, browser }) => {
  const { token, headers } = await register(page);
  const devices = [page, await (await browser.newContext()).newPage()];
  for (const device of devices) {
    await enter(device, token);
    await device.goto('/stillinger?search=fyrvokter&dueWithinDays=7');
    await expect(device.getByText('Søknadsfrist og publisert blir ikke med i et lagret søk.')).toBeVisible();
  }
  for (const device of devices) {
    const saved = device.waitForResponse('**/api/user/save-search');
    await device.getByRole('button', { name: 'Lagre søk' }).click();
    await saved;
  }
  const removed = devices[1]?.waitForResponse('**/api/user/remove-search/*');
  await devices[1]?.getByRole('button', { name: 'Slett Søk: fyrvokter' }).click();
  await removed;
  const { savedSearches } = await call(page, 'GET', '/api/auth/me', { headers });
  expect(savedSearches).toEqual([]);
});

test('of many saved searches the next one shows, and one that is deleted comes back with its mails', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { headers } = await enterAnew(page);
  for (const searchTerm of ['kokk', 'lærer', 'snekker'])
    await call(page, 'POST', '/api/user/save-search', { headers, data: { search: { searchTerm } } });
  await page.goto('/stillinger');
  const area = page.getByRole('region', { name: 'Lagrede søk' });
  const links = area.getByRole('link', { name: /^Søk: / });
  await expect(links).toHaveText(['Søk: snekker', 'Søk: lærer', 'Søk: kokk']);
  const shownOfThird = await links.last().evaluate((link) => {
    const list = link.closest('ul')?.getBoundingClientRect().bottom ?? 0;
    const words = document.createRange();
    words.selectNodeContents(link);
    return list - words.getBoundingClientRect().top;
  });
  expect(shownOfThird).toBeGreaterThan(10);

  const mails = area.getByLabel('E-post om nye treff for Søk: lærer');
  await mails.selectOption('E-post hver uke');
  await expect(mails).toHaveAttribute('aria-busy', 'false');
  await area.getByRole('button', { name: 'Slett Søk: lærer' }).click();
  await expect(links).toHaveText(['Søk: snekker', 'Søk: kokk']);
  const isBack = page.waitForResponse('**/mail');
  await area.getByRole('button', { name: 'Angre' }).click();
  await isBack;
  await page.reload();
  await expect(links).toHaveText(['Søk: snekker', 'Søk: lærer', 'Søk: kokk']);
  await expect(mails).toHaveValue('weekly');
});

test('who saves a search without an account is led to its new matches by mail', async ({ page }) => {
  const { email } = await register(page);
  await page.goto('/stillinger?search=l%C3%A6rer');
  await page.getByRole('button', { name: 'Lagre søk' }).click();
  const area = page.getByRole('region', { name: 'Lagrede søk' });
  await area.getByRole('button', { name: 'Logg inn eller lag konto' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'E-post' }).fill(email);
  await dialog.getByRole('textbox', { name: 'Passord' }).fill(password);
  await dialog.getByRole('button', { name: 'Logg inn', exact: true }).click();
  await area.getByLabel('E-post om nye treff for Søk: lærer').selectOption('E-post hver dag');
  await expect(area.getByRole('status')).toHaveText('E-posten kommer når du har bekreftet e-postadressen din.');
  await expect(area.getByText('Med en konto')).toBeHidden();
});

test('what is saved and followed while the account is on its way stays', async ({ page }) => {
  await openBusiness(page);
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Konto: Kari', exact: true });
  await expect(menu).toBeVisible();
  const arrives = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route('**/api/auth/me', async (route) => {
    const response = await route.fetch();
    asked.resolve();
    await arrives.promise;
    await route.fulfill({ response });
  });
  await page.goto('/stillinger?search=l%C3%A6rer&sort=title');
  await asked.promise;
  const title = await cards(page).first().getByRole('heading').innerText();
  await heartOf(page, title).click();
  const saved = page.waitForResponse('**/api/user/save-search');
  await page.getByRole('button', { name: 'Lagre søk' }).click();
  await saved;
  arrives.resolve();
  await expect(menu).toBeVisible();
  const area = page.getByRole('region', { name: 'Lagrede søk' });
  await expect(area.getByRole('link', { name: 'Søk: lærer' })).toBeVisible();
  await expect(heartOf(page, title)).toHaveAttribute('aria-pressed', 'true');
  await page.unroute('**/api/auth/me');
  await page.reload();
  await expect(area.getByRole('link')).toHaveCount(1);
  await expect(heartOf(page, title)).toHaveAttribute('aria-pressed', 'true');
});

test('lists that come when another tab has logged out are not kept', async ({ page, context }) => {
  await page.goto('/stillinger?sort=title');
  const title = await cards(page).first().getByRole('heading').innerText();
  await heartOf(page, title).click();
  const { token } = await register(page);
  const arrives = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route('**/api/user/merge-lists', async (route) => {
    const response = await route.fetch();
    asked.resolve();
    await arrives.promise;
    await route.fulfill({ response });
  });
  await enter(page, token);
  await page.goto('/stillinger?sort=title');
  await asked.promise;
  const other = await context.newPage();
  await other.goto('/hjelp');
  await other.getByRole('button', { name: 'Kari' }).click();
  await other.getByRole('button', { name: 'Logg ut' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logg inn' })).toBeVisible();
  const answered = page.waitForResponse('**/api/user/merge-lists');
  arrives.resolve();
  await (await answered).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.evaluate(() => localStorage.getItem('followedListsOwned'))).toBeNull();
});

test('whoever follows after the log-in has ended elsewhere sees that nobody is logged in, and follows without an account', async ({
  page,
}) => {
  await enterAnew(page);
  await page.goto('/stillinger?sort=title');
  const title = await cards(page).first().getByRole('heading').innerText();
  await expect(page.getByRole('button', { name: 'Kari' })).toBeVisible();
  await logOutElsewhere(page);
  await heartOf(page, title).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logg inn' })).toBeVisible();
  await expect(heartOf(page, title)).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('Kunne ikke lagres. Prøv igjen.')).toBeVisible();
  await heartOf(page, title).click();
  await page.goto('/mine-fulgte');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});

test('whoever asks for mails about a search after the log-in has ended elsewhere sees that nobody is logged in', async ({
  page,
}) => {
  const { headers } = await enterAnew(page);
  const search = { id: '1', searchTerm: 'kokk', filters: {} };
  await call(page, 'POST', '/api/user/save-search', { headers, data: { search } });
  await page.goto('/stillinger');
  const often = page.getByLabel(/^E-post om nye treff for/);
  await expect(often).toHaveValue('off');
  await logOutElsewhere(page);
  await often.selectOption('daily');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logg inn' })).toBeVisible();
});

test('what stands half in the storage of the browser does not stand in the way of the rest', async ({ page }) => {
  await page.goto('/hjelp');
  await page.evaluate(() => {
    const whole = { organizationNumber: '290000114', name: 'Nordavind Data AS', followedAt: '2026-11-20T12:00:00Z' };
    localStorage.setItem('followedBusinesses', JSON.stringify([null, { name: 'Halv AS' }, whole]));
    localStorage.setItem('followedPositions', '{"title": "Ingen liste"}');
    localStorage.setItem('savedSearches', JSON.stringify([1, { name: 'Uten filtre' }]));
  });
  await page.goto('/mine-fulgte?tab=bedrifter');
  await expect(page.getByRole('link', { name: 'Nordavind Data AS' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Stillinger 0' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Bedrifter 1' })).toBeVisible();

  await page.goto('/stillinger');
  await expect(page.getByText('Søk eller velg et filter, så kan du lagre søket her.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Stillinger', exact: true })).toBeVisible();
});

test('back from one that is followed, the list is where it was left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/stillinger');
  const hearts = await cards(page)
    .getByRole('button', { name: /^Følg / })
    .all();
  for (const heart of hearts.slice(0, 8)) await heart.click();
  await page.goto('/mine-fulgte');
  await expect(page.getByText(/^Fulgt siden/)).toHaveCount(8);
  await expect(page.getByText('Sjekker...')).toHaveCount(0);
  await expectBackAtPlace(page, page.getByRole('tabpanel').getByRole('heading', { level: 2 }).getByRole('link').nth(5));
});

test('a mail before the deadlines of what one follows is turned on, and off by its link', async ({ page, context }) => {
  await enterAnew(page);
  await page.goto('/stillinger?sort=title');
  const followed = page.waitForResponse('**/api/user/follow-position');
  await page
    .getByRole('button', { name: /^Følg / })
    .first()
    .click();
  await followed;
  await page.goto('/mine-fulgte');
  const wanted = page.getByRole('switch', { name: 'E-post før søknadsfristen' });
  await expect(wanted).not.toBeChecked();
  await wanted.press('Space');
  await expect(page.getByText('E-posten kommer når du har bekreftet e-postadressen din.')).toBeVisible();
  await expect(wanted).toBeFocused();
  await checkAccessibility(page);
  await page.reload();
  await expect(wanted).toBeChecked();

  await page.route('**/api/user/deadline-mails', (route) => route.abort());
  await wanted.press('Space');
  await expect(page.getByText('Innstillingen kunne ikke lagres: Nettverksfeil. Prøv igjen senere.')).toBeVisible();
  await expect(wanted).toBeChecked();
  await page.reload();
  await expect(page.getByText(/^Innstillingen for e-post kunne ikke hentes/)).toBeVisible();
  await page.unroute('**/api/user/deadline-mails');
  await page.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(wanted).toBeChecked();

  const other = await context.newPage();
  await other.goto(`/avslutt-varsel?om=frister&token=${'0'.repeat(64)}`);
  await expect(other.getByText('Ugyldig avmeldingslenke')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Gå til Mine fulgte' })).toBeVisible();
});
