import { expect, type Page } from '@playwright/test';
import { call, enter, enterAnew, register } from '../support/account.ts';
import { addPosition, approve, newNumber, openBusiness, registerBusiness } from '../support/employer.ts';
import { test } from '../support/journey.ts';
import { logInOver, logOutElsewhere } from '../support/log-in-over.ts';
import { loseConnection } from '../support/lose-connection.ts';
import { overflowOf } from '../support/overflow.ts';
import { pausesBefore } from '../support/pauses-before.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Neste' }).press('Enter');
const goToStep = async (page: Page, last: number, steps = 5) => {
  for (let step = 2; step <= last; step += 1) {
    await next(page);
    await expect(page.getByText(`Steg ${step} av ${steps}`)).toBeVisible();
  }
};
test('the steps of a business and of a position keep the focus where a button goes or nothing is saved', async ({
  page,
}) => {
  await enterAnew(page);
  await page.goto('/ny-bedrift');
  const name = page.getByLabel('Bedriftsnavn');
  const number = page.getByLabel('Har du organisasjonsnummeret');
  await number.fill(newNumber());
  await expect(name).not.toHaveValue('');
  // A sub-unit. Its business is somewhere else, and so is the name.
  await number.fill('210002006');
  await page.getByRole('button', { name: /^Bruk nummeret 210/ }).press('Enter');
  await expect(number).toHaveValue(/^210\s001\s905$/);
  await expect(number).toBeFocused();
  await name.fill('Fyrvesenet');
  await number.fill(newNumber());
  await page.getByRole('button', { name: /^Bruk navnet/ }).press('Enter');
  await expect(number).toBeFocused();
  await goToStep(page, 3);

  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const file = page.getByLabel('Logo (valgfritt)');
  await file.setInputFiles('web/public/apple-touch-icon.png');
  await page.getByRole('button', { name: 'Fjern den valgte logoen' }).press('Enter');
  await expect(file).toBeFocused();
  await next(page);
  expect(errors).toEqual([]);
  await page.getByLabel('Kort beskrivelse').fill('Vi holder fyrene langs kysten i live.');
  await next(page);
  await page
    .getByLabel('Lang beskrivelse')
    .fill('Vi holder fyrene langs kysten i live, og leter etter folk. '.repeat(2));
  await page.route('**/api/business/register', (route) => route.abort());
  const send = page.getByRole('button', { name: 'Registrer bedrift' });
  await send.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Nettverksfeil' })).toBeVisible();
  await expect(send).toBeFocused();
  await page.unroute('**/api/business/register');
  // This time it arrives, and its answer is lost with the net.
  await page.route('**/api/business/*', (route) => route.abort());
  await page.route('**/api/business/register', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const isRefused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/my-businesses'));
  await send.press('Enter');
  await isRefused;
  await expect(send).toBeFocused();
  await page.unroute('**/api/business/*');
  await page.unroute('**/api/business/register');
  await send.press('Enter');
  await expect(page.getByText('Bedrift registrert! Du kan nå begynne å legge ut stillinger.')).toBeVisible();

  await page.getByRole('link', { name: 'legge ut en stilling' }).press('Enter');
  const preview = page.getByRole('button', { name: 'Forhåndsvis' });
  await preview.press('Enter');
  await page.getByRole('button', { name: 'Tilbake til skjemaet' }).press('Enter');
  await expect(preview).toBeFocused();
});

test('the preview of a position that is not published leads nobody to a page that is not there', async ({ page }) => {
  const business = await openBusiness(page);
  await page.goto(`/bedrift/${business.id}/stillinger/ny?fra=${await addPosition(page, business)}`);
  await goToStep(page, 4);
  await page.getByRole('radio', { name: 'Her, med en søknadsmal' }).press(' ');
  await expect(page.getByLabel('Varsle på e-post')).toHaveAccessibleDescription(/^Kontaktpersonen får en e-post/);
  await page.getByRole('button', { name: 'Forhåndsvis' }).press('Enter');
  const apply = page.getByRole('region', { name: 'Søk på stillingen' });
  await expect(apply.getByText('Du svarer på spørsmål fra arbeidsgiveren')).toBeVisible();
  await expect(apply.getByRole('link')).toHaveCount(0);
});

test('a position that was just published is announced by its name, not as missing', async ({ page }) => {
  const business = await openBusiness(page);
  const title = `Fyrvokter ${crypto.randomUUID().slice(0, 8)}`;
  const model = await addPosition(page, business, title);
  await page.addInitScript(() => {
    const heard = new Set<string>();
    const listen = () => {
      for (const { textContent } of document.querySelectorAll('[role="status"]')) heard.add(textContent ?? '');
    };
    new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { heard });
  });
  await page.goto(`/bedrift/${business.id}/stillinger/ny?fra=${model}`);
  await goToStep(page, 5);
  await page.getByLabel('Utløpsdato').fill('2999-12-31');
  const pauses = await pausesBefore(page, 'Stillingen er sendt til godkjenning.');
  await page.getByRole('button', { name: 'Publiser stillingen' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1);
  await expect.poll(() => pauses.jsonValue()).toHaveLength(1);
  expect((await pauses.jsonValue())[0]).toBeGreaterThan(100);
  const heard = await page.evaluate(() => [...(window as unknown as { heard: Set<string> }).heard]);
  expect(heard).toContain('Leter etter stillingen – Jobbfjord');
  expect(heard.join('\n')).not.toContain('Stilling ikke funnet');
  await expect(page).toHaveTitle(`${title} – Jobbfjord`);
});

test('whose access was taken while writing reads so, and keeps what was written', async ({ page }) => {
  const business = await openBusiness(page);
  const positionId = await addPosition(page, business);
  const { email, token, id: userId } = await register(page, { firstName: 'Ola' });
  const settings = `/api/business-settings/${business.id}`;
  await call(page, 'POST', `${settings}/share`, { headers: business.headers, data: { email } });
  await enter(page, token);
  await page.goto(`/bedrift/${business.id}/stillinger/${positionId}/rediger`);
  await page.getByLabel('Tittel').fill('Min fyrvokter');
  await goToStep(page, 5);
  await call(page, 'DELETE', `${settings}/share/${userId}`, { headers: business.headers });
  await page.getByRole('button', { name: 'Lagre stillingen' }).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'eieren har fjernet tilgangen din' })).toBeVisible();
  await page.getByRole('button', { name: 'Stillingsinformasjon' }).press('Enter');
  await expect(page.getByLabel('Tittel')).toHaveValue('Min fyrvokter');
});

