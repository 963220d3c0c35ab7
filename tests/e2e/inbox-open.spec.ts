import { expect } from '@playwright/test';
import { call, enter, register, tokenOf } from '../support/account.ts';
import { approve, openBusiness } from '../support/employer.ts';
import { addPositionWithForm, openInbox } from '../support/inbox.ts';
import { test } from '../support/journey.ts';
import { logInOver, logOutElsewhere } from '../support/log-in-over.ts';
import { overflowOf } from '../support/overflow.ts';

test('what leaves a filtered list by being read or answered stays open, and its neighbours are at hand', async ({
  page,
}) => {
  test.slow();
  const { address } = await openInbox(page);
  const main = page.getByRole('main');
  const open = (name: string) => main.getByRole('heading', { level: 2, name });
  await page.goto(`${address}?unreadOnly=true`);
  await main.getByRole('link', { name: 'Cecilie Clausen' }).click();
  await expect(main.getByRole('heading', { name: '2 søknader' })).toBeVisible();
  // What was written is what it was opened for.
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([
    'Svar',
    'Meldinger',
    'Intervju',
    'Referanser',
    'Vurdering',
  ]);
  await main.getByRole('link', { name: 'Neste' }).click();
  await expect(open('Birger Bø')).toBeFocused();
  await expect(main.getByRole('heading', { name: '1 søknad', exact: true })).toBeVisible();
  await main.getByRole('link', { name: 'Forrige' }).click();
  await expect(open('Cecilie Clausen')).toBeFocused();
  await main.getByRole('link', { name: 'Neste' }).click();
  await expect(open('Birger Bø')).toBeFocused();
  await main.getByRole('link', { name: 'Neste' }).click();
  await expect(main.getByText('Ingen søknader passer')).toBeVisible();
  await expect(open('Aslaug Aas')).toBeFocused();
  await main.getByRole('radio', { name: 'Kontaktet' }).check();
  await main.getByRole('button', { name: 'Lagre status' }).click();
  const saved = main.getByText('Søknaden er oppdatert');
  await expect(saved).toBeVisible();
  // Around a grid that begins to stick, Firefox makes the status anew, which screen readers do not hear.
  await expect(saved.locator('xpath=ancestor::*[@role="status"]/..')).toHaveCSS('display', 'block');
  await main.getByRole('button', { name: 'Angre' }).click();
  await expect(main.getByText('Statusen er som før.')).toBeVisible();

  // On a phone the list gives way to what is open; closing that gives the focus back to where one was.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  await main.getByRole('link', { name: 'Birger Bø' }).click();
  await expect(open('Birger Bø')).toBeFocused();
  await main.getByRole('button', { name: 'Lukk søknaden' }).click();
  await expect(main.getByRole('link', { name: 'Birger Bø' })).toBeFocused();
  await page.setViewportSize({ width: 1280, height: 720 });

  // Nobody has applied for it, or it is gone.
  await page.goto(`${address}?positionId=${crypto.randomUUID()}`);
  await expect(main.getByText('Ingen søknader passer')).toBeVisible();
  await expect(main.getByLabel('Stilling').locator('option:checked')).toHaveText('Stillingen du valgte (0)');

  // The page that one was on may have lost its last application.
  await page.goto(`${address}?page=9`);
  await expect(main.getByRole('listitem').filter({ has: page.getByRole('checkbox') })).toHaveCount(3);
});

