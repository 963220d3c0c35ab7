import { expect, type Page, type Route } from '@playwright/test';
import { call, enter, enterAnew, newAddress, password, register } from '../support/account.ts';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { openBusiness, registerBusiness } from '../support/employer.ts';
import { test } from '../support/journey.ts';
import { logInOver, logOutElsewhere } from '../support/log-in-over.ts';

test('the dialog closes in three ways, gives the focus back, keeps what was typed and lets one mend field by field', async ({
  page,
}) => {
  await page.goto('/hjelp');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Logg inn' });
  const dialog = page.getByRole('dialog');
  const email = dialog.getByRole('tabpanel').getByLabel('E-post');
  const heading = page.getByRole('heading', { level: 1 });
  const place = await heading.boundingBox();

  await opener.click();
  await expect(email).toBeFocused();
  // Nothing moves behind it.
  expect(await heading.boundingBox()).toEqual(place);
  await email.fill('kari');
  await page.keyboard.press('Enter');
  await expect(email).toHaveAccessibleDescription('Vennligst oppgi en gyldig e-postadresse');
  await email.fill('kari@example.no');
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'false');

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

test('screen readers do not call what stands in a dialog clickable', async ({ page }) => {
  await page.goto('/?logginn');
  await expect(page.getByRole('dialog')).toBeVisible();
  const browser = await page.context().newCDPSession(page);
  const { result } = await browser.send('Runtime.evaluate', { expression: 'document.querySelector("dialog[open]")' });
  const { listeners } = await browser.send('DOMDebugger.getEventListeners', { objectId: String(result.objectId) });
  expect(listeners.map(({ type }) => type)).toContain('cancel');
  for (const type of ['click', 'mousedown', 'mouseup'])
    expect(listeners.map((listener) => listener.type)).not.toContain(type);
});

test('an address that no new password can be asked for says so at its field', async ({ page }) => {
  await page.goto('/?logginn');
  const form = page.getByRole('dialog').getByRole('tabpanel');
  const email = form.getByLabel('E-post');
  const forgotten = form.getByRole('button', { name: 'Glemt passord?' });
  for (const [typed, problem] of [
    ['', 'Vennligst skriv inn e-postadressen din'],
    ['kari', 'Vennligst oppgi en gyldig e-postadresse'],
  ] as const) {
    await email.fill(typed);
    await forgotten.press('Enter');
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(problem);
  }
  await email.fill('kari@example.no');
  await expect(email).toHaveAttribute('aria-invalid', 'false');
});

test('a wrong password says so and leaves the focus where it was', async ({ page }) => {
  await page.goto('/?logginn');
  const form = page.getByRole('dialog').getByRole('tabpanel');
  await form.getByLabel('E-post').fill(newAddress());
  await form.getByLabel('Passord', { exact: true }).fill(password);
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('[role="alert"]')) each.setAttribute('data-old', '');
  });
  await page.keyboard.press('Enter');
  const alert = form.getByRole('alert').filter({ hasText: /passord/ });
  await expect(alert).toBeVisible();
  // Orca hears in Firefox only an alert that comes together with its words.
  await expect(alert).not.toHaveAttribute('data-old');
  await expect(form.getByLabel('Passord', { exact: true })).toBeFocused();
  await expect(page).toHaveURL('/');
});

