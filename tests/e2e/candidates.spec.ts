import { expect, type Page } from '@playwright/test';
import { call, enter, enterAnew, register } from '../support/account.ts';
import { checkInBothSchemes } from '../support/check-accessibility.ts';
import { addPosition, approve, newWord, openBusiness } from '../support/employer.ts';
import { test } from '../support/journey.ts';
import { linkInMail } from '../support/link-in-mail.ts';
import { loseReply } from '../support/lose-reply.ts';
import { overflowOf } from '../support/overflow.ts';

test('somebody is found without a name, invited, and declines', async ({ page }) => {
  test.slow();
  const skill = newLetters('Linsesliper');
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { name: 'Bli funnet' });
  const business = await openBusiness(page);
  const positionId = await addPosition(page, business);
  await approve(page, 'position', positionId);
  const person = await register(page, { firstName: 'Aslaug', lastName: 'Fyrlykt' });
  await confirmAddress(page, person);
  const personalInfo = { firstName: 'Aslaug', lastName: 'Fyrlykt', email: person.email };
  const experience = [{ title: 'Fyrvokter', company: 'Utvær fyr', startDate: '2019-05-01', endDate: '2024-08-01' }];
  const cvData = JSON.stringify({ title: 'Min CV', personalInfo, experience, skills: [skill] });
  await call(page, 'POST', '/api/cvs', { headers: person.headers, multipart: { cvData } });

  await test.step('a profile is written, by keyboard where one chooses several', async () => {
    await enter(page, person.token);
    await page.goto('/profil?tab=found');
    await main.getByRole('button', { name: 'Lag en profil' }).click();
    await expect(main.getByRole('heading', { name: 'Profilen din' })).toBeFocused();
    await main.getByRole('button', { name: 'Lagre og vis meg' }).click();
    const headline = main.getByRole('textbox', { name: 'Hva kan du?' });
    await expect(headline).toBeFocused();
    await expect(headline).toHaveAccessibleDescription(/Skriv med én linje hva du kan/);
    await headline.fill('Fyrvokter som heter Aslaug');
    await page.reload();
    await expect(main.getByText('Det du skrev, er her ennå, men det er ikke lagret.')).toBeVisible();
    await expect(headline).toHaveValue('Fyrvokter som heter Aslaug');
    await main.getByRole('button', { name: 'Lagre og vis meg' }).click();
    const professions = main.getByRole('combobox', { name: 'Yrker' });
    await expect(professions).toHaveAccessibleDescription(/Velg minst ett yrke/);
    await professions.focus();
    await page.keyboard.type('Maler');
    await expect(professions).toHaveValue('Maler');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(professions).toBeFocused();
    await page.keyboard.type('Vaktmester');
    await expect(professions).toHaveValue('Vaktmester');
    const removed = main.getByRole('button', { name: 'Fjern Maler' });
    await removed.press('Enter');
    await expect(removed).toBeHidden();
    await expect(professions).toBeFocused();
    await main.getByRole('combobox', { name: 'Fylke' }).selectOption('Oslo');
    await main.getByRole('button', { name: 'Legg til et sted til' }).click();
    await main.getByRole('combobox', { name: 'Fylke' }).selectOption('Vestland');
    await main.getByRole('combobox', { name: 'Kommune' }).selectOption('Bergen');
    await main.getByRole('combobox', { name: 'Avstand' }).selectOption('25 km rundt');
    await main.getByRole('combobox', { name: 'CV' }).selectOption('Min CV');
    await checkInBothSchemes(page);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 720 });
    await main.getByRole('button', { name: 'Lagre og vis meg' }).click();
    await expect(heading).toBeFocused();
    await expect(main.getByText('Synlig', { exact: true })).toBeVisible();
    const seen = main.getByRole('region', { name: 'Slik ser arbeidsgivere deg' });
    await expect(seen.getByText('Fyrvokter som heter [skjult]')).toBeVisible();
    await expect(seen.getByText('Oslo • Bergen og 25 km rundt')).toBeVisible();
    await expect(seen.getByText('Utvær fyr • mai 2019 – august 2024')).toBeVisible();
    await expect(seen).not.toContainText('Fyrlykt');
    await checkInBothSchemes(page);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });

  await test.step('an employer finds, reads and invites, once however often it is sent', async () => {
    await enter(page, business.headers.authorization.replace('Bearer ', ''));
    await page.goto(`/bedrift/${business.id}/stillinger`);
    await main.getByRole('link', { name: 'Finn kandidater til Fyrvokter' }).click();
    await main.getByRole('searchbox', { name: 'Søk i profilene' }).fill(skill);
    await page.keyboard.press('Enter');
    await expect(main.getByRole('heading', { name: '1 kandidat', exact: true })).toBeVisible();
    await checkInBothSchemes(page);
    await main.getByRole('link', { name: 'Fyrvokter som heter [skjult]' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Fyrvokter som heter [skjult]' })).toBeFocused();
    await expect(main.getByText(skill)).toBeVisible();
    await expect(main).not.toContainText('Aslaug');
    const message = main.getByRole('textbox', { name: 'Melding' });
    await main.getByRole('button', { name: 'Send invitasjonen' }).click();
    await expect(message).toBeFocused();
    await expect(message).toHaveAccessibleDescription(/Skriv hvorfor du tror stillingen passer/);
    await message.fill('Vi trenger en som kan pusse linser. Ta med kodebrikken.');
    await expect(main.getByText('Be aldri en søker om BankID, passord, koder eller kort.')).toBeVisible();
    await checkInBothSchemes(page);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 720 });
    await loseReply(page, '**/invitation');
    await main.getByRole('button', { name: 'Send invitasjonen' }).click();
    await expect(main.getByRole('alert')).toContainText('Nettverksfeil');
    await main.getByRole('button', { name: 'Send invitasjonen' }).click();
    await expect(main.getByRole('heading', { name: /^Invitert / })).toBeFocused();
    await main.getByRole('link', { name: 'Tilbake til kandidatene' }).click();
    await expect(main.getByRole('link', { name: 'Fyrvokter som heter [skjult]' })).toBeFocused();
    await expect(main.getByRole('article').getByText(/^Invitert /)).toBeVisible();
    await expect(main.getByText('Dere kan invitere 19 til i dag.')).toBeVisible();
  });

  await test.step('the person is told, sees who has opened it, and declines', async () => {
    const invitation = await linkInMail(page, person.email, 'Se invitasjonen');
    await enter(page, person.token);
    await page.goto(invitation);
    const invitations = main.getByRole('region', { name: 'Invitasjoner' });
    await expect(invitations.getByText('Ny', { exact: true })).toBeVisible();
    await expect(invitations.getByText('Ingen arbeidsgiver trenger BankID')).toBeVisible();
    await expect(main.getByRole('region', { name: 'Hvem har åpnet profilen' }).getByRole('link')).toHaveText(
      'Fyrvesenet AS',
    );
    await checkInBothSchemes(page);
    await invitations.getByRole('button', { name: 'Ikke aktuelt' }).click();
    await expect(invitations.getByText('Du takket nei', { exact: true })).toBeVisible();
    await expect(invitations.getByRole('heading', { name: 'Invitasjoner' })).toBeFocused();
    await expect(invitations.getByRole('status').filter({ hasText: /^Du takket nei til «.+»\.$/ })).toBeAttached();
    await page.reload();
    await expect(invitations.getByText('Du takket nei')).toBeVisible();
    await expect(invitations.getByText('Ny', { exact: true })).toBeHidden();
  });
});

