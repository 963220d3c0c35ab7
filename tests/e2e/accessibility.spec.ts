import { expect, type Locator, type Page } from '@playwright/test';
import { enter, tokenOf } from '../support/account.ts';
import { bringAxe, checkInBothSchemes } from '../support/check-accessibility.ts';
import { addPosition, openBusiness } from '../support/employer.ts';
import { test } from '../support/journey.ts';
import { enlargeText, overflowOf } from '../support/overflow.ts';

/** Every page that needs no account and that search engines are not told of. A new one adds its path here. */
const pages = {
  'lists of what was chosen': [
    '/stillinger?search=sykepleier&fylke=oslo&jobType=Deltid',
    '/stillinger/kart?search=sykepleier&fylke=vestland',
    '/mine-fulgte',
    '/stillinger/sammenlign',
    '/jobbvarsel?search=kokk&fylke=vestland',
    '/jobbvarsel?sendt=ja',
  ],
  'where mails lead, and what is not there': [
    '/admin',
    '/unsubscribe',
    '/unsubscribe?token=x',
    '/avslutt-varsel?token=x',
    '/avslutt-varsel?om=frister&token=x',
    '/avslutt-varsel?om=jobbvarsel&token=x',
    '/bekreft-varsel?token=x',
    '/svar-soker?token=x',
    '/referanse?token=x',
    '/reset-password?token=x',
    '/bekreft-epost?token=x',
    '/finnes-ikke',
  ],
};

for (const nth of [1, 2]) {
  test(`half of the pages that search engines are told of, ${nth} of 2, have nothing that axe complains about, and room`, async ({
    page,
    request,
  }) => {
    const told = await (await request.get('/sitemap-sider.xml')).text();
    const paths = [...told.matchAll(/<loc>https?:\/\/[^/<]+(\/[^?<]*)</g)].map(([, path = '']) => path);
    expect(paths).toEqual(expect.arrayContaining(['/', '/om']));
    await beNewEverywhere(page);
    for (const path of paths.filter((_path, index) => index % 2 === nth - 1)) await checkPage(page, path);
  });
}

for (const [name, paths] of Object.entries(pages)) {
  test(`${name} show nothing that axe complains about and have room for their text`, async ({ page }) => {
    await beNewEverywhere(page);
    for (const path of paths) await checkPage(page, path);
  });
}

test('an ad, an employer and the form about an ad have nothing that axe complains about, and room', async ({
  page,
}) => {
  await beNewEverywhere(page);
  for (const [list, prefix, before = ''] of [
    ['/stillinger', '/stilling/'],
    ['/stillinger', '/nav-stilling/'],
    ['/bedrifter', '/bedrift/'],
    ['/stillinger', '/stilling/', '/meld-fra'],
  ] as const) {
    const html = await (await page.request.get(list)).text();
    const [, path] = html.match(`href="(${prefix}[^"]+)"`) ?? [];
    expect(path, prefix).toBeDefined();
    await checkPage(page, `${before}${path}`);
  }
});

/** Each page that is loaded meets somebody who was on no other one before. */
async function beNewEverywhere(page: Page) {
  await bringAxe(page);
  await page.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

const checkPage = (page: Page, path: string) =>
  test.step(path, async () => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(path);
    await checkInBothSchemes(page);
    // As by the browser's zoom.
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await overflowOf(page)).toBe(0);
    // No page reads its width where it does not hear of another one: it is as it would be after a new load.
    await page.setViewportSize({ width: 1440, height: 900 });
    await checkInBothSchemes(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await enlargeText(page);
    expect(await overflowOf(page)).toBe(0);
  });

