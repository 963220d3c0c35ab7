import { expect } from '@playwright/test';
import { enter, tokenOf } from '../support/account.ts';
import { test } from '../support/journey.ts';
import { loseConnection } from '../support/lose-connection.ts';
import { enlargeText, overflowOf } from '../support/overflow.ts';

const message = 'Hvordan endrer jeg e-postadressen min?';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a visitor writes to support, mends what was wrong, and is thanked', async ({ page }) => {
      await page.goto('/kontakt?tema=jobbsoker');
      await page.getByLabel('E-post').fill('kari');
      await page.getByLabel('Melding').fill(message);
      await page.getByRole('button', { name: 'Send melding' }).click();

      const summary = page.getByRole('link', { name: 'Navn er påkrevd' });
      await expect(summary).toHaveAttribute('href', '#name');
      await expect(page.getByLabel('Navn')).toHaveAccessibleDescription('Navn er påkrevd');
      await expect(page.getByLabel('E-post')).toHaveAccessibleDescription(
        'Svaret kommer hit. Vennligst oppgi en gyldig e-postadresse',
      );
      await expect(page.getByLabel('Melding')).toHaveValue(message);
      await expect(page.getByLabel('Hva gjelder det?')).toHaveValue('jobbsoker');
      await expect(page.getByLabel('Navn')).toBeFocused();

      await page.getByLabel('Navn').fill('Kari Nordmann');
      await page.getByLabel('E-post').fill('kari@example.no');
      await page.getByRole('button', { name: 'Send melding' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Takk, vi har fått meldingen');
      await page.getByRole('link', { name: 'Skriv en melding til' }).click();
      await expect(page.getByLabel('Melding')).toBeEmpty();
    });

    test('an address that names no topic of ours chooses none', async ({ page }) => {
      await page.goto('/kontakt?tema=constructor');
      await expect(page.getByLabel('Hva gjelder det?')).toHaveValue('');
    });

    test('help can be searched', async ({ page }) => {
      await page.goto('/hjelp');
      await page.getByLabel('Søk i spørsmål og svar').fill('organisasjonsnummer siffer');
      await page.getByRole('main').getByRole('button', { name: 'Søk', exact: true }).click();
      await expect(page.getByText('Organisasjonsnummeret har 9 siffer')).toBeVisible();
      await expect(page.getByText('Hvilke krav er det til passordet?')).toHaveCount(0);
    });
  });
}

test('a message to support that finds no net is not lost, and two presses send it once', async ({ page }) => {
  await page.goto('/kontakt?tema=jobbsoker');
  await page.getByLabel('Navn').fill('Kari Nordmann');
  await page.getByLabel('E-post').fill('kari@example.no');
  await page.getByLabel('Melding').fill(message);
  await loseConnection(page);
  await page.getByRole('button', { name: 'Send melding' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Nettverksfeil. Prøv igjen senere.' })).toBeFocused();
  await expect(page.getByLabel('Melding')).toHaveValue(message);
  await page.context().setOffline(false);
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1;
  });
  await page.getByRole('button', { name: 'Send melding' }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Takk, vi har fått meldingen');
  await expect(page.getByRole('group', { name: 'Takk, vi har fått meldingen' })).toBeFocused();
  expect(sent).toBe(1);
});

test('a form of somebody else is answered by a page in Norwegian, from which one goes on', async ({
  page,
  baseURL,
}) => {
  await page.goto('about:blank');
  await page.setContent(`<form method="post" action="${baseURL}/kontakt"><button>Send</button></form>`);
  await page.getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Det gikk ikke å sende dette');
  await expect(page.getByRole('main')).toContainText('Skjemaet ble ikke sendt fra siden det hører til.');
  await page.getByRole('main').getByRole('link', { name: 'Stillinger' }).click();
  await expect(page).toHaveTitle(/^Ledige stillinger/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click();
  await expect(page.getByLabel('Melding')).toBeEditable();
});

test('what a visitor allows on the cookie page is what the browser keeps', async ({ page }) => {
  const stored = () => page.evaluate(() => Object.keys(localStorage));
  await page.goto('/cookies');
  const functional = page.getByRole('switch', { name: 'Funksjonelle' });
  await expect(functional).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Analyse' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Markedsføring' })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Nødvendige' })).toBeDisabled();
  await expect(page.getByText('Du har ikke lagret noe valg ennå.')).toBeVisible();
  expect(await stored()).toEqual([]);

  await page.evaluate(() => localStorage.setItem('analytics_id', '{}'));
  await page.getByRole('button', { name: 'Bare nødvendige' }).click();
  await expect(page.getByText('Valget er lagret')).toBeVisible();
  await expect(functional).not.toBeChecked();
  expect(await stored()).toEqual(['cookie_consent']);

  await functional.check();
  await page.getByRole('button', { name: 'Lagre valg' }).click();
  await page.reload();
  await expect(functional).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Analyse' })).not.toBeChecked();

  const keep = (days: number) => {
    const kept = { value: { colorScheme: 'dark' }, expiresAt: Date.now() + days * 24 * 3_600_000 };
    return page.evaluate((text) => localStorage.setItem('user_preferences', text), JSON.stringify(kept));
  };
  const colorScheme = page.locator('html[data-color-scheme="dark"]');
  await keep(1);
  await page.reload();
  await expect(colorScheme).toHaveCount(1);
  await expect(functional).toBeChecked();
  expect(await stored()).toContain('user_preferences');
  await keep(-1);
  await page.reload();
  await expect.poll(stored).toEqual(['cookie_consent']);
  await expect(colorScheme).toHaveCount(0);
});

test('the way into the CV builder for a visitor is the log-in dialog', async ({ page }) => {
  await page.goto('/cv-bygger-info');
  await page.getByRole('main').getByRole('link', { name: 'Registrer deg' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL('/cv-bygger-info');
});

test('whoever is logged in is not asked to log in before the CV builder, not even while that is being checked', async ({
  page,
}) => {
  await enter(page, await tokenOf(page, 'soker@demo.example'));
  const held = Promise.withResolvers<void>();
  await page.route('**/api/auth/me', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/cv-bygger-info');
  const start = page.getByRole('link', { name: 'Start CV-byggeren' });
  const ask = page.getByText('Du må være logget inn for å bruke CV-byggeren');
  await expect(start).toBeVisible();
  await expect(ask).toBeHidden();
  const before = await page.getByRole('heading', { name: 'Slik virker det' }).boundingBox();
  held.resolve();
  await expect(ask).toHaveCount(0);
  expect(await page.getByRole('heading', { name: 'Slik virker det' }).boundingBox()).toEqual(before);

  // A log-in that has ended is one that is needed again.
  await page.unroute('**/api/auth/me');
  await page.evaluate(() => localStorage.setItem('authToken', 'ended'));
  await page.goto('/cv-bygger-info');
  await expect(ask).toBeVisible();
  await expect(start).toHaveCount(0);
});

test('a long word breaks on a phone with large text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/for-bedrifter');
  await enlargeText(page);
  expect(await overflowOf(page)).toBe(0);
});
