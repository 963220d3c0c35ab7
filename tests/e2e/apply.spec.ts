import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { smallPdf } from '../../demo/data/small-pdf.ts';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { approve, call, enter, openBusiness } from '../support/employer.ts';
import { addPositionWithForm } from '../support/inbox.ts';
import { test } from '../support/journey.ts';

const password = 'Fjord&fjell2026';

test('one applies with a file, loses the page on the way, sends, and takes it back', async ({ page, request }) => {
  const position = await formPosition(request);
  const address = `/stilling/${position.id}/apply`;
  const main = page.getByRole('main');

  await test.step('a visitor is asked to log in, and sees what will be asked', async () => {
    await page.goto(`/stilling/${position.id}`);
    await page.getByRole('link', { name: 'Søk på stillingen' }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByText('Du må være logget inn for å søke på stillinger')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Hvorfor vil du jobbe hos oss?' })).toBeVisible();
    await checkAccessibility(page);
    await page.getByRole('main').getByRole('button', { name: 'Registrer deg' }).click();
    await register(page);
  });

  await test.step('what is missing is said in one sentence and at the fields', async () => {
    await expect(main.getByLabel('Fornavn')).toHaveValue('Kari');
    await expect(main.getByLabel('Telefon (valgfritt)')).toHaveValue('');
    await main.getByLabel('Fornavn').fill('');
    await main.getByRole('button', { name: 'Send søknad' }).click();
    const alert = main.getByRole('alert').filter({ hasText: 'Fornavn er påkrevd, ' });
    await expect(alert).toContainText('Når kan du begynne? er påkrevd');
    await alert.getByRole('link', { name: 'Fornavn er påkrevd' }).click();
    await page.keyboard.type('Åse');
    await expect(main.getByLabel('Fornavn')).toHaveValue('Åse');
  });

  await test.step('answers and files outlive the page', async () => {
    await main.getByLabel('Hvorfor vil du jobbe hos oss?').fill('Fordi dere bygger ved fjorden.');
    await main.getByLabel('Når kan du begynne?').fill('2027-02-01');
    await main.getByRole('radio', { name: '4–10 år' }).check();
    await main.getByRole('checkbox', { name: 'Samisk' }).check();
    await page
      .getByRole('radiogroup', { name: /førerkort/ })
      .getByLabel('Ja')
      .check();
    const files = main.getByLabel('CV (valgfritt)');
    await files.setInputFiles({ name: 'bilde.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') });
    await expect(main.getByText('Filen må være av typen PDF, DOC eller DOCX', { exact: true })).toBeVisible();
    await main.getByRole('button', { name: 'Send søknad' }).click();
    const alert = main.getByRole('alert').filter({ hasText: 'fjern filen som ikke ble lastet opp' });
    await expect(alert).toBeVisible();
    await main.getByRole('button', { name: 'Fjern bilde.exe' }).click();
    await expect(alert).toHaveCount(0);
    await main.getByRole('checkbox', { name: 'Bedriften kan beholde søknaden lenger' }).check();
    await files.setInputFiles({ name: 'Min CV.pdf', mimeType: 'application/pdf', buffer: smallPdf(['Åse']) });
    await expect(main.getByRole('button', { name: 'Fjern Min CV.pdf' })).toBeVisible();
    await expect(main.getByText('Utkastet ble lagret')).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await checkAccessibility(page);
    }
    await page.reload();
    await expect(main.getByLabel('Hvorfor vil du jobbe hos oss?')).toHaveValue('Fordi dere bygger ved fjorden.');
    await expect(main.getByRole('radio', { name: '4–10 år' })).toBeChecked();
    await expect(main.getByRole('button', { name: 'Fjern Min CV.pdf' })).toBeVisible();
    expect(await overflowAt320(page)).toBe(0);
    await page.goto(`/stilling/${position.id}`);
    await main.getByRole('link', { name: 'Fortsett på søknaden' }).click();
    await expect(main.getByRole('button', { name: 'Fjern Min CV.pdf' })).toBeVisible();
  });

  await test.step('an expired log-in loses nothing', async () => {
    await endSessions(page);
    await main.getByRole('button', { name: 'Send søknad' }).click();
    const dialog = page.getByRole('dialog');
    const logIn = dialog.getByRole('tabpanel', { name: 'Logg inn' });
    await logIn.getByLabel('E-post').fill(email);
    await logIn.getByLabel('Passord', { exact: true }).fill(password);
    await logIn.getByRole('button', { name: 'Logg inn', exact: true }).click();
    await expect(dialog).toBeHidden();
    await main.getByRole('button', { name: 'Send søknad' }).click();
    await expect(main.getByText('Søknaden er sendt')).toBeVisible();
    await page.waitForURL(`/stilling/${position.id}`);
    await expect(main.getByRole('heading', { name: 'Du har søkt på stillingen' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Søk på stillingen' })).toHaveCount(0);
    await checkAccessibility(page);
    await main.getByRole('link', { name: 'Se søknaden' }).click();
    await expect(main.getByText('Fordi dere bygger ved fjorden.')).toBeVisible();
  });

  await test.step('the applicant sees what was sent and takes it back', async () => {
    const form = '**/api/applications/form/*';
    await page.route(form, (route) => route.abort());
    await page.goto(address);
    await expect(main.getByRole('alert').filter({ hasText: 'Nettverksfeil' })).toBeVisible();
    await page.unroute(form);
    await main.getByRole('button', { name: 'Prøv igjen' }).click();
    await expect(main.getByText('Du har allerede søkt på denne stillingen')).toBeVisible();
    await page.goto('/profil?tab=applications');
    const item = main.getByRole('listitem').filter({ hasText: position.title });
    await expect(item).toContainText('Venter');
    await checkAccessibility(page);
    const one = '**/api/applications/mine/*';
    await page.route(one, (route) => route.abort());
    await item.getByRole('button', { name: /Se søknaden/ }).click();
    await expect(main.getByRole('alert').filter({ hasText: 'Nettverksfeil' })).toBeVisible();
    await page.unroute(one);
    await main.getByRole('button', { name: 'Prøv igjen' }).click();
    await expect(main.getByText('Fordi dere bygger ved fjorden.')).toBeVisible();
    await expect(main.getByText('Bedriften kan beholde søknaden lenger.')).toBeVisible();
    const download = page.waitForEvent('download');
    await main.getByRole('link', { name: 'Min CV.pdf' }).click();
    expect((await download).suggestedFilename()).toBe('Min CV.pdf');
    await page.route(one, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(/"url":"[^"]*"/g, '"url":null') });
    });
    await main.getByRole('link', { name: 'Min CV.pdf' }).click();
    await expect(main.getByRole('alert').filter({ hasText: 'Filen finnes ikke lenger.' })).toBeVisible();
    await page.unroute(one);
    await checkAccessibility(page);
    await main.getByRole('button', { name: 'Tilbake til søknadene' }).click();
    await expect(item.getByRole('button', { name: /Se søknaden/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await main.getByRole('button', { name: 'Trekk søknaden' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Trekk søknaden' }).click();
    await expect(main.getByText('Søknaden er trukket.')).toBeVisible();
    await expect(main.getByText('Trukket', { exact: true })).toBeVisible();
    await expect(main.locator('h2:focus')).toBeVisible();
  });
});

test('a draft that is thrown away is gone, and one file too many is told', async ({ page, request }) => {
  const position = await formPosition(request);
  const main = page.getByRole('main');
  const user = { email: `slett.${Date.now()}@example.no`, password, firstName: 'Kari', lastName: 'Sjøberg' };
  const { token } = await (await request.post('/api/auth/register', { data: user })).json();
  await page.goto('/hjelp');
  await page.evaluate((given) => localStorage.setItem('authToken', given), token);
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
  await expect(main.getByText('Utkastet ble lagret')).toBeVisible();
  await main.getByRole('button', { name: 'Slett utkastet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Slett utkastet' }).click();
  await expect(main.getByText('Utkastet lagres mens du skriver.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Slett utkastet' })).toHaveCount(0);
  await expect(main.getByLabel('Fornavn')).toBeFocused();
  await expect(main.getByLabel('Hvorfor vil du jobbe hos oss?')).toHaveValue('');
});

test('without net, nobody is told that the position of a draft is gone for good', async ({ page }) => {
  const business = await openBusiness(page);
  const positionId = await addPositionWithForm(page, business);
  await approve(page, 'position', positionId);
  const user = { email: `tunnel.${Date.now()}@example.no`, password, firstName: 'Kari', lastName: 'Sjøberg' };
  const { token } = await call(page, 'POST', '/api/auth/register', { data: user });
  await call(page, 'PUT', `/api/applications/draft/${positionId}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { responses: [{ questionId: 'why', response: 'Skrevet i tunnelen.' }] },
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
  await main.getByRole('button', { name: 'Slett utkastet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Slett utkastet' }).click();
  await expect(main.getByRole('button', { name: 'Last ned utkastet' })).toHaveCount(0);
  await expect(main.locator(':focus')).toContainText('Arbeidsgiveren har deaktivert stillingen.');
});

test('what the net lost goes on its way when it is back, and two tabs send once', async ({ page, request }) => {
  const position = await formPosition(request);
  const address = `/stilling/${position.id}/apply`;
  const user = { email: `faner.${Date.now()}@example.no`, password, firstName: 'Kari', lastName: 'Sjøberg' };
  const { token } = await (await request.post('/api/auth/register', { data: user })).json();
  await enter(page, token);
  await page.goto(address);
  const main = page.getByRole('main');
  await main.getByLabel('Når kan du begynne?').waitFor();
  await page.context().setOffline(true);
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
  await page.context().setOffline(false);
  await expect(file).not.toContainText('Nettverksfeil');
  await fillIn(main);
  await expect(main.getByText('Utkastet ble lagret')).toBeVisible();

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

const email = `ase.soker.${Date.now()}@example.no`;

/** The first live one to which one applies here. */
async function formPosition(request: APIRequestContext) {
  const { positions } = await (await request.get('/api/positions?limit=100')).json();
  for (const { id, title } of positions as { id: string; title: string }[]) {
    const { applicationForm, closed } = await (await request.get(`/api/applications/form/${id}`)).json();
    // Other journeys make positions with forms of their own meanwhile.
    const isOfDemo = applicationForm?.questions.some(({ id }: { id: string }) => id === 'hvorfor');
    if (isOfDemo && !closed) return { id, title };
  }
  throw new Error('The demo has no position with a form.');
}

async function fillIn(main: Locator) {
  await main.getByLabel('Hvorfor vil du jobbe hos oss?').fill('Fordi dere bygger ved fjorden.');
  await main.getByLabel('Når kan du begynne?').fill('2027-02-01');
  await main.getByRole('radio', { name: '4–10 år' }).check();
  await main
    .getByRole('radiogroup', { name: /førerkort/ })
    .getByLabel('Ja')
    .check();
}

async function register(page: Page) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Fornavn').fill('Kari');
  await dialog.getByLabel('Etternavn').fill('Sjøberg');
  await dialog.getByRole('textbox', { name: 'E-post' }).fill(email);
  await dialog.getByRole('textbox', { name: 'Passord', exact: true }).fill(password);
  await dialog.getByRole('textbox', { name: 'Bekreft passord' }).fill(password);
  await dialog.getByRole('button', { name: 'Opprett konto' }).click();
  await expect(dialog).toBeHidden();
}

/** As if somebody had logged out everywhere from another machine. */
const endSessions = (page: Page) =>
  page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('authToken')}` };
    await fetch('/api/auth/logout', { method: 'POST', headers });
  });

async function overflowAt320(page: Page) {
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 320, height: 600 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  await page.setViewportSize(size);
  return overflow;
}
