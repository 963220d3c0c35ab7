import { expect } from '@playwright/test';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { addPosition, approve, newWord, openBusiness } from '../support/employer.ts';
import { test } from '../support/journey.ts';
import { enlargeText, overflowOf } from '../support/overflow.ts';
import { cards, countOf, openListWith, summary } from '../support/public-lists.ts';

test('one searches, filters, goes back and forward, and shares the address', async ({ page, context }) => {
  // Other journeys publish positions: where one comes in between, the figures are read anew.
  await expect(async () => {
    await page.goto('/stillinger');
    const all = await countOf(page);
    await expect(cards(page)).toHaveCount(12);

    const choice = page.getByRole('checkbox', { name: /^Deltid/ });
    const promised = Number((await page.locator('label', { has: choice }).innerText()).replace(/\D/g, ''));
    await choice.click();
    await expect(page).toHaveURL(/jobType=Deltid/);
    const ofNav = page.getByRole('region', { name: 'Stillinger fra NAV' }).getByText(/\d stillinger fra NAV$/);
    const ofBoth = async () => (await countOf(page)) + Number((await ofNav.innerText()).replace(/\D/g, ''));
    await expect.poll(ofBoth).toBe(promised);
    expect(await countOf(page)).toBeLessThan(all);
  }).toPass();
  // Heard each time: no words of links.
  await expect(page.locator('#treff').getByRole('status').getByRole('heading')).toHaveCount(1);
  await expect(page.locator('#treff').getByRole('status').getByRole('link')).toHaveCount(0);
  await expect(page).toHaveTitle(/^Ledige stillinger i Norge, deltid/);

  await page.getByLabel('Fylke', { exact: true }).selectOption('oslo');
  await expect(page).toHaveURL(/fylke=oslo/);
  await page.getByLabel('Kommune', { exact: true }).selectOption('oslo');
  await expect(page).toHaveURL(/kommune=oslo/);
  const shared = page.url();
  const inOslo = await summary(page).innerText();

  await page.goBack();
  await expect(page.getByLabel('Kommune', { exact: true })).toHaveValue('');
  await page.goBack();
  await expect(page.getByLabel('Fylke', { exact: true })).toHaveValue('');
  await page.goForward();
  await expect(page.getByLabel('Fylke', { exact: true })).toHaveValue('oslo');

  const other = await context.newPage();
  await other.goto(shared);
  await expect(summary(other)).toHaveText(inOslo);
  await expect(other.getByRole('checkbox', { name: /^Deltid/ })).toBeChecked();
  await other.getByRole('list', { name: 'Valgte filtre' }).getByRole('link', { name: 'Fjern Deltid' }).click();
  await expect(other).not.toHaveURL(/jobType/);
  await expect(summary(other)).toBeFocused();
  await other.getByLabel('Fylke', { exact: true }).selectOption('agder');
  await expect(other).not.toHaveURL(/kommune/);
  await other.getByRole('button', { name: 'Nullstill alle filtre' }).click();
  await expect(other).toHaveURL(/\/stillinger$/);
  await other.getByLabel('Sorter etter').selectOption('title');
  await other.getByRole('button', { name: 'Nullstill alle filtre' }).click();
  await expect(other).toHaveURL(/\/stillinger$/);
  await expect(other.getByLabel('Sorter etter')).toHaveValue('newest');
});

test('one asks for what may pay so much, and the cards say what they pay', async ({ page }) => {
  await page.goto('/stillinger?sort=title');
  await page.getByRole('radio', { name: /^Fra 600 000 kr/ }).check();
  await expect(page).toHaveURL(/pay=600000/);
  await expect(page.getByRole('list', { name: 'Valgte filtre' })).toContainText('Fra 600 000 kr');
  await expect(cards(page).filter({ hasText: /kr\s\d/ })).toHaveCount(12);
});

test('addresses in the text of an ad lead where they say', async ({ page }) => {
  const business = await openBusiness(page);
  const text =
    'Du holder lyset tent og følger med på skipene.\n- Les mer på www.fyr.example/om-oss.\n- Spør fyrmester@fyr.example';
  const id = await addPosition(page, business, 'Fyrvokter', text);
  await approve(page, 'position', id);
  await page.goto(`/stilling/${id}`);
  const web = page.getByRole('link', { name: 'www.fyr.example/om-oss (åpnes i ny fane)' });
  await expect(web).toHaveAttribute('href', 'https://www.fyr.example/om-oss');
  await expect(web).toHaveAttribute('rel', /nofollow noopener/);
  await expect(page.getByRole('link', { name: 'fyrmester@fyr.example' })).toHaveAttribute(
    'href',
    'mailto:fyrmester@fyr.example',
  );
  await checkAccessibility(page);
});

