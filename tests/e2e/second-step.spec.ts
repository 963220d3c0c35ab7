import { expect, type Page } from '@playwright/test';
import { call, enter, enterAnew, password, register, tokenOf } from '../support/account.ts';
import { appCode } from '../support/app-code.ts';
import { bringAxe, checkAccessibility } from '../support/check-accessibility.ts';
import { test } from '../support/journey.ts';
import { enlargeText, overflowOf } from '../support/overflow.ts';

const widths = [390, 1440];

async function checkLooks(page: Page) {
  // With text of twice the size too: an address and a code are words that no language breaks.
  await page.setViewportSize({ width: 320, height: 900 });
  expect(await overflowOf(page)).toBe(0);
  await enlargeText(page);
  expect(await overflowOf(page)).toBe(0);
  const widerInside = page
    .locator('dialog[open]')
    .evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
  expect((await widerInside).filter((pixels) => pixels > 0)).toEqual([]);
  await page.evaluate(() => document.documentElement.removeAttribute('style'));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await checkAccessibility(page);
  }
}

/** Of another half minute each time: a code is taken once, and one that is early counts. */
const codes = (key: string) => {
  let taken = -1;
  return () => {
    const now = Date.now();
    const period = Math.max(Math.floor(now / 30_000), taken + 1);
    taken = period;
    return appCode(key, new Date(period * 30_000));
  };
};

