import { expect, type Page } from '@playwright/test';
import { call, enter, tokenOf } from '../support/account.ts';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { addPosition, approve, asStaff, openBusiness } from '../support/employer.ts';
import { test } from '../support/journey.ts';
import { overflowOf } from '../support/overflow.ts';
import { openListWith } from '../support/public-lists.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Neste' }).click();

test('one publishes a position, sees it as a visitor, copies it, meets the limit and makes room', async ({
  page,
  browser,
}) => {
  test.slow();
  const title = `Fyrvokter ${crypto.randomUUID().slice(0, 8)}`;
  const { id: business, headers } = await openBusiness(page);
  await page.goto(`/bedrift/${business}/stillinger`);
  await expect(page.getByText('0 av 2 aktive stillinger • 0 totalt')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ingen stillinger opprettet' })).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('link', { name: 'Ny stilling' }).click();

  await expect(page.getByText('Steg 1 av 5')).toBeVisible();
  const listed = await call(page, 'GET', `/api/business/${business}/positions`, { headers });
  expect(listed.business.municipality).toBeTruthy();
  await expect(page.getByLabel('Kommune')).toHaveValue(listed.business.municipality);
  await next(page);
  await expect(page.getByLabel('Tittel')).toHaveAccessibleDescription(/Tittel er påkrevd/);
  await expect(page.getByLabel('Tittel')).toBeFocused();
  await expect(page.getByText('Vennligst rett opp feilene')).toBeVisible();
  const profession = page.getByLabel('Yrke (valgfritt)');
  await page.getByLabel('Tittel').fill(`Sykepleier, ${title}`);
  await expect(profession).toHaveValue('Sykepleier');
  await page.getByLabel('Tittel').fill(title);
  await expect(profession).toHaveValue('');
  await page.getByLabel('Tittel').fill(`Sykepleier, ${title}`);
  await expect(profession).toHaveValue('Sykepleier');
  // Chosen, it stays, also where it is what was suggested.
  await profession.selectOption('Sjøfart');
  await profession.selectOption('Sykepleier');
  await page.getByLabel('Tittel').fill(title);
  await page.getByLabel('Stillingstype').selectOption('Fast');
  const kept = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && Boolean(answer.request().postData()?.includes('"bergen"')),
  );
  await page.getByLabel('Kommune').selectOption('bergen');
  await expect(page.getByText('Vennligst rett opp feilene')).toHaveCount(0);
  await kept;
  await expect(page.getByText(/^Utkastet er lagret/)).toBeVisible();
  await checkAccessibility(page);
  await page.reload();
  await expect(page.getByText('Vi har hentet fram utkastet ditt')).toBeVisible();
  await expect(page.getByLabel('Tittel')).toHaveValue(title);
  await expect(profession).toHaveValue('Sykepleier');
  await profession.selectOption('Sjøfart');
  await next(page);

  await page.getByLabel('Beskrivelse').fill('Vi søker en vaskedame. Du holder lyset tent og havet under oppsyn.');
  await expect(page.getByRole('complementary').getByText('Beskrivelse: «vaskedame»')).toBeVisible();
  await page
    .getByLabel('Beskrivelse')
    .fill('Du holder lyset tent, pusser linsene og følger med på skipene hele natten.');
  await expect(page.getByText('Beskrivelse: «vaskedame»')).toBeHidden();
  await page.getByLabel('Krav').fill('Du er vant til å være alene og trives på sjøen.');
  await checkAccessibility(page);
  await next(page);
  await expect(page.getByRole('group', { name: 'Lønn' })).toHaveAccessibleDescription(
    /^I yrket «Sjøfart» er vanlig lønn kr/,
  );
  await page.getByLabel('Fra (valgfritt)', { exact: true }).fill('240');
  await page.getByLabel('Til (valgfritt)', { exact: true }).fill('210');
  await next(page);
  await expect(page.getByLabel('Til (valgfritt)', { exact: true })).toHaveAccessibleDescription(
    'Maksimumslønn må være høyere enn minimumslønn',
  );
  await page.getByLabel('Til (valgfritt)', { exact: true }).fill('260');
  const advice = page.getByRole('complementary', { name: 'Råd om teksten' });
  await expect(advice).toContainText('beløpet er lavt for et helt år');
  await page.getByLabel('Oppgitt per').selectOption('time');
  const languages = page.getByRole('group', { name: 'Arbeidsspråk' });
  await expect(languages).toHaveAccessibleDescription(/^Kryss av for hvert språk/);
  await languages.getByLabel('Engelsk').check();
  await languages.getByLabel('Norsk').check();
  await expect(advice).not.toContainText('Lønnen');
  await checkAccessibility(page);
  await next(page);
  await expect(page.getByLabel('Kontaktperson', { exact: true })).toHaveValue('Kari Nordmann');
  await page.getByLabel('Kontaktpersonens stilling').fill('Fyrmester');
  await page.getByLabel('Telefon').fill('22 33 44 55');
  await checkAccessibility(page);
  await next(page);
  // Each with its mark, they still stand in one line: nothing below moves from step to step.
  const steps = page.getByRole('list', { name: 'Stegene' }).getByRole('listitem');
  const tops = await steps.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  for (const [deadline, dayAfter] of [
    ['2999-05-31', '2999-06-01'],
    ['2999-06-10', '2999-06-11'],
  ] as const) {
    await page.getByLabel('Søknadsfrist').fill(deadline);
    await expect(page.getByLabel('Utløpsdato')).toHaveValue(dayAfter);
  }
  await expect(page.getByText('Vi har foreslått dagen etter søknadsfristen.')).toBeVisible();
  await page.getByLabel('Søknadsfrist').fill('');
  await page.getByLabel('Utløpsdato').fill('');
  await page.getByLabel('Utløpsdato').pressSequentially('1');
  await page.getByLabel('Utløpsdato').fill('2999-12-31');
  await expect(page.getByLabel('Søknadsfrist')).toHaveAttribute('max', '2999-12-30');
  // The year 2 has begun.
  await page.getByLabel('Søknadsfrist').pressSequentially('12122');
  await expect(page.getByLabel('Søknadsfrist')).toHaveValue('0002-12-12');
  await expect(page.getByText('Søknadsfristen har gått ut.')).toBeHidden();
  await page.getByLabel('Søknadsfrist').fill('2020-01-01');
  await expect(page.getByText('Søknadsfristen har gått ut.')).toBeVisible();
  await page.getByLabel('Søknadsfrist').fill('');
  await expect(page.getByText('Søknadsfristen har gått ut.')).toBeHidden();
  // An unfinished day is not taken for none; left behind, it is.
  await page.getByLabel('Søknadsfrist').pressSequentially('12');
  await page.getByRole('button', { name: 'Publiser stillingen' }).click();
  await expect(page.getByLabel('Søknadsfrist')).toHaveAccessibleDescription(/Ugyldig søknadsfrist/);
  await page.getByRole('button', { name: 'Tilbake', exact: true }).click();
  await next(page);
  await expect(page.getByText('Steg 5 av 5')).toBeVisible();
  await page.getByRole('button', { name: 'Forhåndsvis' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Forhåndsvisning' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Tilbake til skjemaet' }).click();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Publiser stillingen' }).click();

  await expect(page).toHaveURL(/\/stilling\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Stillingen venter på godkjenning')).toBeVisible();
  const address = new URL(page.url()).pathname;
  await approve(page, 'position', address.split('/')[2] ?? '');
  const visitor = await (await browser.newContext()).newPage();
  const published = visitor.getByRole('link', { name: title, exact: true });
  await openListWith(visitor, `/stillinger?search=${encodeURIComponent(title)}`, published);
  await visitor.getByLabel('Yrkesområde').selectOption('Transport og lager');
  await visitor.getByRole('checkbox', { name: /^Sjøfart/ }).click();
  await expect(visitor).toHaveURL(/&occupation=Transport\+og\+lager&profession=Sj%C3%B8fart$/);
  await visitor.getByRole('checkbox', { name: /^Engelsk/ }).click();
  await expect(visitor).toHaveURL(/&workLanguage=Engelsk$/);
  await visitor.getByRole('link', { name: 'Fjern Transport og lager' }).click();
  await expect(visitor.getByRole('group', { name: 'Yrke' })).toHaveCount(0);
  await published.click();
  await expect(visitor).toHaveURL(address);
  await expect(visitor.getByText('kr 240 - 260 per time').first()).toBeVisible();
  await expect(visitor.getByText('Norsk eller engelsk', { exact: true })).toBeVisible();
  await visitor.close();

  await page.goto(`/bedrift/${business}/stillinger`);
  const card = page.getByRole('article', { name: title, exact: true });
  await expect(card.getByText('Aktiv', { exact: true })).toBeVisible();
  await card.getByRole('link', { name: /^Dupliser/ }).click();
  await expect(page.getByLabel('Tittel')).toHaveValue(title);
  await page.getByLabel('Tittel').fill(`${title} II`);
  for (const step of [2, 3, 4, 5]) {
    await next(page);
    await expect(page.getByText(`Steg ${step} av 5`)).toBeVisible();
    if (step === 3) await expect(languages.getByLabel('Engelsk')).toBeChecked();
  }
  await page.getByLabel('Utløpsdato').fill('2999-12-31');
  await page.getByRole('button', { name: 'Publiser stillingen' }).click();
  await expect(page.getByText('Stillingen venter på godkjenning')).toBeVisible();

  await page.goto(`/bedrift/${business}/stillinger`);
  await expect(page.getByText('Du har nådd maksimalt antall aktive stillinger (2)')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ny stilling' })).toBeDisabled();
  await checkAccessibility(page);
  await card.getByRole('button', { name: /^Deaktiver/ }).click();
  await expect(page.getByText('Stillingen er deaktivert.')).toBeVisible();
  await expect(card.getByText('Deaktivert', { exact: true })).toBeVisible();
  await expect(page.getByText('1 av 2 aktive stillinger • 2 totalt')).toBeVisible();
  await card.getByRole('button', { name: /^Slett/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleDescription(/Dette kan ikke angres/);
  await dialog.getByRole('button', { name: 'Slett stillingen' }).click();
  await expect(page.getByText('1 av 2 aktive stillinger • 1 totalt')).toBeVisible();
});

test('an ad that ran out gets more time in one step, and every step saves what is changed', async ({ page }) => {
  const business = await openBusiness(page);
  const id = await addPosition(page, business);
  await approve(page, 'position', id);
  await asStaff(page, 'PUT', `/api/admin/positions/${id}`, { expiryDate: '2020-01-31' });
  await page.goto(`/bedrift/${business.id}/stillinger`);
  const card = page.getByRole('article', { name: 'Fyrvokter' });
  await expect(card.getByText('Utløpt')).toBeVisible();
  await card.getByRole('link', { name: 'Forleng' }).click();
  await expect(page.getByText('Steg 5 av 5')).toBeVisible();
  await page.getByLabel('Utløpsdato').fill('2999-12-31');
  await page.getByRole('button', { name: 'Lagre stillingen' }).click();
  await expect(card.getByText('Aktiv', { exact: true })).toBeVisible();
  await expect(card.getByRole('link', { name: 'Forleng' })).toHaveCount(0);

  await card.getByRole('link', { name: 'Rediger' }).click();
  await page.getByLabel('Tittel').fill('');
  await page.getByRole('button', { name: 'Kontakt og søknad' }).click();
  await expect(page.getByLabel('Tittel')).toBeFocused();
  await page.getByLabel('Tittel').fill('Fyrmester');
  await page.getByRole('button', { name: 'Kontakt og søknad' }).click();
  await expect(page.getByText('Steg 4 av 5')).toBeVisible();
  await page.getByLabel('Kontaktperson', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Stillingsinformasjon' }).click();
  await page.getByRole('button', { name: 'Lagre stillingen' }).click();
  await expect(page.getByLabel('Kontaktperson', { exact: true })).toBeFocused();
  await page.getByLabel('Kontaktperson', { exact: true }).fill('Ola Nordmann');
  await page.getByRole('button', { name: 'Lagre stillingen' }).click();
  await expect(page.getByRole('article', { name: 'Fyrmester' })).toContainText('Ola Nordmann');
});

test('of two who change a position at once, the second sees it and decides what stands', async ({ page }) => {
  const business = await openBusiness(page);
  const positionId = await addPosition(page, business);
  const { headers } = business;
  const saveAsColleague = async (title: string) => {
    const address = `/api/business/${business.id}/positions/${positionId}`;
    const { position } = await call(page, 'GET', address, { headers });
    await call(page, 'PUT', address, { headers, data: { ...position, title } });
  };
  const goToLastStep = async () => {
    for (const step of [2, 3, 4, 5]) {
      await next(page);
      await expect(page.getByText(`Steg ${step} av 5`)).toBeVisible();
    }
  };
  const save = page.getByRole('button', { name: 'Lagre stillingen' });
  const problem = page.getByRole('alert').filter({ hasText: 'Stillingen er endret etter at du åpnet den' });

  await page.goto(`/bedrift/${business.id}/stillinger/${positionId}/rediger`);
  await expect(page.getByLabel('Tittel')).toHaveValue('Fyrvokter');
  await saveAsColleague('Fyrmester');
  await page.getByLabel('Tittel').fill('Min fyrvokter');
  await expect(page.getByText(/^Utkastet er lagret/)).toBeVisible();
  // A draft is no younger than the position it began with.
  await page.reload();
  await expect(page.getByText('Vi har hentet fram utkastet ditt')).toBeVisible();
  await expect(page.getByLabel('Tittel')).toHaveValue('Min fyrvokter');
  await goToLastStep();
  await save.click();
  await expect(problem).toBeVisible();
  await checkAccessibility(page);
  await page.getByLabel('Søknadsfrist').fill('2999-01-01');
  await problem.getByRole('button', { name: 'Hent den nye versjonen' }).click();
  await expect(page.getByLabel('Tittel')).toHaveValue('Fyrmester');
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await expect(page.getByLabel('Tittel')).toHaveValue('Fyrmester');
  await expect(page.getByText('Vi har hentet fram utkastet ditt')).toBeHidden();

  await saveAsColleague('Fyrmester på Utsira');
  await page.getByLabel('Tittel').fill('Min fyrmester');
  await save.click();
  await problem.getByRole('button', { name: 'Lagre min versjon likevel' }).click();
  await expect(page.getByText('Stillingen er lagret.')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Min fyrmester' })).toBeVisible();
});

test('the positions of an employer and their form fit a small dark screen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  await enter(page, await tokenOf(page, 'bedrift@demo.example'));
  await page.goto('/bedriftsside');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Stillinger hos / })
    .first()
    .click();
  await expect(page.getByText('Venter på godkjenning').first()).toBeVisible();
  await checkAccessibility(page);
  expect(await overflowOf(page)).toBe(0);
  await page.getByText('Visninger dag for dag').first().click();
  const rows = (cell: Element) => {
    const text = document.createRange();
    text.selectNodeContents(cell);
    return text.getClientRects().length;
  };
  expect(await page.getByRole('columnheader', { name: 'Visninger' }).first().evaluate(rows)).toBe(1);
  await page.getByRole('link', { name: 'Ny stilling' }).click();
  await expect(page.getByText('Steg 1 av 5')).toBeVisible();
  await checkAccessibility(page);
  expect(await overflowOf(page)).toBe(0);
});