test('a file that is not there any more is told', async ({ page }) => {
  const token = await tokenOf(page, 'bedrift@demo.example');
  const headers = { authorization: `Bearer ${token}` };
  const { businesses } = await call(page, 'GET', '/api/business/my-businesses', { headers });
  await enter(page, token);
  await page.goto(`/bedrift/${businesses[0].id}/applications`);
  await page.getByRole('link', { name: 'Sigrid Søker' }).first().click();
  const file = page.getByRole('button', { name: 'CV Sigrid Søker.pdf', exact: true });
  await expect(file).toBeVisible();
  await page.route('**/api/applications/*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(/"url":"[^"]*"/g, '"url":null') });
  });
  await file.click();
  const gone = page.getByRole('alert').filter({ hasText: 'Filen finnes ikke lenger.' });
  await expect(gone).toBeVisible();
  await page.getByRole('button', { name: 'Vis CV Sigrid Søker.pdf' }).click();
  await expect(page.getByRole('dialog').getByRole('alert').filter({ hasText: 'Filen finnes' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(gone).toHaveCount(0);
});

test('long words in a question, a name and a message stay within a phone, for both who read it', async ({ page }) => {
  const link = `https://moter.example/${'mote'.repeat(40)}`;
  const business = await openBusiness(page);
  const question = { type: 'yes_no', required: true };
  const positionId = await addPositionWithForm(page, business, [
    { ...question, id: 'seen', question: `Har du lest ${link}?` },
    { ...question, id: 'licence', question: 'Har du førerkort?' },
  ]);
  await approve(page, 'position', positionId);
  const lastName = 'Østensjø'.repeat(6);
  const { token, headers, email } = await register(page, { lastName });
  const data = {
    applicantInfo: { firstName: 'Kari', lastName, email },
    responses: ['seen', 'licence'].map((questionId) => ({ questionId, response: 'ja' })),
  };
  const { application } = await call(page, 'POST', `/api/applications/submit/${positionId}`, { headers, data });
  const answer = { status: 'contacted', message: `Møt oss på ${link}` };
  await call(page, 'PUT', `/api/applications/${application.id}/status`, { headers: business.headers, data: answer });
  await call(page, 'POST', `/api/applications/mine/${application.id}/messages`, {
    headers,
    data: { message: 'Jeg kommer gjerne', idempotencyKey: crypto.randomUUID() },
  });
  await page.setViewportSize({ width: 390, height: 844 });

  await page.goto(`/bedrift/${business.id}/applications?application=${application.id}`);
  await page.getByText('Historikk').click();
  await expect(page.getByRole('blockquote').getByText('Møt oss på')).toBeVisible();
  await expect(page.getByRole('log').getByText(lastName)).toBeVisible();
  expect(await overflowOf(page)).toBe(0);

  await enter(page, token);
  await page.goto(`/profil?tab=applications&soknad=${application.id}`);
  await expect(page.getByText('Har du lest')).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
});

test('of the numbers that an applicant gives, the first is called, and addresses in an answer are opened', async ({
  page,
}) => {
  const business = await openBusiness(page);
  const positionId = await addPositionWithForm(page, business);
  await approve(page, 'position', positionId);
  const { headers, email } = await register(page);
  const applicantInfo = { firstName: 'Kari', lastName: 'Nes', email, phone: '+47 900 00 000 / 22 00 00 00' };
  const data = {
    applicantInfo,
    responses: [{ questionId: 'why', response: 'Se kari.example, https://kari.example/fjord' }],
  };
  const { application } = await call(page, 'POST', `/api/applications/submit/${positionId}`, { headers, data });
  await page.goto(`/bedrift/${business.id}/applications?application=${application.id}`);
  await expect(page.getByRole('link', { name: applicantInfo.phone })).toHaveAttribute('href', 'tel:+4790000000');
  const shown = page.getByRole('link', { name: 'https://kari.example/fjord (åpnes i ny fane)' });
  await expect(shown).toHaveAttribute('href', 'https://kari.example/fjord');
});

test('who is logged out in the inbox logs in over it, and what was written is still there', async ({ page }) => {
  const { address, email } = await openInbox(page);
  await page.goto(address);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Aslaug Aas' }).click();
  const notes = main.getByLabel('Notater');
  await notes.fill('Ring henne på fredag.');
  const logInAgain = async () => {
    await logInOver(page, email);
    await expect(main.getByText('Du må være logget inn')).toHaveCount(0);
  };
  await logOutElsewhere(page);
  await main.getByRole('button', { name: 'Lagre notatet' }).click();
  await logInAgain();
  await main.getByRole('button', { name: 'Lagre notatet' }).click();
  await expect(main.getByText('Søknaden er oppdatert')).toBeVisible();
  await expect(notes).toHaveValue('Ring henne på fredag.');

  await logOutElsewhere(page);
  await main.getByRole('link', { name: 'Forrige' }).click();
  await logInAgain();
  await expect(main.getByRole('heading', { level: 2, name: 'Birger Bø' })).toBeVisible();
});

test('somebody else who logs in over the inbox sees nothing of it', async ({ page }) => {
  const { address } = await openInbox(page);
  const other = await register(page, { firstName: 'Ola' });
  await page.goto(address);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Aslaug Aas' })).toBeVisible();
  await logOutElsewhere(page);
  await main.getByRole('link', { name: 'Tavle' }).click();
  await logInOver(page, other.email);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Ola' })).toBeVisible();
  await expect(main.getByText('Bedrift ikke funnet')).toBeVisible();
  await expect(main.getByText('Aslaug Aas')).toHaveCount(0);
});

test('a colleague who has lost the business sees nothing more of those who applied there', async ({ page }) => {
  const { address, headers } = await openInbox(page);
  const colleague = await register(page, { firstName: 'Ola' });
  const settings = `/api/business-settings/${address.split('/')[2]}`;
  const { email } = colleague;
  const { sharedUser } = await call(page, 'POST', `${settings}/share`, { headers, data: { email } });
  await enter(page, colleague.token);
  await page.goto(address);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Aslaug Aas' })).toBeVisible();
  await call(page, 'DELETE', `${settings}/share/${sharedUser.id}`, { headers });
  await main.getByRole('link', { name: 'Birger Bø' }).click();
  await expect(main.getByRole('alert').filter({ hasText: 'Bedrift ikke funnet' })).toBeVisible();
  await expect(main).not.toContainText('Aslaug Aas');
  await page.reload();
  await expect(main.getByRole('heading', { level: 1, name: 'Bedrift ikke funnet' })).toBeVisible();
});

test('an applicant who follows an old mail to an application that is deleted reads so, and is not asked to try again', async ({
  page,
}) => {
  const { address, headers, applicants } = await openInbox(page);
  const [aslaug] = applicants;
  const main = page.getByRole('main');
  await page.goto(address);
  const id = await main.getByRole('link', { name: 'Aslaug Aas' }).getAttribute('data-application');
  await call(page, 'DELETE', `/api/applications/${id}`, { headers });
  await enter(page, aslaug?.token ?? '');
  await page.goto(`/profil?tab=applications&soknad=${id}`);
  await expect(main.getByText('Den er slettet, eller så er den sendt fra en annen konto.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Prøv igjen' })).toBeHidden();
});

test('an application that was withdrawn meanwhile goes from the list when it is opened', async ({ page }) => {
  const { address, headers } = await openInbox(page);
  await page.goto(address);
  const main = page.getByRole('main');
  const opener = main.getByRole('link', { name: 'Birger Bø' });
  await call(page, 'DELETE', `/api/applications/${await opener.getAttribute('data-application')}`, { headers });
  await opener.click();
  await expect(main.getByText('Vi fant ikke søknaden')).toBeVisible();
  await expect(main.getByRole('heading', { name: '2 søknader' })).toBeVisible();
  await expect(opener).toBeHidden();
  await expect(main.getByRole('heading', { level: 2, name: 'Søknaden' })).toBeFocused();
});

test('whose access was taken in the inbox reads so, and keeps what was written', async ({ page }) => {
  const { address, headers } = await openInbox(page);
  const { email, token, id: userId } = await register(page, { firstName: 'Ola' });
  const shares = `/api/business-settings/${address.split('/')[2]}/share`;
  await call(page, 'POST', shares, { headers, data: { email } });
  await enter(page, token);
  await page.goto(address);
  const main = page.getByRole('main');
  await main.getByLabel('Velg alle på siden').check();
  await main.getByLabel('Ny status').selectOption('Avslått');
  await main.getByLabel('Melding til søkerne').fill('Takk for søknadene.');
  await main.getByRole('link', { name: 'Aslaug Aas' }).click();
  await main.getByRole('radio', { name: 'Kontaktet' }).check();
  await main.getByLabel('Melding til søkeren').fill('Kan du komme torsdag?');
  await call(page, 'DELETE', `${shares}/${userId}`, { headers });
  const told = main.getByRole('alert').filter({ hasText: 'eller eieren har fjernet tilgangen din' });
  await main.getByRole('button', { name: 'Lagre status' }).click();
  await expect(told.filter({ hasText: 'Søknaden finnes ikke lenger' })).toBeVisible();
  await main.getByRole('button', { name: 'Sett status' }).click();
  await expect(told.filter({ hasText: 'Det du valgte, finnes ikke lenger' })).toBeVisible();
  await expect(main.getByLabel('Melding til søkeren')).toHaveValue('Kan du komme torsdag?');
  await expect(main.getByLabel('Melding til søkerne')).toHaveValue('Takk for søknadene.');
});

test('of an application that was withdrawn while one wrote to its applicant, one reads the same everywhere', async ({
  page,
}) => {
  const { address, headers } = await openInbox(page);
  await page.goto(address);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Birger Bø' }).click();
  await main.getByRole('button', { name: 'Skriv en melding' }).click();
  await main.getByLabel('Skriv til søkeren').fill('Kan du komme torsdag?');
  const id = new URL(page.url()).searchParams.get('application');
  // Until each part of it has come: one that comes later says so too.
  await page.waitForLoadState('networkidle');
  await call(page, 'DELETE', `/api/applications/${id}`, { headers });
  await main.getByRole('button', { name: 'Send meldingen' }).click();
  await expect(main.getByRole('heading', { name: '2 søknader' })).toBeVisible();
  const told = 'Søknaden finnes ikke lenger. Den er trukket eller slettet, eller eieren har fjernet tilgangen din.';
  await expect(main.getByRole('alert').filter({ hasText: /./ })).toHaveText([told, told]);
});

test('what is written to several stays on the page, and leaving it asks first', async ({ page }) => {
  const { address } = await openInbox(page);
  await page.goto(address);
  const main = page.getByRole('main');
  await main.getByLabel('Velg alle på siden').check();
  await main.getByLabel('Ny status').selectOption('Avslått');
  const message = main.getByLabel('Melding til søkerne');
  await message.fill('Takk for søknadene.');
  await main.getByRole('link', { name: 'Tavle' }).click();
  await expect(message).toBeHidden();
  await main.getByRole('link', { name: 'Liste' }).click();
  await main.getByRole('link', { name: 'Aslaug Aas' }).click();
  const leave = async (link: string, what: string) => {
    await main.getByRole('link', { name: link }).click();
    const asked = page.getByRole('dialog', { name: `Forlate ${what} uten å lagre?` });
    await asked.getByRole('button', { name: 'Avbryt' }).click();
    await expect(asked).toBeHidden();
  };
  await expect(main.getByLabel('Notater')).toBeVisible();
  await leave('Tilbake til bedriftssiden', 'meldingen');
  // What is open beside it asks for itself, and then gives way to it again.
  await main.getByLabel('Notater').fill('Ring på mandag');
  await leave('Forrige', 'notatet');
  await main.getByRole('button', { name: 'Lagre notatet' }).click();
  await expect(main.getByText('Søknaden er oppdatert')).toBeVisible();
  await leave('Tilbake til bedriftssiden', 'meldingen');
  await expect(message).toHaveValue('Takk for søknadene.');
});

test('on paper an application has no empty fields, and no frame that pages cut open', async ({ page }) => {
  const { address } = await openInbox(page);
  await page.goto(address);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Aslaug Aas' }).click();
  await main.getByRole('radio', { name: 'Kontaktet' }).check();
  const message = main.getByLabel('Melding til søkeren');
  await expect(message).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(message).toBeHidden();
  const notes = main.getByLabel('Notater');
  await expect(notes).toBeHidden();
  await expect(main.getByRole('radio', { name: 'Kontaktet' })).toBeVisible();
  const answer = main.getByText('Fordi Aslaug liker fjorden.');
  await expect(answer).toBeVisible();
  const framesAround = (element: Element) => {
    const frames: string[] = [];
    for (let each = element.parentElement; each; each = each.parentElement)
      if (getComputedStyle(each).borderInlineStartWidth !== '0px') frames.push(each.className);
    return frames;
  };
  expect(await answer.evaluate(framesAround)).toEqual([]);
  await page.emulateMedia({ media: 'screen' });
  await notes.fill('Ring på mandag.');
  await page.emulateMedia({ media: 'print' });
  await expect(notes).toBeVisible();
});
