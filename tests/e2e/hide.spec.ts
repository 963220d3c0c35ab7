import { expect, type Page } from '@playwright/test';
import { call, enterAnew, register } from '../support/account.ts';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { test } from '../support/journey.ts';
import { shiftOf, watchShifts } from '../support/layout-shift.ts';
import { logInOver, logOutElsewhere } from '../support/log-in-over.ts';
import { cards } from '../support/public-lists.ts';

const LIST = '/stillinger?sort=title';
const entries = (page: Page) => page.locator('#treff ~ ul').first().locator(':scope > li');
const lines = (page: Page) => entries(page).getByText(/^Skjult: /);

/** Of the first local ad: what it is called, and who looks for somebody. */
async function firstAd(page: Page) {
  const card = cards(page).first();
  const title = await card.getByRole('heading').innerText();
  const businessName = await card.getByRole('listitem').first().innerText();
  return { card, title, businessName, name: `${title}, ${businessName}` };
}

const checkAtBothWidths = async (page: Page) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await checkAccessibility(page);
    const overflows = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(overflows).toBe(false);
  }
};

test('an ad goes from the list by the keyboard, comes back, and its employer goes with all ads', async ({
  page,
  context,
}) => {
  await enterAnew(page);
  await page.goto(LIST);
  const { name, businessName, title } = await firstAd(page);
  await expect(lines(page)).toHaveCount(0);
  const hide = page.getByRole('button', { name: `Skjul ${name}`, exact: true }).first();
  const count = await cards(page).count();
  await hide.focus();
  await page.keyboard.press('Enter');
  const undo = page.getByRole('button', { name: `Angre: ${name}` });
  await expect(undo).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Annonsen er skjult.' })).toBeAttached();
  await expect(lines(page)).toHaveText([`Skjult: ${name}`]);
  await expect(cards(page)).toHaveCount(count - 1);
  await checkAtBothWidths(page);

  await page.keyboard.press('Enter');
  await expect(cards(page).first().getByRole('link', { name: title })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Annonsen vises igjen.' })).toBeAttached();
  await expect(cards(page)).toHaveCount(count);

  // Another day, in another tab: it is still hidden, and the employer goes too.
  await hide.click();
  await expect(undo).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: `Vis igjen: ${name}` })).toBeVisible();
  await page.getByRole('button', { name: `Skjul arbeidsgiveren: ${businessName}` }).click();
  const showEmployer = page.getByRole('button', { name: `Vis arbeidsgiveren igjen: ${businessName}` });
  await expect(showEmployer.first()).toBeFocused();
  await page.goto(`/bedrifter?search=${encodeURIComponent(businessName)}`);
  await expect(showEmployer).toBeVisible();

  // Nobody else sees anything of it, nor does who logged out in another tab.
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Kari' }).click();
  await other.getByRole('button', { name: 'Logg ut' }).click();
  await expect(showEmployer).toHaveCount(0);
  await page.goto(LIST);
  await expect(cards(page)).toHaveCount(count);
  await expect(lines(page)).toHaveCount(0);
});

