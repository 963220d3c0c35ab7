import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { call, enter, tokenOf } from '../support/account.ts';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { openInbox } from '../support/inbox.ts';
import { isOnTop } from '../support/is-on-top.ts';
import { test } from '../support/journey.ts';
import { enlargeText, overflowOf } from '../support/overflow.ts';

test('an employer reads, answers, regrets, does several at once and takes the table along', async ({ page }) => {
  // Five people register first, and a password takes its time on a busy machine.
  test.slow();
  const { address } = await openInbox(page);
  const main = page.getByRole('main');
  const several = main.getByRole('region', { name: 'Med de valgte søknadene' });
  const row = (name: string) => main.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });

  await test.step('opening marks read', async () => {
    await page.goto(address);
    await expect(main.getByRole('heading', { level: 1, name: 'Søknader' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Uleste 3' })).toBeVisible();
    await expect(row('Aslaug Aas').getByText('Ny', { exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Aslaug Aas' })).toHaveAccessibleDescription(/ Ny Venter$/);
    await main.getByRole('link', { name: 'Aslaug Aas' }).click();
    await expect(page).toHaveURL(/application=/);
    await expect(main.getByRole('heading', { level: 2, name: 'Aslaug Aas' })).toBeFocused();
    await expect(main.getByText('Fordi Aslaug liker fjorden.')).toBeVisible();
    await expect(main.getByText('E-posten er ikke bekreftet')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Uleste 2' })).toBeVisible();
    await expect(row('Aslaug Aas').getByText('Ny', { exact: true })).toBeHidden();
    await checkAccessibility(page);
  });

  await test.step('the next one and back', async () => {
    await main.getByRole('link', { name: 'Forrige' }).click();
    await expect(main.getByRole('heading', { level: 2, name: 'Birger Bø' })).toBeFocused();
    await main.getByRole('link', { name: 'Neste' }).click();
    await expect(main.getByRole('heading', { level: 2, name: 'Aslaug Aas' })).toBeFocused();
    await expect(main.getByRole('link', { name: 'Uleste 1' })).toBeVisible();
  });

  await test.step('an answer that comes when another one is open says nothing there', async () => {
    const held = Promise.withResolvers<void>();
    await page.route('**/api/applications/*/status', async (route) => {
      const response = await route.fetch();
      await held.promise;
      await route.fulfill({ response });
    });
    await main.getByRole('radio', { name: 'Kontaktet' }).check();
    await main.getByRole('button', { name: 'Lagre status' }).click();
    await main.getByRole('link', { name: 'Forrige' }).click();
    await expect(main.getByRole('heading', { level: 2, name: 'Birger Bø' })).toBeFocused();
    held.resolve();
    await expect(row('Aslaug Aas').getByText('Kontaktet')).toBeVisible();
    await expect(main.getByRole('heading', { level: 2, name: 'Birger Bø' })).toBeVisible();
    await expect(main.getByText('Søknaden er oppdatert')).toHaveCount(0);
    await page.unroute('**/api/applications/*/status');
    await main.getByRole('link', { name: 'Neste' }).click();
    await main.getByRole('button', { name: 'Angre' }).click();
    await expect(row('Aslaug Aas').getByText('Venter')).toBeVisible();
  });

  await test.step('a note and a status that is taken back', async () => {
    await main.getByLabel('Notater').fill('Ring på mandag');
    await main.getByRole('button', { name: 'Lagre notatet' }).click();
    await expect(main.getByText('Søknaden er oppdatert')).toBeInViewport();
    await expect(main.getByRole('link', { name: 'Forrige' })).toBeInViewport();
    // What is typed beside it goes along with the status.
    await main.getByLabel('Notater').fill('Ring på tirsdag');
    await main.getByRole('radio', { name: 'Avslått' }).check();
    await main.getByRole('button', { name: 'Lagre status' }).click();
    await expect(row('Aslaug Aas').getByText('Avslått')).toBeVisible();
    await main.getByRole('button', { name: 'Angre' }).click();
    await expect(main.getByText('Statusen er som før.')).toBeVisible();
    await expect(main.getByRole('heading', { level: 2, name: 'Aslaug Aas' })).toBeFocused();
    await expect(row('Aslaug Aas').getByText('Venter')).toBeVisible();
    await main.getByText('Historikk', { exact: true }).click();
    await expect(main.getByText('Kari Nordmann angret: «Avslått» ble «Venter» igjen')).toBeVisible();
    await page.reload();
    await expect(main.getByLabel('Notater')).toHaveValue('Ring på tirsdag');
  });

  await test.step('what was written to the applicant comes back with what is taken back', async () => {
    await main.getByRole('radio', { name: 'Kontaktet' }).check();
    await main.getByLabel('Melding til søkeren').fill('Kan du komme torsdg?');
    const save = main.getByRole('button', { name: 'Lagre status' });
    await save.evaluate((button) => button.scrollIntoView({ block: 'start' }));
    await save.click();
    await expect(row('Aslaug Aas').getByText('Kontaktet')).toBeVisible();
    // What is seldom wanted then does not stand before the answers.
    await expect(main.getByLabel('Melding til søkeren')).toHaveCount(0);
    await main.getByRole('button', { name: 'Skriv til søkeren' }).press('Enter');
    await expect(main.getByLabel('Melding til søkeren')).toBeFocused();
    await expect(main.getByLabel('Melding til søkeren')).toHaveValue('');
    await expect(main.getByText('Melding som følger med: «Kan du komme torsdg?»')).toBeVisible();
    // However far down it was pressed, and what is said of it does not lie over that.
    const undoable = main.getByText(/^Søkeren får ikke vite om endringen før/);
    await expect.poll(() => undoable.evaluate(isOnTop)).toBe(true);
    await main.getByRole('button', { name: 'Angre' }).click();
    await expect(row('Aslaug Aas').getByText('Venter')).toBeVisible();
    await expect(main.getByRole('radio', { name: 'Kontaktet' })).toBeChecked();
    await expect(main.getByLabel('Melding til søkeren')).toHaveValue('Kan du komme torsdg?');
    await main.getByLabel('Melding til søkeren').fill('');
    await main.getByRole('radio', { name: 'Venter' }).check();
  });

  await test.step('what a colleague did meanwhile is told, also in the list', async () => {
    const id = new URL(page.url()).searchParams.get('application');
    await page.evaluate(async (id) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('authToken')}`,
        'content-type': 'application/json',
      };
      const body = JSON.stringify({ status: 'contacted' });
      await fetch(`/api/applications/${id}/status`, { method: 'PUT', headers, body });
    }, id);
    await main.getByRole('radio', { name: 'Avslått' }).check();
    await main.getByLabel('Melding til søkeren').fill('Takk for søknaden.');
    await main.getByRole('button', { name: 'Lagre status' }).click();
    await expect(main.getByText('Noen andre har endret søknaden i mellomtiden.')).toBeVisible();
    await expect(row('Aslaug Aas').getByText('Kontaktet')).toBeVisible();
    // What was picked and written is not lost with it, nor by a click beside it.
    await expect(main.getByRole('radio', { name: 'Avslått' })).toBeChecked();
    await expect(main.getByLabel('Melding til søkeren')).toHaveValue('Takk for søknaden.');
    await main.getByRole('link', { name: 'Forrige' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Avbryt' }).click();
    await expect(main.getByLabel('Melding til søkeren')).toHaveValue('Takk for søknaden.');
    await main.getByRole('radio', { name: 'Venter' }).check();
    await main.getByRole('button', { name: 'Lagre status' }).click();
    await expect(row('Aslaug Aas').getByText('Venter')).toBeVisible();
  });

  await test.step('several at once, and the table', async () => {
    await main.getByRole('button', { name: 'Lukk søknaden' }).click();
    await main.getByRole('checkbox', { name: 'Velg søknaden fra Birger Bø' }).check();
    await main.getByRole('checkbox', { name: 'Velg søknaden fra Cecilie Clausen' }).check();
    // What one changes oneself in between is no colleague's change.
    await main.getByRole('link', { name: 'Birger Bø' }).click();
    await main.getByRole('radio', { name: 'Godkjent' }).check();
    await main.getByRole('button', { name: 'Lagre status' }).click();
    await expect(row('Birger Bø').getByText('Godkjent')).toBeVisible();
    await main.getByRole('button', { name: 'Lukk søknaden' }).click();
    await expect(several.getByText('2 søknader valgt')).toBeVisible();
    await expect(several.getByRole('button', { name: 'Sett status' })).toBeDisabled();
    const zip = page.waitForEvent('download');
    await several.getByRole('button', { name: 'Zip med filer' }).click();
    expect((await readFile(await (await zip).path())).subarray(0, 2).toString()).toBe('PK');
    await expect(several.getByRole('button', { name: 'Zip med filer' })).toBeFocused();
    await several.getByLabel('Ny status').selectOption('Kontaktet');
    const later = 'Søkerne får e-post om 10 minutter. Til da kan du angre.';
    await expect(several.getByText(later)).toBeVisible();
    await several.getByLabel('Melding til søkerne').fill('Vi vil gjerne snakke med dere.');
    await several.getByRole('button', { name: 'Sett status' }).click();
    await expect(main.getByText(`2 søknader er oppdatert. ${later}`)).toBeVisible();
    await expect(main.getByRole('heading', { name: '3 søknader' })).toBeFocused();
    // Taken back, most often to be written better: who was chosen and what was written is there again.
    await main.getByRole('button', { name: 'Angre' }).click();
    await expect(several.getByText('2 søknader valgt')).toBeVisible();
    await expect(several.getByLabel('Ny status').locator('option:checked')).toHaveText('Kontaktet');
    await expect(several.getByLabel('Melding til søkerne')).toHaveValue('Vi vil gjerne snakke med dere.');
    await several.getByRole('button', { name: 'Sett status' }).click();
    await expect(main.getByText('2 søknader er oppdatert.')).toBeVisible();
    await main.getByRole('link', { name: 'Kontaktet 2' }).click();
    await expect(main.getByRole('heading', { name: '2 søknader' })).toBeVisible();
    const download = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Last ned CSV' }).click();
    await expect(main.getByText('Filen er lastet ned.')).toBeVisible();
    expect((await download).suggestedFilename()).toMatch(/^søknader-Fyrvesenet-AS-\d{4}-\d\d-\d\d\.csv$/);
    await main.getByRole('link', { name: 'Totalt 3' }).click();
    await main.getByLabel('Søk i søknadene').fill('birger');
    await page.keyboard.press('Enter');
    await expect(main.getByRole('heading', { name: '1 søknad', exact: true })).toBeVisible();
  });

  await test.step('deleting asks first', async () => {
    await main.getByRole('link', { name: 'Birger Bø' }).click();
    await expect(main.getByRole('radio', { name: 'Kontaktet' })).toBeChecked();
    await main.getByRole('checkbox', { name: 'Velg søknaden fra Birger Bø' }).check();
    await several.getByLabel('Ny status').selectOption('Avslått');
    await several.getByRole('button', { name: 'Sett status' }).click();
    // The open one beside the list is up to date, so going on there is no colleague's change either.
    await expect(main.getByRole('radio', { name: 'Avslått' })).toBeChecked();
    // The open one has an "Angre" of its own, which may come sooner.
    await main.getByText('Én søknad er oppdatert.').getByRole('button', { name: 'Angre' }).click();
    await expect(main.getByText('Én søknad er som før.')).toBeVisible();
    await expect(main.getByRole('heading', { name: '1 søknad', exact: true })).toBeFocused();
    await expect(main.getByRole('radio', { name: 'Kontaktet' })).toBeChecked();
    await main.getByLabel('Notater').fill('Ring i dag');
    await main.getByRole('button', { name: 'Lagre notatet' }).click();
    await expect(main.getByText('Søknaden er oppdatert')).toBeVisible();
    await main.getByRole('button', { name: 'Slett søknaden' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Slett søknaden' }).click();
    await expect(main.getByText('Søknaden er slettet')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Totalt 2' })).toBeVisible();
    await expect(main.getByRole('heading', { name: '0 søknader' })).toBeFocused();
  });
});

test('blanks are no message to several, and what could not be taken back without a connection is taken back later', async ({
  page,
}) => {
  const { address } = await openInbox(page);
  await page.goto(address);
  const several = page.getByRole('region', { name: 'Med de valgte søknadene' });
  await page.getByRole('checkbox', { name: 'Velg alle på siden' }).check();
  await several.getByLabel('Ny status').selectOption('Kontaktet');
  await several.getByLabel('Melding til søkerne').fill('   ');
  await several.getByRole('button', { name: 'Sett status' }).click();
  await page.route('**/api/applications/undo', (route) => route.abort());
  await page.getByRole('button', { name: 'Angre' }).click();
  await expect(page.getByRole('alert')).toHaveText('Nettverksfeil ved oppdatering av status');
  await page.unroute('**/api/applications/undo');
  await page.getByRole('button', { name: 'Angre' }).click();
  await expect(page.getByText('3 søknader er som før.')).toBeVisible();
  // Nothing was written that could be written better.
  await expect(several).toHaveCount(0);
});

test('what a colleague changed on another page of the list is named, stays chosen and can be changed nevertheless', async ({
  page,
}) => {
  const { address, headers } = await openInbox(page);
  await page.goto(address);
  const several = page.getByRole('region', { name: 'Med de valgte søknadene' });
  const aslaug = page.getByRole('link', { name: 'Aslaug Aas' });
  const id = await aslaug.getAttribute('data-application');
  await page.getByRole('checkbox', { name: 'Velg søknaden fra Aslaug Aas' }).check();
  await page.getByLabel('Søk i søknadene').fill('birger');
  await page.keyboard.press('Enter');
  await expect(aslaug).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Velg søknaden fra Birger Bø' }).check();
  await call(page, 'PUT', `/api/applications/${id}/status`, { headers, data: { status: 'contacted' } });
  await several.getByLabel('Ny status').selectOption('Avslått');
  await several.getByRole('button', { name: 'Sett status' }).click();
  await expect(page.getByText('Fortsatt valgt: Aslaug Aas (nå Kontaktet).')).toBeVisible();
  await expect(several.getByText('1 søknad valgt')).toBeVisible();
  await several.getByRole('button', { name: 'Sett status' }).click();
  await expect(page.getByText('Én søknad er oppdatert. Søkeren får')).toBeVisible();
  await expect(several).toHaveCount(0);
});

test('on a phone the application that was chosen stays in sight below what can be done with it', async ({ page }) => {
  const { address } = await openInbox(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(address);
  const choice = page.getByRole('checkbox', { name: /^Velg søknaden fra / }).first();
  await expect(choice).toBeVisible();
  // Where it is said is there before: of a status that comes with its words, screen readers tell nothing.
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('[role="status"]')) each.setAttribute('data-old', '');
  });
  await choice.press(' ');
  await expect(page.locator('[data-old]').filter({ hasText: '1 søknad valgt' })).toBeAttached();
  const several = page.getByRole('region', { name: 'Med de valgte søknadene' });
  await expect(several).toBeVisible();
  await expect(choice).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Handlinger for 1 valgt' })).toBeHidden();

  await page.setViewportSize({ width: 390, height: 500 });
  await page
    .getByRole('checkbox', { name: /^Velg søknaden fra / })
    .last()
    .press(' ');
  await expect(several).not.toBeInViewport();
  await page.getByRole('button', { name: 'Handlinger for 2 valgte' }).click();
  await expect(several).toBeFocused();
  await expect(several).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Handlinger for 2 valgte' })).toBeHidden();
});

test('those of every page are chosen with one press more', async ({ page }) => {
  await openFullInbox(page);
  const main = page.getByRole('main');
  await main.getByLabel('Velg alle på siden').check();
  const several = page.getByRole('region', { name: 'Med de valgte søknadene' });
  await expect(several.getByText('10 søknader valgt')).toBeVisible();
  const more = main.getByRole('button', { name: /^Velg alle \d+$/ });
  const all = (await more.textContent())?.match(/\d+/)?.[0];
  await more.click();
  await expect(several.getByText(`${all} søknader valgt, ${Number(all) - 10} vises ikke her`)).toBeVisible();
  await expect(more).toHaveCount(0);
  await expect(main.getByRole('heading', { name: `${all} søknader` })).toBeFocused();
  await main.getByRole('link', { name: 'Neste', exact: false }).click();
  await expect(main.getByLabel('Velg alle på siden')).toBeChecked();
});

test('the last one of a page leads to the next page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openFullInbox(page);
  const main = page.getByRole('main');
  const others = main.getByRole('navigation', { name: 'Andre søknader' });
  await main.locator('a[data-application]').last().click();
  await expect(others.getByRole('link', { name: 'Forrige søknad', exact: true })).toBeVisible();
  await enlargeText(page);
  expect(await overflowOf(page)).toBe(0);
  await others.getByRole('link', { name: 'Neste side med søknader', exact: true }).click();
  await expect(page).toHaveURL(/page=2#soknader$/);
  await expect(main.getByRole('heading', { name: /^\d+ søknader$/ })).toBeFocused();
  await main.locator('a[data-application]').first().click();
  await expect(others.getByRole('link', { name: 'Neste søknad', exact: true })).toBeVisible();
  await expect(others.getByRole('link', { name: 'Neste side' })).toHaveCount(0);
});

/** That of the demo, which has several pages. */
async function openFullInbox(page: Page) {
  await enter(page, await tokenOf(page, 'bedrift@demo.example'));
  await page.goto('/bedriftsside');
  await page
    .getByRole('link', { name: /^Søknader \d+ nye? til / })
    .first()
    .click();
}
