import { expect } from '@playwright/test';
import { call, enterAnew } from '../support/account.ts';
import { checkInBothSchemes } from '../support/check-accessibility.ts';
import { apply, openInbox } from '../support/inbox.ts';
import { test } from '../support/journey.ts';
import { loseReply } from '../support/lose-reply.ts';
import { overflowOf } from '../support/overflow.ts';

test('all who wait for an answer to one position get it at once, and nobody twice or unseen', async ({ page }) => {
  test.slow();
  const { address, positionId, headers } = await openInbox(page);
  const main = page.getByRole('main');
  const unread = main.getByRole('region', { name: /^Uleste/ });
  const read = main.getByRole('region', { name: /^Leste/ });
  const summary = main.getByRole('region', { name: 'Dette sendes' });
  const title = main.getByRole('heading', { level: 1, name: 'Svar alle som venter' });
  const business = `/api/applications/business/${address.split('/')[2]}`;
  const { applications } = await call(page, 'GET', `${business}?fields=summary&sort=name`, { headers });
  // Aa is Å.
  const [birger, , aslaug] = applications.map(({ id }: { id: string }) => id);
  await call(page, 'PUT', `/api/applications/${aslaug}/read`, { headers });

  await test.step('from the inbox of the position, each group gets its own answer', async () => {
    await page.goto(`${address}?positionId=${positionId}`);
    await main.getByRole('link', { name: 'Svar alle som venter' }).click();
    await expect(main.getByText('3 søkere venter på svar.')).toBeVisible();
    await expect(summary.getByRole('button', { name: 'Send svar' })).toBeDisabled();
    await unread.getByRole('radio', { name: 'Avslått' }).check();
    await unread.getByLabel('Annet').check();
    await summary.getByRole('button', { name: 'Send 2 svar' }).click();
    await expect(unread.getByLabel('Melding til søkerne')).toBeFocused();
    await expect(unread.getByText('Skriv hva grunnen er når du velger «Annet»')).toBeVisible();
    await unread.getByLabel('Annet').uncheck();
    await unread.getByLabel('Stillingen blir ikke besatt').check();
    await unread.getByLabel('Melding til søkerne').fill('Takk for søknaden.');
    await read.getByRole('button', { name: 'Samme svar som til «Uleste»' }).click();
    await expect(read.getByLabel('Melding til søkeren')).toHaveValue('Takk for søknaden.');
    await expect(read.getByLabel('Melding til søkeren')).toBeFocused();
    await expect(read.getByLabel('Stillingen blir ikke besatt')).toBeChecked();
    await expect(summary.getByText('3 får avslag.')).toBeVisible();
    await read.getByRole('radio', { name: 'Kontaktet' }).check();
    await unread.getByRole('checkbox', { name: 'Cecilie Clausen' }).uncheck();
    await expect(summary.getByText('1 får avslag, 1 får svaret «Kontaktet» og 1 blir stående.')).toBeVisible();
    await expect(summary.getByText('Én av søknadene er ikke lest.')).toBeVisible();
    await page.setViewportSize({ width: 320, height: 740 });
    expect(await overflowOf(page)).toBe(0);
    await checkInBothSchemes(page);
    await main.getByRole('link', { name: 'Tilbake til søknadene' }).click();
    await page
      .getByRole('dialog', { name: 'Forlate svarene uten å lagre?' })
      .getByRole('button', { name: 'Avbryt' })
      .click();
  });

  await test.step('a connection that goes half way is told, and the rest sent later', async () => {
    let parts = 0;
    await page.route('**/api/applications/status', (route) => {
      parts += 1;
      return parts === 1 ? route.continue() : route.abort();
    });
    await summary.getByRole('button', { name: 'Send 2 svar' }).click();
    await expect(main.getByRole('alert')).toContainText('Send igjen for å svare resten. Ingen får svar to ganger.');
    await expect(main.getByText('1 får avslag. De siste svarene kan ha kommet frem.')).toBeVisible();
    await expect(read.getByLabel('Melding til søkeren')).toHaveValue('Takk for søknaden.');
    await page.unroute('**/api/applications/status');
    await summary.getByRole('button', { name: 'Send 1 svar' }).click();
    await expect(main.getByText('1 får avslag og 1 får svaret «Kontaktet». Søkerne får e-post om')).toBeVisible();
    await expect(title).toBeFocused();
    await expect(main.getByText('1 søker venter på svar.')).toBeVisible();
  });

  await test.step('all of them are taken back, unread as they were, with what was written', async () => {
    await main.getByRole('button', { name: 'Angre' }).click();
    await expect(main.getByText('2 søknader er som før, og søkerne får ingen e-post om endringen.')).toBeVisible();
    await expect(unread.getByRole('heading', { name: 'Uleste (2)' })).toBeVisible();
    await expect(unread.getByRole('checkbox', { name: 'Birger Bø' })).toBeChecked();
    await expect(unread.getByRole('checkbox', { name: 'Cecilie Clausen' })).not.toBeChecked();
    await expect(unread.getByLabel('Melding til søkeren')).toHaveValue('Takk for søknaden.');
  });

  await test.step('so are those of which nobody heard whether they were answered', async () => {
    await loseReply(page, '**/api/applications/status', 'PUT');
    await summary.getByRole('button', { name: 'Send 2 svar' }).click();
    await expect(main.getByText('De siste svarene kan ha kommet frem.')).toBeVisible();
    await main.getByRole('button', { name: 'Angre' }).click();
    await expect(main.getByText('Én søknad er som før, og søkeren får ingen e-post om endringen.')).toBeVisible();
    await expect(unread.getByRole('heading', { name: 'Uleste (2)' })).toBeVisible();
  });

  await test.step('what a colleague did meanwhile stays, and who applied meanwhile waits', async () => {
    await call(page, 'PUT', `/api/applications/${birger}/status`, { headers, data: { status: 'approved' } });
    await apply(page, positionId, 'Dagny Dahl');
    await summary.getByRole('button', { name: 'Send 2 svar' }).click();
    await expect(main.getByText('Birger Bø (nå Godkjent)')).toBeVisible();
    await expect(main.getByText('2 søkere venter på svar.')).toBeVisible();
    await unread.getByRole('radio', { name: 'Avslått' }).check();
    await expect(unread.getByRole('checkbox', { name: 'Dagny Dahl' })).toBeChecked();
    await summary.getByRole('button', { name: 'Send 2 svar' }).click();
    await expect(main.getByRole('heading', { name: 'Ingen venter på svar' })).toBeVisible();
    await expect(title).toBeFocused();
    await checkInBothSchemes(page);
  });
});

test('whoever lost the access meanwhile does not read that it is too late to take it back', async ({ page }) => {
  const { address, positionId, headers } = await openInbox(page);
  const businessId = address.split('/')[2];
  const share = `/api/business-settings/${businessId}/share`;
  const colleague = await enterAnew(page);
  await call(page, 'POST', share, { headers, data: { email: colleague.email } });
  const main = page.getByRole('main');
  await page.goto(`/bedrift/${businessId}/stillinger/${positionId}/svar`);
  await main.getByRole('radio', { name: 'Avslått' }).check();
  await main.getByRole('button', { name: 'Send 3 svar' }).click();
  await expect(main.getByText('3 får avslag.')).toBeVisible();
  await call(page, 'DELETE', `${share}/${colleague.id}`, { headers });
  await main.getByRole('button', { name: 'Angre' }).click();
  await expect(main.getByRole('alert').first()).toHaveText(
    '3 søknader er trukket eller slettet, eller eieren har fjernet tilgangen din.',
  );
  await expect(main.getByText('for sent')).toHaveCount(0);
});
