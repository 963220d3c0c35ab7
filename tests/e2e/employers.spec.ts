import { expect, type Page } from '@playwright/test';
import { call, enter, enterAnew, newAddress, tokenOf } from '../support/account.ts';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { approve, asStaff, newNumber, openBusiness, registerBusiness } from '../support/employer.ts';
import { test } from '../support/journey.ts';
import { linkInMail } from '../support/link-in-mail.ts';
import { overflowOf } from '../support/overflow.ts';
import { widePicture } from '../support/wide-picture.ts';

const long = 'Vi bygger trehus langs hele fjorden, fra grunnmur til gesims, og tar med oss lærlinger hvert eneste år.';

const next = (page: Page) => page.getByRole('button', { name: 'Neste' }).click();

test('one registers a business, shares it with a colleague who edits it, hides it and meets the limit', async ({
  page,
  browser,
}) => {
  const colleague = newAddress();
  const number = newNumber();
  const { headers } = await enterAnew(page);

  await page.goto('/ny-bedrift');
  await expect(page.getByText('Steg 1 av 5')).toBeVisible();
  await next(page);
  await expect(page.getByLabel('Bedriftsnavn')).toHaveAccessibleDescription(/Bedriftsnavn er påkrevd/);
  await expect(page.getByLabel('Bedriftsnavn')).toBeFocused();
  await page.getByLabel('Har du organisasjonsnummeret').fill('210001808');
  await expect(page.getByLabel('Bedriftsnavn')).toHaveValue('Kari Prøve Frisør');
  await expect(page.getByText('Bedriftsnavn er påkrevd')).toHaveCount(0);
  // The number was a mistake: its name goes with it, whether or not the register says another.
  const json = { success: true, entity: null, message: 'Enhetsregisteret svarer ikke nå.' };
  await page.route('**/business/validate-org-number', (route) => route.fulfill({ json }));
  await page.getByLabel('Har du organisasjonsnummeret').fill(newNumber());
  await expect(page.getByLabel('Bedriftsnavn')).toHaveValue('');
  await page.unroute('**/business/validate-org-number');
  await page.getByLabel('Har du organisasjonsnummeret').fill(`${number.slice(0, 3)} ${number.slice(3)}`);
  await expect(page.getByText('Funnet i Enhetsregisteret')).toBeVisible();
  await expect(page.getByLabel('Bedriftsnavn')).toHaveValue(/ AS$/);
  await page.getByLabel('Bedriftsnavn').fill('Fjordhus AS');
  await checkAccessibility(page);
  await next(page);

  await expect(page.getByRole('heading', { level: 2, name: 'Organisasjonsnummer' })).toBeFocused();
  await page.getByLabel('Organisasjonsnummer', { exact: true }).fill('923609017');
  await expect(page.getByRole('status').filter({ hasText: 'Ugyldig organisasjonsnummer.' })).toBeVisible();
  const wrong = page.getByLabel('Organisasjonsnummer', { exact: true });
  await expect(wrong).toHaveAttribute('aria-invalid', 'true');
  await expect(wrong).toHaveAccessibleDescription(/Ugyldig organisasjonsnummer\./);
  await next(page);
  await expect(page.getByText('Steg 2 av 5')).toBeVisible();
  await page.route('**/business/validate-org-number', (route) => route.abort());
  await page.getByLabel('Organisasjonsnummer', { exact: true }).fill(newNumber());
  await expect(page.getByText('Feil ved validering. Prøv igjen senere.')).toBeVisible();
  await next(page);
  await expect(page.getByText('Organisasjonsnummer må valideres')).toBeVisible();
  await page.unroute('**/business/validate-org-number');
  await page.getByLabel('Organisasjonsnummer', { exact: true }).fill(`  Org.nr.: NO ${number} MVA`);
  await expect(page.getByText('Funnet i Enhetsregisteret')).toBeVisible();
  await next(page);

  await page
    .getByLabel('Logo (valgfritt)')
    .setInputFiles({ ...(await widePicture()), mimeType: 'image/svg+xml', name: 'logo.svg' });
  await expect(page.getByText('Bildet må være av typen JPG, PNG, GIF eller WebP')).toBeVisible();
  await page.getByLabel('Logo (valgfritt)').setInputFiles(await widePicture());
  await expect(page.getByRole('img', { name: 'Utsnittet av logoen' })).toBeVisible();
  await page.getByLabel('Logo (valgfritt)').press('Tab');
  await expect(page.getByLabel('Størrelse')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await checkAccessibility(page);
  await next(page);

  await page.getByLabel('Kort beskrivelse').fill('Trehus langs hele fjorden.');
  await expect(page.getByText('26 av 300 tegn')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Steg 4 av 5')).toBeVisible();
  await page.getByRole('button', { name: 'Begynn på nytt' }).click();
  const asked = page.getByRole('dialog', { name: 'Begynne på nytt?' });
  await asked.getByRole('button', { name: 'Avbryt' }).click();
  await expect(page.getByLabel('Kort beskrivelse')).toHaveValue('Trehus langs hele fjorden.');
  await next(page);
  await page.getByLabel('Lang beskrivelse').fill(long);
  await page.getByRole('button', { name: 'Registrer bedrift' }).click();

  await expect(page).toHaveURL(`/bedrift/${number}`);
  await expect(page.getByText('Bedrift registrert! Du kan nå begynne å legge ut stillinger.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Fjordhus AS' })).toBeVisible();
  await expect(page.getByText('Bedriften venter på godkjenning')).toBeVisible();
  await expect(page.locator('article header img')).toHaveJSProperty('naturalWidth', 512);

  await page.goto('/ny-bedrift');
  await expect(page.getByText('Du har allerede registrert maksimalt antall bedrifter (1)')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Kontakt oss' })).toBeVisible();
  await checkAccessibility(page);

  await page.getByRole('banner').getByRole('link', { name: 'Bedriftsside' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Fjordhus AS' })).toBeVisible();
  await expect(page.getByText('Imens kan du legge inn stillinger.')).toBeVisible();
  // Nobody else sees it yet.
  await expect(page.getByRole('link', { name: 'Forhåndsvis profilen for Fjordhus AS' })).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('tab', { name: 'Innstillinger' }).click();
  await expect(page).toHaveURL('/bedriftsside?tab=settings');
  const contact = page.getByRole('textbox', { name: 'Kontaktadresse' });
  await expect(contact).toHaveAttribute('aria-required', 'false');
  await contact.fill('post@fjordhus.example');
  await contact.press('Enter');
  await expect(page.getByText('Kontaktadressen er lagret')).toBeVisible();
  await expect(contact).toBeFocused();
  // What waits for its approval is not shared.
  await page.getByLabel('Del med en kollega').fill(colleague);
  await page.getByRole('button', { name: 'Del', exact: true }).click();
  await expect(page.getByText('Bedriften kan deles når vi har godkjent den.')).toBeVisible();
  const [{ id: waiting }] = (await call(page, 'GET', '/api/business/my-businesses', { headers })).businesses;
  await approve(page, 'business', waiting);
  await page.getByRole('button', { name: 'Del', exact: true }).click();
  await expect(page.getByText(`Vi har sendt en invitasjon til ${colleague}`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Trekk tilbake invitasjonen til ${colleague}` })).toBeVisible();
  await checkAccessibility(page);

  const other = await (await browser.newContext()).newPage();
  await other.goto(await linkInMail(other, colleague, 'Lag konto'));
  await expect(other.getByRole('textbox', { name: 'E-post' })).toHaveValue(colleague);
  await expect(other).toHaveURL('/');
  await enterAnew(other, { email: colleague, firstName: 'Ola' });
  await other.goto(await linkInMail(other, colleague, 'Bekreft e-postadressen'));
  await other.getByRole('button', { name: 'Bekreft adressen' }).click();
  await other.getByRole('link', { name: 'Gå til bedriftssiden' }).click();
  await expect(other.getByText('Delt', { exact: true })).toBeVisible();
  await expect(other.getByRole('tab', { name: 'Innstillinger' })).toHaveCount(0);
  await other.getByRole('link', { name: 'Rediger' }).click();
  await expect(other.getByText('Steg 1 av 4')).toBeVisible();
  await other.getByLabel('Bedriftsnavn').fill('Fjordhus Nord AS');
  await next(other);
  await expect(other.getByAltText('Logoen dere har nå')).toBeVisible();
  await next(other);
  await next(other);
  await other.getByRole('button', { name: 'Lagre endringene' }).click();
  await expect(other).toHaveURL('/bedriftsside?tab=businesses');
  await expect(other.getByText('Bedrift oppdatert!')).toBeVisible();
  await expect(other.getByRole('heading', { level: 2, name: 'Fjordhus Nord AS' })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Fjern tilgang for Ola Nordmann' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fjern tilgang' }).click();
  await expect(page.getByText('Tilgangen er fjernet.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Personer med tilgang' })).toBeFocused();
  await expect(page.getByText(colleague)).toHaveCount(0);
  await page.getByRole('switch', { name: 'Bedriften er aktiv' }).click();
  await expect(page.getByText('Bedriften er deaktivert. Den er skjult for jobbsøkere')).toBeVisible();
  await page.goto('/bedriftsside');
  await expect(page).toHaveURL('/profil');
  await page
    .getByRole('navigation', { name: 'Styr Fjordhus Nord AS' })
    .getByRole('link', { name: 'Innstillinger' })
    .click();
  await expect(page.getByRole('switch', { name: 'Bedriften er aktiv' })).not.toBeChecked();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Personer med tilgang' })).toBeVisible();
  await page.goto('/profil');
  await page.getByRole('button', { name: 'Aktiver Fjordhus Nord AS' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Bedriftsside' })).toBeVisible();
});

test("one's business leads to what belongs to it, and that leads back to one's businesses", async ({ page }) => {
  const { id, headers } = await openBusiness(page);
  const { business } = await call(page, 'GET', `/api/business/edit/${id}`, { headers });
  const ways = page.getByRole('navigation', { name: 'Styr bedriften' });
  // Each page on the way is read out.
  const onTheWay: string[] = [];
  page.on('framenavigated', (frame) => onTheWay.push(new URL(frame.url()).pathname));
  for (const part of ['Stillinger', 'Søknader', 'Rapport']) {
    await page.goto(`/bedrift/${business.organizationNumber}`);
    await ways.getByRole('link', { name: 'Rediger' }).click();
    await ways.getByRole('link', { name: part }).click();
    await expect(page.getByRole('heading', { level: 1, name: part })).toBeVisible();
    await expect(ways.locator('[aria-current="page"]')).toHaveText(part);
    await page.getByRole('link', { name: 'Tilbake til bedriftssiden' }).click();
    await expect(page).toHaveURL('/bedriftsside?tab=businesses');
    await expect(page.getByRole('heading', { level: 2, name: 'Fyrvesenet AS' })).toBeVisible();
  }
  expect(onTheWay).not.toContain('/profil');
});

test('whoever a business was shared with leaves it again', async ({ page }) => {
  const { id, headers } = await openBusiness(page);
  const { email } = await enterAnew(page);
  const confirm = await linkInMail(page, email, 'Bekreft e-postadressen');
  await call(page, 'POST', `/api/business-settings/${id}/share`, { headers, data: { email } });
  await page.goto('/bedriftsside');
  await page.getByRole('button', { name: 'Forlat bedriften Fyrvesenet AS' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forlate bedriften?' });
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Avbryt' }).click();
  await page.getByRole('button', { name: 'Forlat bedriften Fyrvesenet AS' }).press('Enter');
  await dialog.getByRole('button', { name: 'Forlat bedriften' }).click();
  await expect(page.getByText('Du har ikke lenger tilgang til Fyrvesenet AS.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Du har ingen bedrift ennå' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Bedriftsside' })).toBeFocused();
  const toConfirm = page.getByText('får du tilgang når du har bekreftet e-postadressen din');
  await expect(toConfirm).toBeVisible();
  await page.goto(confirm);
  await page.getByRole('button', { name: 'Bekreft adressen' }).click();
  await expect(page.getByText('E-postadressen er bekreftet.')).toBeVisible();
  await page.goto('/bedriftsside');
  await expect(page.getByRole('heading', { name: 'Du har ingen bedrift ennå' })).toBeVisible();
  await expect(toConfirm).toBeHidden();
  const position = `stillinger/${crypto.randomUUID()}`;
  const below = ['stillinger', 'stillinger/ny', `${position}/rediger`, `${position}/svar`, 'applications'];
  for (const path of [
    ...below.map((page) => `/bedrift/${id}/${page}`),
    '/bedrift/tull/applications',
    `/rediger-bedrift/${id}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Bedrift ikke funnet' }), path).toBeVisible();
    await expect(page.getByRole('link', { name: 'Tilbake til bedriftssiden' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Prøv igjen' })).toHaveCount(0);
  }
});

test('what staff ask for is read in its lines', async ({ page }) => {
  const { id } = await registerBusiness(page);
  const reason = 'Skriv hva dere lager.\nOg hvor dere er.';
  await asStaff(page, 'POST', `/api/admin/approvals/business/${id}/ask-for-change`, { reason });
  for (const path of ['/bedriftsside', `/bedrift/${id}`]) {
    await page.goto(path);
    const asked = page.getByRole('main').getByText('Skriv hva dere lager.');
    await expect(asked).toBeVisible();
    expect(await asked.innerText(), path).toContain(reason);
  }
});

test('whoever has nothing but an inactive business of somebody else leaves it on the profile', async ({ page }) => {
  const { id, headers } = await openBusiness(page);
  const { email } = await enterAnew(page);
  await call(page, 'POST', `/api/business-settings/${id}/share`, { headers, data: { email } });
  await call(page, 'PUT', `/api/business-settings/${id}/toggle-active`, { headers, data: { isActive: false } });
  await page.goto('/bedriftsside');
  await expect(page).toHaveURL('/profil');
  const notice = page.getByRole('region', { name: 'Fyrvesenet AS er deaktivert' });
  await notice.getByRole('button', { name: 'Forlat bedriften Fyrvesenet AS' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Forlat bedriften' }).click();
  await expect(page.getByText('Du har ikke lenger tilgang til Fyrvesenet AS.')).toBeVisible();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('of two who change a business at once, the second sees it and decides what stands', async ({ page }) => {
  const { id, headers } = await openBusiness(page);
  const texts = { shortDescription: 'Vi holder fyrene langs kysten i live.', longDescription: long };
  const saveAsColleague = (businessName: string) =>
    call(page, 'PUT', `/api/business/edit/${id}`, { headers, multipart: { ...texts, businessName } });
  const saveAs = async (businessName: string) => {
    await page.getByLabel('Bedriftsnavn').fill(businessName);
    for (const step of [2, 3, 4]) {
      await next(page);
      await expect(page.getByText(`Steg ${step} av 4`)).toBeVisible();
    }
    await page.getByRole('button', { name: 'Lagre endringene' }).click();
  };
  const problem = page.getByRole('alert').filter({ hasText: 'Bedriften er endret etter at du åpnet den' });

  await page.goto(`/rediger-bedrift/${id}`);
  await expect(page.getByLabel('Bedriftsnavn')).toHaveValue('Fyrvesenet AS');
  await saveAsColleague('Fyrvesenet Nord AS');
  await saveAs('Mitt fyrvesen AS');
  await problem.getByRole('button', { name: 'Hent den nye versjonen' }).click();
  await expect(page.getByLabel('Bedriftsnavn')).toHaveValue('Fyrvesenet Nord AS');
  await saveAsColleague('Fyrvesenet Sør AS');
  await saveAs('Mitt fyrvesen AS');
  await problem.getByRole('button', { name: 'Lagre min versjon likevel' }).click();
  await expect(page.getByText('Bedrift oppdatert!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Mitt fyrvesen AS' })).toBeVisible();
});

test('whoever begins a registration anew finds nothing of the old one, and goes on by keyboard', async ({ page }) => {
  await enterAnew(page);
  await page.goto('/ny-bedrift');
  const name = page.getByLabel('Bedriftsnavn');
  await name.fill('F');
  await page.reload();
  await expect(name).toHaveValue('F');
  await next(page);
  const wrong = page.getByText('Bedriftsnavn må være minst 2 tegn');
  await expect(wrong).toBeVisible();
  const anew = page.getByRole('button', { name: 'Begynn på nytt' });
  await anew.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Begynn på nytt' }).press('Enter');
  await expect(name).toHaveValue('');
  await expect(wrong).toHaveCount(0);
  await expect(anew).toBeFocused();
});

test('a tab has a title of its own', async ({ page }) => {
  await enter(page, await tokenOf(page, 'bedrift@demo.example'));
  await page.goto('/bedriftsside');
  await expect(page).toHaveTitle('Bedriftsside – Jobbfjord');
  await page.getByRole('tab', { name: 'Innstillinger' }).click();
  await expect(page).toHaveTitle('Innstillinger – Bedriftsside – Jobbfjord');
  await page.goto('/profil?tab=sessions');
  await expect(page).toHaveTitle('Enheter – Min profil – Jobbfjord');
  await page.getByRole('tab', { name: 'Oversikt' }).click();
  await expect(page).toHaveTitle('Min profil – Jobbfjord');
});

test('the forms and settings of an employer fit a small dark screen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  await enter(page, await tokenOf(page, 'bedrift@demo.example'));
  for (const [path, shown] of [
    ['/bedriftsside', 'Offentlig profil'],
    ['/bedriftsside?tab=settings', 'Personer med tilgang'],
    ['/rediger-bedrift/feil', 'Ugyldig bedrift-ID'],
    ['/rediger-bedrift', 'Ugyldig bedrift-ID'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(shown).first()).toBeVisible();
    await checkAccessibility(page);
    expect(await overflowOf(page), path).toBe(0);
  }
});

test('a business with a long name and no positions fits a phone, and says how many it may have', async ({ page }) => {
  const { id, headers } = await registerBusiness(page);
  const businessName = `${'Fjordbuss'.repeat(6)} AS`;
  const multipart = { businessName, shortDescription: 'Vi kjører buss langs fjorden.', longDescription: long };
  const { business } = await call(page, 'PUT', `/api/business/edit/${id}`, { headers, multipart });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, shown] of [
    ['/bedriftsside', '0 av 0 stillinger er synlige nå · plass til 2 aktive'],
    [`/bedrift/${business.organizationNumber}`, 'Ingen av stillingene deres er ute nå.'],
    [`/bedrift/${id}/applications`, businessName],
    [`/bedrift/${id}/rapport`, businessName],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(shown).first()).toBeVisible();
    expect(await overflowOf(page), path).toBe(0);
  }
});

test('who is not logged in is sent home', async ({ page }) => {
  for (const path of ['/ny-bedrift', '/bedriftsside', '/rediger-bedrift/00000000-0000-4000-8000-000000000000']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('dialog').getByText('går du rett videre')).toBeVisible();
  }
});

test('who wants to register a business without an account is told that it takes one', async ({ page }) => {
  await page.goto('/for-bedrifter');
  await page.getByRole('main').getByRole('link', { name: 'Registrer bedrift' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Lag konto' });
  await expect(dialog.getByText('Først trenger du en konto. Så går du rett videre.')).toBeVisible();
});

test('whoever cannot be told how many businesses there are room for asks again, also after a new log-in', async ({
  page,
}) => {
  await enterAnew(page);
  const answers = [
    { status: 500, json: { success: false, message: 'Det skjedde en feil' } },
    { status: 401, json: { success: false, message: 'Du må være logget inn for å gjøre dette.' } },
  ];
  await page.route('**/api/business/check-limit', (route) => {
    const answer = answers.shift();
    return answer ? route.fulfill(answer) : route.continue();
  });
  await page.goto('/ny-bedrift');
  const main = page.getByRole('main');
  await expect(main.getByText('Du kan ikke registrere bedrift akkurat nå')).toBeVisible();
  await main.getByRole('button', { name: 'Prøv igjen' }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('tab', { name: 'Logg inn' })).toBeVisible();
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(main.getByText('Steg 1 av 5')).toBeVisible();
});
