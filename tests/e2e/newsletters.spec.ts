import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { call, enter, register, tokenOf } from '../support/account.ts';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { test } from '../support/journey.ts';
import { linkInMail } from '../support/link-in-mail.ts';
import { overflowOf } from '../support/overflow.ts';

/** Somebody with a confirmed address who turned the newsletter on. */
async function addReader(page: Page, request: APIRequestContext) {
  const { email, token, headers } = await register(page, { firstName: 'Liv', lastName: 'Leser' });
  const link = await linkInMail(page, email, 'Bekreft e-postadressen');
  await request.post('/api/auth/confirm-email', { data: { token: link.split('token=')[1] } });
  await request.post('/api/newsletter/user/toggle', { headers });
  const isOn = async () => (await (await request.get('/api/auth/me', { headers })).json()).user.newsletterEnabled;
  return { email, token, headers, isOn };
}

test('staff write and send a newsletter, a reader leaves it from the mail', async ({ page, request, context }) => {
  const reader = await addReader(page, request);
  await enter(page, await tokenOf(page, 'ansatt@demo.example'));
  await page.goto('/admin?tab=newsletter');
  const title = `Ukens råd ${Date.now()}`;
  await page.getByRole('button', { name: 'Nytt nyhetsbrev' }).click();
  const composer = page.getByRole('dialog', { name: 'Nytt nyhetsbrev' });
  await composer.getByRole('button', { name: 'Lagre utkast' }).click();
  const heading = composer.getByLabel('Tittel');
  await expect(heading).toBeFocused();
  await expect(heading).toHaveAccessibleDescription('Både tittel og innhold er påkrevd');
  await expect(heading).toHaveAttribute('aria-invalid', 'true');
  await heading.fill(title);
  await expect(heading).not.toHaveAttribute('aria-invalid');
  await expect(composer.getByText('Både tittel og innhold er påkrevd')).toBeVisible();
  await composer.getByRole('button', { name: 'Lagre utkast' }).click();
  await expect(composer.getByLabel('Innhold (Markdown)')).toBeFocused();
  await composer.getByLabel('Innhold (Markdown)').fill('Les annonsen to ganger');
  await expect(composer.getByText('Både tittel og innhold er påkrevd')).toHaveCount(0);
  await composer.getByRole('button', { name: 'Overskrift', exact: true }).click();
  await expect(composer.getByLabel('Innhold (Markdown)')).toHaveValue('# Les annonsen to ganger');
  const preview = composer.getByRole('region', { name: 'Forhåndsvisning' });
  await expect(preview.getByRole('heading', { name: 'Les annonsen to ganger', level: 4 })).toBeVisible();
  await expect(preview.getByText('Jobbfjord-teamet')).toBeVisible();
  await composer.getByLabel('Innhold (Markdown)').fill('# Les annonsen to ganger\n\n[NAV](www.nav.no)');
  await expect(preview.getByRole('status').getByText('www.nav.no')).toBeVisible();
  await expect(preview.getByText('Meld deg av')).toBeVisible();
  await checkAccessibility(page);
  await composer.getByLabel('Innhold (Markdown)').fill('# Les annonsen to ganger');
  await expect(preview.getByText('www.nav.no')).toHaveCount(0);
  await composer.getByLabel('Innhold (Markdown)').focus();
  await page.keyboard.press('Escape');
  const leaving = page.getByRole('dialog', { name: 'Forlate nyhetsbrevet uten å lagre?' });
  await leaving.getByRole('button', { name: 'Avbryt' }).click();
  await expect(composer.getByLabel('Innhold (Markdown)')).toBeFocused();
  await expect(composer.getByLabel('Tittel')).toHaveValue(title);
  await composer.getByRole('button', { name: 'Lagre utkast' }).click();
  await expect(page.getByText('Newsletter opprettet!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nytt nyhetsbrev' })).toBeFocused();

  const card = page.getByRole('article', { name: title });
  await expect(card.getByText('Utkast', { exact: true })).toBeVisible();
  await expect(card.getByRole('heading', { name: 'Les annonsen to ganger', level: 4 })).toBeVisible();
  await checkAccessibility(page);
  const plan = page.getByRole('dialog', { name: 'Planlegg utsendingen' });
  await card.getByRole('button', { name: 'Planlegg' }).click();
  await plan.getByLabel('Dag og klokkeslett').press('Enter');
  await expect(plan.getByText('Velg dag og klokkeslett')).toBeVisible();
  await expect(plan.getByLabel('Dag og klokkeslett')).toBeFocused();
  // Where the focus already was, its description alone is not read out.
  await expect(plan.getByRole('alert')).toHaveText(/rett opp feilene/);
  await plan.getByRole('button', { name: 'Avbryt' }).click();
  await card.getByRole('button', { name: 'Planlegg' }).click();
  await expect(plan.getByText('Velg dag og klokkeslett')).toHaveCount(0);
  await page.getByLabel('Dag og klokkeslett').fill('2099-01-01T08:00');
  await page.getByLabel('Dag og klokkeslett').press('Enter');
  await expect(card.getByRole('button', { name: 'Ta bort tidspunktet' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: 'Planlegg' })).toBeFocused();
  await card.getByRole('button', { name: 'Send til alle' }).click();
  const question = page.getByRole('dialog', { name: 'Send nyhetsbrevet' });
  await expect(question.getByText(new RegExp(`^«${title}» går til \\d+ abonnent`))).toBeVisible();
  await expect(
    question.getByText(
      'Er du sikker på at du vil sende dette nyhetsbrevet til alle abonnenter? Dette kan ikke angres.',
    ),
  ).toBeVisible();
  await question.getByRole('button', { name: 'Send til alle' }).click();
  // What a busy machine has not sent after some seconds goes on without anybody waiting.
  await expect(page.getByText(/Sendt: \d+\. Feilet: 0\.|fortsetter i bakgrunnen/)).toBeVisible();
  await expect(card.getByText('Sendt', { exact: true }).first()).toBeVisible();
  await expect(card.getByRole('button', { name: 'Send til alle' })).toHaveCount(0);

  // A scanner that opens the link changes nothing.
  const leave = await linkInMail(page, reader.email, 'Meld deg av');
  const scanned = await request.get(leave);
  expect(scanned.status()).toBe(200);
  expect(await scanned.text()).not.toContain('Du er meldt av');
  expect(await reader.isOn()).toBe(true);
  const visitor = await context.newPage();
  await visitor.goto(leave);
  await expect(visitor.getByRole('heading', { name: 'Du er meldt av nyhetsbrevet' })).toBeVisible();
  await checkAccessibility(visitor);
  expect(await reader.isOn()).toBe(false);

  // The button of a mail program, in both forms that RFC 8058 allows.
  for (const form of [
    { form: { 'List-Unsubscribe': 'One-Click' } },
    { multipart: { 'List-Unsubscribe': 'One-Click' } },
  ]) {
    await request.post('/api/newsletter/user/toggle', { headers: reader.headers });
    expect(await reader.isOn()).toBe(true);
    expect((await request.post(leave, form)).status()).toBe(200);
    expect(await reader.isOn()).toBe(false);
  }
});

