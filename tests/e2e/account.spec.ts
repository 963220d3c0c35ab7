import { type Browser, expect, type Page } from '@playwright/test';
import { fillRegistration, newAddress, password, register } from '../support/account.ts';
import { test } from '../support/journey.ts';
import { linkInMail } from '../support/link-in-mail.ts';
import { logInOver } from '../support/log-in-over.ts';

const newPassword = 'Vidde&viddene7';

test('one registers, confirms, forgets, ends a session elsewhere, changes the password and deletes the account', async ({
  page,
  browser,
}) => {
  const email = newAddress();

  await test.step('registering keeps what was typed and says what is missing', async () => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Logg inn' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('tab', { name: 'Registrer' }).click();
    const form = dialog.getByRole('tabpanel');
    await form.getByLabel('Fornavn').fill('Kari');
    await form.getByRole('button', { name: 'Opprett konto' }).click();
    await expect(form.getByText('Vennligst rett opp feilene nedenfor og prøv igjen.')).toBeVisible();
    await expect(form.getByLabel('Etternavn')).toHaveAccessibleDescription('Etternavn er påkrevd');
    await expect(form.getByLabel('Fornavn')).toHaveValue('Kari');
    await form.getByLabel('Etternavn').fill('Nordmann');
    await form.getByLabel('E-post').fill(email);
    await form.getByLabel('Passord', { exact: true }).fill(password);
    await form.getByLabel('Bekreft passord', { exact: true }).fill(password);
    // With the last field that is mended, at once.
    await expect(form.getByText('Vennligst rett opp feilene')).toHaveCount(0, { timeout: 2000 });
    await form.getByRole('button', { name: 'Opprett konto' }).click();
    await expect(dialog).toBeHidden();
    await expect(menu(page)).toBeVisible();
    await expect(welcome(page, email)).toBeInViewport();
    await welcome(page, email).getByRole('button', { name: 'Lukk meldingen' }).press('Enter');
    await expect(welcome(page, email)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('the address is confirmed by the link of the mail', async () => {
    await page.goto(await linkInMail(page, email, 'Bekreft e-postadressen'));
    await page.getByRole('button', { name: 'Bekreft adressen' }).click();
    await expect(page.getByRole('link', { name: 'Gå til profilen' })).toBeFocused();
    // Mails are opened more than once.
    await page.reload();
    await page.getByRole('button', { name: 'Bekreft adressen' }).click();
    await expect(page.getByText(/^Lenken er brukt eller utløpt\. Adressen din, .+, er bekreftet\.$/)).toBeVisible();
    await page.getByRole('link', { name: 'Gå til profilen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kari Nordmann' })).toBeVisible();
    await expect(page.getByText('Bekreft e-postadressen din')).toHaveCount(0);
  });

  await test.step('logging out, and back in with a new password from a mail', async () => {
    await menu(page).click();
    await page.getByRole('button', { name: 'Logg ut' }).click();
    await page.waitForURL('/');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Logg inn' })).toBeVisible();
    const form = await openLogIn(page);
    await form.getByLabel('E-post').fill(email);
    await form.getByRole('button', { name: 'Glemt passord?' }).click();
    await expect(form.getByText('Hvis e-postadressen eksisterer')).toBeVisible();
    await page.goto(await linkInMail(page, email, 'Sett nytt passord'));
    await page.getByLabel('Nytt passord', { exact: true }).fill(newPassword);
    await page.getByLabel('Bekreft passord', { exact: true }).fill(newPassword);
    const refusal = { status: 400, json: { success: false, errors: [{ path: 'newPassword', msg: 'For lett' }] } };
    await page.route('**/api/auth/reset-password', (route) => route.fulfill(refusal), { times: 1 });
    await page.getByRole('button', { name: 'Tilbakestill passord' }).click();
    await expect(page.getByText('For lett')).toBeVisible();
    await expect(page.getByText('Vennligst rett opp feilene nedenfor og prøv igjen.')).toBeVisible();
    await page.getByRole('button', { name: 'Tilbakestill passord' }).click();
    await expect(page.getByRole('heading', { name: 'Passordet er byttet' })).toBeVisible();
    await logIn(page, email, newPassword);
  });

  await test.step('a second device ends the first', async () => {
    const other = await secondDevice(browser);
    await logIn(other, email, newPassword);
    await other.goto('/profil?tab=sessions');
    await expect(other.getByRole('listitem').filter({ hasText: 'Sist brukt' })).toHaveCount(2);
    await expect(other.getByRole('button', { name: /^Logg ut .*, denne enheten$/ })).toHaveCount(1);
    await expect(other.getByRole('button', { name: /^Logg ut .*, logget inn / })).toHaveCount(1);
    const endOthers = async () => {
      await other.getByRole('button', { name: 'Logg ut fra alle andre enheter' }).click();
      await other.getByRole('dialog').getByRole('button', { name: 'Logg ut' }).click();
    };
    await other.route('**/api/sessions', (route) => route.fulfill({ status: 502 }), { times: 1 });
    await endOthers();
    await expect(other.getByText('Feil ved avslutte sessioner')).toBeVisible();
    await endOthers();
    await expect(other.getByRole('listitem').filter({ hasText: 'Sist brukt' })).toHaveCount(1);
    await other.context().close();
    await page.reload();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Logg inn' })).toBeVisible();
  });

  await test.step('a changed password asks to log in again', async () => {
    await logIn(page, email, newPassword);
    await page.goto('/profil?tab=security');
    await page.getByRole('button', { name: 'Endre passord' }).click();
    await page.getByLabel('Nåværende passord', { exact: true }).fill('feil');
    await page.getByLabel('Nytt passord', { exact: true }).fill(password);
    await page.getByLabel('Bekreft nytt passord', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Endre passord' }).click();
    await expect(page.getByLabel('Nåværende passord', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Nåværende passord', { exact: true }).fill(newPassword);
    const leave = await holdLeaving(page, '/?logginn');
    await page.getByRole('button', { name: 'Endre passord' }).click();
    await expect(page.getByText('Passordet er endret, og alle enheter er logget ut.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Passord' })).toBeFocused();
    leave();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Logg inn', exact: true })).toBeVisible();
  });

  await test.step('the account is deleted after the password, with what only this browser has', async () => {
    await logIn(page, email, password);
    await page.goto('/profil');
    await page.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.authToken}` };
      const { user } = await (await fetch('/api/auth/me', { headers })).json();
      for (const id of [user.id, 'another']) localStorage.setItem(`applicationDraft:${id}:position`, '{}');
    });
    await page.getByRole('button', { name: 'Slett kontoen …' }).click();
    await page.getByLabel('Passord', { exact: true }).fill(password);
    const leave = await holdLeaving(page, '/');
    await page.getByRole('button', { name: 'Slett kontoen for godt' }).click();
    await expect(page.getByText('Kontoen din er slettet.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Slett kontoen' })).toBeFocused();
    const copies = () => Object.keys(localStorage).filter((name) => name.startsWith('applicationDraft'));
    expect(await page.evaluate(copies)).toEqual(['applicationDraft:another:position']);
    leave();
    await expect(page).toHaveURL('/');
    const form = await openLogIn(page);
    await form.getByLabel('E-post').fill(email);
    await form.getByLabel('Passord', { exact: true }).fill(password);
    await form.getByRole('button', { name: 'Logg inn', exact: true }).click();
    await expect(form.getByRole('alert').filter({ hasText: /passord/ })).toBeVisible();
  });
});

test('on a phone each who registers is told so above the page, also who comes after somebody else', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const first = newAddress();
  await page.goto('/');
  await registerInDialog(page, first);
  await expect(welcome(page, first)).toBeInViewport();
  const content = (await page.getByRole('main').boundingBox())?.y ?? 0;
  const { y = 0, height = 0 } = (await welcome(page, first).boundingBox()) ?? {};
  expect(content).toBeGreaterThanOrEqual(y + height);

  const other = await context.newPage();
  await other.goto('/robots.txt');
  await other.evaluate(() => localStorage.removeItem('authToken'));
  const second = newAddress();
  await registerInDialog(page, second);
  await expect(welcome(page, first)).toHaveCount(0);
  await expect(welcome(page, second)).toBeInViewport();
  await welcome(page, second).getByRole('button', { name: 'Lukk meldingen' }).click();
  await page.reload();
  await expect(menu(page)).toBeVisible();
  await expect(welcome(page, second)).toHaveCount(0);
});

test('the profile is closed to visitors', async ({ page }) => {
  const { email } = await register(page);
  await page.goto('/profil?tab=sessions');
  await expect(page).toHaveURL('/');
  // A mail may have led there: it leads on.
  await logInOver(page, email);
  await expect(page.getByRole('heading', { level: 2, name: 'Her er du innlogget' })).toBeVisible();
});

const menu = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Kari/ });

const welcome = (page: Page, email: string) =>
  page.getByRole('status').filter({ hasText: `Vi har sendt en lenke til ${email}` });

async function registerInDialog(page: Page, email: string) {
  await page.getByRole('banner').getByRole('button', { name: 'Logg inn' }).click();
  await page.getByRole('dialog').getByRole('tab', { name: 'Registrer' }).click();
  await (await fillRegistration(page, { email })).click();
  await expect(menu(page)).toBeVisible();
}

/** What is said for a moment before the page is left stays until it is read. */
async function holdLeaving(page: Page, to: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    ({ pathname, search }) => pathname + search === to,
    async (route) => {
      await promise;
      await route.continue();
    },
  );
  return resolve;
}

async function openLogIn(page: Page) {
  await page.goto('/?logginn');
  const form = page.getByRole('dialog').getByRole('tabpanel');
  await expect(form.getByLabel('E-post')).toBeVisible();
  return form;
}

async function logIn(page: Page, email: string, secret: string) {
  const form = await openLogIn(page);
  await form.getByLabel('E-post').fill(email);
  await form.getByLabel('Passord', { exact: true }).fill(secret);
  await form.getByRole('button', { name: 'Logg inn', exact: true }).click();
  await expect(menu(page)).toBeVisible();
}

const secondDevice = async (browser: Browser) =>
  (await browser.newContext({ baseURL: test.info().project.use.baseURL ?? '' })).newPage();