test('whoever has logged in stands at the page, the button that opened the dialog being gone', async ({ page }) => {
  const { email } = await register(page);
  await page.goto('/hjelp');
  await page.getByRole('banner').getByRole('button', { name: 'Logg inn' }).click();
  const form = page.getByRole('dialog').getByRole('tabpanel');
  await form.getByLabel('E-post').fill(email);
  await form.getByLabel('Passord', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('an invitation that is followed while logged in says whom it is for, and leads on', async ({ page }) => {
  const { email } = await enterAnew(page);
  const dialog = page.getByRole('dialog');
  const other = newAddress();
  await page.goto(`/?registrer#epost=${encodeURIComponent(other)}`);
  await expect(dialog.getByText(`Den ble sendt til ${other}, men du er logget inn som ${email}.`)).toBeVisible();
  await expect(page).toHaveURL('/');
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Logg ut' }).click();
  await expect(dialog.getByLabel('E-post')).toHaveValue(other);
  await expect(page).toHaveURL('/');
});

test('an invitation to the address that is logged in leads to the businesses', async ({ page }) => {
  const { email } = await enterAnew(page);
  await page.goto(`/?registrer#epost=${encodeURIComponent(email)}`);
  await page.getByRole('dialog').getByRole('link', { name: 'Gå til bedriftssiden' }).click();
  await expect(page).toHaveURL('/bedriftsside');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('logging out in one tab logs out the other', async ({ page }) => {
  await enterAnew(page);
  const other = await page.context().newPage();
  await other.goto('/profil?tab=newsletter');
  await expect(other.getByRole('heading', { level: 1, name: 'Kari Nordmann' })).toBeVisible();
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: /Kari/ }).click();
  await page.getByRole('button', { name: 'Logg ut' }).click();
  await expect(other).toHaveURL('/');
  await expect(other.getByRole('banner').getByRole('button', { name: 'Logg inn' })).toBeVisible();
});

test('a page shown again by going back knows who is logged in by then', async ({ page }) => {
  await enterAnew(page, { firstName: 'Ola' });
  await page.goto('/hjelp');
  const account = page.getByRole('banner').getByRole('button', { name: 'Ola' });
  await expect(account).toBeVisible();
  // The browser of this test keeps no such cache: what a page in it missed, and what it is told on its return.
  const comeBack = (token: string | null) =>
    page.evaluate((token) => {
      if (token) localStorage.setItem('authToken', token);
      else localStorage.removeItem('authToken');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, token);
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  await comeBack(null);
  await expect(account).toBeHidden();
  await comeBack(token);
  await expect(account).toBeVisible();
});

test('what waits for approval is not shown any longer than its owner is logged in', async ({ page }) => {
  const business = await registerBusiness(page);
  await page.goto(`/bedrift/${business.id}`);
  const heading = page.getByRole('heading', { level: 1, name: 'Fyrvesenet AS' });
  await expect(heading).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/hjelp');
  await other.evaluate(() => localStorage.removeItem('authToken'));
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logg inn' })).toBeVisible();
  await expect(heading).toBeHidden();
});

test('somebody else who logs in from another tab is given nothing that was being written', async ({ page }) => {
  const other = await openBusiness(page);
  await openBusiness(page);
  await page.goto('/application-forms/new');
  const title = page.getByLabel('Tittel');
  await title.fill('Mal som ikke er ferdig');
  page.on('dialog', (dialog) => dialog.dismiss());
  const tab = await page.context().newPage();
  await tab.goto('/robots.txt');
  await tab.evaluate(() => localStorage.removeItem('authToken'));
  await page.getByRole('dialog', { name: 'Forlate søknadsmalen uten å lagre?' }).getByText('Avbryt').click();
  await expect(title).toHaveValue('Mal som ikke er ferdig');
  await enter(tab, other.headers.authorization.replace('Bearer ', ''));
  await expect(title).toHaveValue('');
});

for (const [net, meet] of [
  ['without a net', (route: Route) => route.abort()],
  ['on a net that hangs', () => {}],
] as const) {
  test(`who logs out ${net} is logged out in every tab`, async ({ page }) => {
    const { email } = await enterAnew(page);
    await page.evaluate(() => localStorage.removeItem('authToken'));
    await logIn(page, email);
    const other = await page.context().newPage();
    await other.goto('/hjelp');
    await other.route('**/api/auth/logout', meet);
    await other.getByRole('banner').getByRole('button', { name: /Kari/ }).click();
    await other.getByRole('button', { name: 'Logg ut' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Logg inn' })).toBeVisible();
    await expect(other).toHaveURL('/');
    await expect(other.getByRole('banner').getByRole('button', { name: 'Logg inn' })).toBeVisible();
  });
}

test('an old log-in that is refused late does not end the new one', async ({ page }) => {
  const { email } = await enterAnew(page);
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
  await enterAnew(page);
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

test('a link for a new password is asked for once, however often the button is pressed', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/api/auth/forgot-password', async (route) => {
    asked += 1;
    await held.promise;
    await route.continue();
  });
  await page.goto('/?logginn');
  await page.getByRole('textbox', { name: 'E-post' }).fill('kari@example.no');
  await page.getByRole('button', { name: 'Glemt passord?' }).click();
  await page.getByRole('button', { name: 'Sender...' }).press('Enter');
  held.resolve();
  await expect(page.getByText(/^Hvis e-postadressen eksisterer/)).toBeVisible();
  await expect(page.getByRole('group', { name: /^Hvis e-postadressen eksisterer/ })).toBeFocused();
  expect(asked).toBe(1);
});

test('whoever was logged out meanwhile logs in over the profile, and what was asked for is there', async ({ page }) => {
  const { email } = await enterAnew(page);
  await page.goto('/profil');
  // What the page asks for by itself would open the dialog before anything is pressed.
  await expect(page.getByText('Ingenting nytt akkurat nå.')).toBeVisible();
  for (const [tab, there] of [
    ['Mine søknader', 'Ingen søknader ennå'],
    ['CV', 'Ingen CV-er enda'],
  ] as const) {
    await logOutElsewhere(page);
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await logInOver(page, email);
    await expect(page.getByRole('heading', { name: there })).toBeVisible();
  }
});

test('whoever was logged out meanwhile logs in over a form of the profile, and nothing that was typed is gone', async ({
  page,
}) => {
  const { email } = await enterAnew(page);
  await page.goto('/profil');
  // What the page asks for by itself would open the dialog before anything is pressed.
  await expect(page.getByText('Ingenting nytt akkurat nå.')).toBeVisible();
  const main = page.getByRole('main');
  const refusal = main.getByText('Du må være logget inn for å gjøre dette.');
  const whileLoggedOut = async (press: () => Promise<void>) => {
    await logOutElsewhere(page);
    await press();
    await logInOver(page, email);
    await expect(refusal).toHaveCount(0);
  };
  await main.getByRole('button', { name: 'Endre navn' }).click();
  await main.getByLabel('Fornavn').fill('Kåre');
  const save = main.getByRole('button', { name: 'Lagre navn' });
  await whileLoggedOut(() => save.press('Enter'));
  await expect(save).toBeFocused();
  await expect(main.getByLabel('Fornavn')).toHaveValue('Kåre');
  await save.click();
  await expect(main.getByRole('heading', { level: 1, name: 'Kåre Nordmann' })).toBeVisible();

  const other = { data: { email, password } };
  await call(page, 'POST', '/api/auth/login', other);
  await page.getByRole('tab', { name: 'Enheter' }).click();
  const endOthers = page.getByRole('button', { name: 'Logg ut fra alle andre enheter' });
  await endOthers.click();
  await whileLoggedOut(() => page.getByRole('dialog').getByRole('button', { name: 'Logg ut' }).click());
  await endOthers.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logg ut' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Sist brukt' })).toHaveCount(1);
  await expect(page.getByText('Denne enheten')).toBeVisible();
});
