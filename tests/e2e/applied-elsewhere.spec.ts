import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { addDays, dayInOslo, longDay } from '../../server/platform/clock.ts';
import { call, enter, enterAnew, register } from '../support/account.ts';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { addPosition, approve, asStaff, openBusiness } from '../support/employer.ts';
import { test } from '../support/journey.ts';
import { logInOver } from '../support/log-in-over.ts';
import { expectOneText } from '../support/one-text.ts';
import { overflowOf } from '../support/overflow.ts';

const today = dayInOslo(new Date());

async function checkLook(page: Page) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowOf(page)).toBe(0);
    await checkAccessibility(page);
  }
}

async function openNationalAd(page: Page) {
  const { positions } = await (await page.request.get('/api/nav-positions/search')).json();
  await page.goto(`/nav-stilling/${positions[0].uuid}`);
  return positions[0] as { uuid: string; title: string };
}

test('who applied for an ad of NAV’s logs in, notes it, takes it back and finds it in the list', async ({ page }) => {
  const { email } = await register(page);
  const { title } = await openNationalAd(page);
  await page.getByRole('button', { name: 'Jeg har søkt' }).click();
  await logInOver(page, email);
  const noted = page.getByRole('status').filter({ hasText: `Du noterte at du søkte ${longDay(today)}.` });
  await expect(noted).toBeVisible();
  await checkLook(page);

  await page.getByRole('button', { name: 'Angre' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Jeg har søkt' })).toBeFocused();
  await page.reload();
  await page.getByRole('button', { name: 'Jeg har søkt' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Angre' })).toBeFocused();
  // What is gone is taken back; a lost reply makes nothing old; an ended session is no end.
  const lose = async (method: string) => {
    await page.route('**/api/applications/elsewhere/**', async (route) => {
      if (route.request().method() !== method) return route.fallback();
      await route.fetch();
      await route.abort();
    });
  };
  await lose('DELETE');
  await page.getByRole('button', { name: 'Angre' }).click();
  await expect(page.getByText('Nettverksfeil')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Angre' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Jeg har søkt' })).toBeFocused();
  await lose('PUT');
  await page.getByRole('button', { name: 'Jeg har søkt' }).press('Enter');
  await expect(page.getByText('Nettverksfeil')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Jeg har søkt' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Angre' })).toBeFocused();
  await page.getByRole('button', { name: 'Angre' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Jeg har søkt' })).toBeFocused();
  await page.route('**/api/applications/elsewhere/**', (route) => route.fulfill({ status: 401, json: {} }), {
    times: 1,
  });
  await page.getByRole('button', { name: 'Jeg har søkt' }).press('Enter');
  await logInOver(page, email);
  await expect(noted).toBeVisible();
  await page.reload();
  await expect(noted).toBeVisible();
  await expect(page.getByRole('button', { name: 'Angre' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Se listen' }).click();
  await expect(page.locator('li:focus')).toContainText(title);
  await expect(page.getByRole('link', { name: title })).toHaveAttribute('href', /^\/nav-stilling\//);
});

test('one notes by hand, changes, is reminded, deletes, and takes the overview along', async ({ page }) => {
  await enterAnew(page, { firstName: 'Åse', lastName: 'Sjøbærg' });
  await page.goto('/profil?tab=applications');
  await page.getByRole('button', { name: 'Noter en søknad' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Noter en søknad' });
  await dialog.getByLabel('Stilling').fill('Fyrvokter');
  await dialog.getByLabel('Lenke (valgfritt)').fill('javascript:alert(1)');
  await dialog.getByLabel('Dato du søkte').fill(addDays(today, 1));
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Arbeidsgiver')).toBeFocused();
  await expect(dialog.getByLabel('Arbeidsgiver')).toHaveAccessibleDescription('Arbeidsgiver er påkrevd');
  await expect(dialog.getByText('Lenken må være en nettadresse')).toBeVisible();
  await dialog.getByLabel('Arbeidsgiver').fill('Kystverket');
  await dialog.getByLabel('Lenke (valgfritt)').fill('kystverket.example/fyr');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Datoen kan ikke være fram i tid')).toBeVisible();
  await checkLook(page);
  await dialog.getByLabel('Dato du søkte').fill(today);

  // What is typed stays while the dialog is closed.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Noter en søknad' }).click();
  await dialog.getByLabel('Notat').fill('Ring Kari');
  await dialog.getByRole('button', { name: 'Lagre' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: 'Fyrvokter' });
  await expect(entry.getByText(`Kystverket · Søkt ${longDay(today)}`)).toBeVisible();
  await expect(entry.getByRole('link')).toHaveAttribute('href', 'https://kystverket.example/fyr');

  await page.getByRole('button', { name: 'Endre Fyrvokter' }).click();
  const change = page.getByRole('dialog', { name: 'Endre det du noterte' });
  await expect(change.getByLabel('Notat')).toHaveValue('Ring Kari');
  await change.getByLabel('Sted').fill('Runde');
  await change.getByRole('button', { name: 'Lagre' }).click();
  await expect(entry.getByText('Kystverket · Runde')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Endre Fyrvokter' })).toBeFocused();

  await page.getByRole('button', { name: 'Minn meg på Fyrvokter' }).click();
  const reminder = page.getByRole('dialog', { name: 'Få en påminnelse' });
  await expect(reminder.getByLabel('Dag')).toHaveValue(addDays(today, 14));
  await reminder.getByRole('button', { name: 'Minn meg på det' }).click();
  await expect(entry.getByText(`Du får en påminnelse ${longDay(addDays(today, 14))}.`)).toBeVisible();
  await page.getByLabel('Status for Fyrvokter').selectOption('Intervju');
  await expect(page.getByText('Status er Intervju.')).toBeVisible();
  await checkLook(page);
  await page.getByRole('button', { name: 'Slå av påminnelsen om Fyrvokter' }).click();
  await expect(page.getByRole('button', { name: 'Minn meg på Fyrvokter' })).toBeFocused();

  await page.getByRole('link', { name: 'Last ned oversikt' }).click();
  await expect(page.getByRole('heading', { name: 'Oversikt over søknader' })).toBeVisible();
  await expect(page.locator('#innhold')).toBeFocused();
  await expect(page).toHaveTitle(/^Oversikt over søknader/);
  const row = page.getByRole('row', { name: 'Fyrvokter' });
  await expect(row).toContainText('Annet sted');
  await expect(row).not.toContainText('Ring Kari');
  await expectOneText(page.getByRole('main').getByRole('status').filter({ hasText: '–' }));
  await page.getByLabel('Ta med notatene mine').check();
  await expect(row).toContainText('Ring Kari');
  await checkLook(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Last ned som regneark (CSV)' }).click();
  const table = await readFile(await (await download).path(), 'utf8');
  expect(table).toContain(`${today};Fyrvokter;Kystverket;Annet sted;Intervju;Ring Kari`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Åse Sjøbærg', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Fra og med')).toBeHidden();
  await expect(row).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByLabel('Fra og med').fill(addDays(today, 2));
  await expect(page.getByRole('button', { name: 'Last ned som regneark (CSV)' })).toBeHidden();
  await page.getByRole('button', { name: 'Vis perioden' }).click();
  await expect(page.getByLabel('Til og med')).toBeFocused();
  await expect(page.getByLabel('Til og med')).toHaveAccessibleDescription('Perioden slutter før den begynner');
  await expect(page.getByRole('button', { name: 'Prøv igjen' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Tilbake til Mine søknader' }).click();
  await page.getByRole('button', { name: 'Slett Fyrvokter' }).click();
  await page.getByRole('dialog', { name: 'Slette det du noterte?' }).getByRole('button', { name: 'Slett' }).click();
  await expect(entry).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Søkt andre steder' })).toBeFocused();
});

test('many are looked through by their state', async ({ page }) => {
  const { token, headers } = await register(page);
  for (const title of ['Kokk', 'Baker', 'Maler', 'Lærer', 'Lege', 'Fyrvokter']) {
    await page.request.post('/api/applications/elsewhere', {
      headers,
      data: { title, employer: 'Havn AS', appliedOn: today },
    });
  }
  await enter(page, token);
  await page.goto('/profil?tab=applications');
  await page.getByLabel('Status for Maler').selectOption('Avslag');
  await page.getByLabel('Vis', { exact: true }).selectOption('Avslag (1)');
  await expect(page.getByLabel('Status for Maler')).toBeVisible();
  await expect(page.getByLabel('Status for Kokk')).toHaveCount(0);
  await page.getByLabel('Status for Maler').selectOption('Tilbud');
  await expect(page.getByText('Status er Tilbud.')).toBeVisible();
  await expect(page.getByLabel('Status for Maler')).toBeVisible();
  await page.getByLabel('Vis', { exact: true }).selectOption('Avslag (0)');
  await expect(page.getByText('Ingen har denne statusen.')).toBeVisible();
  await page.getByLabel('Vis', { exact: true }).selectOption('Tilbud (1)');
  await page.getByRole('button', { name: 'Slett Maler' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Slett' }).click();
  await page.getByLabel('Vis', { exact: true }).selectOption('Alle (5)');
  await expect(page.getByLabel('Status for Kokk')).toBeVisible();
  await page.goto('/profil?tab=applications&notert=0f0e0d0c-0b0a-4908-8706-050403020100');
  await expect(page.getByRole('alert').filter({ hasText: 'finnes ikke lenger' })).toBeVisible();
});

test('an ad that has expired can still be noted, and an own link stands beside the way to an ad', async ({ page }) => {
  const business = await openBusiness(page);
  const [expired, live] = [await addPosition(page, business), await addPosition(page, business, 'Losbåtfører')];
  for (const id of [expired, live]) await approve(page, 'position', id);
  await asStaff(page, 'PUT', `/api/admin/positions/${expired}`, { expiryDate: addDays(today, -1) });
  const { headers } = await enterAnew(page);
  for (const id of [live, expired]) {
    await page.goto(`/stilling/${id}`);
    await page.getByRole('button', { name: 'Jeg har søkt' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Angre' })).toBeFocused();
  }
  const { entries } = await call(page, 'GET', '/api/applications/elsewhere', { headers });
  for (const { id, title, employer, appliedOn } of entries) {
    const data = { title, employer, appliedOn, link: 'havn.example/jobb' };
    await call(page, 'PUT', `/api/applications/elsewhere/${id}`, { headers, data });
  }
  await page.getByRole('link', { name: 'Se listen' }).click();
  await expect(page.locator('li:focus')).toContainText('Fyrvokter');
  for (const [title, id] of [
    ['Fyrvokter', expired],
    ['Losbåtfører', live],
  ] as const) {
    const entry = page.getByRole('listitem').filter({ hasText: title });
    await expect(entry.getByRole('link', { name: title })).toHaveAttribute('href', `/stilling/${id}`);
    await expect(entry.getByRole('link', { name: 'Lenken din' })).toHaveAttribute('href', 'https://havn.example/jobb');
  }
  await checkLook(page);
});

test('of more than fifty the others come when they are asked for, and a reminder that is lost is told of', async ({
  page,
}) => {
  const { token, headers } = await register(page);
  const titles = Array.from({ length: 52 }, (_, index) => `Kokk ${index + 1}`);
  for (const title of titles) {
    const data = { title, employer: 'Havn AS', appliedOn: today };
    await call(page, 'POST', '/api/applications/elsewhere', { headers, data });
  }
  await enter(page, token);
  await page.goto('/profil?tab=applications');
  const states = page.getByLabel(/^Status for Kokk/);
  await expect(states).toHaveCount(50);
  await page.getByRole('button', { name: 'Vis flere' }).press('Enter');
  await expect(states).toHaveCount(52);
  await expect(page.locator('li:focus')).toContainText('Kokk 2');

  // The latest stands first.
  await page.getByRole('button', { name: 'Minn meg på Kokk 52' }).click();
  const dialog = page.getByRole('dialog', { name: 'Få en påminnelse' });
  await page.route('**/api/applications/elsewhere/*/reminder', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Minn meg på det' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Nettverksfeil');
  await dialog.getByRole('button', { name: 'Minn meg på det' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: 'Kokk 52' });
  await expect(entry.getByText('Du får en påminnelse')).toBeVisible();
  await page.getByLabel('Status for Kokk 52').selectOption('Avslag');
  await expect(page.getByText('Status er Avslag. Du får ingen påminnelse.')).toBeVisible();
  await page.getByLabel('Status for Kokk 52').selectOption('Søkt');
  await expect(entry.getByText(`Påminnelsen ${longDay(addDays(today, 14))} er slått av.`)).toBeVisible();
});

test('what is changed or deleted in another tab is not written over, and a lost reply makes no double', async ({
  page,
}) => {
  const { token, headers } = await register(page);
  const elsewhere = '/api/applications/elsewhere';
  const data = { title: 'Kokk', employer: 'Havn AS', appliedOn: today };
  const { entry } = await (await page.request.post(elsewhere, { headers, data })).json();
  await enter(page, token);
  await page.goto('/profil?tab=applications');
  const add = page.getByRole('dialog', { name: 'Noter en søknad' });
  await page.getByRole('button', { name: 'Noter en søknad' }).click();
  await add.getByLabel('Stilling').fill('Baker');
  await add.getByLabel('Arbeidsgiver').fill('Brødet');
  await page.route(`**${elsewhere}`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await add.getByRole('button', { name: 'Lagre' }).click();
  await expect(add.getByRole('alert')).toContainText(/\w/);
  await page.unroute(`**${elsewhere}`);
  await page.keyboard.press('Escape');

  const change = page.getByRole('dialog', { name: 'Endre det du noterte' });
  const open = () => page.getByRole('button', { name: 'Endre Kokk' }).click();
  await open();
  await change.getByLabel('Notat').fill('Fra denne fanen');
  await page.request.put(`${elsewhere}/${entry.id}`, { headers, data: { ...data, note: 'Fra den andre' } });
  for (const _again of [1, 2]) {
    await change.getByRole('button', { name: 'Lagre', exact: true }).click();
    await expect(change.getByText('lagret et annet sted')).toBeVisible();
    await page.keyboard.press('Escape');
    await open();
    await expect(change.getByLabel('Notat')).toHaveValue('Fra denne fanen');
  }
  await change.getByRole('button', { name: 'Hent den nye versjonen' }).press('Enter');
  await expect(change.getByLabel('Notat')).toHaveValue('Fra den andre');
  await expect(change.getByLabel('Stilling')).toBeFocused();
  await change.getByLabel('Sted').fill('Moss');
  await page.request.put(`${elsewhere}/${entry.id}`, { headers, data });
  await change.getByRole('button', { name: 'Lagre', exact: true }).click();
  await change.getByRole('button', { name: 'Lagre min versjon likevel' }).click();
  await expect(page.getByText('Havn AS · Moss')).toBeVisible();

  await page.getByRole('button', { name: 'Noter en søknad' }).click();
  await add.getByRole('button', { name: 'Lagre' }).click();
  await expect(page.getByLabel('Status for Baker')).toHaveCount(1);

  await open();
  await change.getByLabel('Sted').fill('Horten');
  await page.request.delete(`${elsewhere}/${entry.id}`, { headers });
  await change.getByRole('button', { name: 'Lagre' }).click();
  const anew = page.getByRole('dialog', { name: 'Noter på nytt' });
  await expect(anew.getByText('er slettet et annet sted')).toBeVisible();
  await expect(page.getByLabel('Status for Kokk')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Søkt andre steder' })).toBeFocused();
  await page.getByRole('button', { name: 'Noter en søknad' }).click();
  await expect(add.getByLabel('Sted')).toHaveValue('Horten');
  await add.getByLabel('Sted').fill('');
  for (const name of ['Stilling', 'Arbeidsgiver', 'Notat']) await add.getByLabel(name).fill('');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Last ned oversikt' }).click();
  await expect(page.getByRole('heading', { name: 'Oversikt over søknader' })).toBeVisible();
});
