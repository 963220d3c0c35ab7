import { expect } from '@playwright/test';
import { call, enterAnew, fillRegistration, newAddress, password, register } from '../support/account.ts';
import { checkInBothSchemes } from '../support/check-accessibility.ts';
import { listsOfProfile, openFailing } from '../support/failing-list.ts';
import { test } from '../support/journey.ts';
import { linkInMail } from '../support/link-in-mail.ts';
import { overflowOf } from '../support/overflow.ts';

test('what could not be loaded is tried again without losing the place', async ({ page }) => {
  await enterAnew(page);
  for (const list of listsOfProfile) {
    const retry = await openFailing(page, list);
    await expect(retry).toBeVisible();
    await page.unroute(list[1]);
    await retry.press('Enter');
    await expect(retry).toHaveCount(0);
    await expect(page.locator('[role="tabpanel"]:focus, [role="tabpanel"] :focus')).toBeVisible();
  }
});

test('whoever comes back sees what came meanwhile, and is not left waiting for what did not come', async ({ page }) => {
  await enterAnew(page);
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const failed = page.getByRole('alert').filter({ hasText: 'Nettverksfeil' });
  const device = page.getByText('Denne enheten');
  await page.route('**/api/sessions', (route) => route.abort());
  await page.goto('/profil?tab=sessions');
  await expect(failed).toBeVisible();
  await page.unroute('**/api/sessions');
  await comeBack();
  await expect(device).toBeVisible();
  await expect(failed).toHaveCount(0);

  const waiting: (() => void)[] = [];
  await page.route('**/api/sessions', async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    await route.abort();
  });
  await page.reload();
  await expect.poll(() => waiting.length).toBe(1);
  await comeBack();
  await expect.poll(() => waiting.length).toBe(2);
  for (const end of waiting) end();
  await expect(failed).toBeVisible();
  await page.unroute('**/api/sessions');
  await page.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(device).toBeVisible();
});

test('a device that was logged out elsewhere meanwhile is gone from the list', async ({ page }) => {
  const { email, headers } = await enterAnew(page);
  const { token } = await call(page, 'POST', '/api/auth/login', { data: { email, password } });
  await page.goto('/profil?tab=sessions');
  const other = page.getByRole('button', { name: /^Logg ut .*, logget inn/ });
  await other.click();
  const { sessions } = await call(page, 'GET', '/api/sessions', { headers: { authorization: `Bearer ${token}` } });
  const { id } = sessions.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
  await call(page, 'DELETE', `/api/sessions/${id}`, { headers });
  await page.getByRole('dialog').getByRole('button', { name: 'Logg ut' }).click();
  await expect(page.getByText('Denne innloggingen er allerede avsluttet.')).toBeVisible();
  await expect(other).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Enheter der du er innlogget' })).toBeFocused();
});

test('initials are whole characters, whatever a name begins with', async ({ page }) => {
  await enterAnew(page, { firstName: '🦊 Kari', lastName: '𝓝ordmann' });
  await page.goto('/profil');
  await expect(page.getByText('🦊𝓝', { exact: true })).toBeVisible();
  await expect(page.getByRole('banner').getByText('🦊', { exact: true })).toBeVisible();
});

test('without scripts an address is confirmed, and a new password never stands in an address', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email } = await register(page);
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
  const usedUp = plain.getByText('Lenken er ugyldig eller utløpt. Be om en ny.');
  await expect(usedUp).toHaveCount(0);
  await expect(plain.getByText('Du kommer til forsiden om litt.')).toBeHidden();
  await plain.goto(reset);
  await expect(usedUp).toBeVisible();
  await context.close();
});