test('a paused newsletter goes on counting what was on its way, and a year that nobody means is refused', async ({
  page,
}) => {
  const token = await tokenOf(page, 'ansatt@demo.example');
  // The newest becomes the paused one below; the demo's own stays a draft.
  const data = { title: 'Ukens råd', content: 'Les annonsen to ganger' };
  await call(page, 'POST', '/api/newsletter/admin/create', { headers: { authorization: `Bearer ${token}` }, data });
  await enter(page, token);
  const list = '/api/newsletter/admin/newsletters';
  const pausedAfter = (newsletter: object, sent: number) => ({
    ...newsletter,
    title: 'På pause',
    state: 'paused',
    status: 'sent',
    updatedAt: new Date().toISOString(),
    progress: { total: 9, sent, failed: 0, skipped: 0, waiting: 9 - sent },
  });
  await page.route(`**${list}`, async (route) => {
    const { newsletters, ...answer } = await (await route.fetch()).json();
    const [first, ...others] = newsletters;
    await route.fulfill({ json: { ...answer, newsletters: [pausedAfter(first, 3), ...others] } });
    await page.route(`**/api/newsletter/admin/${first.id}`, (again) =>
      again.fulfill({ json: { success: true, newsletter: pausedAfter(first, 5) } }),
    );
  });
  await page.goto('/admin?tab=newsletter');
  await expect(page.getByRole('article', { name: 'På pause' }).getByText('5 av 9 sendt')).toBeVisible();

  const draft = page.getByRole('article').filter({ hasText: 'Utkast' }).first();
  const stopped = { message: 'Satt på pause av seg selv.', details: { sent: 1, failed: 20, waiting: 5 } };
  await page.route('**/api/newsletter/admin/*/send', (route) =>
    route.fulfill({ json: { success: true, ...stopped, newsletter: { state: 'paused' } } }),
  );
  await draft.getByRole('button', { name: 'Send til alle' }).click();
  const question = page.getByRole('dialog', { name: 'Send nyhetsbrevet' });
  await question.getByRole('button', { name: 'Send til alle' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Satt på pause av seg selv. Sendt: 1.' })).toBeVisible();

  await draft.getByRole('button', { name: 'Planlegg' }).click();
  const plan = page.getByRole('dialog', { name: 'Planlegg utsendingen' });
  for (const nobodyMeans of ['12026-11-20T14:05', '0026-11-20T14:05']) {
    await plan.getByLabel('Dag og klokkeslett').fill(nobodyMeans);
    await plan.getByRole('button', { name: 'Planlegg' }).click();
    await expect(plan.getByText('Velg dag og klokkeslett')).toBeVisible();
    await plan.getByRole('button', { name: 'Avbryt' }).click();
    await draft.getByRole('button', { name: 'Planlegg' }).click();
  }
});

test('a planned newsletter is shown as it goes out at its hour, though that begins only then', async ({ page }) => {
  await enter(page, await tokenOf(page, 'ansatt@demo.example'));
  await page.clock.install();
  const scheduledFor = new Date(Date.now() + 60 * 60 * 1000).toISOString();
  let planned: object = { title: 'Planlagt brev', state: 'scheduled', scheduledFor };
  let timesListed = 0;
  await page.route('**/api/newsletter/admin/newsletters', async (route) => {
    const { newsletters, ...answer } = await (await route.fetch()).json();
    const newsletter = { ...newsletters[0], ...planned };
    await route.fulfill({ json: { ...answer, newsletters: [newsletter] } });
    timesListed += 1;
    await page.route(`**/api/newsletter/admin/${newsletter.id}`, (again) =>
      again.fulfill({ json: { success: true, newsletter: { ...newsletter, ...planned } } }),
    );
  });
  await page.goto('/admin?tab=newsletter');
  const card = page.getByRole('article', { name: 'Planlagt brev' });
  await expect(card.getByText('Planlagt', { exact: true })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'av brukerne' })).toBeVisible();
  const listedBefore = timesListed;
  await page.clock.fastForward('01:00:01');
  await expect.poll(() => timesListed).toBeGreaterThan(listedBefore);
  await expect(card.getByText('Planlagt', { exact: true })).toBeVisible();
  planned = { title: 'Planlagt brev', state: 'sent', status: 'sent', scheduledFor: null };
  await page.clock.fastForward('00:02');
  await expect(card.getByText('Sendt', { exact: true }).first()).toBeVisible();
});

