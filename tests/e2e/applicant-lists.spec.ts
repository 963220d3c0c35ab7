import { expect, type Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { call, enter, enterAnew } from '../support/account.ts';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { approve, openBusiness } from '../support/employer.ts';
import { addPositionWithForm } from '../support/inbox.ts';
import { test } from '../support/journey.ts';
import { linkInMail } from '../support/link-in-mail.ts';
import { overflowOf } from '../support/overflow.ts';

test('an employer asks for a public list, applicants are on it or ask not to be, and the list is given out', async ({
  page,
}) => {
  // Three people register first, and a password takes its time on a busy machine.
  test.slow();
  const business = await openBusiness(page);
  const positionId = await addPositionWithForm(page, business);
  const main = page.getByRole('main');

  await test.step('the employer says so in the form of the position', async () => {
    await page.goto(`/bedrift/${business.id}/stillinger/${positionId}/rediger`);
    const next = page.getByRole('button', { name: 'Neste' });
    for (let step = 0; step < 3; step++) await next.click();
    await page.getByRole('switch', { name: 'Offentlig søkerliste' }).check();
    await next.click();
    await page.getByRole('button', { name: 'Lagre stillingen' }).click();
    await expect(page).toHaveURL(/stillinger$/);
    await expect(page.getByRole('link', { name: 'Offentlig' })).toBeVisible();
    await approve(page, 'position', positionId);
  });

  const apply = async (lastName: string, reason = '') => {
    const applicant = await enterAnew(page);
    await page.goto(`/stilling/${positionId}`);
    await expect(main.getByText('Offentlig. Du kan be om å bli unntatt når du søker.')).toBeVisible();
    if (!reason) await openBefore(page);
    await page.goto(`/stilling/${positionId}/apply`);
    await main.getByLabel('Etternavn').fill(lastName);
    if (reason) {
      await main.getByLabel('Jeg ber om å bli unntatt fra listen').check();
      await main.getByRole('button', { name: 'Send søknad' }).click();
      const alert = main.getByRole('alert').filter({ hasText: 'Alder er påkrevd' });
      await expect(alert).toContainText('Begrunnelse for å bli unntatt er påkrevd');
      await checkAccessibility(page);
      await alert.getByRole('link', { name: 'Kjønn er påkrevd' }).click();
      await expect(main.getByLabel('Kjønn')).toBeFocused();
      await main.getByLabel('Begrunnelse for å bli unntatt').fill(reason);
    }
    if (!reason) {
      await main.getByLabel('Hvorfor søker du?').fill('Lyset må ikke slukne.');
      await main.getByRole('button', { name: 'Send søknad' }).click();
      await main.getByRole('alert').getByRole('link', { name: 'Alder er påkrevd' }).click();
      await expect(main.getByLabel('Alder')).toBeFocused();
    }
    await main.getByLabel('Alder').fill('41');
    await main.getByLabel('Kjønn').selectOption('Kvinne');
    await main.getByLabel('Stilling eller yrkestittel').fill('Sykepleier');
    // What was typed comes back after a closed tab.
    await main.getByLabel('Bosteds- eller arbeidskommune').fill('Hamar');
    await expect(main.getByText('Utkastet ble lagret')).toBeVisible();
    await page.reload();
    await expect(main.getByLabel('Bosteds- eller arbeidskommune')).toHaveValue('Hamar');
    await main.getByLabel('Hvorfor søker du?').fill('Lyset må ikke slukne.');
    await main.getByRole('button', { name: 'Send søknad' }).click();
    await expect(main.getByText('Søknaden er sendt')).toBeVisible();
    return applicant;
  };
  await apply('Aas');
  const hidden = await apply('Bø', 'Arbeidsgiveren min vet det ikke.');

  await test.step('the employer sees who waits for an answer, and gives it', async () => {
    await enter(page, business.headers.authorization.replace('Bearer ', ''));
    await page.goto(`/bedrift/${business.id}/stillinger/${positionId}/sokerliste`);
    await expect(main.getByText('2 søkere (2 kvinner).')).toBeVisible();
    await expect(main.getByText('Søkeren står ikke på listen så lenge.')).toBeVisible();
    await expect(main.getByRole('row')).toHaveCount(2);
    await expect(main.getByRole('row', { name: 'Aas 41 Sykepleier Hamar' })).toBeVisible();
    await checkAccessibility(page);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await overflowOf(page)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 720 });
    await main.getByRole('link', { name: 'Bø' }).click();
    await expect(main.getByText('Arbeidsgiveren min vet det ikke.')).toBeVisible();
    await main.getByRole('button', { name: 'Unnta fra listen' }).click();
    await page.getByRole('dialog').getByLabel('Begrunnelse').fill('Kanskje likevel.');
    await page.keyboard.press('Escape');
    await main.getByRole('button', { name: 'Ikke unnta' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Ikke unnta fra den offentlige søkerlisten?' });
    await dialog.getByRole('button', { name: 'Ikke unnta søkeren' }).press('Enter');
    await expect(dialog.getByLabel('Begrunnelse')).toBeFocused();
    await expect(dialog.getByLabel('Begrunnelse')).toHaveAccessibleDescription(/Skriv hvorfor/);
    await checkAccessibility(page);
    await dialog.getByLabel('Begrunnelse').fill('Stillingen er leder for hele fyret.');
    await dialog.getByRole('button', { name: 'Ikke unnta søkeren' }).press('Enter');
    await expect(main.getByText('Søkeren blir ikke unntatt')).toBeVisible();
    // What was written for the other answer is not left without a question.
    await main.getByRole('link', { name: 'Se søkerlisten' }).click();
    await page.getByRole('button', { name: 'Forlat uten å lagre' }).click();
    await expect(main.getByRole('row')).toHaveCount(3);
  });

  await test.step('the applicant reads why, and can still withdraw', async () => {
    const link = await linkInMail(page, hidden.email, 'Se søknaden');
    await enter(page, hidden.headers.authorization.replace('Bearer ', ''));
    await page.goto(link);
    await expect(main.getByText('Stillingen er leder for hele fyret.')).toBeVisible();
    await checkAccessibility(page);
    const { id } = (await call(page, 'GET', '/api/applications/mine', { headers: hidden.headers })).applications[0];
    await call(page, 'POST', `/api/applications/mine/${id}/withdraw`, { headers: hidden.headers });
  });
});

test('a list that is longer than a sheet begins on the first one', async ({ page }) => {
  const business = await openBusiness(page);
  const positionId = await addPositionWithForm(page, business);
  const listed = Array.from({ length: 60 }, (_, index) => ({
    name: `Kari Nordmann ${index + 1}`,
    age: 41,
    occupation: 'Sykepleier',
    municipality: 'Hamar',
  }));
  await page.route('**/applicant-list/*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), listed } });
  });
  await page.goto(`/bedrift/${business.id}/stillinger/${positionId}/sokerliste`);
  await expect(page.getByRole('row')).toHaveCount(61);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' }))));
  expect(text).toHaveLength(3);
  expect(text[0]).toContain('Kari Nordmann 20');
});

/** The form as it was before the employer asked for the list. */
const openBefore = (page: Page) =>
  page.route(
    '**/api/applications/form/*',
    async (route) => {
      const answer = await route.fetch();
      const form = await answer.json();
      const position = { ...form.position, hasApplicantList: false };
      await route.fulfill({ response: answer, json: { ...form, position } });
    },
    { times: 1 },
  );
