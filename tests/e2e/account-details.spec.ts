import { expect, type Page } from '@playwright/test';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { test } from '../support/journey.ts';
import { linkInMail } from '../support/link-in-mail.ts';

const password = 'Fjord&fjell2026';

test('the dialog closes in three ways, gives the focus back, keeps what was typed and lets one mend field by field', async ({
  page,
}) => {
  await page.goto('/hjelp');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Logg inn' });
  const dialog = page.getByRole('dialog');
  const email = dialog.getByRole('tabpanel').getByLabel('E-post');

  await opener.click();
  await expect(email).toBeFocused();
  await email.fill('kari');
  await page.keyboard.press('Enter');
  await expect(email).toHaveAccessibleDescription('Vennligst oppgi en gyldig e-postadresse');
  await email.fill('kari@example.no');
  await expect(email).toBeFocused();
  await expect(email).not.toHaveAttribute('aria-invalid');

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await expect(email).toHaveValue('kari@example.no');
  await expect(dialog.getByText('Vennligst rett opp feilene')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Lukk' }).click();
  await expect(opener).toBeFocused();

  await opener.click();
  await dialog.getByRole('button', { name: 'Registrer deg' }).click();
  await expect(dialog.getByLabel('Fornavn')).toBeFocused();
  await page.mouse.click(5, 300);
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a wrong password says so and leaves the focus where it was', async ({ page }) => {
  await page.goto('/?logginn');
  const form = page.getByRole('dialog').getByRole('tabpanel');
  await form.getByLabel('E-post').fill(newAddress());
  await form.getByLabel('Passord', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert').filter({ hasText: /passord/ })).toBeVisible();
  await expect(form.getByLabel('Passord', { exact: true })).toBeFocused();
  await expect(page).toHaveURL('/');
});

test('whoever has logged in stands at the page, the button that opened the dialog being gone', async ({ page }) => {
  const email = newAddress();
  await page.request.post('/api/auth/register', { data: { email, password, firstName: 'Kari', lastName: 'Nordmann' } });
  await page.goto('/hjelp');
  await page.getByRole('banner').getByRole('button', { name: 'Logg inn' }).click();
  const form = page.getByRole('dialog').getByRole('tabpanel');
  await form.getByLabel('E-post').fill(email);
  await form.getByLabel('Passord', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('what could not be loaded is tried again without losing the place', async ({ page }) => {
  await enter(page, newAddress());
  for (const [tab, call] of [
    ['Enheter', '**/api/sessions'],
    ['Mine søknader', '**/api/applications/mine?*'],
  ] as const) {
    await page.route(call, (route) => route.abort());
    await page.goto('/profil');
    await page.getByRole('tab', { name: tab }).click();
    const retry = page.getByRole('button', { name: 'Prøv igjen' });
    await expect(retry).toBeVisible();
    await page.unroute(call);
    await retry.press('Enter');
    await expect(retry).toHaveCount(0);
    await expect(page.locator('[role="tabpanel"]:focus, [role="tabpanel"] :focus')).toBeVisible();
  }
});

test('without scripts an address is confirmed, and a new password never stands in an address', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newAddress();
  await page.request.post('/api/auth/register', { data: { email, password, firstName: 'Kari', lastName: 'Nordmann' } });
  const confirm = await linkInMail(page, email, 'Bekreft e-postadressen');
  await page.request.post('/api/auth/forgot-password', { data: { email } });
  const reset = await linkInMail(page, email, 'Sett nytt passord');
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const plain = await context.newPage();
  await plain.goto(confirm);
  await plain.getByRole('button', { name: 'Bekreft adressen' }).click();
  await expect(plain.getByText('E-postadressen er bekreftet.')).toBeVisible();

  await plain.goto(reset);
  for (const [repeated, said] of [
    ['noe annet', 'Passordene matcher ikke'],
    [`${password}!`, 'Passordet er byttet'],
  ] as const) {
    await plain.getByLabel('Nytt passord', { exact: true }).fill(`${password}!`);
    await plain.getByLabel('Bekreft passord', { exact: true }).fill(repeated);
    await plain.getByRole('button', { name: 'Tilbakestill passord' }).click();
    await expect(plain.getByText(said)).toBeVisible();
    expect(plain.url()).toBe(new URL(reset, baseURL).href);
  }
  await context.close();
});

test('logging out in one tab logs out the other', async ({ page }) => {
  await enter(page, newAddress());
  const other = await page.context().newPage();
  await other.goto('/profil?tab=newsletter');
  await expect(other.getByRole('heading', { level: 1, name: 'Kari Nordmann' })).toBeVisible();
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: /Kari/ }).click();
  await page.getByRole('button', { name: 'Logg ut' }).click();
  await expect(other).toHaveURL('/');
  await expect(other.getByRole('banner').getByRole('button', { name: 'Logg inn' })).toBeVisible();
});

test('who logs out without a net is logged out in every tab', async ({ page }) => {
  const email = newAddress();
  await enter(page, email);
  await page.evaluate(() => localStorage.removeItem('authToken'));
  await logIn(page, email);
  const other = await page.context().newPage();
  await other.goto('/hjelp');
  await other.route('**/api/auth/logout', (route) => route.abort());
  await other.getByRole('banner').getByRole('button', { name: /Kari/ }).click();
  await other.getByRole('button', { name: 'Logg ut' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logg inn' })).toBeVisible();
  await expect(other).toHaveURL('/');
  await expect(other.getByRole('banner').getByRole('button', { name: 'Logg inn' })).toBeVisible();
});

test('an old log-in that is refused late does not end the new one', async ({ page }) => {
  const email = newAddress();
  await enter(page, email);
  await page.evaluate(() => localStorage.setItem('authToken', 'gammel'));
  const held = Promise.withResolvers<void>();
  await page.route('**/api/auth/me', async (route) => {
    if (route.request().headers().authorization === 'Bearer gammel') await held.promise;
    await route.continue();
  });
  await page.goto('/hjelp');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Logg inn' }).click();
  await fillLogIn(page, email);
  const menu = page.getByRole('banner').getByRole('button', { name: /Kari/ });
  await expect(menu).toBeVisible();
  const refused = page.waitForResponse((answer) => answer.url().endsWith('/auth/me') && answer.status() === 401);
  held.resolve();
  await refused;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Om oss' }).click();
  await expect(menu).toBeVisible();
  await page.reload();
  await expect(menu).toBeVisible();
});

test('a net that is away for a moment puts nobody out', async ({ page }) => {
  await enter(page, newAddress());
  await page.goto('/profil');
  await page.getByRole('button', { name: 'Endre navn' }).click();
  await page.route('**/api/auth/me', (route) => route.abort());
  const asked = page.waitForRequest('**/api/auth/me');
  await page.getByLabel('Fornavn').fill('Kåre');
  await page.getByRole('button', { name: 'Lagre navn' }).click();
  await asked;
  await expect(page.getByRole('button', { name: 'Endre navn' })).toBeFocused();
  await expect(page).toHaveURL('/profil');
});

test('one orders the newsletter, takes the own data along and moves to another address', async ({ page }) => {
  await enter(page, newAddress());
  await page.goto('/profil');

  await page.getByRole('tab', { name: 'Oversikt' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Sikkerhet' })).toBeFocused();
  await page.getByRole('tab', { name: 'Nyhetsbrev' }).click();
  await expect(page).toHaveURL('/profil?tab=newsletter');
  const newsletter = page.getByRole('switch', { name: 'Send meg nyhetsbrevet' });
  await expect(newsletter).not.toBeChecked();
  await newsletter.click();
  await expect(newsletter).toBeChecked();
  await page.reload();
  await expect(newsletter).toBeChecked();

  await page.getByRole('tab', { name: 'Oversikt' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Last ned' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);

  const address = newAddress();
  await page.getByRole('button', { name: 'Bytt e-postadresse' }).click();
  await expect(page.getByLabel('Ny e-postadresse')).toBeFocused();
  await page.getByLabel('Ny e-postadresse').fill(address);
  await page.getByRole('tabpanel').getByLabel('Passord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Send bekreftelse' }).click();
  await expect(page.getByText(`${address} (venter på bekreftelse)`)).toBeVisible();
  await page.goto(await linkInMail(page, address, 'Bekreft e-postadressen'));
  await page.getByRole('button', { name: 'Bekreft adressen' }).click();
  await page.getByRole('link', { name: 'Gå til profilen' }).click();
  await expect(page.getByRole('main').getByText(address).first()).toBeVisible();
  await expect(page.getByText('venter på bekreftelse')).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the profile and the refused forms have nothing that axe complains about, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const [tab, button] of [
      ['logginn', 'Logg inn'],
      ['registrer', 'Opprett konto'],
    ] as const) {
      await page.goto(`/?${tab}`);
      await page
        .getByRole('dialog')
        .getByRole('tabpanel')
        .getByRole('button', { name: button, exact: true })
        .first()
        .click();
      await expect(page.getByText('Vennligst rett opp feilene')).toBeVisible();
      await checkAccessibility(page);
    }
    await enter(page, newAddress());
    await page.setViewportSize({ width: 320, height: 640 });
    for (const tab of ['info', 'security', 'sessions', 'newsletter']) {
      await page.goto(`/profil?tab=${tab}`);
      await expect(page.getByRole('tabpanel')).toBeVisible();
      await checkAccessibility(page);
      const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(overflow), tab).toBe(0);
    }
  });
}

const newAddress = () => `kari.${crypto.randomUUID()}@example.no`;

async function logIn(page: Page, email: string) {
  await page.goto('/?logginn');
  await fillLogIn(page, email);
}

async function fillLogIn(page: Page, email: string) {
  const dialog = page.getByRole('dialog');
  const form = dialog.getByRole('tabpanel');
  await form.getByLabel('E-post').fill(email);
  await form.getByLabel('Passord', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

/** Somebody new, logged in before the page is loaded. */
async function enter(page: Page, email: string) {
  const body = { email, password, firstName: 'Kari', lastName: 'Nordmann' };
  const answer = await page.request.post('/api/auth/register', { data: body });
  const { token } = await answer.json();
  await page.goto('/hjelp');
  await page.evaluate((given) => localStorage.setItem('authToken', given), token);
}