test('from one ad one goes on to another like it, and from there back to the list', async ({ page }) => {
  const business = await openBusiness(page);
  const work = newWord('Tønnebinder');
  const titles = [work, `Ledig stilling som ${work}`] as const;
  for (const title of titles) await approve(page, 'position', await addPosition(page, business, title));
  const first = cards(page).getByRole('link', { name: titles[0], exact: true });
  await openListWith(page, `/stillinger?search=${encodeURIComponent(work)}`, first);
  await first.press('Enter');
  const similar = page.getByRole('region', { name: 'Lignende stillinger' });
  await similar.getByRole('link', { name: titles[1] }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: titles[1] })).toBeInViewport();
  await expect(similar.getByRole('link')).toHaveText([
    titles[0],
    `Søk etter «${titles[0]}» i Vestland`,
    'få dem på e-post',
  ]);
  await checkAccessibility(page);
  await page.getByRole('link', { name: 'Tilbake til stillinger' }).press('Enter');
  await expect(page).toHaveURL(/\/stillinger\?search=T/);
  await page.goBack();
  await similar.getByRole('link', { name: /^Søk etter/ }).press('Enter');
  await expect(page).toHaveURL(/\?search=T%C3%B8nnebinder.*&fylke=vestland$/);
  await expect(cards(page).getByRole('link', { name: titles[1] })).toBeVisible();
  await page.goBack();
  await similar.getByRole('link', { name: 'få dem på e-post' }).press('Enter');
  await expect(page.getByText(`Du får varsel om: «${titles[0]}», Vestland.`)).toBeVisible();
});

test('the search box completes what is typed, by keyboard', async ({ page }) => {
  await page.goto('/stillinger');
  const box = page.getByRole('combobox', { name: 'Søk i stillinger' });
  const options = page.getByRole('listbox', { name: 'Forslag' }).getByRole('option');
  await box.pressSequentially('oslo');
  await expect(options.first()).toBeVisible();
  const said = page.getByRole('search', { name: 'Stillinger' }).getByRole('status');
  await expect(said).toHaveText(`${await options.count()} forslag`);
  await box.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await box.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(said).toBeEmpty();
  await box.press('Enter');
  await expect(page).toHaveURL(/search=oslo/);
  for (const [list, found] of [
    ['/stillinger', '/stillinger?occupation=Utdanning'],
    ['/stillinger/kart', '/stillinger/kart?occupation=Utdanning'],
  ] as const) {
    await page.goto(list);
    await box.pressSequentially('utdann');
    await options.filter({ hasText: 'Yrkesområde' }).click();
    await expect(page).toHaveURL(found);
    await expect(box).toHaveValue('');
  }
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Søk etter stilling, bedrift eller sted' }).pressSequentially('bergen');
  await options.filter({ hasText: 'Kommune' }).click();
  await expect(page).toHaveURL('/stillinger?kommune=bergen');
});

test('a card says why it was found where it does not show that itself', async ({ page }) => {
  const word = newWord('fyr');
  await approve(page, 'position', await addPosition(page, await openBusiness(page), `Fyrvokter ${word}`));
  await openListWith(page, `/stillinger?search=${word}+sj%C3%B8`, cards(page));
  await expect(cards(page).getByText('Treff på «sjøen» i beskrivelsen', { exact: true })).toBeVisible();

  await page.goto('/stillinger?search=sykeplier');
  await expect(page.locator('#treff').getByText('Fant ikke «sykeplier». Viser treff på «sykepleier».')).toBeVisible();
});

test('what is searched for is brought to the top of the list', async ({ page }) => {
  await page.goto('/stillinger');
  const sort = page.getByLabel('Sorter etter');
  await expect(sort).toHaveValue('newest');
  await page.getByLabel('Søk i stillinger').fill('sykepleier');
  await page.getByLabel('Søk i stillinger').press('Enter');
  await expect(page).toHaveURL('/stillinger?search=sykepleier');
  await expect(sort).toHaveValue('relevance');
  await expect(cards(page).first().getByRole('heading')).toHaveText(/sykepleier/i);
  const otherOrder = page.getByRole('link', { name: /^Vis de .* først$/ });
  await expect(otherOrder).toHaveText('Vis de nyeste først');
  await otherOrder.click();
  await expect(page).toHaveURL('/stillinger?search=sykepleier&sort=newest');
  await expect(otherOrder).toHaveText('Vis de mest relevante først');
  await expect(summary(page)).toBeFocused();
  await expect(sort).toHaveValue('newest');
  await page.goto('/stillinger');
  await expect(cards(page).first()).toBeVisible();
  await expect(otherOrder).toBeHidden();
});

