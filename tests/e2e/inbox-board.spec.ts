import { expect } from '@playwright/test';
import { call } from '../support/account.ts';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { openInbox } from '../support/inbox.ts';
import { test } from '../support/journey.ts';
import { overflowOf } from '../support/overflow.ts';

test('the board is worked by mouse and by keyboard, and both views fit a phone in the dark', async ({ page }) => {
  const { address, headers } = await openInbox(page);
  const main = page.getByRole('main');
  await page.goto(`${address}?view=board`);
  const column = (name: string) => main.getByRole('region', { name: new RegExp(`^${name}`) });
  const mover = main.getByRole('combobox', { name: 'Flytt søknaden fra Birger Bø, Tømrer, til' });
  await mover.focus();
  await mover.selectOption('Godkjent');
  await expect(column('Godkjent').getByRole('link', { name: 'Birger Bø' })).toBeVisible();
  const told = 'Søkeren får e-post om 10 minutter. Til da kan du angre.';
  await expect(main.getByText(`Birger Bø er flyttet til Godkjent. ${told}`)).toBeVisible();
  await expect(mover).toBeFocused();
  // Arrows pass by what lies between; nothing has moved before Enter.
  await mover.press('ArrowUp');
  await mover.press('ArrowUp');
  await expect(main.getByText('Trykk Enter for å flytte')).toBeVisible();
  await expect(column('Godkjent').getByRole('link', { name: 'Birger Bø' })).toBeVisible();
  await mover.press('Enter');
  // As it was: there is nothing to tell.
  await expect(main.getByText('Birger Bø er flyttet til Venter. Angre', { exact: true })).toBeVisible();
  // So does a key that jumps, or a letter: by a slip it leads to another status.
  for (const key of ['End', 'g']) {
    await mover.press(key);
    await expect(main.getByText('Trykk Enter for å flytte')).toBeVisible();
    await mover.press('Escape');
    await expect(mover).toHaveValue('pending');
  }
  await expect(column('Venter').getByRole('link', { name: 'Birger Bø' })).toBeVisible();
  // What could not be moved is shown where it is, and can be moved again.
  await page.route('**/api/applications/status', (route) => route.abort());
  await mover.press('ArrowDown');
  await mover.press('Enter');
  await expect(main.getByText('Nettverksfeil ved oppdatering av status')).toBeVisible();
  await expect(mover).toHaveValue('pending');
  await expect(main.getByText('Trykk Enter for å flytte')).toBeHidden();
  await page.unroute('**/api/applications/status');
  await mover.selectOption('Godkjent');
  await expect(main.getByText('Birger Bø er flyttet til Godkjent.')).toBeVisible();
  await checkAccessibility(page);
  await main.getByRole('button', { name: 'Angre' }).click();
  await expect(column('Venter').getByRole('link', { name: 'Birger Bø' })).toBeVisible();
  // Who only moved the card has not opened it, and its sender is not told so.
  const moved = await column('Venter').getByRole('link', { name: 'Birger Bø' }).getAttribute('data-application');
  const { events } = await call(page, 'GET', `/api/applications/${moved}/history`, { headers });
  expect(events.map(({ kind }: { kind: string }) => kind)).not.toContain('opened');

  await column('Venter').getByRole('link', { name: 'Cecilie Clausen' }).dragTo(column('Avslått'));
  await expect(main.getByText('Cecilie Clausen er flyttet til Avslått.')).toBeVisible();
  await column('Avslått').getByRole('link', { name: 'Cecilie Clausen' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cecilie Clausen' });
  await expect(dialog.getByRole('heading', { name: 'Cecilie Clausen' })).toBeFocused();
  await dialog.getByLabel('Notater').fill('Ring på mandag');
  const unsaved = page.getByRole('dialog', { name: 'Forlate notatet uten å lagre?' });
  await page.keyboard.press('Escape');
  await unsaved.getByRole('button', { name: 'Avbryt' }).click();
  await expect(unsaved).toBeHidden();
  await dialog.getByLabel('Notater').click();
  await page.keyboard.type('en');
  await expect(dialog.getByLabel('Notater')).toHaveValue(/en/);
  await expect(unsaved).toBeHidden();
  await page.keyboard.press('Escape');
  await unsaved.getByRole('button', { name: 'Forlat uten å lagre' }).click();
  await expect(dialog).toBeHidden();
  await expect(column('Avslått').getByRole('link', { name: 'Cecilie Clausen' })).toBeFocused();

  // However many wait: a column scrolls by itself, and the others stay at hand.
  await page.setViewportSize({ width: 1440, height: 800 });
  await column('Venter')
    .getByRole('listitem')
    .first()
    .evaluate((card) => card.after(...Array.from({ length: 20 }, () => card.cloneNode(true))));
  const last = column('Venter').getByRole('listitem').last();
  await last.evaluate((card) => card.scrollIntoView({ block: 'nearest' }));
  await expect(last).toBeInViewport({ ratio: 0.99 });
  await expect(column('Venter').getByRole('heading')).toBeInViewport();
  await expect(column('Avslått').getByRole('link', { name: 'Cecilie Clausen' })).toBeInViewport();

  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 700 });
  for (const view of ['?view=board', '']) {
    await page.goto(`${address}${view}`);
    await expect(main.getByRole('link', { name: 'Aslaug Aas' })).toBeVisible();
    // Where the page was left, the bar at the top lies over something.
    await page.evaluate(() => scrollTo(0, 0));
    await checkAccessibility(page);
    expect(await overflowOf(page)).toBe(0);
  }
  await main.getByRole('link', { name: 'Aslaug Aas' }).click();
  await expect(main.getByRole('heading', { level: 2, name: 'Aslaug Aas' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Birger Bø' })).toBeHidden();
  await checkAccessibility(page);
  expect(await overflowOf(page)).toBe(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  await expect(main.getByRole('link', { name: 'Cecilie Clausen' })).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole('button', { name: 'Last ned CSV' })).toBeHidden();
  await main.getByRole('button', { name: 'Last ned', exact: true }).click();
  await expect(main.getByRole('button', { name: 'Last ned CSV' })).toBeVisible();
  await main.getByRole('link', { name: 'Gå til søknadene' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(main.getByRole('checkbox', { name: /^Velg søknaden fra / }).first()).toBeFocused();
  const filters = main.getByRole('button', { name: /^Filtre og rekkefølge/ });
  await expect(main.getByLabel('Rekkefølge')).toBeHidden();
  await filters.click();
  await main.getByLabel('Status').selectOption('Venter');
  await expect(filters).toHaveText('Filtre og rekkefølge (1)');
  // The list before it is faded until the new one is there.
  await expect(main.getByRole('link', { name: 'Cecilie Clausen' })).toBeHidden();
  await checkAccessibility(page);
});

test('on paper the board is whole', async ({ page }) => {
  const { address } = await openInbox(page);
  // As wide as a sheet, and lower than the three who wait.
  await page.setViewportSize({ width: 794, height: 400 });
  await page.goto(`${address}?view=board`);
  const waiting = page.getByRole('region', { name: /^Venter/ }).getByRole('list');
  const board = page.getByRole('region', { name: 'Tavle' });
  await expect(waiting.getByRole('listitem')).toHaveCount(3);
  const isCut = (part: Element) => part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight;
  for (const part of [board, waiting]) expect(await part.evaluate(isCut)).toBe(true);
  await page.emulateMedia({ media: 'print' });
  for (const part of [board, waiting]) expect(await part.evaluate(isCut)).toBe(false);
});

test('on paper the list asks for nothing to be opened', async ({ page }) => {
  const { address } = await openInbox(page);
  await page.goto(address);
  const hint = page.getByText('Velg en søknad for å lese den.');
  await expect(hint).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Birger Bø' })).toBeVisible();
  await expect(hint).toBeHidden();
});

test('of those that are chosen, the ones that were deleted meanwhile are told', async ({ page }) => {
  const { address, headers } = await openInbox(page);
  await page.goto(address);
  const main = page.getByRole('main');
  const several = main.getByRole('region', { name: 'Med de valgte søknadene' });
  const deleteAsColleague = async (name: string) => {
    const id = await main.getByRole('link', { name }).getAttribute('data-application');
    await call(page, 'DELETE', `/api/applications/${id}`, { headers });
  };
  const contact = async () => {
    const status = several.getByLabel('Ny status');
    const topOf = async () => (await status.boundingBox())?.y ?? 0;
    // What was said the last time follows the page: what gets the focus comes out from under it first.
    await status.focus();
    const before = await topOf();
    await status.selectOption('Kontaktet');
    // The letter that comes beside it does not push it down.
    await expect(several.getByLabel('Melding til søker')).toBeVisible();
    expect(Math.abs((await topOf()) - before)).toBeLessThan(1);
    await several.getByRole('button', { name: 'Sett status' }).click();
  };
  await main.getByLabel('Velg alle på siden').check();
  await deleteAsColleague('Birger Bø');
  await contact();
  await expect(main.getByText('2 søknader er oppdatert. Én søknad finnes ikke lenger.')).toBeVisible();

  await main.getByRole('checkbox', { name: 'Velg søknaden fra Aslaug Aas' }).check();
  await deleteAsColleague('Aslaug Aas');
  await contact();
  await expect(main.getByRole('alert').filter({ hasText: 'Det du valgte, finnes ikke lenger.' })).toBeVisible();
  await expect(several).toBeHidden();
  await expect(main.getByRole('heading', { name: '1 søknad', exact: true })).toBeFocused();
});

test('an application that is not there has a dialog with a name on the board', async ({ page }) => {
  const { address } = await openInbox(page);
  await page.goto(`${address}?view=board&application=${crypto.randomUUID()}`);
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Vi fant ikke søknaden.');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Prøv igjen' })).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Søknaden' })).toBeVisible();
  await checkAccessibility(page);
});
