import { expect, type Page } from '@playwright/test';
import { addPosition, call, enter, newNumber, openBusiness, tokenOf } from '../support/employer.ts';
import { test } from '../support/journey.ts';

const register = async (page: Page) => {
  const email = `ansatt.${crypto.randomUUID()}@example.no`;
  const data = { email, password: 'Fjord&fjell2026', firstName: 'Ola', lastName: 'Nordmann' };
  const { token, user } = await call(page, 'POST', '/api/auth/register', { data });
  return { email, token, userId: user.id };
};
const next = (page: Page) => page.getByRole('button', { name: 'Neste' }).press('Enter');
const goToStep = async (page: Page, last: number, steps = 5) => {
  for (let step = 2; step <= last; step += 1) {
    await next(page);
    await expect(page.getByText(`Steg ${step} av ${steps}`)).toBeVisible();
  }
};
const positionsOfDemo = async (page: Page) => {
  const token = await tokenOf(page, 'bedrift@demo.example');
  const headers = { authorization: `Bearer ${token}` };
  const { businesses } = await call(page, 'GET', '/api/business/my-businesses', { headers });
  await enter(page, token);
  await page.goto(`/bedrift/${businesses[0].id}/stillinger`);
};

test('what went wrong far down the list of positions is said where one is', async ({ page }) => {
  await positionsOfDemo(page);
  const problem = page.getByRole('alert').filter({ hasText: 'Nettverksfeil' });
  await page.route('**/toggle', (route) => route.abort());
  const last = page.getByRole('button', { name: /^Deaktiver/ }).last();
  await last.press('Enter');
  await expect(problem).toBeInViewport();
  await expect(last).toBeFocused();
});

test('a search in the positions says what the list answers, and how many are left', async ({ page }) => {
  const business = await openBusiness(page);
  await addPosition(page, business, 'Fyrvokter');
  await addPosition(page, business, 'Fyrmester');
  const search = page.getByRole('search');
  const lists = '**/positions?*';
  await page.goto(`/bedrift/${business.id}/stillinger?search=Fyr`);
  await expect(search.getByText('2 treff på «Fyr»')).toBeVisible();

  await page.route(lists, (route) => route.abort());
  await search.getByRole('searchbox').fill('Fyrmester');
  await search.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Nettverksfeil' })).toBeVisible();
  await expect(search.getByText('2 treff på «Fyr»')).toBeVisible();
  await page.unroute(lists);
  await page.getByRole('button', { name: 'Prøv igjen' }).press('Enter');
  await expect(search.getByText('1 treff på «Fyrmester»')).toBeVisible();

  await page.getByRole('button', { name: /^Slett/ }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Slett stillingen' }).press('Enter');
  await expect(search.getByText('0 treff på «Fyrmester»')).toBeVisible();
});

test('a position that a colleague has deleted leaves the list, however long its title', async ({ page }) => {
  const business = await openBusiness(page);
  const title = 'Fyrvokterassistent'.repeat(8);
  const id = await addPosition(page, business, title);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/bedrift/${business.id}/stillinger`);
  await page.getByRole('button', { name: /^Slett/ }).press('Enter');
  const overflow = (element: Element) => element.scrollWidth - element.clientWidth;
  expect(await page.getByRole('dialog').evaluate(overflow)).toBe(0);
  await page.keyboard.press('Escape');
  await call(page, 'DELETE', `/api/business/${business.id}/positions/${id}`, { headers: business.headers });
  await page.getByRole('button', { name: /^Deaktiver/ }).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Stilling ikke funnet' })).toBeInViewport();
  await expect(page.getByRole('article', { name: title })).toHaveCount(0);
  await expect(page.getByText('0 av 2 aktive stillinger • 0 totalt')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Stillinger' })).toBeFocused();
});

test('the applications of a position lead to those alone, the figures of the inbox to all that they count', async ({
  page,
}) => {
  await positionsOfDemo(page);
  const link = page.getByRole('list', { name: 'Tall for stillingen' }).getByRole('link').first();
  const count = await link.innerText();
  await link.press('Enter');
  await expect(page).toHaveURL(/\/applications\?positionId=/);
  await expect(page.getByRole('heading', { level: 2, name: count, exact: true })).toBeVisible();
  const figures = page.getByRole('navigation', { name: 'Antall søknader' });
  const total = figures.getByRole('link', { name: /^Totalt/ });
  await expect(total).not.toHaveAttribute('aria-current');
  const all = (await total.innerText()).replace(/\D/g, '');
  await total.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: `${all} søknader`, exact: true })).toBeVisible();
  await expect(total).toHaveAttribute('aria-current', 'true');
});

test('on paper an application says what its files are called', async ({ page }) => {
  await positionsOfDemo(page);
  await page.getByRole('list', { name: 'Tall for stillingen' }).getByRole('link').first().press('Enter');
  await page.locator('[data-application]').first().click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: /\.pdf$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Slett søknaden' })).toBeHidden();
});

test('the steps of a business and of a position keep the focus where a button goes or nothing is saved', async ({
  page,
}) => {
  const { token } = await register(page);
  await enter(page, token);
  await page.goto('/ny-bedrift');
  await page.getByLabel('Bedriftsnavn').fill('Fyrvesenet');
  const number = page.getByLabel('Har du organisasjonsnummeret');
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
  await page.getByRole('button', { name: 'Publiser stillingen' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1);
  const heard = await page.evaluate(() => [...(window as unknown as { heard: Set<string> }).heard]);
  expect(heard).toContain('Leter etter stillingen – Jobbfjord');
  expect(heard.join('\n')).not.toContain('Stilling ikke funnet');
  await expect(page).toHaveTitle(`${title} – Jobbfjord`);
});

test('whose access was taken while writing reads so, and keeps what was written', async ({ page }) => {
  const business = await openBusiness(page);
  const positionId = await addPosition(page, business);
  const { email, token, userId } = await register(page);
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

test('the settings hold a long address on a small screen, and an invitation is withdrawn once', async ({ page }) => {
  await openBusiness(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/bedriftsside?tab=settings');
  const address = `${'a'.repeat(50)}@${'b'.repeat(60)}.${'c'.repeat(60)}.example`;
  await page.getByLabel('Del med en kollega').fill(address);
  await page.getByLabel('Del med en kollega').press('Enter');
  await expect(page.getByText(`Vi har sendt en invitasjon til ${address}`)).toBeVisible();
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);

  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'DELETE' && asked.push(request.url()));
  await page.getByRole('button', { name: /^Trekk tilbake invitasjonen/ }).dblclick();
  await expect(page.getByText('Invitasjonen er trukket tilbake.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Personer med tilgang' })).toBeFocused();
  expect(asked).toHaveLength(1);
  await page.getByRole('button', { name: 'Hent på nytt' }).press('Enter');
  await expect(page.getByText('Opplysningene er hentet på nytt.')).toBeInViewport();
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

test('a business that is activated from the profile says so, and the page is entered anew', async ({ page }) => {
  const { id, headers } = await openBusiness(page);
  const data = { isActive: false };
  await call(page, 'PUT', `/api/business-settings/${id}/toggle-active`, { headers, data });
  await page.goto('/profil');
  await page.getByRole('button', { name: 'Aktiver Fyrvesenet AS' }).dblclick();
  await expect(page.getByText('Bedriften er aktivert. Jobbsøkere kan se den igjen.')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Bedriftsside' })).toBeVisible();
});