test('one searches around a municipality, also beyond its county', async ({ page }) => {
  await page.goto('/stillinger');
  await page.getByLabel('Fylke', { exact: true }).selectOption('buskerud');
  await expect(page.getByLabel('Avstand')).toHaveCount(0);
  await page.getByLabel('Kommune', { exact: true }).selectOption('drammen');
  await expect(page).toHaveURL(/kommune=drammen/);
  const inside = await countOf(page);
  await page.getByLabel('Avstand').selectOption('100 km rundt');
  await expect(page).toHaveURL(/fylke=buskerud&kommune=drammen&avstand=100/);
  await expect.poll(() => countOf(page)).toBeGreaterThan(inside);
  await page.getByRole('link', { name: 'Fjern Drammen og 100 km rundt' }).click();
  await expect(page).toHaveURL(/\?fylke=buskerud$/);
});

test('one searches in several places at once', async ({ page }) => {
  await page.goto('/stillinger?fylke=buskerud&kommune=drammen&avstand=25');
  const inOne = await countOf(page);
  await page.getByRole('link', { name: 'Legg til et sted' }).click();
  await expect(page).toHaveURL('/stillinger?steder=drammen.25');
  const county = page.getByLabel('Fylke', { exact: true });
  await expect(county).toBeFocused();
  await expect(county.locator('option').first()).toHaveText('Velg et fylke til');
  expect(await countOf(page)).toBe(inOne);
  await county.selectOption('vestland');
  await expect(page).toHaveURL('/stillinger?fylke=vestland&steder=drammen.25');
  await expect.poll(() => countOf(page)).toBeGreaterThan(inOne);
  await expect(page).toHaveTitle(/i Drammen og 25 km rundt, Vestland/);
  await page.getByRole('link', { name: 'Fjern Vestland' }).click();
  await expect.poll(() => countOf(page)).toBe(inOne);
  await page.getByRole('link', { name: 'Fjern Drammen og 25 km rundt' }).click();
  await expect(page).toHaveURL('/stillinger');
});