test('on its own page the ad says that it is hidden, and so does the page of its employer', async ({ page }) => {
  await enterAnew(page);
  await page.goto(LIST);
  const { title, businessName } = await firstAd(page);
  await cards(page).first().getByRole('link', { name: title }).click();
  await page
    .getByRole('button', { name: /^Følg / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Skjul annonsen' }).click();
  await expect(page.getByText('Du har skjult annonsen. Du følger den fortsatt.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Vis annonsen igjen' })).toBeFocused();
  await page.getByRole('button', { name: 'Skjul arbeidsgiveren' }).click();
  await expect(page.getByText(`Du har skjult ${businessName}`)).toBeVisible();
  await checkAtBothWidths(page);

  await page.getByRole('main').getByRole('link', { name: businessName }).first().click();
  await expect(page.getByText(`Du har skjult ${businessName}`)).toBeVisible();
  await expect(page.getByRole('article').getByRole('link', { name: title }).first()).toBeVisible();

  await page.goto('/mine-fulgte?tab=skjult');
  await expect(page.getByRole('tab', { name: 'Skjult 2' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: 'Stillinger 1' })).toBeVisible();
  await checkAtBothWidths(page);
  await page.getByRole('button', { name: `Vis igjen: ${businessName}` }).click();
  await expect(page.getByText(`${businessName} vises igjen.`)).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Skjult 1' })).toBeVisible();
  const last = page.getByRole('button', { name: `Vis igjen: ${title}, ${businessName}` });
  await expect(last).toBeFocused();
  await last.click();
  await expect(page.getByRole('heading', { name: 'Du har ikke skjult noe' })).toBeFocused();
});

test('who is not logged in is asked to, and then the ad is hidden; closing the dialog hides nothing', async ({
  page,
}) => {
  const { email, headers } = await register(page);
  await page.goto(LIST);
  await cards(page).first().getByRole('link').first().click();
  const hide = page.getByRole('button', { name: 'Skjul annonsen' });
  await hide.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lukk' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Skjul arbeidsgiveren' }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleDescription(/^Logg inn for å skjule arbeidsgiveren\./);
  await logInOver(page, email);
  await expect(page.getByRole('button', { name: 'Vis arbeidsgiveren igjen', exact: true })).toBeVisible();
  await expect(hide).toBeVisible();
  const { hiddenPositions, hiddenBusinesses } = await call(page, 'GET', '/api/user/hidden', { headers });
  expect([hiddenPositions.length, hiddenBusinesses.length]).toEqual([0, 1]);
});

test('whose log-in has ended logs in where they are, and what was pressed is done', async ({ page }) => {
  const { email } = await enterAnew(page);
  await page.goto(LIST);
  const { name, title } = await firstAd(page);
  await logOutElsewhere(page);
  const hide = page.getByRole('button', { name: `Skjul ${name}`, exact: true }).first();
  const goOnWithout = async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Lukk' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  await hide.press('Enter');
  await goOnWithout();
  await expect(lines(page)).toHaveCount(0);
  await hide.press('Enter');
  await expect(page.getByRole('dialog').getByText('Du er logget ut. Logg inn igjen')).toBeVisible();
  await logInOver(page, email);
  await expect(page.getByRole('button', { name: `Angre: ${name}` })).toBeFocused();

  // On the page of all that is hidden too.
  const refused = 'Du må være logget inn for å gjøre dette.';
  await page.route('**/api/user/hidden', (route) => route.fulfill({ status: 401, json: { message: refused } }));
  await page.goto('/mine-fulgte?tab=skjult');
  await goOnWithout();
  await expect(page.getByText(refused)).toBeVisible();
  await page.unroute('**/api/user/hidden');
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  await logOutElsewhere(page);
  await page.getByRole('button', { name: `Vis igjen: ${title}` }).press('Enter');
  // What another part was refused meanwhile has the account asked for once more: what was pressed waits for that answer.
  const first = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/api/auth/me', async (route) => {
    if (route.request().headers().authorization === `Bearer ${token}`) return route.continue();
    asked += 1;
    if (asked > 1) await first.promise;
    else await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'authToken' })));
    await route.fulfill({ response: await route.fetch() });
    first.resolve();
  });
  await logInOver(page, email);
  await expect(page.getByText('Du har ikke skjult noe')).toBeVisible();
  expect(asked).toBe(2);
});

test('what another tab hides and shows again stays so, whichever answer comes last, and takes no focus away', async ({
  page,
  context,
}) => {
  const { headers } = await enterAnew(page);
  const answer = Promise.withResolvers<void>();
  let isAnswered = false;
  await page.route('**/api/user/hidden', async (route) => {
    const response = await route.fetch();
    if (!isAnswered) await answer.promise;
    isAnswered = true;
    await route.fulfill({ response });
  });
  const asked = page.waitForRequest('**/api/user/hidden');
  await page.goto(LIST);
  await asked;
  const { card, name, title } = await firstAd(page);
  const link = card.getByRole('link', { name: title });
  const showAgain = page.getByRole('button', { name: `Vis igjen: ${name}` });
  await expect(page.getByRole('button', { name: `Skjul ${name}`, exact: true })).toBeAttached();
  await link.focus();

  const other = await context.newPage();
  await other.goto(LIST);
  await other
    .getByRole('button', { name: `Skjul ${name}`, exact: true })
    .first()
    .press('Enter');
  await expect(showAgain).toBeFocused();
  // What was asked for before that is answered now.
  const again = page.waitForResponse('**/api/user/hidden');
  answer.resolve();
  await (await again).finished();
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => setTimeout(seen))));
  await expect(lines(page)).toHaveCount(1);
  await other.getByRole('button', { name: `Angre: ${name}` }).press('Enter');
  await expect(link).toBeFocused();
  await expect(lines(page)).toHaveCount(0);
  const button = page.getByRole('button', { name: `Skjul ${name}`, exact: true }).first();
  await button.focus();
  await other
    .getByRole('button', { name: `Skjul ${name}`, exact: true })
    .first()
    .press('Enter');
  await expect(showAgain).toBeFocused();
  expect((await call(page, 'GET', '/api/user/hidden', { headers })).hiddenPositions).toHaveLength(1);
});

