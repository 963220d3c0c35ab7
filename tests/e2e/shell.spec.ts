import { expect, type Locator, type Page } from '@playwright/test';
import { enter, tokenOf } from '../support/account.ts';
import { demoPosition } from '../support/demo-position.ts';
import { test } from '../support/journey.ts';
import { openListWith } from '../support/public-lists.ts';

const schemeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.colorScheme);

/** The log-in place has decided what it is, and nothing more is on its way. */
const whenReady = (page: Page) => page.waitForLoadState('networkidle');

test('the first key press leads past the top bar', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Gå til innholdet' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#innhold$/);
});

test('a small window has a menu that keeps the focus, closes by Escape and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await whenReady(page);
  const toggle = page.getByRole('button', { name: 'Meny' });
  const menu = page.getByRole('dialog', { name: 'Meny' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('a phone shows the three figures of the front page beside each other', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const figures = page.getByRole('region', { name: 'Jobbfjord i tall' }).locator('dd');
  await expect(figures).toHaveCount(3);
  const heights = await figures.evaluateAll((all) => all.map((figure) => figure.getBoundingClientRect().top));
  expect(new Set(heights).size).toBe(1);
});

test('the front page leads to what is open in a county, as much as it says', async ({ page }) => {
  const inFinnmark = page.getByRole('region', { name: 'Hvor vil du jobbe?' }).getByRole('link', { name: /^Finnmark/ });
  const local = page.locator('#treff').getByRole('heading', { level: 2 });
  const national = page.getByRole('region', { name: 'Stillinger fra NAV' }).getByRole('status').first();
  const numberIn = async (place: Locator) => Number((await place.innerText()).replace(/\D/g, ''));
  // Ads come and go meanwhile.
  await expect(async () => {
    await page.goto('/');
    const promised = await numberIn(inFinnmark);
    await inFinnmark.press('Enter');
    await expect(page).toHaveURL('/stillinger?fylke=finnmark');
    expect((await numberIn(local)) + (await numberIn(national))).toBe(promised);
  }).toPass();
});

test('the menu closes by a press beside it and when a link is followed', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 844 });
  await page.goto('/hjelp');
  await whenReady(page);
  const menu = page.getByRole('dialog', { name: 'Meny' });
  await page.getByRole('button', { name: 'Meny' }).click();
  await page.mouse.click(20, 500);
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Meny' }).click();
  await menu.getByRole('link', { name: 'Hjem' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(menu).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('the bar stays one line for an employer on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  const barHeight = () => page.locator('body > header').evaluate((bar) => bar.getBoundingClientRect().height);
  await page.goto('/');
  const loggedOut = await barHeight();
  await enter(page, await tokenOf(page, 'bedrift@demo.example'));
  await page.goto('/bedriftsside');
  await expect(page.getByRole('button', { name: 'Bjørn' })).toBeVisible();
  expect(await barHeight()).toBe(loggedOut);
});

test('the log-in dialog opens on the tab that was asked for, switches, and gives the focus back', async ({ page }) => {
  await page.goto('/hjelp');
  await whenReady(page);
  const opener = page.getByRole('banner').getByRole('button', { name: 'Logg inn' });
  const dialog = page.getByRole('dialog');
  const selected = dialog.getByRole('tab', { selected: true });
  await opener.click();
  await expect(dialog).toBeVisible();
  await expect(selected).toHaveText('Logg inn');
  await dialog.getByRole('button', { name: 'Registrer deg' }).click();
  await expect(selected).toHaveText('Registrer');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Registrer deg' }).click();
  await expect(selected).toHaveText('Registrer');
  await dialog.getByRole('button', { name: 'Lukk' }).click();
  await expect(dialog).toBeHidden();
  await opener.click();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});

test('a dialog that is opened again before the browser says that it was closed stays open', async ({ page }) => {
  await page.goto('/hjelp');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Logg inn' });
  const dialog = page.getByRole('dialog');
  await opener.click();
  await expect(dialog.getByLabel('E-post')).toBeFocused();
  const wasClosed = await opener.evaluate(async (button: HTMLElement) => {
    const open = document.querySelector('dialog[open]') as HTMLDialogElement;
    const told = new Promise((resolve) => open.addEventListener('close', resolve, { once: true }));
    open.querySelector<HTMLButtonElement>('button[aria-label="Lukk"]')?.click();
    await Promise.resolve();
    const isClosed = !open.open;
    button.click();
    await told;
    return isClosed;
  });
  expect(wasClosed).toBe(true);
  await expect(dialog.getByRole('button', { name: 'Lukk' })).toBeVisible();
});

test('the log-in dialog can be linked to', async ({ page }) => {
  await page.goto('/?registrer');
  await expect(page.getByRole('tab', { name: 'Registrer' })).toHaveAttribute('aria-selected', 'true');
});

test('no list waits for a format of dates or words, the first of which takes a browser long to make', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const made: string[] = [];
    Object.assign(window, { made });
    for (const name of ['DateTimeFormat', 'ListFormat', 'NumberFormat'] as const) {
      const construct = (format: new (...given: unknown[]) => object, given: unknown[]) => {
        made.push(name);
        return new format(...given);
      };
      Object.assign(Intl, { [name]: new Proxy<object>(Intl[name], { construct } as ProxyHandler<object>) });
    }
  });
  for (const path of ['/', '/stillinger', '/bedrifter']) {
    await page.goto(path);
    expect(await page.evaluate('made'), path).toEqual([]);
  }
});