test('logging in in two steps is turned on, asked for, saved by a recovery code and turned off', async ({ page }) => {
  await bringAxe(page);
  const { email, headers } = await enterAnew(page);
  const section = page.getByRole('region', { name: 'Totrinns innlogging' });
  let nextCode = () => '';
  let kept: string[] = [];

  await test.step('turning on takes the password, the app and its first code', async () => {
    await page.goto('/profil?tab=security');
    await page.getByRole('button', { name: 'Slå på totrinns innlogging' }).press('Enter');
    await expect(section.getByLabel('Passord', { exact: true })).toBeFocused();
    await page.keyboard.type('Feil1!feil');
    await page.keyboard.press('Enter');
    await expect(section.getByLabel('Passord', { exact: true })).toHaveAccessibleDescription('Passordet er feil');
    await section.getByLabel('Passord', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: '1. Skann koden med appen' })).toBeFocused();
    await expect(section.getByRole('img', { name: 'QR-kode for autentiseringsappen' })).toHaveJSProperty(
      'complete',
      true,
    );
    await checkLooks(page);
    nextCode = codes((await section.locator('code').innerText()).replace(/\s/g, ''));
    const code = section.getByLabel('Kode fra appen');
    await code.fill('1234567');
    await page.keyboard.press('Enter');
    await expect(code).toHaveAccessibleDescription(/bare seks siffer/);
    await code.fill('000000');
    await page.keyboard.press('Enter');
    await expect(code).toHaveAccessibleDescription(/Koden er feil eller brukt/);
    await expect(code).toBeFocused();
    // The answer is lost: the same code is sent again.
    await page.route(
      '**/second-step/confirm',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await code.fill(nextCode());
    await page.keyboard.press('Enter');
    await expect(section.getByText('Nettverksfeil')).toBeVisible();
    await section.getByRole('button', { name: 'Slå på', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Ta vare på gjenopprettingskodene' })).toBeFocused();
    kept = await section.getByRole('list').getByRole('listitem').allInnerTexts();
    expect(kept).toHaveLength(10);
    await checkLooks(page);
    await expect(section.getByText(`Kodene gjelder ${email} på Jobbfjord.`)).toBeVisible();
    await page.evaluate(() => {
      navigator.clipboard.writeText = async () => Promise.reject(new Error('no'));
    });
    await section.getByRole('button', { name: 'Kopier' }).click();
    await expect(section.getByText('Nettleseren lot oss ikke kopiere kodene.')).toBeVisible();
    await page.getByRole('tab', { name: 'Enheter' }).click();
    const guard = page.getByRole('dialog', { name: 'Forlate gjenopprettingskodene uten å lagre?' });
    await guard.getByRole('button', { name: 'Avbryt' }).click();
    const download = page.waitForEvent('download');
    await section.getByRole('button', { name: 'Last ned' }).click();
    expect((await download).suggestedFilename()).toBe('jobbfjord-gjenopprettingskoder.txt');
    await section.getByRole('button', { name: 'Jeg har tatt vare på kodene' }).click();
    await expect(page.getByRole('heading', { name: /^Totrinns innlogging/ })).toBeFocused();
    await expect(section.getByText('Du har 10 gjenopprettingskoder igjen.')).toBeVisible();
  });

  const form = page.getByRole('dialog').getByRole('tabpanel');
  const logIn = async () => {
    await page.evaluate(() => localStorage.removeItem('authToken'));
    await page.goto('/?logginn');
    await form.getByLabel('E-post').fill(email);
    await form.getByLabel('Passord', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
  };
  const code = form.getByLabel('Kode fra appen');

  await test.step('the right password asks for the code, and one can go back', async () => {
    await logIn();
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await expect(code).toHaveAttribute('aria-invalid', 'false');
    await checkLooks(page);
    await form.getByRole('button', { name: 'Tilbake' }).click();
    await expect(form.getByLabel('E-post')).toBeFocused();
    await expect(form.getByLabel('E-post')).toHaveValue(email);
    await form.getByRole('button', { name: 'Logg inn', exact: true }).click();
    await code.fill('000000');
    await page.keyboard.press('Enter');
    await expect(code).toHaveAccessibleDescription(/Koden er feil eller brukt/);
    await form.getByRole('button', { name: 'Bruk en gjenopprettingskode' }).click();
    await expect(form.getByLabel('Gjenopprettingskode')).toHaveValue('');
    await expect(form.getByText('Koden er feil eller brukt')).toBeHidden();
    await form.getByRole('button', { name: 'Bruk koden fra appen' }).click();
    await code.fill(nextCode());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('banner').getByRole('button', { name: /Kari/ })).toBeVisible();
  });

  await test.step('without the phone a recovery code lets in', async () => {
    await logIn();
    await form.getByRole('button', { name: 'Bruk en gjenopprettingskode' }).click();
    const recovery = form.getByLabel('Gjenopprettingskode');
    await expect(recovery).toBeFocused();
    await recovery.fill(kept[0] ?? '');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('turning off takes the password and a code', async () => {
    await page.goto('/profil?tab=security');
    await expect(section.getByText('Du har 9 gjenopprettingskoder igjen.')).toBeVisible();
    await section.getByRole('button', { name: 'Slå av totrinns innlogging' }).click();
    await section.getByLabel('Passord', { exact: true }).fill(password);
    await section.getByRole('button', { name: 'Bruk en gjenopprettingskode' }).click();
    await section.getByLabel('Gjenopprettingskode').fill(kept[1] ?? '');
    await page.keyboard.press('Enter');
    await expect(section.getByText('Totrinns innlogging er slått av.')).toBeVisible();
    await expect(section.getByRole('button', { name: 'Slå på totrinns innlogging' })).toBeVisible();
    const me = await page.request.get('/api/auth/me', { headers });
    expect((await me.json()).user.hasSecondStep).toBe(false);
  });
});

test('what another tab or device turned on or off meanwhile is not shown as it was', async ({ page }) => {
  const { headers } = await enterAnew(page);
  await page.goto('/profil?tab=security');
  const section = page.getByRole('region', { name: 'Totrinns innlogging' });
  await expect(section.getByRole('button', { name: 'Slå på totrinns innlogging' })).toBeVisible();
  const path = '/api/auth/second-step';
  const { key, beginning, recoveryCodes } = await call(page, 'POST', path, { headers, data: { password } });
  await call(page, 'POST', `${path}/confirm`, { headers, data: { beginning, code: appCode(key, new Date()) } });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const turnOff = section.getByRole('button', { name: 'Slå av', exact: true });
  await section.getByRole('button', { name: 'Slå av totrinns innlogging' }).click();

  await call(page, 'DELETE', path, { headers, data: { password, code: recoveryCodes[0] } });
  await section.getByLabel('Passord', { exact: true }).fill(password);
  await section.getByLabel('Kode fra appen').fill('123456');
  await turnOff.click();
  await expect(section.getByText('Totrinns innlogging er ikke på.')).toBeVisible();
  await expect(section.getByText('På', { exact: true })).toHaveCount(0);
});

test('staff without it are advised to turn it on, where they begin', async ({ page }) => {
  await enter(page, await tokenOf(page, 'ansatt@demo.example'));
  await page.goto('/admin');
  await page.getByRole('region', { name: 'Slå på totrinns innlogging' }).getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Slå på totrinns innlogging' })).toBeVisible();
});

test('staff turn it off for somebody who lost everything, and cannot turn it on', async ({ page }) => {
  const { email, headers, id } = await register(page);
  const { key, beginning } = await call(page, 'POST', '/api/auth/second-step', { headers, data: { password } });
  const data = { code: appCode(key, new Date()), beginning };
  await call(page, 'POST', '/api/auth/second-step/confirm', { headers, data });
  await enter(page, await tokenOf(page, 'ansatt@demo.example'));
  await page.goto(`/admin?tab=users&edit=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Rediger bruker' });
  const toggle = dialog.getByLabel('Totrinns innlogging');
  await toggle.uncheck();
  await dialog.getByRole('button', { name: 'Lagre' }).click();
  await expect(page.getByText('Brukeren er lagret.')).toBeVisible();
  await call(page, 'POST', '/api/auth/login', { data: { email, password } });
  await page.goto(`/admin?tab=users&edit=${id}`);
  await expect(toggle).toBeDisabled();
});
