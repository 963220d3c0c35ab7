import { expect } from '@playwright/test';
import { call } from '../support/account.ts';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { apply, openInbox } from '../support/inbox.ts';
import { test } from '../support/journey.ts';
import { overflowOf } from '../support/overflow.ts';

test('applications are read and answered one by one, by keys, and nobody is skipped or met twice', async ({ page }) => {
  test.slow();
  const { address, positionId, applicants } = await openInbox(page);
  const main = page.getByRole('main');
  const heading = (name: string) => main.getByRole('heading', { level: 2, name });
  const place = (text: string) => main.getByRole('status').filter({ hasText: text });
  /** As the applicants see it, in the order in which they applied. */
  const opened = async (place: number) =>
    (await call(page, 'GET', '/api/applications/mine', { headers: applicants[place]?.headers ?? {} })).applications[0]
      .firstOpenedAt;

  await test.step('they are those that the filters leave, and none but the first is opened', async () => {
    await page.goto(`${address}?unreadOnly=true&sort=oldest`);
    const ahead = page.waitForResponse(/[?&]ids=/);
    await main.getByRole('link', { name: 'Les én og én' }).click();
    await expect(heading('Aslaug Aas')).toBeFocused();
    await expect(place('Søknad 1 av 3')).toBeVisible();
    await expect(main.getByText('Fordi Aslaug liker fjorden.')).toBeVisible();
    await ahead;
    expect(await opened(0)).not.toBeNull();
    expect(await opened(1)).toBeNull();
    await checkAccessibility(page);
  });

  await test.step('a key chooses an answer, another saves it and leads on, and it can be taken back', async () => {
    await page.keyboard.press('a');
    await expect(main.getByRole('radio', { name: 'Avslått' })).toBeChecked();
    await expect(main.getByRole('checkbox', { name: 'Erfaring' })).toBeFocused();
    // Nothing is sent yet, and letters are those of who chooses.
    await page.keyboard.press('j');
    await expect(heading('Aslaug Aas')).toBeVisible();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(heading('Birger Bø')).toBeFocused();
    await expect(place('Aslaug Aas: Avslått.')).toBeVisible();
    // Whoever stays, with something unsaved, and comes back by another way has taken nothing back.
    await page.keyboard.press('m');
    await page.keyboard.type('Lokal');
    await heading('Birger Bø').focus();
    await page.keyboard.press('z');
    await page.getByRole('dialog').getByRole('button', { name: 'Avbryt' }).click();
    await main.getByRole('form', { name: 'Merkelapper' }).getByRole('combobox').fill('');
    await heading('Birger Bø').focus();
    await page.keyboard.press('k');
    await expect(heading('Aslaug Aas')).toBeFocused();
    await expect(main.getByText('Fordi Aslaug liker fjorden.')).toBeVisible();
    await expect(main.getByRole('radio', { name: 'Avslått' })).toBeChecked();
    await page.keyboard.press('z');
    await expect(heading('Aslaug Aas')).toBeFocused();
    await expect(main.getByText('Statusen er som før.')).toBeVisible();
    await expect(main.getByRole('checkbox', { name: 'Erfaring' })).toBeChecked();
    await main.getByRole('button', { name: 'Lagre og neste' }).press('Enter');
    await expect(heading('Birger Bø')).toBeFocused();
    await expect(main.getByText('Fordi Birger liker fjorden.')).toBeVisible();
  });

  await test.step('a reload stays there, among the same, and so does the way back', async () => {
    await page.reload();
    await expect(heading('Birger Bø')).toBeFocused();
    await expect(place('Søknad 2 av 3')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(heading('Aslaug Aas')).toBeFocused();
    await page.goBack();
    await expect(heading('Birger Bø')).toBeFocused();
    await page.keyboard.press('n');
    await page.keyboard.type('Ring i januar');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(main.getByText('Søknaden er oppdatert')).toBeVisible();
    await page.keyboard.press('j');
    await expect(heading('Cecilie Clausen')).toBeFocused();
  });

  await test.step('the keys are shown, and can be switched off', async () => {
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Taster' });
    await checkAccessibility(page);
    await keys.getByRole('checkbox', { name: 'Bruk tastene' }).uncheck();
    await page.keyboard.press('Escape');
    await heading('Cecilie Clausen').focus();
    await page.keyboard.press('k');
    await expect(place('Søknad 3 av 3')).toBeVisible();
    await main.getByRole('button', { name: 'Taster' }).click();
    await keys.getByRole('checkbox', { name: 'Bruk tastene' }).check();
    await keys.getByRole('button', { name: 'Lukk' }).click();
  });

  await test.step('on a phone it is one column; the end says what was done, who waits and who came meanwhile', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await overflowOf(page)).toBe(0);
    await checkAccessibility(page);
    await apply(page, positionId, 'Dagny Dahl');
    await main.getByRole('link', { name: 'Ferdig' }).click();
    await expect(heading('Du er gjennom søknadene')).toBeFocused();
    await expect(main.getByText('Du har lest 3 søknader. Du satte 1 til Avslått.')).toBeVisible();
    await expect(main.getByText('2 søknader venter på svar.')).toBeVisible();
    await expect(main.getByText('1 søknad til passer med filtrene nå.')).toBeVisible();
    expect(await overflowOf(page)).toBe(0);
    await checkAccessibility(page);
    await main.getByRole('button', { name: 'Les den også' }).click();
    await expect(heading('Dagny Dahl')).toBeFocused();
    await expect(place('Søknad 4 av 4')).toBeVisible();
    await main.getByRole('link', { name: 'Lukk' }).click();
    await expect(main.getByText('Ingen søknader passer')).toBeVisible();
  });
});
