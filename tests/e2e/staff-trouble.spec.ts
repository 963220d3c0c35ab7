import { expect } from '@playwright/test';
import { call, enter, register, tokenOf } from '../support/account.ts';
import { asStaff } from '../support/employer.ts';
import { test } from '../support/journey.ts';
import { logInOver } from '../support/log-in-over.ts';

const tabs = [
  { tab: 'dashboard', call: '**/api/admin/stats', shows: 'Venter på godkjenning:' },
  { tab: 'users', call: '**/api/admin/users*', shows: 'Rediger' },
  { tab: 'approvals', call: '**/api/admin/approvals/pending', shows: 'Bedrifter som venter på godkjenning' },
  { tab: 'newsletter', call: '**/api/newsletter/admin/newsletters', shows: 'Nytt nyhetsbrev' },
];

for (const { tab, call, shows } of tabs) {
  test(`what the tab ${tab} could not load is not there, and can be tried again`, async ({ page }) => {
    await enter(page, await tokenOf(page, 'ansatt@demo.example'));
    await page.route(call, (route) => route.abort());
    await page.goto(`/admin?tab=${tab}`);
    const panel = page.getByRole('tabpanel');
    const retry = panel.getByRole('button', { name: 'Prøv igjen', exact: true });
    await expect(retry).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    await expect(panel.getByText(/^(Laster|Ingen nyhetsbrev)/)).toHaveCount(0);
    await page.unroute(call);
    await retry.press('Enter');
    await expect(panel.getByText(shows).first()).toBeVisible();
    await expect(retry).toHaveCount(0);
    await expect.poll(() => panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  });
}

test('mending one field of a dialog leads to no other, and whoever is refused stays in it', async ({ page }) => {
  await enter(page, await tokenOf(page, 'ansatt@demo.example'));
  const { promise: isSeen, resolve: see } = Promise.withResolvers<void>();
  await page.route('**/api/admin/users/*', async (route) => {
    if (route.request().method() !== 'PUT') return await isSeen.then(() => route.fallback());
    await route.fulfill({ status: 503, json: { success: false, message: 'Prøv igjen om litt.', errors: [] } });
  });
  await page.goto('/admin?tab=users');
  await page
    .getByRole('button', { name: /^Rediger / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Rediger bruker' });
  await expect(dialog.getByText('Laster …')).toBeVisible();
  see();
  const [first, last] = [dialog.getByLabel('Fornavn'), dialog.getByLabel('Etternavn')];
  await first.fill('');
  await last.fill('');
  await last.press('Enter');
  await expect(first).toBeFocused();
  await page.keyboard.type('Kari');
  await expect(first).toHaveValue('Kari');
  await expect(first).toBeFocused();
  await last.fill('Mendesen');
  await last.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Prøv igjen om litt.');
  await expect(dialog.getByRole('button', { name: 'Lagre' })).toBeFocused();
});

test('what somebody else changed since the dialog was opened stands, unless one decides otherwise', async ({
  page,
}) => {
  const { id, headers } = await register(page, { firstName: 'Liv', lastName: 'Berg' });
  await enter(page, await tokenOf(page, 'ansatt@demo.example'));
  await page.goto(`/admin?tab=users&edit=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Rediger bruker' });
  const name = dialog.getByLabel('Fornavn');
  const saveAfter = async (firstName: string) => {
    await name.fill('Mitt navn');
    await call(page, 'PUT', '/api/auth/profile', { headers, data: { firstName, lastName: 'Berg' } });
    await dialog.getByRole('button', { name: 'Lagre', exact: true }).click();
    await expect(dialog.getByText('Noen har endret dette etter at du åpnet det.')).toBeVisible();
  };
  await saveAfter('Mari');
  await dialog.getByRole('button', { name: 'Hent den nye versjonen' }).click();
  await expect(name).toHaveValue('Mari');
  await expect(name).toBeFocused();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await saveAfter('Siri');
  await dialog.getByRole('button', { name: 'Lagre min versjon likevel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Brukeren er lagret.')).toBeVisible();
});

test('what could be tried again hands the focus to its section once it is done', async ({ page }) => {
  await enter(page, await tokenOf(page, 'ansatt@demo.example'));
  const at = '2026-11-20T10:00:00Z';
  const uuid = '6f1f3c1e-7f5a-4b43-9a36-0c2b1d6a8e11';
  let quarantine = [{ uuid, attempts: 5, lastError: 'ECONNREFUSED', quarantinedAt: at, nextTryAt: at }];
  let waiting = 1;
  await page.route('**/api/admin/nav-import', async (route) => {
    const reply = await (await route.fetch()).json();
    await route.fulfill({ json: { ...reply, import: { ...reply.import, quarantine } } });
  });
  await page.route('**/api/admin/mails', async (route) => {
    const reply = await (await route.fetch()).json();
    await route.fulfill({ json: { ...reply, mails: { ...reply.mails, waiting } } });
  });
  await page.route('**/api/admin/{mails,nav-import/quarantine/*}/retry', async (route) => {
    quarantine = [];
    waiting = 0;
    await route.fulfill({ json: { success: true, message: 'Prøver igjen.' } });
  });
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Prøv å sende igjen' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'E-post', exact: true })).toBeFocused();
  quarantine = [{ uuid, attempts: 5, lastError: 'ECONNREFUSED', quarantinedAt: at, nextTryAt: at }];
  await page.reload();
  await page.getByText('1 annonse i karantene').click();
  await page.getByRole('button', { name: `Les ${uuid} på nytt` }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Innlesing fra NAV' })).toBeFocused();
});

test('a day is typed to its end before the trace is asked for it', async ({ page }) => {
  await enter(page, await tokenOf(page, 'ansatt@demo.example'));
  await page.goto('/admin?tab=trace');
  const from = page.getByLabel('Fra og med');
  await from.focus();
  // Whichever of day and month comes first.
  await page.keyboard.type('11112026');
  await expect(page).toHaveURL(/from=2026-11-11/);
  await expect(from).toHaveValue('2026-11-11');
  await expect(from).toBeFocused();
  await page.goBack();
  await expect(page).not.toHaveURL(/from=/);
  await expect(from).toHaveValue('');
});

test('what is undone by two presses at once is said to be undone', async ({ page }) => {
  const lastName = `Angresen${Date.now()}`;
  const { id } = await register(page, { lastName });
  await asStaff(page, 'PUT', `/api/admin/users/${id}`, { maxBusinesses: 7 });
  await enter(page, await tokenOf(page, 'ansatt@demo.example'));
  const held = Promise.withResolvers<void>();
  await page.route('**/api/admin/trace/*/undo', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`/admin?tab=trace&search=${lastName}`);
  await page.getByRole('button', { name: /^Angre: / }).dblclick();
  held.resolve();
  await expect(page.getByText('Angret', { exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Endringen er angret.' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
});

test('a period that could not be loaded does not show another one', async ({ page }) => {
  await enter(page, await tokenOf(page, 'ansatt@demo.example'));
  const call = '**/api/admin/history?days=365';
  await page.route(call, (route) => route.abort());
  await page.goto('/admin');
  const part = page.getByRole('region', { name: 'Utvikling' });
  const users = part.getByText('Registrerte brukere', { exact: true }).first();
  await expect(users).toBeVisible();
  await part.getByRole('combobox', { name: 'Periode' }).selectOption('Siste år');
  const retry = part.getByRole('button', { name: 'Prøv igjen' });
  await expect(retry).toBeVisible();
  await expect(users).toBeHidden();
  await page.unroute(call);
  await retry.press('Enter');
  await expect(users).toBeVisible();
  await expect(retry).toHaveCount(0);
});

test('the reason for a deactivation that failed, or was put off, is still there', async ({ page }) => {
  await enter(page, await tokenOf(page, 'ansatt@demo.example'));
  await page.route('**/api/admin/businesses/*', async (route) => {
    if (route.request().method() !== 'DELETE') return route.fallback();
    await route.fulfill({ status: 503, json: { success: false, message: 'Prøv igjen om litt.', errors: [] } });
  });
  await page.goto('/admin?tab=businesses');
  const deactivate = page.getByRole('button', { name: /^Deaktiver / });
  const [one, another] = [deactivate.first(), deactivate.nth(1)];
  const dialog = page.getByRole('dialog');
  const reason = dialog.getByLabel(/^Begrunnelse/);
  await one.click();
  await reason.fill('Bedriften er avviklet.');
  await dialog.getByRole('button', { name: 'Deaktiver' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Feil ved sletting: Prøv igjen om litt.' })).toBeVisible();
  await one.click();
  await expect(reason).toHaveValue('Bedriften er avviklet.');
  await dialog.getByRole('button', { name: 'Avbryt' }).click();
  await another.click();
  await expect(reason).toHaveValue('');
  await dialog.getByRole('button', { name: 'Avbryt' }).click();
  await one.click();
  await expect(reason).toHaveValue('Bedriften er avviklet.');
});

test('staff who were logged out meanwhile log in over the panel, and nothing that was typed is gone', async ({
  page,
}) => {
  await enter(page, await tokenOf(page, 'ansatt@demo.example'));
  const logInAgain = () => logInOver(page, 'ansatt@demo.example', 'Fjord-demo-1!');
  const refuseOnce = (address: string) =>
    page.route(address, (route) => route.fulfill({ status: 401, json: loggedOut }), { times: 1 });

  await test.step('a list is there once one is logged in', async () => {
    await refuseOnce('**/api/admin/users*');
    await page.goto('/admin?tab=users');
    await logInAgain();
    await expect(page.getByRole('button', { name: /^Rediger / }).first()).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  });

  await test.step('a newsletter is saved as it was written', async () => {
    await page.goto('/admin?tab=newsletter');
    await page.getByRole('button', { name: 'Nytt nyhetsbrev' }).click();
    const composer = page.getByRole('dialog', { name: 'Nytt nyhetsbrev' });
    await composer.getByLabel('Tittel').fill('Fyrnytt');
    await refuseOnce('**/api/newsletter/admin/preview');
    await composer.getByLabel('Innhold (Markdown)').fill('Lyset er tent.');
    const preview = composer.getByRole('region', { name: 'Forhåndsvisning' });
    await expect(preview.getByRole('alert')).toHaveText(loggedOut.message);
    await refuseOnce('**/api/newsletter/admin/create');
    await composer.getByRole('button', { name: 'Lagre utkast' }).click();
    await logInAgain();
    await expect(preview.getByText('Lyset er tent.')).toBeVisible();
    await expect(composer.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    await composer.getByRole('button', { name: 'Lagre utkast' }).click();
    await expect(page.getByText('Newsletter opprettet!')).toBeVisible();
  });
});

const loggedOut = { success: false, message: 'Du må være logget inn for å gjøre dette.', errors: [] };