test('whose access was taken while writing a form reads why it is not saved', async ({ page }) => {
  // Three people register first, and a password takes its time on a busy machine.
  test.slow();
  const { id, headers } = await openBusiness(page);
  const questions = ['a', 'b'].map((id) => ({ id, type: 'yes_no', question: `Spørsmål ${id}?` }));
  const made = { headers, data: { title: 'Felles mal', questions, businessId: id } };
  const { form } = await call(page, 'POST', '/api/application-forms', made);
  const share = `/api/business-settings/${id}/share`;
  // One has no business but this, the other one has.
  for (const begin of [enterAnew, registerBusiness]) {
    const colleague = await begin(page);
    const { user } = await call(page, 'GET', '/api/auth/me', { headers: colleague.headers });
    for (const address of [`/application-forms/${form.id}/edit`, `/application-forms/new?fra=${form.id}`]) {
      await call(page, 'POST', share, { headers, data: { email: colleague.email } });
      await page.goto(address);
      await page.getByLabel('Tittel').fill('Min mal');
      await call(page, 'DELETE', `${share}/${user.id}`, { headers });
      await page.getByRole('button', { name: 'Lagre søknadsmal' }).press('Enter');
      const alert = page.getByRole('alert').filter({ hasText: 'fjernet tilgangen din' });
      await expect(alert).toContainText('Det du har skrevet, er ikke lagret.');
      await expect(page.getByLabel('Tittel')).toHaveValue('Min mal');
    }
  }
});