test('one orders the newsletter, takes the own data along and moves to another address', async ({ page }) => {
  await enterAnew(page);
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
  expect((await download).suggestedFilename()).toMatch(/^jobbfjord-mine-data-\d{4}-\d\d-\d\d\.zip$/);

  const address = newAddress();
  const askFor = async (wanted: string) => {
    await page.getByRole('button', { name: 'Bytt e-postadresse' }).click();
    await expect(page.getByLabel('Ny e-postadresse')).toBeFocused();
    await page.getByLabel('Ny e-postadresse').fill(wanted);
    await page.getByRole('tabpanel').getByLabel('Passord', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Send bekreftelse' }).click();
    await expect(page.getByText(`${wanted} (venter på bekreftelse)`)).toBeVisible();
    await expect(page.getByText(`Vi har sendt en lenke til ${wanted}.`)).toBeVisible();
  };
  await askFor(newAddress());
  await page.getByRole('button', { name: 'Avbryt byttet' }).click();
  await expect(page.getByText('Byttet er avbrutt. E-postadressen din er som før.')).toBeVisible();
  await expect(page.getByText('venter på bekreftelse')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Bytt e-postadresse' })).toBeFocused();
  await askFor(address);
  await page.goto(await linkInMail(page, address, 'Bekreft e-postadressen'));
  await page.getByRole('button', { name: 'Bekreft adressen' }).click();
  await page.getByRole('link', { name: 'Gå til profilen' }).click();
  await expect(page.getByRole('main').getByText(address).first()).toBeVisible();
  await expect(page.getByText('venter på bekreftelse')).toHaveCount(0);
});

test('an address that was confirmed on another device is not asked for any more', async ({ page }) => {
  const { email } = await enterAnew(page);
  await page.goto('/profil');
  const again = page.getByRole('button', { name: 'Send lenken på nytt' });
  await expect(again).toBeVisible();
  const link = new URL(await linkInMail(page, email, 'Bekreft e-postadressen'), page.url());
  await call(page, 'POST', '/api/auth/confirm-email', { data: { token: link.searchParams.get('token') } });
  await again.click();
  await expect(page.getByText('E-postadressen din er allerede bekreftet.')).toBeVisible();
  await expect(again).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Bytt e-postadresse' })).toBeFocused();
});

test('the profile and the refused forms have nothing that axe complains about, light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
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
    await checkInBothSchemes(page);
  }
  await enterAnew(page);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const tab of ['info', 'security', 'sessions', 'newsletter']) {
    await page.goto(`/profil?tab=${tab}`);
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await checkInBothSchemes(page);
    expect(await overflowOf(page), tab).toBe(0);
  }
});

test('on a phone an address breaks after its signs, and the comma behind it stays with it, when an account was made', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/hjelp');
  await page.getByRole('banner').getByRole('button', { name: 'Logg inn' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Registrer' }).click();
  await expect(dialog.getByRole('button', { name: /^Vis / })).toHaveText(['Vis passord', 'Vis passordet du bekrefter']);
  const send = await fillRegistration(page, { email: `${Date.now()}.konto@example.no` });
  await send.click();
  const said = page.getByRole('status').filter({ hasText: 'Kontoen er opprettet.' });
  await expect(said).toBeVisible();
  const lines = await said.evaluate((place) => {
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    const found: { text: string; top: number }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (let at = 0; at < (node.textContent ?? '').length; at++) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { top } = range.getBoundingClientRect();
        const line = found.find((each) => Math.abs(each.top - top) < 4);
        if (line) line.text += range.toString();
        else found.push({ text: range.toString(), top });
      }
    }
    return found.map(({ text }) => text);
  });
  expect(lines).toContainEqual(expect.stringMatching(/^example\.no,/));
});

test('that an account was made is said on the page that the log-in leads to, and no longer on the next one', async ({
  page,
}) => {
  await page.goto('/profil');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Registrer' }).click();
  await (await fillRegistration(page)).click();
  await expect(page).toHaveURL(/\/profil$/);
  const said = page.getByRole('status').filter({ hasText: 'Kontoen er opprettet.' });
  await expect(said).toBeVisible();
  await page.getByRole('tab', { name: 'Sikkerhet' }).click();
  await expect(page).toHaveURL(/tab=security/);
  await expect(said).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Bedrifter', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bedrifter' })).toBeVisible();
  await expect(said).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Bedrifter' })).toBeVisible();
  await expect(said).toHaveCount(0);
});