test('what is known to be hidden only once the list is there takes no focus away', async ({ page }) => {
  const { headers } = await enterAnew(page);
  const known = page.waitForResponse('**/api/user/hidden');
  await page.goto(LIST);
  await known;
  const { card, name, title } = await firstAd(page);
  const href = await card.getByRole('link', { name: title }).getAttribute('href');
  const data = { id: href?.split('/').at(-1) };
  await call(page, 'POST', '/api/user/hide-position', { headers, data });
  const held = Promise.withResolvers<void>();
  await page.route('**/api/user/hidden', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.reload();
  await card.getByRole('link', { name: title }).focus();
  held.resolve();
  await expect(page.getByRole('button', { name: `Vis igjen: ${name}` })).toBeFocused();
});

test('while an ad is being hidden its button says so', async ({ page }) => {
  await enterAnew(page);
  await page.goto(LIST);
  const { name } = await firstAd(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/user/hide-position', async (route) => {
    await held.promise;
    await route.continue();
  });
  const hide = page.getByRole('button', { name: `Skjul ${name}`, exact: true }).first();
  await hide.click();
  await page.mouse.move(0, 0);
  await expect(hide).toHaveAttribute('aria-busy', 'true');
  await expect(hide).toHaveCSS('opacity', '0.5');
  held.resolve();
  await expect(page.getByRole('button', { name: `Angre: ${name}` })).toBeFocused();
});

test('a list that is loaded again on a phone stands as it was left, and what is hidden moves nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await watchShifts(page);
  await enterAnew(page);
  await page.goto(LIST);
  // Two further up, and two beside what one looks at.
  for (const index of [1, 2, 6, 8]) {
    const count = await lines(page).count();
    await entries(page)
      .nth(index)
      .getByRole('button', { name: /^Skjul / })
      .click();
    await expect(lines(page)).toHaveCount(count + 1);
  }
  const seen = entries(page).nth(7).getByRole('link').first();
  await seen.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  const placeOf = () => seen.evaluate((link) => Math.round(link.getBoundingClientRect().top));
  const place = await placeOf();
  await page.reload();
  await expect(lines(page)).toHaveCount(4);
  expect(await shiftOf(page)).toBeLessThan(0.02);
  expect(Math.abs((await placeOf()) - place)).toBeLessThan(3);

  // Were they not kept, it would be seen.
  await page.addInitScript(() => localStorage.removeItem('coveredCards'));
  await page.reload();
  await expect(lines(page)).toHaveCount(4);
  expect(await shiftOf(page)).toBeGreaterThan(0.02);

  // Of who is logged out nothing is left.
  await page.evaluate(() => localStorage.removeItem('authToken'));
  await page.reload();
  await expect(cards(page).nth(1)).toBeVisible();
  await expect(lines(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('coveredCards'))).toBeNull();
});

test('what could not be kept is said, and the ad stays', async ({ page }) => {
  await enterAnew(page);
  await page.goto(LIST);
  const { name } = await firstAd(page);
  await page.route('**/api/user/hide-position', (route) => route.abort());
  await page
    .getByRole('button', { name: `Skjul ${name}`, exact: true })
    .first()
    .click();
  await expect(page.getByText('Nettverksfeil. Prøv igjen senere.')).toBeVisible();
  await expect(lines(page)).toHaveCount(0);
});