test('who writes a position without a log-in or a net hears that it is not kept, and loses nothing', async ({
  page,
}) => {
  const business = await openBusiness(page);
  const list = `/bedrift/${business.id}/stillinger`;
  await page.goto(`${list}/ny`);
  const main = page.getByRole('main');
  const title = main.getByLabel('Tittel');
  await title.fill('Fyrvokter');
  await expect(main.getByText('Utkastet er lagret')).toBeVisible();
  await logOutElsewhere(page);
  await title.fill('Fyrvokter på Sletringen');
  await expect(main.getByRole('status').filter({ hasText: 'Du er logget ut' })).toBeVisible();
  const back = main.getByRole('link', { name: 'Tilbake til stillinger' });
  await back.click();
  const leaving = page.getByRole('dialog', { name: 'Forlate stillingen uten å lagre?' });
  await leaving.getByRole('button', { name: 'Avbryt' }).click();
  await expect(back).toBeFocused();
  await main.getByRole('button', { name: 'Logg inn og fortsett' }).press('Enter');
  await logInOver(page, business.email);
  await expect(main.locator(':focus')).toContainText('Utkastet er lagret');

  await loseConnection(page);
  await title.fill('Fyrvokter på Halten');
  await expect(main.getByRole('status').filter({ hasText: 'Utkastet er ikke lagret' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(main.getByText('Utkastet er lagret')).toBeVisible();
  await back.click();
  await expect(page).toHaveURL(list);
  await page.goBack();
  await expect(title).toHaveValue('Fyrvokter på Halten');
});

test('who is logged out while writing a business logs in over it and saves it', async ({ page }) => {
  const business = await openBusiness(page);
  const main = page.getByRole('main');
  await page.goto(`/rediger-bedrift/${business.id}`);
  await main.getByLabel('Bedriftsnavn').fill('Fyrvesenet Nord AS');
  await goToStep(page, 4, 4);
  await logOutElsewhere(page);
  const save = main.getByRole('button', { name: 'Lagre endringene' });
  await save.press('Enter');
  await logInOver(page, business.email);
  await expect(save).toBeFocused();
  // Nobody who is logged in is told to log in.
  await expect(main.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  await save.press('Enter');
  await expect(page.getByText('Bedrift oppdatert!')).toBeVisible();
});

test('the settings hold a long address on a small screen, and an invitation is withdrawn once', async ({ page }) => {
  const business = await openBusiness(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/bedriftsside?tab=settings');
  const address = `${'a'.repeat(50)}@${'b'.repeat(60)}.${'c'.repeat(60)}.example`;
  const colleague = page.getByLabel('Del med en kollega');
  await colleague.press('Enter');
  await expect(colleague).toHaveAccessibleDescription(/E-post er påkrevd/);
  // Where the focus already was, its description alone is not read out.
  await expect(page.getByRole('alert').filter({ hasText: 'rett opp feilene' })).toBeVisible();
  await colleague.fill(address);
  await colleague.press('Enter');
  await expect(page.getByText(`Vi har sendt en invitasjon til ${address}`)).toBeVisible();
  expect(await overflowOf(page)).toBe(0);

  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'DELETE' && asked.push(request.url()));
  await page.getByRole('button', { name: /^Trekk tilbake invitasjonen/ }).dblclick();
  await expect(page.getByText('Invitasjonen er trukket tilbake.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Personer med tilgang' })).toBeFocused();
  expect(asked).toHaveLength(1);
  await page.getByRole('button', { name: 'Hent på nytt' }).press('Enter');
  await expect(page.getByText('Opplysningene er hentet på nytt.')).toBeInViewport();

  // Nobody hides what job seekers see by one press.
  await approve(page, 'position', await addPosition(page, business));
  await page.reload();
  const active = page.getByRole('switch', { name: 'Bedriften er aktiv' });
  const dialog = page.getByRole('dialog', { name: 'Deaktivere Fyrvesenet AS?' });
  await active.press('Space');
  await expect(dialog).toContainText('1 stilling blir borte for jobbsøkere');
  await page.keyboard.press('Escape');
  await expect(active).toBeChecked();
  await active.press('Space');
  await dialog.getByRole('button', { name: 'Deaktiver bedriften' }).click();
  await expect(active).not.toBeChecked();
});

test('what became of a form far down the list of forms is said where one is', async ({ page }) => {
  const { headers } = await openBusiness(page);
  const question = { type: 'short_answer', question: 'Hvorfor havet?', required: true };
  for (const title of 'ABCDEF') {
    const data = { title: `Mal ${title}`, questions: [question, question] };
    await call(page, 'POST', '/api/application-forms', { headers, data });
  }
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto('/bedriftsside?tab=applicationForms');
  const last = page.getByRole('button', { name: /^Deaktiver/ }).last();
  await last.press('Enter');
  await expect(page.getByText('kan ikke lenger velges for nye stillinger.')).toBeInViewport();
  await page.route('**/api/application-forms/*', (route) => route.abort());
  await last.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Nettverksfeil' })).toBeInViewport();
});

test('a business that is not active is managed from the profile, and activated there', async ({ page }) => {
  const { id, headers } = await openBusiness(page);
  const data = { isActive: false };
  await call(page, 'PUT', `/api/business-settings/${id}/toggle-active`, { headers, data });
  await page.goto('/profil');
  for (const part of ['Stillinger', 'Søknader']) {
    await page
      .getByRole('navigation', { name: 'Styr Fyrvesenet AS' })
      .getByRole('link', { name: part, exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: part })).toBeVisible();
    await page.getByRole('link', { name: 'Tilbake til bedriftssiden' }).click();
    await expect(page).toHaveURL('/profil');
  }
  // Answered once both presses are there: the second one would meet what stands in the place of the button.
  const pressed = Promise.withResolvers<void>();
  await page.route('**/toggle-active', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Aktiver Fyrvesenet AS' }).dblclick();
  pressed.resolve();
  await expect(page.getByText('Bedriften er aktivert. Jobbsøkere kan se den igjen.')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Bedriftsside' })).toBeVisible();
});

test('the business page says why the businesses could not be loaded', async ({ page }) => {
  await enterAnew(page);
  const away = '**/api/business/my-businesses';
  await page.route(away, (route) =>
    route.fulfill({ status: 429, json: { success: false, message: 'Vent litt og prøv igjen.', errors: [] } }),
  );
  await page.goto('/bedriftsside');
  const problem = page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ });
  await expect(problem).toHaveText('Vent litt og prøv igjen.');
  await page.route(away, (route) => route.abort());
  const retry = page.getByRole('main').getByRole('button', { name: 'Prøv igjen' });
  await retry.click();
  await expect(problem).toHaveText('Nettverksfeil. Prøv igjen senere.');
  await page.route(away, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '' }));
  await retry.click();
  await expect(problem).toHaveText('Feil ved henting av bedrifter');
});