test('on a phone with large text nothing is cut off, and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const fits = async (part: Locator) => {
    const { x, width } = (await part.boundingBox()) ?? { x: 0, width: Number.NaN };
    expect(x + width).toBeLessThanOrEqual(360);
  };
  await page.goto('/stillinger?search=helsefagarbeider%20tunnelbane');
  await enlargeText(page);
  await fits(page.getByRole('link', { name: 'Uten ordet «tunnelbane»' }).first());
  await page.goto('/bedrifter');
  await page.locator('main a[href^="/bedrift/"]').first().click();
  await expect(page.getByRole('link', { name: 'Tilbake til bedrifter' })).toBeVisible();
  await enlargeText(page);
  await fits(
    page
      .getByRole('main')
      .getByText(/^Registrert/)
      .first(),
  );
  await enter(page, await tokenOf(page, 'soker@demo.example'));
  for (const [path, part] of [
    ['/mine-fulgte', page.getByRole('switch')],
    ['/profil?tab=cv', page.getByRole('button', { name: 'Forhåndsvis' })],
    ['/profil?tab=newsletter', page.getByRole('switch')],
    ['/profil?oversikt', page.getByRole('button', { name: 'Vis perioden' })],
  ] as const) {
    await page.goto(path);
    await expect(part.first()).toBeVisible();
    await enlargeText(page);
    expect(await overflowOf(page), path).toBe(0);
  }
  await page.goto('/profil?tab=cv');
  await page.getByRole('button', { name: 'Rediger Sykepleier' }).click();
  await expect(page.getByRole('button', { name: 'Gjør om' })).toBeVisible();
  await enlargeText(page);
  expect(await overflowOf(page)).toBe(0);
});

test('large text leaves the words of a card whole on a phone, also where the page itself enlarges it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 740 });
  for (const list of ['/stillinger', '/bedrifter']) {
    await page.goto(list);
    await enlargeText(page);
    // Longer ones have no room in the whole card.
    const parted = await page.locator('main article h3 a').evaluateAll((titles) =>
      titles.flatMap(({ firstChild }) =>
        [...(firstChild?.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          if (!firstChild || word.length > 10) return [];
          range.setStart(firstChild, index);
          range.setEnd(firstChild, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
        }),
      ),
    );
    expect(parted).toEqual([]);
  }
});

test('nor does anything on the narrowest phone, where the log-in dialog still has room for its words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  for (const path of ['/', '/stillinger', '/bedrifter', '/hjelp', '/priser']) {
    await page.goto(path);
    await enlargeText(page);
    expect(await overflowOf(page), path).toBe(0);
  }
  await page.getByRole('banner').getByRole('button', { name: 'Logg inn' }).click();
  const dialog = page.getByRole('dialog', { name: 'Velkommen tilbake' });
  await expect(dialog.getByLabel('E-post')).toBeVisible();
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const parted = await dialog.getByRole('heading').evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return range.getClientRects().length > 2;
  });
  expect(parted).toBe(false);
});

test('nor is anything of what employers and staff work with', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const business = await openBusiness(page);
  const id = await addPosition(page, business);
  await page.goto(`/bedrift/${business.id}/stillinger/${id}/rediger`);
  await page.getByRole('button', { name: 'Forhåndsvis' }).click();
  await expect(page.getByRole('heading', { name: 'Forhåndsvisning' })).toBeFocused();
  await enlargeText(page);
  expect(await overflowOf(page)).toBe(0);
  await page.goto('/application-forms/new');
  await page.getByRole('button', { name: 'Legg til spørsmål' }).click();
  await expect(page.getByLabel('Spørsmålstekst')).toBeVisible();
  await enlargeText(page);
  expect(await overflowOf(page)).toBe(0);
  // As the browser's own setting enlarges it on the narrowest phone: counted in its text, the window is half as wide.
  await page.setViewportSize({ width: 190, height: 400 });
  for (const path of ['/application-forms/new', `/bedrift/${business.id}/stillinger/${id}/rediger`]) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: /^(Legg til spørsmål|Forhåndsvis)$/ })).toBeVisible();
    expect(await overflowOf(page), path).toBe(0);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, await tokenOf(page, 'ansatt@demo.example'));
  for (const [tab, part] of [
    ['users', page.getByRole('switch')],
    ['approvals', page.getByRole('region', { name: 'Avgjørelser' })],
  ] as const) {
    await page.goto(`/admin?tab=${tab}`);
    await expect(part.first()).toBeVisible();
    await enlargeText(page);
    expect(await overflowOf(page), tab).toBe(0);
  }
  await page.goto('/admin?tab=positions');
  await page
    .getByRole('button', { name: /^Rediger / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Rediger stilling' });
  await expect(dialog.getByRole('button', { name: 'Lagre' })).toBeVisible();
  await enlargeText(page);
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('the log-in dialog and the menu have nothing that axe complains about, light and dark', async ({ page }) => {
  await page.goto('/?logginn');
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkInBothSchemes(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Meny' }).click();
  await expect(page.getByRole('dialog', { name: 'Meny' })).toBeVisible();
  await checkInBothSchemes(page);
});