test('who writes on at what a colleague deleted finds it gone from the list too', async ({ page }) => {
  const token = await tokenOf(page, 'ansatt@demo.example');
  const headers = { authorization: `Bearer ${token}` };
  const title = `Ukens råd ${crypto.randomUUID()}`;
  const data = { title, content: 'Les annonsen to ganger' };
  await call(page, 'POST', '/api/newsletter/admin/create', { headers, data });
  const { newsletters } = await call(page, 'GET', '/api/newsletter/admin/newsletters', { headers });
  const { id } = newsletters.find((each: { title: string }) => each.title === title);
  await enter(page, token);
  await page.goto('/admin?tab=newsletter');
  const card = page.getByRole('article', { name: title });
  await card.getByRole('button', { name: 'Rediger' }).click();
  const composer = page.getByRole('dialog', { name: 'Rediger nyhetsbrev' });
  await composer.getByLabel('Innhold (Markdown)').fill('Les den tre ganger');
  await call(page, 'DELETE', `/api/newsletter/admin/${id}`, { headers });
  await composer.getByRole('button', { name: 'Lagre utkast' }).click();
  await expect(composer.getByText(/^Feil ved lagring/)).toBeVisible();
  await expect(composer.getByLabel('Innhold (Markdown)')).toHaveValue('Les den tre ganger');
  await composer.getByRole('button', { name: 'Avbryt' }).click();
  await page.getByRole('button', { name: 'Forlat uten å lagre' }).click();
  await expect(page.getByRole('button', { name: 'Nytt nyhetsbrev' })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('a subject without a space stays within a phone where the demo shows its mails', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const headers = { authorization: `Bearer ${await tokenOf(page, 'ansatt@demo.example')}` };
  const data = { title: 'Brevet'.repeat(30), content: 'Les annonsen to ganger' };
  const { newsletter } = await call(page, 'POST', '/api/newsletter/admin/create', { headers, data });
  await call(page, 'POST', `/api/newsletter/admin/${newsletter.id}/test`, { headers });
  await page.goto('/demo/post');
  expect(await overflowOf(page)).toBe(0);
  await page.getByRole('link', { name: data.title }).click();
  await expect(page.getByRole('heading', { name: data.title })).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
  const link = page.frameLocator('iframe').getByRole('link').first();
  await expect(link).toHaveAttribute('href', /^https?:/);
});

test('a title without a space stays within the dialog of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const token = await tokenOf(page, 'ansatt@demo.example');
  const data = { title: 'Stillings'.repeat(20), content: 'Les annonsen to ganger' };
  await call(page, 'POST', '/api/newsletter/admin/create', { headers: { authorization: `Bearer ${token}` }, data });
  await enter(page, token);
  await page.goto('/admin?tab=newsletter');
  await page.getByRole('article', { name: data.title }).getByRole('button', { name: 'Planlegg' }).click();
  const plan = page.getByRole('dialog', { name: 'Planlegg utsendingen' });
  await expect(plan.getByText(data.title)).toBeVisible();
  expect(await plan.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('newsletters are paged, and what was just made stands on the first page', async ({ page }) => {
  await enter(page, await tokenOf(page, 'ansatt@demo.example'));
  await page.route('**/api/newsletter/admin/newsletters*', async (route) => {
    const url = new URL(route.request().url());
    const number = Number(url.searchParams.get('page') ?? 1);
    url.search = '';
    const { newsletters, ...answer } = await (await route.fetch({ url: `${url}` })).json();
    const shown = number > 2 ? [] : [{ ...newsletters[0], title: `Brev på side ${number}` }];
    const pagination = { ...answer.pagination, page: number, totalPages: 2, total: 11 };
    await route.fulfill({ json: { ...answer, newsletters: shown, pagination } });
  });
  await page.goto('/admin?tab=newsletter&page=9');
  await expect(page.getByRole('article', { name: 'Brev på side 2' })).toBeVisible();
  await page.getByRole('link', { name: 'Forrige side med nyhetsbrev' }).click();
  await expect(page.getByRole('status').filter({ hasText: '11 nyhetsbrev · Side 1 av 2' })).toBeVisible();
  const make = async () => {
    await page.getByRole('button', { name: 'Nytt nyhetsbrev' }).click();
    await page.getByLabel('Tittel').fill('Ukens råd');
    await page.getByLabel('Innhold (Markdown)').fill('Les annonsen to ganger');
    const listed = page.waitForRequest('**/api/newsletter/admin/newsletters*');
    await page.getByRole('button', { name: 'Lagre utkast' }).click();
    await listed;
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await make();
  await page.getByRole('link', { name: 'Neste side med nyhetsbrev' }).click();
  await expect(page.getByRole('article', { name: 'Brev på side 2' })).toBeVisible();
  await make();
  await expect(page.getByRole('article', { name: 'Brev på side 1' })).toBeVisible();
});

test('a link without or with a wrong secret says what else to do', async ({ page }) => {
  for (const address of ['/unsubscribe', '/unsubscribe?token=feil']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Kunne ikke melde av' })).toBeVisible();
    // What has the focus is read out by its name and description.
    const answer = page.getByRole('group', { name: 'Kunne ikke melde av' });
    await expect(answer).toBeFocused();
    await expect(answer).toHaveAccessibleDescription('Ugyldig avmeldingslenke');
    await expect(page.getByText('Prøv lenken nederst i det siste nyhetsbrevet du har fått.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Gå til profilinnstillingene' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Gå til forsiden' })).toBeVisible();
  }
});

test('without a connection one tries again where one is', async ({ page }) => {
  await page.route('**/api/user/saved-searches/end-mails', (route) => route.abort());
  await page.goto(`/avslutt-varsel?token=${'0'.repeat(64)}`);
  await expect(page.getByText('Nettverksfeil. Prøv igjen senere.')).toBeVisible();
  await page.unroute('**/api/user/saved-searches/end-mails');
  await page.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(page.getByText('Søket finnes ikke lenger. Da får du heller ikke e-post om det.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Prøv igjen' })).toHaveCount(0);
});

test('without scripts a button leaves the newsletter', async ({ browser, baseURL, page, request }) => {
  const reader = await addReader(page, request);
  const headers = { authorization: `Bearer ${await tokenOf(page, 'ansatt@demo.example')}` };
  const letter = { title: `Uten skript ${Date.now()}`, content: 'Hei.' };
  const { newsletter } = await (await request.post('/api/newsletter/admin/create', { headers, data: letter })).json();
  await request.post(`/api/newsletter/admin/${newsletter.id}/send`, { headers });
  const leave = await linkInMail(page, reader.email, 'Meld deg av');
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const plain = await context.newPage();
  await plain.goto(leave);
  await expect(plain.getByText('Melder deg av')).toBeHidden();
  await plain.getByRole('button', { name: 'Meld meg av' }).click();
  await expect(plain.getByRole('heading', { name: 'Du er meldt av nyhetsbrevet' })).toBeVisible();
  expect(await reader.isOn()).toBe(false);
  await context.close();
});

test('a saved search sends mail until its link ends it', async ({ page, request, context }) => {
  const reader = await addReader(page, request);
  await enter(page, reader.token);
  await page.goto('/stillinger?search=l%C3%A6rer');
  await page.getByRole('button', { name: 'Lagre søk' }).click();
  const area = page.getByRole('region', { name: 'Lagrede søk' });
  const choice = area.getByLabel('E-post om nye treff for Søk: lærer');
  await choice.selectOption({ label: 'E-post hver dag' });
  await expect(area.getByRole('status')).toHaveText('Du får e-post om nye treff hver dag det er noen.');
  // Passed by quickly, as with the arrow keys: the last one holds.
  await choice.selectOption({ label: 'E-post hver uke' });
  await choice.selectOption({ label: 'Ingen e-post' });
  await choice.selectOption({ label: 'E-post hver dag' });
  await expect(choice).toHaveAttribute('aria-busy', 'false');
  await expect(choice).toHaveValue('daily');
  const found = await linkInMail(page, reader.email, 'Se treffene nå');
  expect(found).toBe('/stillinger?search=l%C3%A6rer&sort=newest');
  const end = await linkInMail(page, reader.email, 'Meld deg av');
  expect((await request.get(end)).status()).toBe(200);
  await page.reload();
  await expect(choice).toHaveValue('daily');
  await checkAccessibility(page);
  const other = await context.newPage();
  await other.goto(end);
  await expect(other.getByRole('heading', { name: 'E-posten om søket er avsluttet' })).toBeVisible();
  await page.reload();
  await expect(choice).toHaveValue('off');
});
