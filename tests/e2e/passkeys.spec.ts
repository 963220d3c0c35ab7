import { expect, type Page } from '@playwright/test';
import { enterAnew, password } from '../support/account.ts';
import { bringAxe, checkAccessibility } from '../support/check-accessibility.ts';
import { test } from '../support/journey.ts';
import { linkInMail } from '../support/link-in-mail.ts';

const widths = [390, 1440];

/** A phone or a laptop that keeps passkeys and knows its owner's finger. */
async function addAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const setVerified = (isUserVerified: boolean) =>
    cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  const setPresent = (enabled: boolean) =>
    cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  return { setVerified, setPresent };
}

/** The finger is on the reader all the time here: the browser's own offer would be taken before it is seen. */
const withoutAutofill = (page: Page) =>
  page.addInitScript(() => {
    if ('PublicKeyCredential' in window) PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });

async function logOut(page: Page) {
  await page.evaluate(() => localStorage.removeItem('authToken'));
  await page.goto('/?logginn');
}

const menu = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Kari/ });

async function addPasskey(page: Page, name: string) {
  const section = page.getByRole('region', { name: 'Passnøkler' });
  await section.getByRole('button', { name: 'Legg til passnøkkel' }).press('Enter');
  await expect(section.getByLabel('Navn på passnøkkelen')).toBeFocused();
  await page.keyboard.type(name);
  await section.getByLabel('Passord', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(section.getByText('Passnøkkelen er lagt til.')).toBeVisible();
  return section;
}

test('a passkey is added, logs in, is renamed and deleted', async ({ page }) => {
  await withoutAutofill(page);
  await bringAxe(page);
  const { setVerified } = await addAuthenticator(page);
  await enterAnew(page);
  await page.goto('/profil?tab=security');
  const section = await addPasskey(page, 'Mobilen');
  await expect(section.getByRole('heading', { name: 'Passnøkler' })).toBeFocused();
  await expect(section.getByRole('listitem')).toContainText('Ikke brukt ennå.');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await checkAccessibility(page);
  }
  await section.getByRole('button', { name: 'Legg til passnøkkel' }).click();
  await section.getByLabel('Navn på passnøkkelen').fill('Enda en');
  await section.getByLabel('Passord', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(section.getByText('Denne enheten har allerede en passnøkkel for kontoen din.')).toBeVisible();

  await logOut(page);
  const form = page.getByRole('dialog').getByRole('tabpanel');
  const button = form.getByRole('button', { name: 'Logg inn med passnøkkel' });
  await expect(button).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await checkAccessibility(page);
  }
  // Whoever gives up in the browser's dialog is where they were.
  let begun = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/passkeys/log-in/begin')) begun += 1;
  });
  await setVerified(false);
  await button.press('Enter');
  // By the press, and once more when it was given up: what comes before that would meet the first one.
  await expect.poll(() => begun).toBeGreaterThanOrEqual(2);
  await expect(button).toBeFocused();
  await expect(page.getByRole('dialog')).toBeVisible();
  await setVerified(true);
  await expect(async () => {
    await button.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden({ timeout: 3000 });
  }).toPass();
  await expect(menu(page)).toBeVisible();

  await page.goto('/profil?tab=security');
  await expect(section.getByRole('listitem')).toContainText('Sist brukt');
  await section.getByRole('button', { name: 'Gi nytt navn til Mobilen' }).press('Enter');
  await expect(section.getByLabel('Nytt navn på Mobilen')).toBeFocused();
  await section.getByLabel('Nytt navn på Mobilen').fill('Gamle mobilen');
  await page.keyboard.press('Enter');
  await expect(section.getByRole('button', { name: 'Gi nytt navn til Gamle mobilen' })).toBeFocused();
  await section.getByRole('button', { name: 'Slett Gamle mobilen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Slett passnøkkelen' }).click();
  await expect(section.getByText('Passnøkkelen er slettet.')).toBeVisible();
  await expect(section.getByRole('heading', { name: 'Passnøkler' })).toBeFocused();
  await expect(section.getByRole('listitem')).toHaveCount(0);

  await logOut(page);
  await button.click();
  const refusal = form.getByText('Denne passnøkkelen slipper ingen inn her.');
  await expect(refusal).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Lukk' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Logg inn' }).click();
  await expect(button).toBeVisible();
  await expect(refusal).toHaveCount(0);
});

test('where the dialog of the browser hangs, pressing again opens another', async ({ page }) => {
  await withoutAutofill(page);
  const { setPresent } = await addAuthenticator(page);
  await enterAnew(page);
  await page.goto('/profil?tab=security');
  await addPasskey(page, 'Mobilen');
  await logOut(page);
  await page.evaluate(() => {
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = (asked) => {
      document.body.dataset.asks = 'true';
      return get(asked);
    };
  });
  const button = page.getByRole('dialog').getByRole('button', { name: 'Logg inn med passnøkkel' });
  await setPresent(false);
  await button.press('Enter');
  await expect(page.locator('body')).toHaveAttribute('data-asks', 'true');
  await setPresent(true);
  await button.press('Enter');
  await expect(menu(page)).toBeVisible();
});

test('the browser offers the passkey at the field for the address; a new password leaves it, and says so', async ({
  page,
}) => {
  await addAuthenticator(page);
  const { email } = await enterAnew(page);
  const link = new URL(await linkInMail(page, email, 'Bekreft e-postadressen'), page.url());
  await page.request.post('/api/auth/confirm-email', { data: { token: link.searchParams.get('token') } });
  await page.goto('/profil?tab=security');
  await addPasskey(page, 'Mobilen');
  await logOut(page);
  await expect(menu(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.request.post('/api/auth/forgot-password', { data: { email } });
  await page.goto(await linkInMail(page, email, 'Sett nytt passord'));
  for (const label of ['Nytt passord', 'Bekreft passord']) {
    await page.getByLabel(label, { exact: true }).fill(`${password}!`);
  }
  await page.getByRole('button', { name: 'Tilbakestill passord' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Se over passnøklene' })).toBeVisible();
  await main.getByRole('link', { name: 'Gå til forsiden' }).click();
  await expect(page).toHaveURL('/');
});

test('where there can be no passkeys none are offered, and the password works', async ({ page, baseURL }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const { email } = await enterAnew(page);
  await page.evaluate(() => localStorage.removeItem('authToken'));
  const byNumber = `${baseURL}`.replace('localhost', '127.0.0.1');
  await page.goto(`${byNumber}/?logginn`);
  const form = page.getByRole('dialog').getByRole('tabpanel');
  await form.getByLabel('E-post').fill(email);
  await form.getByLabel('Passord', { exact: true }).fill(password);
  await expect(form.getByRole('button', { name: 'Logg inn med passnøkkel' })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await page.goto(`${byNumber}/profil?tab=security`);
  await expect(page.getByRole('region', { name: 'Totrinns innlogging' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Passnøkler' })).toHaveCount(0);
  expect(asked.filter((url) => url.includes('/log-in/begin'))).toEqual([]);
});
