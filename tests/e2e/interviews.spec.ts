import { expect } from '@playwright/test';
import { addDays, dayInOslo } from '../../contract/oslo-day.ts';
import { enter } from '../support/account.ts';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { openInbox } from '../support/inbox.ts';
import { isOnTop } from '../support/is-on-top.ts';
import { test } from '../support/journey.ts';
import { linkInMail } from '../support/link-in-mail.ts';

const day = addDays(dayInOslo(new Date()), 30);
const dayInWords = new Intl.DateTimeFormat('nb-NO', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));
const first = `${dayInWords} kl. 09:00–09:45`;
const second = `${dayInWords} kl. 09:45–10:30`;

// The times are those of the clocks in Norway, wherever one sits.
test.use({ timezoneId: 'America/New_York' });

test('an employer offers interviews, applicants take a time or ask for another, and one is called off', async ({
  page,
}) => {
  // Five people register first, and a password takes its time on a busy machine.
  test.slow();
  const { address, headers, applicants } = await openInbox(page);
  const [aslaug, birger] = applicants;
  const employer = headers.authorization.replace('Bearer ', '');
  const main = page.getByRole('main');
  const row = (name: string) => main.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });

  await test.step('two are invited at once, by keyboard', async () => {
    await page.goto(address);
    for (const name of ['Aslaug Aas', 'Birger Bø']) await row(name).getByRole('checkbox').check();
    await main.getByRole('button', { name: 'Kall inn til intervju' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Kall inn til intervju' });
    await expect(dialog).toContainText('Til 2 søkere.');
    await dialog.getByRole('button', { name: 'Send invitasjon' }).click();
    await expect(dialog.getByLabel('Sted')).toHaveAccessibleDescription('Skriv hvor dere skal møtes');
    await checkAccessibility(page);
    await dialog.getByLabel('Sted').fill('Storgata 1, Hamar');
    await dialog.getByLabel('Tid 1', { exact: true }).fill(`${day}T09:00`);
    const tooFew = dialog.getByText('1 tid til 2 søkere: 1 av dem finner ingen ledig.');
    await expect(tooFew).toBeVisible();
    await dialog.getByRole('button', { name: 'Legg til en tid' }).press('Enter');
    await expect(tooFew).toBeHidden();
    // Where the first one ends.
    await expect(dialog.getByLabel('Tid 2', { exact: true })).toHaveValue(`${day}T09:45`);
    await expect(dialog.getByLabel('Tid 2', { exact: true })).toBeFocused();
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 720 });
    // Years are typed with two figures too.
    await dialog.getByLabel('Tid 1', { exact: true }).fill('0026-12-03T09:00');
    await dialog.getByRole('button', { name: 'Send invitasjon' }).click();
    await expect(dialog.getByLabel('Tid 1', { exact: true })).toHaveAccessibleDescription('Velg dag og klokkeslett');
    await dialog.getByLabel('Tid 1', { exact: true }).fill(`${day}T09:00`);
    // What is typed is not left without a question.
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Tilbake til bedriftssiden' }).click();
    await page
      .getByRole('dialog', { name: /Forlate meldingen/ })
      .getByRole('button', { name: 'Avbryt' })
      .click();
    await expect(page.getByRole('link', { name: 'Tilbake til bedriftssiden' })).toBeFocused();
    await main.getByRole('button', { name: 'Kall inn til intervju' }).first().press('Enter');
    await dialog.getByLabel('Melding').fill('Ta med vitnemål.');
    await dialog.getByRole('button', { name: 'Send invitasjon' }).click();
    await expect(main.getByText('2 søkere er invitert til intervju.')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(row('Aslaug Aas')).toContainText('Velger tid');
    await expect(main.getByRole('heading', { name: '3 søknader' })).toBeFocused();
  });

  await test.step('the first takes a time', async () => {
    await enter(page, aslaug?.token ?? '');
    await page.goto(await linkInMail(page, aslaug?.email ?? '', 'Velg tid'));
    await expect(main.getByRole('heading', { name: 'Du er invitert til intervju' })).toBeVisible();
    await expect(main.getByText('Ta med vitnemål.')).toBeVisible();
    await checkAccessibility(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const count = page.getByRole('button', { name: 'Konto: Aslaug (1 ny)' });
    await expect(count).toBeVisible();
    await main.getByRole('radio', { name: first }).check();
    const heading = main.getByRole('heading', { level: 2, name: 'Tømrer' });
    // What is said takes its place above it, and sticks.
    await heading.evaluate((element) => {
      element.scrollIntoView();
      window.scrollBy(0, 100);
    });
    await main.getByRole('button', { name: 'Velg denne tiden' }).press('Enter');
    await expect(main.getByText('Tiden er avtalt. Du får e-post med den.')).toBeVisible();
    await expect(heading).toBeFocused();
    expect(await heading.evaluate(isOnTop)).toBe(true);
    await expect(count).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(main.getByRole('heading', { name: 'Intervjuet er avtalt' })).toBeVisible();
    await main.getByRole('button', { name: 'Endre eller meld avbud' }).press('Enter');
    await main.getByText('Jeg kan ikke komme').click();
    await expect(main.getByRole('button', { name: 'Meld avbud' })).toBeVisible();
    await expect(main.getByLabel('Melding til arbeidsgiveren')).toHaveAccessibleDescription(/trekke søknaden nedenfor/);
    await checkAccessibility(page);
    await main.getByRole('link', { name: 'Tilbake til søknadene' }).click();
    await expect(main.getByText(`Du skal på intervju ${first}.`)).toBeVisible();
  });

  await test.step('for the second that one is gone, and the other does not suit', async () => {
    await enter(page, birger?.token ?? '');
    await page.goto(await linkInMail(page, birger?.email ?? '', 'Velg tid'));
    await expect(main.getByRole('radio', { name: second })).toBeVisible();
    await expect(main.getByRole('radio', { name: first })).toBeHidden();
    // On paper there is nothing to answer in.
    await page.emulateMedia({ media: 'print' });
    await expect(main.getByLabel('Melding til arbeidsgiveren')).toBeHidden();
    await expect(main.getByRole('radio', { name: second })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await main.getByText('Ingen av tidene passer').click();
    await main.getByLabel('Melding til arbeidsgiveren').fill('Jeg kan hele uken etter.');
    await main.getByRole('link', { name: 'Tilbake til søknadene' }).click();
    await page
      .getByRole('dialog', { name: /Forlate meldingen/ })
      .getByRole('button', { name: 'Avbryt' })
      .click();
    await page.route('**/interview', (route) => route.abort());
    await main.getByRole('button', { name: 'Be om en annen tid' }).click();
    await expect(main.getByRole('alert').filter({ hasText: 'Nettverksfeil' })).toBeVisible();
    await expect(main.getByLabel('Melding til arbeidsgiveren')).toHaveValue('Jeg kan hele uken etter.');
    await page.unroute('**/interview');
    await main.getByRole('button', { name: 'Be om en annen tid' }).click();
    await expect(main.getByText('Jeg kan hele uken etter.', { exact: true })).toBeVisible();
  });

  await test.step('who takes one nevertheless and falls ill is not said to have found no time', async () => {
    await main.getByRole('button', { name: 'Velg en av tidene likevel' }).press('Enter');
    await main.getByRole('radio', { name: second }).check();
    await main.getByRole('button', { name: 'Velg denne tiden' }).press('Enter');
    await main.getByRole('button', { name: 'Endre eller meld avbud' }).press('Enter');
    await main.getByText('Jeg kan ikke komme').click();
    await main.getByLabel('Melding til arbeidsgiveren').fill('Jeg ble syk.');
    await main.getByRole('button', { name: 'Meld avbud' }).click();
    await expect(main.getByText('Du har sagt fra at du ikke kan komme.')).toBeVisible();
    await expect(main.getByText('Jeg ble syk.', { exact: true })).toBeVisible();
    await expect(main).not.toContainText(/ingen av tidene/i);
  });

  await test.step('the employer sees both, and calls the agreed one off', async () => {
    await enter(page, employer);
    await page.goto(address);
    await expect(row('Birger Bø')).toContainText('Trenger ny tid');
    await main.getByText('1 avtalt intervju').click();
    await expect(main.getByText(first)).toBeVisible();
    await main.getByRole('listitem').filter({ hasText: first }).getByRole('link', { name: 'Aslaug Aas' }).click();
    const interview = main.getByRole('region', { name: 'Intervju' });
    await expect(interview).toContainText('Intervju avtalt');
    await checkAccessibility(page);
    // Whoever refuses or deletes an applicant is told what becomes of the interview.
    await main.getByRole('radio', { name: 'Avslått' }).check();
    await expect(main.getByText('Søkeren får e-post om 10 minutter, og intervjuet blir avlyst.')).toBeVisible();
    await main.getByRole('button', { name: 'Lagre status' }).click();
    await expect(main.getByText('Da blir også intervjuet avlyst.')).toBeVisible();
    await main.getByRole('button', { name: 'Angre' }).click();
    await expect(main.getByText('Statusen er som før.')).toBeVisible();
    await main.getByRole('button', { name: 'Slett søknaden' }).click();
    const deleting = page.getByRole('dialog', { name: 'Slette søknaden?' });
    await expect(deleting).toContainText('Intervjuet blir avlyst.');
    await deleting.getByRole('button', { name: 'Avbryt' }).click();
    await row('Aslaug Aas').getByRole('checkbox').check();
    await row('Cecilie Clausen').getByRole('checkbox').check();
    await main.getByLabel('Ny status').selectOption('Avslått');
    await expect(main.getByText('og intervjuer som ikke har vært, blir avlyst.')).toBeVisible();
    await main.getByRole('button', { name: 'Fjern valget' }).click();
    await interview.getByRole('button', { name: 'Avlys intervjuet' }).click();
    const dialog = page.getByRole('dialog', { name: 'Avlyse intervjuet?' });
    await dialog.getByLabel('Begrunnelse').fill('Vi er syke.');
    await dialog.getByRole('button', { name: 'Avlys intervjuet' }).click();
    await expect(main.getByText('Intervjuet er avlyst. Søkeren har fått e-post om det.')).toBeVisible();
    await expect(main.getByRole('heading', { level: 2, name: 'Aslaug Aas' })).toBeFocused();
    await expect(interview.getByRole('button', { name: 'Kall inn til intervju' })).toBeVisible();
    await expect(main.getByText('1 avtalt intervju')).toBeHidden();
    await main.getByText('Historikk').click();
    await expect(main.getByText(/avlyste intervjuet$/)).toBeVisible();
  });
});