test('a chosen look holds for the visit, and longer only with consent', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await whenReady(page);
  const dark = page.getByRole('contentinfo').getByRole('radio', { name: 'Mørk' });
  await dark.check();
  expect(await schemeOf(page)).toBe('dark');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hjelp', exact: true }).click();
  await expect(dark).toBeChecked();
  expect(await schemeOf(page)).toBe('dark');
  await page.evaluate(() =>
    localStorage.setItem('cookie_consent', '{"functional":true,"analytics":false,"marketing":false}'),
  );
  await page.reload();
  await whenReady(page);
  expect(await schemeOf(page)).toBe('auto');
  await dark.check();
  await page.reload();
  expect(await schemeOf(page)).toBe('dark');
});

test('the footer of a dark page is darker than that of a light one, chosen or by the system', async ({ page }) => {
  const lightness = () =>
    page.getByRole('contentinfo').evaluate((footer) => {
      const [red = 0, green = 0, blue = 0] = getComputedStyle(footer).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
      return red + green + blue;
    });
  await page.goto('/hjelp');
  await whenReady(page);
  const inLight = await lightness();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await lightness()).toBeLessThan(inLight);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Mørk' }).check();
  expect(await lightness()).toBeLessThan(inLight);
});

test('what was chosen for the screen does not go on paper, and is there again afterwards', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Mørk' }).check();
  await page.evaluate(() =>
    addEventListener('beforeprint', () => {
      document.title = `printed ${document.documentElement.dataset.colorScheme}`;
    }),
  );
  await page.pdf();
  await expect(page).toHaveTitle('printed light');
  await expect.poll(() => schemeOf(page)).toBe('dark');
});

// Firefox begins a grid within a grid on a new sheet, and gives a second one to what fills a window. In Chromium a heading does
// not stay with the text below it in a grid.
test('on paper the parts of a page stand one below the other', async ({ page, request }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/stillinger', '/bedrifter']) {
    await page.goto(path);
    await expect(page.locator('main .page', { has: page.getByRole('article') }).last()).toHaveCSS('display', 'block');
    await expect(page.locator('main article').first()).toHaveCSS('box-shadow', 'none');
  }
  await page.goto(`/stilling/${(await demoPosition(request)).id}`);
  await expect(page.getByRole('region', { name: 'Fakta' })).toHaveCSS('display', 'block');
  await page.goto('/kontakt');
  await expect(page.locator('body')).toHaveCSS('min-block-size', '0px');
});

test('an address that leads nowhere answers 404 and helps on', async ({ page }) => {
  await page.goto('/hjelp');
  const answer = await page.goto('/finnes-ikke');
  expect(answer?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Vi fant ikke siden');
  await expect(page).toHaveTitle('Vi fant ikke siden – Jobbfjord');
  const targets = await main.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(['/', '/stillinger', '/bedrifter', '/cv-builder', '/for-bedrifter']);
  await whenReady(page);
  await main.getByRole('button', { name: 'Gå tilbake' }).click();
  await expect(page).toHaveURL(/\/hjelp$/);
});

test('the old address of the CV builder leads to its page', async ({ request }) => {
  const answer = await request.get('/cv-builder', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe('/cv-bygger-info');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the menu stands open, searching works, and nothing is shown that cannot work', async ({ page }) => {
    await page.goto('/hjelp');
    await expect(page.getByRole('button', { name: 'Meny' })).toBeHidden();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Logg inn' })).toBeHidden();
    await page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name: 'Hjem' }).click();
    await page.getByRole('combobox').fill('tømrer');
    await page.getByRole('button', { name: 'Søk', exact: true }).click();
    await expect(page).toHaveURL(/\/stillinger\?search=t%C3%B8mrer$/);
  });

  test('what needs a script to work is not offered', async ({ page }) => {
    for (const [path, control] of [
      ['/cookies', page.getByRole('button', { name: 'Lagre valg' })],
      ['/cookies', page.getByRole('switch', { name: 'Analyse' })],
      ['/cv-bygger-info', page.getByRole('link', { name: 'Logg inn' })],
      ['/reset-password?token=x', page.getByRole('button', { name: 'Vis nytt passord' })],
      ['/reset-password?token=x', page.getByRole('button', { name: 'Be om en ny' })],
      ['/reset-password?token=x', page.getByText(': mangler').first()],
    ] as const) {
      await page.goto(path);
      await expect(control).toBeHidden();
    }
  });

  test('an ad has no button that does nothing', async ({ page }) => {
    const ad = page.locator('main a[href^="/nav-stilling/"]').first();
    // The demo reads NAV's stand-in while it answers already.
    await openListWith(page, '/stillinger', ad);
    await ad.click();
    await expect(page.getByRole('link', { name: 'Tilbake til stillinger' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });

  test('a search keeps the filters of NAV that were chosen', async ({ page }) => {
    await page.goto('/stillinger?navExtent=Deltid');
    await page.getByLabel('Søk i stillinger').fill('lærer');
    await page.getByLabel('Søk i stillinger').press('Enter');
    await expect(page).toHaveURL(/search=l%C3%A6rer/);
    await expect(page).toHaveURL(/navExtent=Deltid/);
  });
});

test('what a visitor needs of the header has room beside text of 200 % on the narrowest phone', async ({ page }) => {
  // Counted in its text, the window is half as wide; the scrollbar and what is pressed are not.
  await page.setViewportSize({ width: 190, height: 400 });
  await page.goto('/');
  const header = page.getByRole('banner');
  for (const item of [
    header.getByRole('link'),
    ...['Logg inn', 'Meny'].map((name) => header.getByRole('button', { name })),
  ]) {
    const { x = 0, width = 0 } = (await item.boundingBox()) ?? {};
    expect(width).toBeGreaterThan(20);
    expect(x + width).toBeLessThanOrEqual(190);
  }
});