test('a profile that another tab saved is not written over, and what is turned off is found by nobody', async ({
  page,
}) => {
  const word = newLetters('Tåkelur');
  const main = page.getByRole('main');
  const business = await openBusiness(page);
  const positionId = await addPosition(page, business);
  await approve(page, 'position', positionId);
  const person = await enterAnew(page);
  await page.goto('/profil?tab=found');
  await expect(main.getByRole('region', { name: 'Bekreft e-postadressen din først' })).toBeVisible();
  await confirmAddress(page, person);
  const write = (headline: string) =>
    call(page, 'PUT', '/api/candidates/mine', {
      headers: person.headers,
      data: { headline, professions: ['Sjøfart'], isVisible: true },
    });
  await write(word);
  await page.reload();

  await test.step('what is typed stays, and can win or give way', async () => {
    await main.getByRole('button', { name: 'Endre profilen' }).click();
    const headline = main.getByRole('textbox', { name: 'Hva kan du?' });
    await headline.fill(`${word} her`);
    await write(`${word} der`);
    await main.getByRole('button', { name: 'Lagre', exact: true }).click();
    await main.getByRole('alert').getByRole('button', { name: 'Lagre min versjon likevel' }).click();
    await expect(main.getByRole('heading', { name: 'Bli funnet' })).toBeFocused();
    await expect(main.getByText(`${word} her`)).toBeVisible();
    await main.getByRole('button', { name: 'Endre profilen' }).click();
    await headline.fill(`${word} igjen`);
    await write(`${word} der`);
    await main.getByRole('button', { name: 'Lagre', exact: true }).click();
    await main.getByRole('alert').getByRole('button', { name: 'Hent den nye versjonen' }).click();
    await expect(headline).toHaveValue(`${word} der`);
    await headline.fill('');
    await main.getByRole('button', { name: 'Avbryt' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Forlat uten å lagre' }).click();
    await expect(main.getByText(`${word} der`)).toBeVisible();
    await main.getByRole('button', { name: 'Endre profilen' }).click();
    await expect(headline).toHaveValue(`${word} der`);
    await main.getByRole('button', { name: 'Avbryt' }).click();
  });

  await test.step('turned off, then deleted', async () => {
    await main.getByRole('button', { name: 'Slå av profilen' }).click();
    await expect(main.getByText('Ikke synlig', { exact: true })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Vis profilen igjen' })).toBeFocused();
    await main.getByRole('button', { name: 'Slett profilen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Slett profilen' }).click();
    await expect(main.getByRole('button', { name: 'Lag en profil' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Bli funnet' })).toBeFocused();
  });

  await test.step('an employer finds nobody, and nobody at all to a position that is closed', async () => {
    await enter(page, business.headers.authorization.replace('Bearer ', ''));
    const address = `/bedrift/${business.id}/stillinger/${positionId}/kandidater`;
    await page.goto(`${address}?search=${word}`);
    await expect(main.getByRole('heading', { name: 'Ingen kandidater passer' })).toBeVisible();
    await main.getByRole('link', { name: 'Nullstill filtrene' }).click();
    await expect(main.getByRole('searchbox')).toHaveValue('');
    const toggle = `/api/business/${business.id}/positions/${positionId}/toggle`;
    await call(page, 'PATCH', toggle, { headers: business.headers, data: { isActive: false } });
    await page.goto(address);
    await expect(main.getByRole('heading', { name: 'Ingen kandidater å vise' })).toBeVisible();
    await expect(main.getByText('Stillingen er ikke åpen nå.')).toBeVisible();
  });
});

/** Many digits in a row would be hidden as a phone number. */
const newLetters = (beginning: string) =>
  newWord(beginning).replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

async function confirmAddress(page: Page, { email, headers }: Awaited<ReturnType<typeof register>>) {
  await call(page, 'POST', '/api/auth/resend-confirmation', { headers });
  const confirming = await linkInMail(page, email, 'Bekreft');
  await call(page, 'POST', '/api/auth/confirm-email', { data: { token: confirming.split('token=')[1] } });
}