test('an occupation narrows both lists, from the front page too, and so does the language of work', async ({
  page,
}) => {
  await page.goto('/');
  const occupations = page.getByRole('region', { name: 'Hva vil du jobbe med?' });
  await occupations.getByRole('link', { name: /^Helse og sosial/ }).click();
  await expect(page).toHaveURL('/stillinger?occupation=Helse+og+sosial');
  await expect(page.getByLabel('Yrkesområde').locator('option:checked')).toHaveText(/^Helse og sosial \(\d/);
  const inOccupation = await countOf(page);
  const fromNav = page.getByRole('region', { name: 'Stillinger fra NAV' }).getByText(/\d stillinger fra NAV$/);
  const ofNav = await fromNav.innerText();
  const professions = page.getByRole('group', { name: 'Yrke' });
  await professions.getByRole('checkbox', { name: /^Sykepleier/ }).click();
  await expect(page).toHaveURL('/stillinger?occupation=Helse+og+sosial&profession=Sykepleier');
  await expect.poll(() => countOf(page)).toBeLessThan(inOccupation);
  await expect(fromNav).not.toHaveText(ofNav);
  await expect(page).toHaveTitle(/^Sykepleier: ledige stillinger i Norge/);
  await professions.getByRole('checkbox', { name: /^Lege/ }).click();
  await expect(page).toHaveURL('/stillinger?occupation=Helse+og+sosial&profession=Lege_Sykepleier');
  await expect(page).toHaveTitle(/^Lege eller Sykepleier: ledige stillinger i Norge/);
  const chips = page.getByRole('list', { name: 'Valgte filtre' });
  await chips.getByRole('link', { name: 'Fjern Sykepleier' }).click();
  await expect(page).toHaveURL('/stillinger?occupation=Helse+og+sosial&profession=Lege');
  await page.getByLabel('Yrkesområde').selectOption('IT');
  await expect(page).toHaveURL('/stillinger?occupation=IT');
  await expect(professions.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(page).toHaveTitle(/^IT: ledige stillinger/);
  const [inIt, ofNavInIt] = [await countOf(page), await fromNav.innerText()];
  await page.getByRole('checkbox', { name: /^Engelsk/ }).click();
  await expect(page).toHaveURL('/stillinger?occupation=IT&workLanguage=Engelsk');
  await expect.poll(() => countOf(page)).toBeLessThan(inIt);
  await expect(fromNav).not.toHaveText(ofNavInIt);
  await page.getByRole('link', { name: 'Fjern Arbeidsspråk: engelsk' }).click();
  await expect(page).toHaveURL('/stillinger?occupation=IT');
  await expect(professions).toBeVisible();
  await page.goto('/stillinger?occupation=Ukjent');
  await expect(page.getByRole('group', { name: 'Stillingstype' })).toBeVisible();
  // A heading without anything below it.
  await expect(professions).toHaveCount(0);
});

test('without scripts everything can be searched, filtered and paged', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/stillinger');
  const types = page.getByRole('group', { name: 'Stillingstype' });
  for (const type of [/^Fast/, /^Vikariat/]) await types.getByRole('checkbox', { name: type }).check();
  await page.getByLabel('Fylke', { exact: true }).selectOption('oslo');
  await page.getByRole('button', { name: 'Bruk filtrene' }).click();
  await expect(page).toHaveURL(/jobType=Fast&jobType=Vikariat/);
  await expect(types.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(page.getByLabel('Fylke', { exact: true })).toHaveValue('oslo');
  await page.goto('/stillinger');
  await page
    .getByRole('navigation', { name: 'Sider med stillinger', exact: true })
    .getByRole('link', { name: 'Neste' })
    .click();
  await expect(page).toHaveURL(/page=2/);
  await expect(cards(page)).toHaveCount(12);
  await page.goto('/stillinger?page=22');
  await enlargeText(page);
  expect(await overflowOf(page)).toBe(0);
  await context.close();
});

test('on a small screen the filters lie over the list and keep the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/stillinger');
  await page.getByRole('button', { name: 'Filtre' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filtre' });
  await dialog.getByRole('checkbox', { name: /^Vikariat/ }).click();
  await expect(page).toHaveURL(/jobType=Vikariat/);
  await expect(dialog.getByRole('status')).toHaveText(/^Vis \d/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const opener = page.getByRole('button', { name: 'Filtre (1)' });
  await expect(opener).toBeFocused();
  for (const name of ['Lukk filtrene', /^Vis \d/]) {
    await opener.click();
    await dialog.getByRole('button', { name }).click();
    await expect(opener).toBeFocused();
  }
});

test('on a small screen the filters say what both lists have', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/stillinger?search=uvanligordsomikkefinnes');
  await page.getByRole('button', { name: 'Filtre', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Filtre' });
  await expect(dialog.getByRole('button', { name: 'Vis 0 lokale stillinger', exact: true })).toBeVisible();
  // The demo reads NAV's stand-in while it answers already.
  const ofNav = page.getByRole('region', { name: 'Stillinger fra NAV' }).getByRole('article').first();
  await openListWith(page, '/stillinger?fylke=finnmark&experience=entry&pay=800000', ofNav);
  await page.getByRole('button', { name: /^Filtre/ }).click();
  await expect(dialog.getByRole('button', { name: /^Vis [\d\s]+ stilling(er)? fra NAV$/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Lukk filtrene' }).click();
  await expect(summary(page)).toHaveText(/stilling(er)? fra NAV$/);
  await expect(page.locator('#treff').getByText(/^Ingen lokale stillinger funnet/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ingen lokale stillinger funnet' })).toBeHidden();
});

test('without hits each list leads to what gives some', async ({ page }) => {
  await page.goto('/stillinger?search=l%C3%A6rer+uvanligordsomikkefinnes&navSector=Privat');
  await page
    .getByRole('link', { name: /^Uten ordet «uvanligordsomikkefinnes»: / })
    .first()
    .click();
  await expect(page).toHaveURL(/search=l%C3%A6rer&/);
  await expect(summary(page)).toBeFocused();

  await page.goto('/stillinger?search=l%C3%A6rer+"god+uvanligordsomikkefinnes"&navSector=Privat');
  await expect(page.getByRole('link', { name: /^Uten ordene «god uvanligordsomikkefinnes»: / }).first()).toBeVisible();

  await page.goto('/bedrifter?search=uvanligordsomikkefinnes&size=large');
  await expect(page.getByRole('heading', { name: 'Ingen bedrifter funnet' })).toBeVisible();
  const without = page.getByRole('link', { name: /^Uten «uvanligordsomikkefinnes»: \d/ });
  const promised = Number((await without.innerText()).replace(/\D/g, ''));
  await without.click();
  await expect(page).toHaveURL(/\/bedrifter\?size=large$/);
  await expect(summary(page)).toHaveText(new RegExp(`^${promised} `));
  await expect(summary(page)).toBeFocused();

  await page.goto('/bedrifter?search=uvanligordsomikkefinnes&size=large&location=atlantis');
  await page.getByRole('link', { name: /^Bare 250 ansatte eller flere: \d/ }).click();
  await expect(page).toHaveURL(/\/bedrifter\?size=large$/);
});

test('what is typed before the page has come alive stays and is searched', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  const arrived = page.goto('/stillinger');
  await page.getByLabel('Søk i stillinger').fill('lærer');
  held.resolve();
  await arrived;
  await expect(page.getByLabel('Søk i stillinger')).toHaveValue('lærer');
  await page.getByLabel('Søk i stillinger').press('Enter');
  await expect(page).toHaveURL(/search=l%C3%A6rer/);
});

test('a position leads to its employer and back to the list as it was', async ({ page }) => {
  await page.goto('/stillinger?jobType=Fast&page=2');
  await cards(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Søk på stillingen' })).toBeVisible();
  const posting = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}');
  expect(posting).toMatchObject({ '@type': 'JobPosting' });
  await page.getByRole('link', { name: 'Se bedriften' }).click();
  await expect(page.getByRole('heading', { name: 'Ledige stillinger' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Tilbake til stillinger' }).click();
  await expect(page).toHaveURL(/jobType=Fast&page=2/);
});

test('a visitor writes to a business and mends what was missing', async ({ page }) => {
  await page.goto('/bedrift/290000009');
  await page.getByRole('region', { name: 'Kontakt' }).getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send melding' }).click();
  await expect(dialog.getByRole('alert')).toContainText('rett opp feilene nedenfor');
  await expect(dialog.getByLabel('Navnet ditt')).toBeFocused();
  await page.keyboard.type('Kari Nordmann');
  await dialog.getByLabel('E-postadressen din').fill('kari@example.no');
  await dialog.getByLabel('Melding').fill('Trenger dere en fyrvokter til våren?');
  await dialog.getByRole('button', { name: 'Send melding' }).click();
  await expect(dialog.getByRole('status')).toContainText('Meldingen er sendt');
  await expect(dialog.getByRole('heading', { name: /^Skriv til/ })).toBeFocused();

  await dialog.getByRole('button', { name: 'Lukk' }).click();
  await page.getByRole('button', { name: 'Kontakt bedriften' }).click();
  await expect(dialog.getByLabel('Melding')).toHaveValue('');
});

test('what does not exist says so', async ({ page }) => {
  const unknown = await page.goto('/stilling/6f1f3c1e-7f5a-4b43-9a36-0c2b1d6a8e11');
  expect(unknown?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Stilling ikke funnet eller ikke lenger aktiv' })).toBeVisible();
  expect((await page.goto('/stilling/1'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Ugyldig stillings-ID' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Prøv igjen' })).toHaveCount(0);
  expect((await page.goto('/bedrift/999999999'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Bedrift ikke funnet' })).toBeVisible();
  expect((await page.goto('/bedrift/tull'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Ugyldig organisasjonsnummer' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Prøv igjen' })).toHaveCount(0);
});

test('an ad whose deadline comes before its end tells one time that is left', async ({ page, request }) => {
  const reply = await (await request.get('/api/positions?limit=100')).json();
  const [early] = reply.positions.filter(
    (one: { applicationDeadline: string | null; expiryDate: string; daysLeft: number }) =>
      one.applicationDeadline && one.applicationDeadline < one.expiryDate && one.daysLeft > 20,
  );
  await page.goto(`/stilling/${early.id}`);
  // Not in the cards of others below it.
  const left = page.getByText(/\d+ dager igjen/).and(page.locator(':not(article article *)'));
  await expect(left).toHaveCount(2);
  expect(await left.first().textContent()).toBe(await left.last().textContent());
});

test('whoever sorts by pay reads that the ads of NAV do not follow', async ({ page }) => {
  await page.goto('/stillinger');
  const national = page.getByRole('region', { name: 'Stillinger fra NAV' });
  await expect(national.getByText(/NAV oppgir ikke lønn/)).toHaveCount(0);
  await page.getByLabel('Sorter etter').selectOption('Høyest lønn først');
  await expect(page).toHaveURL(/\?sort=pay$/);
  await expect(national.getByText('disse filtrene og sorteringen gjelder ikke her.')).toBeVisible();
});
