import { expect } from '@playwright/test';
import { call, enter, register } from '../support/account.ts';
import { checkInBothSchemes } from '../support/check-accessibility.ts';
import { approve, openBusiness } from '../support/employer.ts';
import { addPositionWithForm } from '../support/inbox.ts';
import { test } from '../support/journey.ts';
import { loseReply } from '../support/lose-reply.ts';

const questions = [
  { id: 'why', type: 'long_answer', question: 'Hvorfor søker du?', required: true },
  { id: 'papers', type: 'file_upload', question: 'Vedlegg', allowedFileTypes: ['txt'], maxFileSize: 1 },
];
const text = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`Her står ${name}.`) });

test('something is put right in an application that was sent, while nobody has answered it', async ({ page }) => {
  test.slow();
  const business = await openBusiness(page);
  const ownerToken = business.headers.authorization.replace('Bearer ', '');
  const positionId = await addPositionWithForm(page, business, questions);
  await approve(page, 'position', positionId);
  const { headers, token } = await register(page);
  const multipart = { applicationFile: text('attest.txt') };
  const { file } = await call(page, 'POST', '/api/applications/upload-file', { headers, multipart });
  const data = {
    applicantInfo: { firstName: 'Aslaug', lastName: 'Aas', email: 'aslaug@example.no' },
    responses: [
      { questionId: 'why', response: 'Jeg har vært fyrvokter i 7 år.' },
      { questionId: 'papers', files: [file.path] },
    ],
  };
  const submit = await call(page, 'POST', `/api/applications/submit/${positionId}`, { headers, data });
  const { id } = submit.application;
  await call(page, 'PUT', `/api/applications/${id}/read`, { headers: business.headers, data: {} });

  await enter(page, token);
  const main = page.getByRole('main');
  const own = `/profil?tab=applications&soknad=${id}`;
  await page.goto(own);
  await main.getByRole('link', { name: 'Rett søknaden' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Rett søknaden på/);
  const why = main.getByLabel('Hvorfor søker du?');
  await expect(why).toHaveValue('Jeg har vært fyrvokter i 7 år.');
  await expect(main.getByLabel('Fornavn')).toHaveValue('Aslaug');
  const attest = main.getByRole('button', { name: 'Fjern attest.txt' });
  await expect(attest).toBeVisible();
  await checkInBothSchemes(page);

  const addDiploma = async () => {
    await main.locator('input[type="file"]').setInputFiles(text('vitnemål.txt'));
    await expect(main.getByRole('button', { name: 'Fjern vitnemål.txt' })).toBeVisible();
  };
  // What is put right is kept, and can be thrown away: what was sent is what counts.
  await why.fill('Jeg har vært fyrvokter i 12 år.');
  await attest.click();
  await addDiploma();
  await expect(main.getByText('Utkastet ble lagret')).toBeVisible();
  await main.getByRole('link', { name: 'Avbryt' }).click();
  await expect(main.getByText('Du har begynt på en rettelse som ikke er sendt.')).toBeVisible();
  await expect(main.getByText('Jeg har vært fyrvokter i 7 år.')).toBeVisible();
  await main.getByRole('link', { name: 'Fortsett på rettelsen' }).click();
  const notice = main.getByRole('region', { name: 'Du retter en søknad som er sendt' });
  await expect(notice).toContainText('Vi har tatt vare på endringene dine.');
  await expect(why).toHaveValue('Jeg har vært fyrvokter i 12 år.');
  await expect(main.getByRole('button', { name: 'Fjern vitnemål.txt' })).toBeVisible();
  await expect(attest).toBeHidden();
  await checkInBothSchemes(page);
  await notice.getByRole('button', { name: 'Forkast endringene' }).click();
  const question = page.getByRole('dialog', { name: 'Forkaste endringene?' });
  await question.getByRole('button', { name: 'Forkast endringene' }).click();
  await expect(why).toHaveValue('Jeg har vært fyrvokter i 7 år.');
  await expect(main.getByLabel('Fornavn')).toBeFocused();
  await expect(attest).toBeVisible();
  await expect(main.getByRole('button', { name: 'Forkast endringene' })).toHaveCount(0);
  await page.reload();
  await expect(why).toHaveValue('Jeg har vært fyrvokter i 7 år.');
  await expect(notice).not.toContainText('Vi har tatt vare på');

  await why.fill('');
  await main.getByRole('button', { name: 'Send rettelsen' }).click();
  await expect(main.getByRole('alert').filter({ hasText: 'Hvorfor søker du?' })).toBeInViewport();
  await why.fill('Jeg har vært fyrvokter i 17 år.');
  await attest.click();
  await addDiploma();
  const lost = '**/api/applications/mine/*';
  await page.route(lost, (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
  await main.getByRole('button', { name: 'Send rettelsen' }).click();
  await expect(main.getByRole('alert').filter({ hasText: 'Nettverksfeil' })).toBeInViewport();
  await page.unroute(lost);
  await main.getByRole('button', { name: 'Send rettelsen' }).click();
  await expect(main.getByText('Søknaden er rettet')).toBeVisible();
  await main.getByRole('link', { name: 'Se søknaden' }).click();
  await expect(main.getByText('Jeg har vært fyrvokter i 17 år.')).toBeVisible();
  await expect(main.getByText(/Sendt .* Rettet /)).toBeVisible();
  await expect(main.getByRole('link', { name: 'vitnemål.txt' })).toBeVisible();
  await expect(main.getByText('attest.txt')).toBeHidden();

  await enter(page, ownerToken);
  await page.goto(`/bedrift/${business.id}/applications`);
  await expect(main.getByText('Rettet', { exact: true })).toBeVisible();
  await main.getByRole('link', { name: 'Aslaug Aas' }).click();
  await expect(main.getByText('Jeg har vært fyrvokter i 17 år.')).toBeVisible();
  await expect(main.getByText('Rettet av søkeren')).toBeVisible();
  await main.getByText('Historikk').click();
  await expect(main.getByText('Søkeren rettet søknaden')).toBeVisible();

  await call(page, 'POST', `/api/applications/mine/${id}/withdraw`, { headers, data: {} });
  await enter(page, token);
  await page.goto(own);
  await expect(main.getByRole('link', { name: 'Rett søknaden' })).toBeHidden();
  await main.getByRole('link', { name: 'Søk på nytt' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Søk på/);
  await main.getByRole('button', { name: 'Hent svarene' }).click();
  await expect(why).toHaveValue('Jeg har vært fyrvokter i 17 år.');
});

test('whoever comes too late to put something right reads so', async ({ page }) => {
  const business = await openBusiness(page);
  const positionId = await addPositionWithForm(page, business, questions);
  await approve(page, 'position', positionId);
  const { headers, token } = await register(page);
  const data = {
    applicantInfo: { firstName: 'Aslaug', lastName: 'Aas', email: 'aslaug@example.no' },
    responses: [{ questionId: 'why', response: 'Jeg liker lys.' }],
  };
  const submit = await call(page, 'POST', `/api/applications/submit/${positionId}`, { headers, data });
  const { id } = submit.application;
  await enter(page, token);
  const main = page.getByRole('main');
  const own = '**/api/applications/mine/*';
  await page.route(own, async (route) => {
    const answer = await route.fetch();
    const { application } = await answer.json();
    await route.fulfill({
      response: answer,
      json: { success: true, application: { ...application, canCorrect: false } },
    });
  });
  await page.goto(`/stilling/${positionId}/apply?rett=ja`);
  await expect(main.getByText('Den kan ikke rettes')).toBeVisible();
  await page.unroute(own);
  await page.reload();
  const why = main.getByLabel('Hvorfor søker du?');
  await why.fill('Jeg liker mørke.');
  const at = `/api/business/${business.id}/positions/${positionId}`;
  await call(page, 'PATCH', `${at}/toggle`, { headers: business.headers, data: { isActive: false } });
  await main.getByRole('button', { name: 'Send rettelsen' }).click();
  await expect(main.getByRole('alert').filter({ hasText: 'Søknaden står slik du sendte den.' })).toBeInViewport();
  await expect(why).toHaveValue('Jeg liker mørke.');
  await call(page, 'PATCH', `${at}/toggle`, { headers: business.headers, data: { isActive: true } });
  // What had come before that is no trouble, though its reply was lost.
  await loseReply(page, own, 'PUT');
  await main.getByRole('button', { name: 'Send rettelsen' }).click();
  await expect(main.getByRole('alert').filter({ hasText: 'Nettverksfeil' })).toBeInViewport();
  await call(page, 'PATCH', `${at}/toggle`, { headers: business.headers, data: { isActive: false } });
  await main.getByRole('button', { name: 'Send rettelsen' }).click();
  await expect(main.getByText('Søknaden er rettet', { exact: true })).toBeVisible();
  await call(page, 'PATCH', `${at}/toggle`, { headers: business.headers, data: { isActive: true } });
  await page.goto(`/stilling/${positionId}/apply?rett=ja`);
  await why.fill('Jeg liker skumring.');
  await call(page, 'POST', `/api/applications/mine/${id}/withdraw`, { headers, data: {} });
  await main.getByRole('button', { name: 'Send rettelsen' }).click();
  await expect(main.getByRole('alert').filter({ hasText: 'Søknaden er trukket.' })).toBeInViewport();
  await expect(why).toHaveValue('Jeg liker skumring.');
});

test('what is put right without net or in two tabs is not lost', async ({ page, context }) => {
  const business = await openBusiness(page);
  const positionId = await addPositionWithForm(page, business, questions);
  await approve(page, 'position', positionId);
  const { headers, token } = await register(page);
  const data = {
    applicantInfo: { firstName: 'Aslaug', lastName: 'Aas', email: 'aslaug@example.no' },
    responses: [{ questionId: 'why', response: 'Jeg liker lys.' }],
  };
  const { application } = await call(page, 'POST', `/api/applications/submit/${positionId}`, { headers, data });
  await enter(page, token);
  const correction = `/stilling/${positionId}/apply?rett=ja`;
  const why = page.getByRole('main').getByLabel('Hvorfor søker du?');
  const main = page.getByRole('main');
  await page.goto(correction);
  const draft = '**/api/applications/mine/*/draft';
  await page.route(draft, (route) => route.abort());
  await why.fill('Jeg liker mørke.');
  await expect(main.getByText('Det du har skrevet, ligger i denne nettleseren')).toBeVisible();
  await page.unroute(draft);
  await page.reload();
  await expect(why).toHaveValue('Jeg liker mørke.');
  await expect(main.getByText('Vi har tatt vare på endringene dine.')).toBeVisible();
  await expect(main.getByText('Utkastet ble lagret')).toBeVisible();

  const other = await context.newPage();
  await other.goto(correction);
  const otherWhy = other.getByRole('main').getByLabel('Hvorfor søker du?');
  await expect(otherWhy).toHaveValue('Jeg liker mørke.');
  await otherWhy.fill('Jeg liker tåke.');
  await expect(other.getByRole('main').getByText('Utkastet ble lagret')).toBeVisible();
  await why.fill('Jeg liker regn.');
  await expect(main.getByText('Søknaden er åpen et annet sted også')).toBeVisible();
  await main.getByRole('link', { name: 'Avbryt' }).click();
  const question = page.getByRole('dialog', { name: /^Forlate rettelsen/ });
  await expect(question).toContainText('går tapt');
  await page.keyboard.press('Escape');
  await other.getByRole('button', { name: 'Send rettelsen' }).click();
  await expect(other.getByText('Søknaden er rettet')).toBeVisible();
  await other.close();
  await why.fill('Jeg liker snø.');
  const told = main.getByRole('status').filter({ hasText: 'Søknaden er rettet i mellomtiden.' });
  await expect(told).toBeVisible();
  const goOver = async () => {
    await told.getByRole('button', { name: 'Velg hva som skal gjelde' }).click();
    await main.getByRole('button', { name: 'Hent det som er sendt' }).click();
  };
  await page.reload();
  await expect(why).toHaveValue('Jeg liker snø.');
  await goOver();
  await expect(why).toHaveValue('Jeg liker tåke.');

  // What this browser kept is begun with another one than what is sent.
  await page.route(draft, (route) => route.abort());
  await why.fill('Jeg liker hav.');
  await expect(main.getByText('Det du har skrevet, ligger i denne nettleseren')).toBeVisible();
  const responses = [{ questionId: 'why', response: 'Jeg liker fjell.' }];
  const path = `/api/applications/mine/${application.id}`;
  await page.goto('/om-oss');
  await call(page, 'PUT', path, { headers, data: { ...data, responses } });
  await page.unroute(draft);
  await page.goto(correction);
  await expect(why).toHaveValue('Jeg liker hav.');
  await goOver();
  await expect(why).toHaveValue('Jeg liker fjell.');

  // Where only the reply was lost, it is what was sent.
  await page.route(draft, (route) => route.abort());
  await why.fill('Jeg liker vind.');
  await expect(main.getByText('Det du har skrevet, ligger i denne nettleseren')).toBeVisible();
  await loseReply(page, '**/api/applications/mine/*', 'PUT');
  await main.getByRole('button', { name: 'Send rettelsen' }).click();
  await expect(main.getByRole('alert').filter({ hasText: 'Nettverksfeil' })).toBeInViewport();
  await page.unroute(draft);
  await page.reload();
  await expect(why).toHaveValue('Jeg liker vind.');
  await expect(main.getByText('Utkastet lagres mens du skriver.')).toBeVisible();
  await expect(main.getByText('Vi har tatt vare på endringene dine.')).toHaveCount(0);
});

test('whoever puts something right in what was corrected in another tab chooses which one counts', async ({
  page,
  context,
}) => {
  test.slow();
  const business = await openBusiness(page);
  const positionId = await addPositionWithForm(page, business, questions);
  await approve(page, 'position', positionId);
  const { headers, token } = await register(page);
  const data = {
    applicantInfo: { firstName: 'Aslaug', lastName: 'Aas', email: 'aslaug@example.no' },
    responses: [{ questionId: 'why', response: 'Jeg liker lys.' }],
  };
  const { application } = await call(page, 'POST', `/api/applications/submit/${positionId}`, { headers, data });
  await enter(page, token);
  const correction = `/stilling/${positionId}/apply?rett=ja`;
  const main = page.getByRole('main');
  const why = main.getByLabel('Hvorfor søker du?');
  const send = main.getByRole('button', { name: 'Send rettelsen' });
  const sendElsewhere = async (text: string) => {
    const other = await context.newPage();
    await other.goto(correction);
    await other.getByRole('main').getByLabel('Hvorfor søker du?').fill(text);
    await other.getByRole('button', { name: 'Send rettelsen' }).click();
    await expect(other.getByText('Søknaden er rettet')).toBeVisible();
    await other.close();
  };
  const sent = async () =>
    (await call(page, 'GET', `/api/applications/mine/${application.id}`, { headers })).application.responses[0]
      .response;

  await page.goto(correction);
  await why.fill('Jeg liker regn.');
  await expect(main.getByText('Utkastet ble lagret')).toBeVisible();
  await sendElsewhere('Jeg liker tåke.');
  await send.click();
  const refusal = main.getByRole('alert').filter({ hasText: 'Søknaden er rettet i mellomtiden.' });
  await expect(refusal).toBeInViewport();
  await expect(why).toHaveValue('Jeg liker regn.');
  expect(await sent()).toBe('Jeg liker tåke.');
  await checkInBothSchemes(page);
  // It stands until one has chosen.
  await send.click();
  await expect(refusal).toBeInViewport();
  const look = page.waitForEvent('popup');
  await refusal.getByRole('link', { name: 'Se hva som er sendt' }).click();
  const looked = await look;
  await expect(looked.getByRole('main').getByText('Jeg liker tåke.')).toBeVisible();
  await looked.close();
  await page.reload();
  await expect(why).toHaveValue('Jeg liker regn.');
  const told = main.getByRole('status').filter({ hasText: 'Søknaden er rettet i mellomtiden.' });
  await told.getByRole('button', { name: 'Velg hva som skal gjelde' }).click();
  await expect(refusal).toBeInViewport();
  await expect(told).toHaveCount(0);
  await refusal.getByRole('button', { name: 'Hent det som er sendt' }).click();
  await expect(why).toHaveValue('Jeg liker tåke.');
  await expect(main.getByLabel('Fornavn')).toBeFocused();
  await expect(refusal).toHaveCount(0);

  await sendElsewhere('Jeg liker hav.');
  await why.fill('Jeg liker fjell.');
  const corrected = '**/api/applications/mine/*';
  await page.route(corrected, (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()));
  await told.getByRole('button', { name: 'Velg hva som skal gjelde' }).click();
  await refusal.getByRole('button', { name: 'Send min rettelse likevel' }).click();
  await expect(main.getByRole('alert').filter({ hasText: 'Nettverksfeil' })).toBeInViewport();
  await page.unroute(corrected);
  // From then on it is kept as what is being put right in the other one.
  await expect(main.getByText('Utkastet ble lagret')).toBeVisible();
  await expect(refusal).toHaveCount(0);
  await page.reload();
  await expect(why).toHaveValue('Jeg liker fjell.');
  await send.click();
  await expect(main.getByText('Søknaden er rettet')).toBeVisible();
  expect(await sent()).toBe('Jeg liker fjell.');
});
