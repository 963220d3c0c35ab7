import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
import { smallPdf } from '../../demo/data/small-pdf.ts';
import { call, enter, enterAnew, register } from '../support/account.ts';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { demoPosition } from '../support/demo-position.ts';
import { approve, openBusiness } from '../support/employer.ts';
import { addPositionWithForm } from '../support/inbox.ts';
import { test } from '../support/journey.ts';
import { logInOver, logOutElsewhere } from '../support/log-in-over.ts';
import { loseConnection } from '../support/lose-connection.ts';
import { overflowOf } from '../support/overflow.ts';

test('a word in a question may be longer than a phone is wide', async ({ page }) => {
  const business = await openBusiness(page);
  const long = 'Hva kan du om kommunalforvaltningsorganisasjonsutviklingsrådgivning?';
  const questions = ['why', 'what'].map((id) => ({ id, type: 'long_answer', question: long, required: true }));
  const positionId = await addPositionWithForm(page, business, questions);
  await approve(page, 'position', positionId);
  await enterAnew(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/stilling/${positionId}/apply`);
  await page.getByRole('main').getByRole('button', { name: 'Send søknad' }).click();
  await expect(page.getByRole('alert').filter({ hasText: `${long} er påkrevd, ` })).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
});

test('words that are too many for a draft are not a lost connection', async ({ page }) => {
  const business = await openBusiness(page);
  const positionId = await addPositionWithForm(page, business);
  await approve(page, 'position', positionId);
  await enterAnew(page);
  await page.goto(`/stilling/${positionId}/apply`);
  const main = page.getByRole('main');
  await main.getByLabel('Fornavn').fill('Kari '.repeat(100));
  await expect(main.getByText('Utkastet er ikke lagret. Fornavnet er for langt')).toBeVisible();
  await expect(main.getByText('Vi får ikke kontakt')).toBeHidden();
  await main.getByLabel('Fornavn').fill('Kari');
  await expect(main.getByText('Utkastet ble lagret')).toBeVisible();
  await expect(main.getByText('Utkastet er ikke lagret')).toBeHidden();
});

test('who pastes more than an answer may be is told that the field is full', async ({ page }) => {
  const business = await openBusiness(page);
  const positionId = await addPositionWithForm(page, business, [
    { id: 'why', type: 'long_answer', question: 'Hvorfor søker du?', maxLength: 40 },
    { id: 'where', type: 'short_answer', question: 'Hvor bor du?', maxLength: 20 },
  ]);
  await approve(page, 'position', positionId);
  await enterAnew(page);
  await page.goto(`/stilling/${positionId}/apply`);
  for (const [question, most] of [
    ['Hvorfor søker du?', 40],
    ['Hvor bor du?', 20],
  ] as const) {
    const answer = page.getByLabel(question);
    const says = page
      .getByRole('status')
      .filter({ hasText: `Feltet er fullt: ${most} tegn. Se etter at alt kom med.` });
    await answer.focus();
    await page.keyboard.insertText('x'.repeat(most - 1));
    await expect(answer).toHaveValue('x'.repeat(most - 1));
    await expect(says).toHaveCount(0);
    await page.keyboard.insertText(' og alt det andre');
    await expect(says).toBeVisible();
  }
  await page.goto('/kontakt');
  await page.getByLabel('Melding').fill('x'.repeat(5001));
  await expect(page.getByText(/^Feltet er fullt: 5\s000 tegn/)).toBeVisible();
});

test('a form that is changed while it is filled in is looked over again before it is sent', async ({ page }) => {
  const business = await openBusiness(page);
  const positionId = await addPositionWithForm(page, business);
  await approve(page, 'position', positionId);
  const path = `/api/business/${business.id}/positions/${positionId}`;
  const { position } = await call(page, 'GET', path, { headers: business.headers });
  const change = (licence: string, more: object[] = []) => {
    const why = { id: 'why', type: 'long_answer', question: 'Hvorfor søker du?', required: true };
    const questions = [why, { id: 'licence', type: 'yes_no', question: licence }, ...more];
    const data = { title: 'Søknad til laget', questions, businessId: business.id };
    const { headers } = business;
    return call(page, 'PUT', `/api/application-forms/${position.applicationFormId}`, { headers, data });
  };
  await enterAnew(page);
  await page.goto(`/stilling/${positionId}/apply`);
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: 'Send søknad' });
  await main.getByLabel('Hvorfor søker du?').fill('Fordi jeg liker fyr.');
  await main.getByRole('radio', { name: 'Ja' }).check();
  await change('Er du straffedømt?');
  await send.click();
  const refused = main.getByRole('alert').filter({ hasText: 'Er du straffedømt?: spørsmålet er endret' });
  await expect(refused).toBeVisible();
  await checkAccessibility(page);
  await main.getByRole('radio', { name: 'Nei' }).check();
  await expect(refused).toBeHidden();
  await change('Er du straffedømt?', [{ id: 'when', type: 'short_answer', question: 'Når?', required: true }]);
  await send.click();
  await expect(main.getByRole('link', { name: 'Når? er påkrevd' })).toBeVisible();
  await main.getByLabel('Når?').fill('Nå.');
  // Found again, it was answered as it is asked now.
  await expect(main.getByText('Utkastet ble lagret')).toBeVisible();
  await change('Er du løslatt?', [{ id: 'when', type: 'short_answer', question: 'Når?', required: true }]);
  await page.reload();
  await expect(main.getByRole('alert').filter({ hasText: 'Er du løslatt?: spørsmålet er endret' })).toBeVisible();
  await send.click();
  await expect(main.getByText('Søknaden er sendt')).toBeVisible();
});

test('a choice that the employer took away is said to be gone, also of a draft', async ({ page }) => {
  const business = await openBusiness(page);
  const asking = (shift: string, language: string) => [
    { id: 'shift', type: 'select_single', question: 'Hvilken vakt?', options: [shift, 'Natt'] },
    { id: 'language', type: 'select_multiple', question: 'Hvilke språk?', options: [language, 'Norsk'] },
  ];
  const positionId = await addPositionWithForm(page, business, asking('Dag', 'Samisk'));
  await approve(page, 'position', positionId);
  const { headers } = business;
  const { position } = await call(page, 'GET', `/api/business/${business.id}/positions/${positionId}`, { headers });
  await enterAnew(page);
  await page.goto(`/stilling/${positionId}/apply`);
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: 'Dag' }).check();
  await main.getByRole('checkbox', { name: 'Samisk' }).check();
  await main.getByRole('checkbox', { name: 'Norsk' }).check();
  await expect(main.getByText('Utkastet ble lagret')).toBeVisible();
  const data = { title: 'Søknad til laget', questions: asking('Kveld', 'Kvensk'), businessId: business.id };
  await call(page, 'PUT', `/api/application-forms/${position.applicationFormId}`, { headers, data });
  await page.reload();
  const shift = main.getByRole('link', { name: 'Hvilken vakt?: et svar du valgte, kan ikke velges lenger' });
  const language = main.getByRole('link', { name: 'Hvilke språk?: et svar du valgte, kan ikke velges lenger' });
  await expect(shift).toBeVisible();
  await expect(language).toBeVisible();
  await expect(main.getByRole('button', { name: 'Fjern svaret på Hvilken vakt?' })).toBeHidden();
  await checkAccessibility(page);
  await main.getByRole('checkbox', { name: 'Kvensk' }).check();
  await expect(language).toBeHidden();
  await main.getByRole('radio', { name: 'Kveld' }).check();
  await expect(shift).toBeHidden();
  await main.getByRole('button', { name: 'Send søknad' }).click();
  await expect(main.getByText('Søknaden er sendt')).toBeVisible();
});

test('a position that the kept page still knows is gone for whoever asks for its form', async ({ page, request }) => {
  const position = await demoPosition(request);
  await enterAnew(page);
  const message = 'Stilling ikke funnet eller ikke lenger aktiv';
  const gone = { status: 404, json: { success: false, message, errors: [] } };
  await page.route('**/api/applications/form/*', (route) => route.fulfill(gone));
  await page.goto(`/stilling/${position.id}/apply`);
  await expect(page.getByRole('heading', { level: 1, name: message })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Prøv igjen' })).toHaveCount(0);
});

test('a draft that is thrown away is gone, and one file too many is told', async ({ page, request }) => {
  const position = await demoPosition(request);
  const main = page.getByRole('main');
  await enterAnew(page);
  await page.goto(`/stilling/${position.id}/apply`);
  await main.getByLabel('Hvorfor vil du jobbe hos oss?').fill('Skrevet i hast.');
  const six = [1, 2, 3, 4, 5, 6].map((number) => ({
    name: `Vedlegg ${number}.pdf`,
    mimeType: 'application/pdf',
    buffer: smallPdf([`${number}`]),
  }));
  await main.getByLabel('CV (valgfritt)').setInputFiles(six);
  const tooMany = main.getByRole('listitem').filter({ hasText: 'Vedlegg 6.pdf' });
  await expect(tooMany).toContainText('Du kan legge ved høyst 5 filer.');
  await main.getByRole('button', { name: 'Fjern Vedlegg 6.pdf' }).click();
  const fifth = main.getByRole('button', { name: /(Fjern|Avbryt opplastingen av) Vedlegg 5\.pdf/ });
  await expect(fifth).toBeFocused();
  await fifth.press('Enter');
  await expect(main.getByLabel('CV (valgfritt)')).toBeFocused();
  await expect(main.getByText('Utkastet ble lagret')).toBeVisible();
  await main.getByRole('button', { name: 'Slett utkastet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Slett utkastet' }).click();
  await expect(main.getByText('Utkastet lagres mens du skriver.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Slett utkastet' })).toHaveCount(0);
  await expect(main.getByLabel('Fornavn')).toBeFocused();
  await expect(main.getByLabel('Hvorfor vil du jobbe hos oss?')).toHaveValue('');
});

test('what one has begun is found again among one’s applications, to go on with or to throw away', async ({
  page,
  request,
}) => {
  const position = await demoPosition(request);
  const main = page.getByRole('main');
  await enterAnew(page);
  await page.goto(`/stilling/${position.id}/apply`);
  await main.getByLabel('Hvorfor vil du jobbe hos oss?').fill('Skrevet i hast.');
  await expect(main.getByText('Utkastet ble lagret')).toBeVisible();
  await page.goto('/profil?tab=applications');
  await expect(main.getByText('Ikke sendt')).toBeVisible();
  await expect(main.getByText('Ingen søknader ennå')).toHaveCount(0);
  await checkAccessibility(page);
  await main.getByRole('link', { name: `Fortsett på søknaden på ${position.title}` }).press('Enter');
  await expect(main.getByLabel('Hvorfor vil du jobbe hos oss?')).toHaveValue('Skrevet i hast.');
  await page.goBack();
  await main.getByRole('button', { name: `Slett utkastet til ${position.title}` }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Slett utkastet' }).press('Enter');
  await expect(main.getByText('Utkastet er slettet.')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Mine søknader' })).toBeFocused();
  await expect(main.getByText('Ingen søknader ennå')).toBeVisible();
});

test('a draft that could not be thrown away is told of, and stands as it was', async ({ page, request }) => {
  const position = await demoPosition(request);
  await enterAnew(page);
  await page.goto(`/stilling/${position.id}/apply`);
  const main = page.getByRole('main');
  const why = main.getByLabel('Hvorfor vil du jobbe hos oss?');
  await why.fill('Skrevet i hast.');
  await expect(main.getByText('Utkastet ble lagret')).toBeVisible();
  const draft = '**/api/applications/draft/*';
  await page.route(draft, (route) => route.abort());
  const dialog = page.getByRole('dialog', { name: 'Slette utkastet?' });
  const confirm = dialog.getByRole('button', { name: 'Slett utkastet' });
  await main.getByRole('button', { name: 'Slett utkastet' }).click();
  await confirm.click();
  await expect(dialog.getByRole('alert')).toContainText('Nettverksfeil');
  await dialog.getByRole('button', { name: 'Avbryt' }).click();
  await expect(why).toHaveValue('Skrevet i hast.');
  await page.unroute(draft);
  await main.getByRole('button', { name: 'Slett utkastet' }).click();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await confirm.click();
  await expect(main.getByText('Utkastet lagres mens du skriver.')).toBeVisible();
  await expect(main.getByLabel('Fornavn')).toBeFocused();
  await page.reload();
  await expect(why).toHaveValue('');
});

test('without net, nobody is told that the position of a draft is gone for good, and its files are there', async ({
  page,
}) => {
  const business = await openBusiness(page);
  const positionId = await addPositionWithForm(page, business, [
    { id: 'why', type: 'long_answer', question: 'Hvorfor søker du?', required: true },
    { id: 'papers', type: 'file_upload', question: 'Vedlegg', allowedFileTypes: ['pdf'] },
  ]);
  await approve(page, 'position', positionId);
  const { token, headers } = await register(page);
  const applicationFile = { name: 'Attest.pdf', mimeType: 'application/pdf', buffer: smallPdf(['Flink']) };
  const multipart = { positionId, questionId: 'papers', applicationFile };
  const { file } = await call(page, 'POST', '/api/applications/upload-file', { headers, multipart });
  await call(page, 'PUT', `/api/applications/draft/${positionId}`, {
    headers,
    data: {
      responses: [
        { questionId: 'why', response: 'Skrevet i tunnelen.' },
        { questionId: 'papers', response: '', files: [file.id] },
      ],
    },
  });
  const toggle = `/api/business/${business.id}/positions/${positionId}/toggle`;
  await call(page, 'PATCH', toggle, { headers: business.headers, data: { isActive: false } });
  await enter(page, token);
  const main = page.getByRole('main');
  for (const missing of ['**/api/applications/form/*', '**/api/auth/me']) {
    await page.route(missing, (route) => route.abort());
    await page.goto(`/stilling/${positionId}/apply`);
    await expect(main.getByRole('heading', { name: 'Kunne ikke laste søknadsskjema' })).toBeVisible();
    await expect(main.getByRole('alert').filter({ hasText: 'Nettverksfeil' })).toBeVisible();
    await checkAccessibility(page);
    await page.unroute(missing);
    await main.getByRole('button', { name: 'Prøv igjen' }).click();
    await expect(main.getByText('Arbeidsgiveren har deaktivert stillingen.')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Last ned utkastet' })).toBeVisible();
  }
  // As it stands in a page that was opened long ago.
  const form = '**/api/applications/form/*';
  await page.route(form, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(/expires=\d+/g, 'expires=1') });
  });
  await page.reload();
  const fetch = main.getByRole('link', { name: 'Attest.pdf' });
  await fetch.waitFor();
  await page.unroute(form);
  const download = page.waitForEvent('download');
  await fetch.press('Enter');
  expect(await readFile(await (await download).path(), 'latin1')).toContain('Flink');
  await main.getByRole('button', { name: 'Vis Attest.pdf' }).press('Enter');
  await expect(page.getByRole('dialog').getByText('Flink').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: 'Slett utkastet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Slett utkastet' }).click();
  await expect(main.getByRole('button', { name: 'Last ned utkastet' })).toHaveCount(0);
  await expect(main.locator(':focus')).toContainText('Arbeidsgiveren har deaktivert stillingen.');
});

test('what the net lost goes on its way when it is back, and two tabs send once', async ({ page, request }) => {
  const position = await demoPosition(request);
  const address = `/stilling/${position.id}/apply`;
  await enterAnew(page);
  await page.goto(address);
  const main = page.getByRole('main');
  await main.getByLabel('Når kan du begynne?').waitFor();
  await loseConnection(page);
  await main
    .getByLabel('CV (valgfritt)')
    .setInputFiles({ name: 'Min CV.pdf', mimeType: 'application/pdf', buffer: smallPdf(['Kari']) });
  const file = main.getByRole('listitem').filter({ hasText: 'Min CV.pdf' });
  await expect(file).toContainText('Kunne ikke laste opp fil: Nettverksfeil');
  await file.getByRole('button', { name: 'Prøv igjen' }).press('Enter');
  await expect(main.getByLabel('CV (valgfritt)')).toBeFocused();
  await expect(file).toContainText('Kunne ikke laste opp fil: Nettverksfeil');
  // The one thing that is kept nowhere but in this page.
  await main.getByRole('link', { name: 'Avbryt' }).click();
  const leaving = page.getByRole('dialog', { name: 'Forlate søknaden uten å lagre?' });
  await expect(leaving).toContainText('Filer som ikke er lastet opp ennå, går tapt.');
  await leaving.getByRole('button', { name: 'Avbryt' }).click();
  await main.getByRole('button', { name: 'Send søknad' }).click();
  const late = main.getByText('prøv igjen med filen som ikke ble lastet opp');
  await expect(late.first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(file).not.toContainText('Nettverksfeil');
  await expect(late).toHaveCount(0);
  // That a draft is kept was said of the file already.
  const kept = page.waitForResponse((answer) => answer.request().postData()?.includes('"ja"') ?? false);
  await fillIn(main);
  await kept;

  const other = await page.context().newPage();
  await other.goto(address);
  const there = other.getByRole('main');
  await expect(there.getByRole('button', { name: 'Fjern Min CV.pdf' })).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route('**/api/applications/submit/*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await main.getByRole('button', { name: 'Send søknad' }).dblclick();
  await expect(main.getByRole('button', { name: 'Sender …' })).toBeFocused();
  held.resolve();
  await expect(main.getByText('Søknaden er sendt')).toBeVisible();

  await there.getByLabel('Hvorfor vil du jobbe hos oss?').fill('Skrevet i den andre fanen.');
  await expect(there.getByText('Du har allerede søkt på denne stillingen')).toBeVisible();
  await there.getByRole('button', { name: 'Send søknad' }).click();
  await expect(there.getByRole('link', { name: 'Se søknaden' })).toBeInViewport();
  await there.getByRole('link', { name: 'Se søknaden' }).click();
  await expect(there.getByText('Fordi dere bygger ved fjorden.')).toBeVisible();
  await there.getByRole('button', { name: 'Trekk søknaden' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Trekk søknaden' }).click();
  await expect(there.getByText('Søknaden er trukket.')).toBeVisible();
  await other.goto(address);
  await expect(there.getByLabel('Hvorfor vil du jobbe hos oss?')).toHaveValue('');
});

test('of a large file, what the net lost is sent again, and nothing else', async ({ page, request }) => {
  const position = await demoPosition(request);
  await enterAnew(page);
  await page.goto(`/stilling/${position.id}/apply`);
  const main = page.getByRole('main');
  const froms: string[] = [];
  await page.route('**/api/applications/upload-parts/*', (route) => {
    froms.push(/name="from"\r\n\r\n(\d+)/.exec(route.request().postDataBuffer()?.toString('latin1') ?? '')?.[1] ?? '');
    return froms.length === 2 ? route.abort() : route.continue();
  });
  // As a scanner makes them: a document with much behind it.
  const megabyte = 1024 * 1024;
  const buffer = Buffer.concat([smallPdf(['Kari']), Buffer.alloc(9 * megabyte, ' ')]);
  const joined = page.waitForResponse('**/api/applications/upload-file');
  await main.getByLabel('CV (valgfritt)').setInputFiles({ name: 'Skannet.pdf', mimeType: 'application/pdf', buffer });
  await expect(main.getByRole('button', { name: 'Fjern Skannet.pdf' })).toBeVisible();
  const parts = [0, 4 * megabyte, 4 * megabyte, 8 * megabyte];
  expect(froms).toEqual(parts.map(String));
  expect((await (await joined).json()).file.size).toBe(buffer.length);
});

test('who leaves after the last word does not have to wait until it is kept', async ({ page, request }) => {
  const position = await demoPosition(request);
  const { headers } = await enterAnew(page);
  await page.clock.install();
  await page.goto(`/stilling/${position.id}/apply`);
  const main = page.getByRole('main');
  const why = main.getByLabel('Hvorfor vil du jobbe hos oss?');
  await why.waitFor();
  // The moment for which the typing rests does not pass.
  await page.clock.pauseAt(Date.now() + 60_000);
  const written = async () => (await call(page, 'GET', `/api/applications/form/${position.id}`, { headers })).draft;
  await why.fill('Skrevet før telefonen ble lagt bort.');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(written).toMatchObject({ responses: [{ response: 'Skrevet før telefonen ble lagt bort.' }] });
  await why.fill('Skrevet på vei ut.');
  await main.getByRole('link', { name: 'Avbryt' }).click();
  await expect.poll(written).toMatchObject({ responses: [{ response: 'Skrevet på vei ut.' }] });
});

test('another tab leaves a draft alone that it does not know, and says so', async ({ page, request }) => {
  const position = await demoPosition(request);
  const address = `/stilling/${position.id}/apply`;
  await enterAnew(page);
  const stale = await page.context().newPage();
  await stale.goto(address);
  const [here, there] = [page, stale].map((each) => each.getByRole('main').getByLabel('Hvorfor vil du jobbe hos oss?'));
  await there?.waitFor();
  await page.goto(address);
  await here?.fill('En hel kveld med gode grunner.');
  await expect(page.getByText('Utkastet ble lagret')).toBeVisible();

  await there?.fill('F');
  await expect(stale.getByText('Søknaden er åpen et annet sted også, og utkastet er derfra.')).toBeInViewport();
  await there?.fill('Fo');
  await stale.getByRole('main').getByRole('link', { name: 'Avbryt' }).click();
  const leaving = stale.getByRole('dialog', { name: 'Forlate søknaden uten å lagre?' });
  await expect(leaving).toContainText('Det du har skrevet her, er ikke tatt vare på og går tapt.');
  await leaving.getByRole('button', { name: 'Forlat uten å lagre' }).click();
  await expect(stale).toHaveURL(`/stilling/${position.id}`);
  await stale.goto(address);
  await expect(there as Locator).toHaveValue('En hel kveld med gode grunner.');
});

test('what was written last stays, also where the net would bring it first', async ({ page, request }) => {
  const position = await demoPosition(request);
  await enterAnew(page);
  await page.goto(`/stilling/${position.id}/apply`);
  const why = page.getByRole('main').getByLabel('Hvorfor vil du jobbe hos oss?');
  const newer = Promise.withResolvers<void>();
  let sent = 0;
  let kept = 0;
  await page.route('**/api/applications/draft/*', async (route) => {
    sent += 1;
    if (sent === 1) await Promise.race([newer.promise, new Promise((resolve) => setTimeout(resolve, 3000))]);
    await route.fulfill({ response: await route.fetch() });
    kept += 1;
    if (kept < sent) newer.resolve();
  });
  await why.fill('Skrevet først.');
  await expect.poll(() => sent).toBe(1);
  await why.fill('Skrevet sist.');
  await expect.poll(() => kept).toBe(2);
  await page.reload();
  await expect(why).toHaveValue('Skrevet sist.');

  // Nor is anything kept after what was sent: what is on its way arrives first, and nothing else begins.
  const done: string[] = [];
  const sending = Promise.withResolvers<void>();
  const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  await page.unroute('**/api/applications/draft/*');
  await page.route('**/api/applications/draft/*', async (route) => {
    await Promise.race([sending.promise, pause(500)]);
    done.push('draft');
    // So that there is always something left to keep.
    await route.fulfill({ status: 503, json: {} });
  });
  await page.route('**/api/applications/submit/*', async (route) => {
    done.push('sent');
    sending.resolve();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await pause(1000);
    await route.continue();
  });
  const main = page.getByRole('main');
  await fillIn(main);
  await main.getByRole('button', { name: 'Send søknad' }).click();
  await expect(main.getByText('Søknaden er sendt')).toBeVisible();
  expect(done).toContain('draft');
  expect(done.indexOf('sent')).toBe(done.length - 1);
});

async function fillIn(main: Locator) {
  await main.getByLabel('Hvorfor vil du jobbe hos oss?').fill('Fordi dere bygger ved fjorden.');
  await main.getByLabel('Når kan du begynne?').fill('2027-02-01');
  await main.getByRole('radio', { name: '4–10 år' }).check();
  await main
    .getByRole('radiogroup', { name: /førerkort/ })
    .getByLabel('Ja')
    .check();
}

test('who is logged out while writing hears it, and goes on in the same place after a new log-in', async ({
  page,
  request,
}) => {
  const position = await demoPosition(request);
  const { email } = await enterAnew(page);
  await page.goto(`/stilling/${position.id}/apply`);
  const main = page.getByRole('main');
  await main.getByLabel('Hvorfor vil du jobbe hos oss?').fill('Skrevet før.');
  await expect(main.getByText('Utkastet ble lagret')).toBeVisible();
  await logOutElsewhere(page);
  await main.getByLabel('Hvorfor vil du jobbe hos oss?').fill('Skrevet etter.');
  await expect(main.getByRole('status').filter({ hasText: 'Du er logget ut.' })).toBeVisible();
  await main.getByRole('button', { name: 'Logg inn og fortsett' }).press('Enter');
  await logInOver(page, email);
  await expect(main.getByText('Utkastet ble lagret')).toBeVisible();
  await expect(main.locator(':focus')).toContainText('Utkastet ble lagret');
  await expect(main.getByLabel('Hvorfor vil du jobbe hos oss?')).toHaveValue('Skrevet etter.');

  await fillIn(main);
  await logOutElsewhere(page);
  const send = main.getByRole('button', { name: 'Send søknad' });
  await send.press('Enter');
  const refusal = main.getByText('Du må være logget inn for å søke på stillinger');
  await expect(refusal).toBeVisible();
  await logInOver(page, email);
  await expect(refusal).toBeHidden();
  await page.clock.install();
  await send.press('Enter');
  // What has the focus is read out by its name and description.
  const sent = main.getByRole('group', { name: 'Søknaden er sendt' });
  await expect(sent).toBeFocused();
  await expect(sent).toHaveAccessibleDescription('Du får en kopi på e-post. Nå går vi tilbake til stillingen.');
  // Whoever is on the way to their applications is not taken elsewhere after some seconds.
  await page.keyboard.press('Tab');
  const own = main.getByRole('link', { name: 'Se søknadene dine' });
  await expect(own).toBeFocused();
  await page.clock.runFor(10_000);
  await expect(own).toBeFocused();
});
