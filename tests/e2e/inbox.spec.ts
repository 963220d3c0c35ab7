import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { syntheticOrganisationNumber } from '../../demo/organisation-number.ts';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { test } from '../support/journey.ts';

const password = 'Fjord&fjell2026';
const names = ['Aslaug Aas', 'Birger Bø', 'Cecilie Clausen'];

test('an employer reads, answers, regrets, does several at once and takes the table along', async ({
  page,
  request,
}) => {
  // Five people register first, and a password takes its time on a busy machine.
  test.slow();
  const { address } = await office(page, request);
  const main = page.getByRole('main');
  const row = (name: string) => main.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });

  await test.step('opening marks read', async () => {
    await page.goto(address);
    await expect(main.getByRole('heading', { level: 1, name: 'Søknader' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Uleste 3' })).toBeVisible();
    await expect(row('Aslaug Aas').getByText('Ny', { exact: true })).toBeVisible();
    await main.getByRole('link', { name: 'Aslaug Aas' }).click();
    await expect(page).toHaveURL(/application=/);
    await expect(main.getByRole('heading', { level: 2, name: 'Aslaug Aas' })).toBeFocused();
    await expect(main.getByText('Fordi Aslaug liker fjorden.')).toBeVisible();
    await expect(main.getByText('E-posten er ikke bekreftet')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Uleste 2' })).toBeVisible();
    await expect(row('Aslaug Aas').getByText('Ny', { exact: true })).toBeHidden();
    await checkAccessibility(page);
  });

  await test.step('the next one and back', async () => {
    await main.getByRole('link', { name: 'Forrige' }).click();
    await expect(main.getByRole('heading', { level: 2, name: 'Birger Bø' })).toBeFocused();
    await main.getByRole('link', { name: 'Neste' }).click();
    await expect(main.getByRole('heading', { level: 2, name: 'Aslaug Aas' })).toBeFocused();
    await expect(main.getByRole('link', { name: 'Uleste 1' })).toBeVisible();
  });

  await test.step('a note and a status that is taken back', async () => {
    await main.getByLabel('Notater').fill('Ring på mandag');
    await main.getByRole('button', { name: 'Lagre notatet' }).click();
    await expect(main.getByText('Søknaden er oppdatert')).toBeVisible();
    // What is typed beside it goes along with the status.
    await main.getByLabel('Notater').fill('Ring på tirsdag');
    await main.getByRole('radio', { name: 'Avslått' }).check();
    await main.getByRole('button', { name: 'Lagre status' }).click();
    await expect(row('Aslaug Aas').getByText('Avslått')).toBeVisible();
    await main.getByRole('button', { name: 'Angre' }).click();
    await expect(main.getByText('Statusen er som før.')).toBeVisible();
    await expect(row('Aslaug Aas').getByText('Venter')).toBeVisible();
    await main.getByText('Historikk', { exact: true }).click();
    await expect(main.getByText('Eva Eier angret: «Avslått» ble «Venter» igjen')).toBeVisible();
    await page.reload();
    await expect(main.getByLabel('Notater')).toHaveValue('Ring på tirsdag');
  });

  await test.step('what a colleague did meanwhile is told, also in the list', async () => {
    const id = new URL(page.url()).searchParams.get('application');
    await page.evaluate(async (id) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('authToken')}`,
        'content-type': 'application/json',
      };
      const body = JSON.stringify({ status: 'contacted' });
      await fetch(`/api/applications/${id}/status`, { method: 'PUT', headers, body });
    }, id);
    await main.getByRole('radio', { name: 'Avslått' }).check();
    await main.getByRole('button', { name: 'Lagre status' }).click();
    await expect(main.getByText('Noen andre har endret søknaden i mellomtiden.')).toBeVisible();
    await expect(row('Aslaug Aas').getByText('Kontaktet')).toBeVisible();
    await main.getByRole('radio', { name: 'Venter' }).check();
    await main.getByRole('button', { name: 'Lagre status' }).click();
    await expect(row('Aslaug Aas').getByText('Venter')).toBeVisible();
  });

  await test.step('several at once, and the table', async () => {
    await main.getByRole('button', { name: 'Lukk søknaden' }).click();
    await main.getByRole('checkbox', { name: 'Velg søknaden fra Birger Bø' }).check();
    await main.getByRole('checkbox', { name: 'Velg søknaden fra Cecilie Clausen' }).check();
    const several = main.getByRole('region', { name: 'Med de valgte søknadene' });
    await expect(several.getByText('2 søknader valgt')).toBeVisible();
    await expect(several.getByRole('button', { name: 'Sett status' })).toBeDisabled();
    await several.getByLabel('Ny status').selectOption('Kontaktet');
    await several.getByLabel('Melding til søkerne').fill('Vi vil gjerne snakke med dere.');
    await several.getByRole('button', { name: 'Sett status' }).click();
    await expect(main.getByText('2 søknader er oppdatert.')).toBeVisible();
    await main.getByRole('link', { name: 'Kontaktet 2' }).click();
    await expect(main.getByRole('heading', { name: '2 søknader' })).toBeVisible();
    const download = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Last ned CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    await main.getByRole('link', { name: 'Totalt 3' }).click();
    await main.getByLabel('Søk i søknadene').fill('birger');
    await page.keyboard.press('Enter');
    await expect(main.getByRole('heading', { name: '1 søknad', exact: true })).toBeVisible();
  });

  await test.step('deleting asks first', async () => {
    await main.getByRole('link', { name: 'Birger Bø' }).click();
    await main.getByRole('button', { name: 'Slett søknaden' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Slett søknaden' }).click();
    await expect(main.getByText('Søknaden er slettet')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Totalt 2' })).toBeVisible();
  });
});

test('the board is worked by mouse and by keyboard, and both views fit a phone in the dark', async ({
  page,
  request,
}) => {
  const { address } = await office(page, request);
  const main = page.getByRole('main');
  await page.goto(`${address}?view=board`);
  const column = (name: string) => main.getByRole('region', { name: new RegExp(`^${name}`) });
  const mover = main.getByRole('combobox', { name: 'Flytt Birger Bø til' });
  await mover.focus();
  await mover.selectOption('Godkjent');
  await expect(column('Godkjent').getByRole('link', { name: 'Birger Bø' })).toBeVisible();
  await expect(main.getByText('Birger Bø er flyttet til Godkjent.')).toBeVisible();
  await expect(mover).toBeFocused();
  // Arrows pass by what lies between; nothing has moved before Enter.
  await mover.press('ArrowUp');
  await mover.press('ArrowUp');
  await expect(main.getByText('Trykk Enter for å flytte')).toBeVisible();
  await expect(column('Godkjent').getByRole('link', { name: 'Birger Bø' })).toBeVisible();
  await mover.press('Enter');
  await expect(main.getByText('Birger Bø er flyttet til Venter.')).toBeVisible();
  await mover.selectOption('Godkjent');
  await expect(main.getByText('Birger Bø er flyttet til Godkjent.')).toBeVisible();
  await checkAccessibility(page);
  await main.getByRole('button', { name: 'Angre' }).click();
  await expect(column('Venter').getByRole('link', { name: 'Birger Bø' })).toBeVisible();

  await column('Venter').getByRole('link', { name: 'Cecilie Clausen' }).dragTo(column('Avslått'));
  await expect(main.getByText('Cecilie Clausen er flyttet til Avslått.')).toBeVisible();
  await column('Avslått').getByRole('link', { name: 'Cecilie Clausen' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Cecilie Clausen' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 700 });
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  for (const view of ['?view=board', '']) {
    await page.goto(`${address}${view}`);
    await expect(main.getByRole('link', { name: 'Aslaug Aas' })).toBeVisible();
    // Where the page was left, the bar at the top lies over something.
    await page.evaluate(() => scrollTo(0, 0));
    await checkAccessibility(page);
    expect(await page.evaluate(overflow)).toBe(0);
  }
  await main.getByRole('link', { name: 'Aslaug Aas' }).click();
  await expect(main.getByRole('heading', { level: 2, name: 'Aslaug Aas' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Birger Bø' })).toBeHidden();
  await checkAccessibility(page);
  expect(await page.evaluate(overflow)).toBe(0);
});

/** A business with a live position and three applications; its owner is logged in. */
async function office(page: Page, request: APIRequestContext) {
  const [owner, staff] = await Promise.all([register(request, 'Eva Eier'), logIn(request, 'ansatt@demo.example')]);
  const call = caller(request);
  const multipart = {
    businessName: 'Fjordbygg AS',
    organizationNumber: syntheticOrganisationNumber(21_000_000 + Math.floor(Math.random() * 8_000_000)),
    shortDescription: 'Vi bygger hus ved fjorden.',
    longDescription: 'Vi har bygd hus ved fjorden siden 1952, og trenger flere til å gjøre det sammen med oss.',
  };
  const { business } = await call(owner, 'post', '/business/register', { multipart });
  await call(staff, 'post', `/admin/approvals/business/${business.id}/approve`, { data: {} });
  const questions = [
    { id: 'why', type: 'long_answer', question: 'Hvorfor søker du?', required: true },
    { id: 'licence', type: 'yes_no', question: 'Har du førerkort?' },
  ];
  const form = { title: 'Søknad til laget', questions, businessId: business.id };
  const kept = await call(owner, 'post', '/application-forms', { data: form });
  const position = {
    title: 'Tømrer',
    positionType: 'Fast',
    remote: true,
    description: 'Du setter opp bindingsverk og legger tak sammen med et lag på fire erfarne tømrere.',
    requirements: 'Fagbrev som tømrer og førerkort klasse B.',
    contactInfo: { name: 'Eva Eier', email: 'eva@fjordbygg.example', position: 'Byggeleder' },
    applicationMethod: 'form',
    applicationFormId: kept.form.id,
    expiryDate: '2999-12-31',
  };
  const made = await call(owner, 'post', `/business/${business.id}/positions`, { data: position });
  await call(staff, 'post', `/admin/approvals/position/${made.position.id}/approve`, { data: {} });
  for (const name of names) {
    const [firstName = '', lastName = ''] = name.split(' ');
    const applicantInfo = { firstName, lastName, email: `${crypto.randomUUID()}@example.no` };
    const responses = [
      { questionId: 'why', response: `Fordi ${firstName} liker fjorden.` },
      { questionId: 'licence', response: 'ja' },
    ];
    const token = await register(request, name);
    await call(token, 'post', `/applications/submit/${made.position.id}`, { data: { applicantInfo, responses } });
  }
  await page.goto('/hjelp');
  await page.evaluate((given) => localStorage.setItem('authToken', given), owner);
  return { address: `/bedrift/${business.id}/applications` };
}

const caller =
  (request: APIRequestContext) =>
  async (token: string, method: 'post', path: string, options: Parameters<APIRequestContext['post']>[1]) => {
    const answer = await request[method](`/api${path}`, { ...options, headers: { authorization: `Bearer ${token}` } });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return await answer.json();
  };

async function register(request: APIRequestContext, name: string) {
  const [firstName, lastName] = name.split(' ');
  return enter(request, 'register', { email: `${crypto.randomUUID()}@example.no`, password, firstName, lastName });
}

const logIn = (request: APIRequestContext, email: string) =>
  enter(request, 'login', { email, password: 'Fjord-demo-1!' });

/** A machine that has much to do may say so first. */
async function enter(request: APIRequestContext, how: 'register' | 'login', data: object): Promise<string> {
  const asked = async () => await request.post(`/api/auth/${how}`, { data });
  let answer = await asked();
  for (let tries = 0; answer.status() === 503 && tries < 20; tries += 1) answer = await asked();
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).token;
}
