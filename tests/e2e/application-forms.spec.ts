import { expect, type Page } from '@playwright/test';
import { call, enter, tokenOf } from '../support/account.ts';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { addPosition, openBusiness } from '../support/employer.ts';
import { addPositionWithForm } from '../support/inbox.ts';
import { test } from '../support/journey.ts';
import { overflowOf } from '../support/overflow.ts';

const enterAsEmployer = async (page: Page) => enter(page, await tokenOf(page, 'bedrift@demo.example'));

test('an employer builds a form, sees it as the applicant will, saves and changes it', async ({ page }) => {
  const title = `Søknad til dokken ${Date.now()}`;
  await enterAsEmployer(page);
  await page.goto('/application-forms/new');
  await page.getByRole('button', { name: 'Lagre søknadsmal' }).click();
  await expect(page.getByRole('alert').getByRole('listitem').first()).toHaveText('Tittel er påkrevd');
  await page.getByLabel('Tittel').fill(title);
  await page.getByLabel('Beskrivelse').fill('Skriv også om du har barn. Hvor gammel er du?');
  await expect(page.getByText('Råd om «Hvor gammel er du»')).toBeAttached();
  await expect(page.getByLabel('Beskrivelse')).toHaveAccessibleDescription(/«Hvor gammel er du».*§ 13-1/);
  await page.getByLabel('Beskrivelse').fill('');

  const first = page.getByRole('article', { name: 'Spørsmål 1' });
  await first.getByLabel('Spørsmålstekst').fill('Er du gravid?');
  await expect(first.getByLabel('Spørsmålstekst')).toHaveAccessibleDescription(
    /«Er du gravid».*§ 30.*stopper deg ikke/,
  );
  await expect(first.getByRole('status').filter({ hasText: 'Råd' })).toHaveText('Råd om «Er du gravid»');
  await checkAccessibility(page);
  await first.getByRole('button', { name: 'Spørsmål 1', expanded: true }).click();
  await first.getByRole('button', { name: /Se rådet$/ }).click();
  await first.getByLabel('Spørsmålstekst').fill('Har du fagbrev?');
  await expect(first.getByText('stopper deg ikke')).toBeHidden();
  await first.getByLabel('Type svar').selectOption('yes_no');
  const second = page.getByRole('article', { name: 'Spørsmål 2' });
  await second.getByRole('button', { expanded: false }).click();
  await second.getByLabel('Spørsmålstekst').fill('Hvilket skift passer?');
  await second.getByLabel('Type svar').selectOption('select_single');
  await second.getByLabel('Alternativ 1', { exact: true }).fill('Dag');
  await second.getByLabel('Alternativ 1', { exact: true }).press('Enter');
  await expect(second.getByLabel('Alternativ 2', { exact: true })).toBeFocused();
  await second.getByLabel('Alternativ 2', { exact: true }).fill('Natt');
  await second.getByLabel('Må besvares').check();

  await page.getByRole('button', { name: 'Legg til spørsmål' }).click();
  const third = page.getByRole('article', { name: 'Spørsmål 3' });
  await expect(third.getByLabel('Spørsmålstekst')).toBeFocused();
  await third.getByLabel('Spørsmålstekst').fill('Last opp CV');
  await third.getByLabel('Type svar').selectOption('file_upload');
  await third.getByLabel('Maks filstørrelse i MB').fill('5 0');
  await expect(third.getByLabel('Maks filstørrelse i MB')).toHaveValue('50');
  await third.getByLabel('Maks filstørrelse i MB').fill('5');
  await checkAccessibility(page);

  await page.getByRole('button', { name: 'Flytt spørsmål 3 opp' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Flyttet til plass 2 av 3')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Flytt spørsmål 2 opp' })).toBeFocused();
  await expect(second).toContainText('Last opp CV');
  await page.getByRole('button', { name: 'Dupliser spørsmål 1' }).click();
  await page.getByRole('button', { name: 'Slett spørsmål 2' }).click();
  await expect(page.getByRole('button', { name: 'Angre' })).toBeFocused();
  // The icon is drawn in the first line, whatever stands in it.
  const belowIcon = await page.locator('.ds-alert:has([data-undo])').evaluate((alert) => {
    const words = alert.querySelector('span > span')?.getBoundingClientRect().top ?? 0;
    return words - alert.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(alert).paddingBlockStart);
  });
  expect(Math.abs(belowIcon)).toBeLessThan(3);

  await page.getByRole('tab', { name: 'Forhåndsvisning' }).click();
  const preview = page.getByRole('region', { name: 'Forhåndsvisning' });
  await expect(preview.getByRole('radiogroup', { name: 'Hvilket skift passer?' })).toBeVisible();
  await expect(preview.getByText('PDF, DOC eller DOCX, høyst 5 MB.')).toBeVisible();
  await preview.getByRole('radio', { name: 'Natt' }).check();
  await preview.getByLabel('Fornavn').press('Enter');
  await expect(page.getByRole('button', { name: 'Lagre søknadsmal' })).toBeEnabled();
  const file = { name: 'Min CV.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
  const place = preview.getByText('Velg filer eller slipp dem her');
  await place.dispatchEvent('dragover');
  // By more than colour, which some have all replaced.
  await expect(preview.locator('[data-over]')).toHaveCSS('border-style', 'solid');
  await place.dispatchEvent('dragleave');
  await expect(preview.locator('[data-over]')).toHaveCount(0);
  await preview.getByLabel('Last opp CV').setInputFiles(file);
  await expect(preview.getByText('Min CV.pdf')).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Lagre søknadsmal' }).click();
  await expect(page.getByText('Søknadsmalen er lagret.')).toBeVisible();

  await page.goto('/bedriftsside?tab=applicationForms');
  const kept = page.getByRole('article', { name: title });
  await expect(kept).toContainText('3 spørsmål · brukt i 0 stillinger');
  await checkAccessibility(page);
  await kept.getByRole('link', { name: 'Rediger' }).click();
  await expect(page.getByLabel('Tittel')).toHaveValue(title);
  await page.getByLabel('Tittel').fill(`${title} endret`);
  await page.getByRole('link', { name: 'Tilbake til søknadsmaler' }).click();
  await expect(page.getByRole('heading', { name: 'Forlate søknadsmalen uten å lagre?' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Avbryt' }).click();
  await page.getByRole('button', { name: 'Lagre søknadsmal' }).click();
  await expect(page).not.toHaveURL(/edit/);

  await page.goto('/bedriftsside?tab=applicationForms');
  await page.getByRole('button', { name: `Slett ${title} endret` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Slett malen' }).click();
  await expect(page.getByText('Søknadsmalen er slettet.')).toBeVisible();
});

test('of two colleagues who change a form at once, the second decides what stands', async ({ page }) => {
  const { id, headers } = await openBusiness(page);
  const questions = ['a', 'b'].map((id) => ({ id, type: 'yes_no', question: `Spørsmål ${id}?` }));
  const made = { headers, data: { title: 'Felles mal', questions, businessId: id } };
  const { form } = await call(page, 'POST', '/api/application-forms', made);
  const address = `/api/application-forms/${form.id}`;
  await page.goto(`/application-forms/${form.id}/edit`);
  const saveAfter = async (title: string) => {
    await page.getByLabel('Tittel').fill('Min mal');
    await call(page, 'PUT', address, { headers, data: { title, questions } });
    await page.getByRole('button', { name: 'Lagre søknadsmal' }).click();
    await expect(page.getByRole('button', { name: 'Hent den nye versjonen' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Lagre søknadsmal' })).toBeFocused();
  };
  await saveAfter('Kollegaens mal');
  await page.getByRole('button', { name: 'Hent den nye versjonen' }).click();
  await expect(page.getByLabel('Tittel')).toHaveValue('Kollegaens mal');
  await expect(page.getByRole('main')).toBeFocused();
  await saveAfter('Kollegaens nye mal');
  await page.getByLabel('Tittel').fill('Min mal likevel');
  await page.getByRole('button', { name: 'Lagre min versjon likevel' }).click();
  await expect(page).toHaveURL('/bedriftsside?tab=applicationForms');
  await expect(page.getByRole('article', { name: 'Min mal likevel' })).toBeVisible();

  // The list shows what a colleague did when one comes too late for it.
  await call(page, 'PUT', address, { headers, data: { title: 'Kollegaens siste', questions } });
  await page.getByRole('button', { name: 'Deaktiver Min mal likevel' }).press('Enter');
  await expect(page.getByText('Se på den før du prøver igjen.')).toBeVisible();
  await page.getByRole('button', { name: 'Deaktiver Kollegaens siste' }).press('Enter');
  await expect(page.getByText('Kollegaens siste kan ikke lenger velges')).toBeVisible();
  await call(page, 'DELETE', address, { headers });
  await page.getByRole('button', { name: 'Aktiver Kollegaens siste' }).press('Enter');
  await expect(page.getByText('Søknadsmal ikke funnet')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByRole('tabpanel').locator('[tabindex="-1"]').first()).toBeFocused();
});

test('a form that a position lacks is made on the way, and the position goes on from there', async ({ page }) => {
  const business = await openBusiness(page);
  const copied = await addPosition(page, business);
  await page.goto(`/bedrift/${business.id}/stillinger/ny?fra=${copied}`);
  await page.getByLabel('Tittel').fill('Fyrvokter i vikariat');
  for (let step = 1; step < 4; step++) await page.getByRole('button', { name: 'Neste' }).click();
  await page.getByLabel('Her, med en søknadsmal').check();
  await page.getByRole('link', { name: 'Lag en søknadsmal' }).click();
  await expect(page.getByRole('link', { name: 'Tilbake til stillingen' })).toBeVisible();
  await page.getByRole('button', { name: /^Kort søknad/ }).click();
  await page.getByRole('button', { name: 'Lagre søknadsmal' }).click();

  await expect(page.getByText('Søknadsmalen er lagret.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Kontakt og søknad' })).toBeVisible();
  await expect(page.getByLabel('Søknadsmal', { exact: true }).locator('option:checked')).toHaveText('Kort søknad');
  await expect(page.getByRole('link', { name: 'Lag en ny søknadsmal' })).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Stillingsinformasjon' }).click();
  await expect(page.getByLabel('Tittel')).toHaveValue('Fyrvokter i vikariat');

  // The one that is there already, from its own form.
  await page.goto(`/bedrift/${business.id}/stillinger/${copied}/rediger`);
  for (let step = 1; step < 4; step++) await page.getByRole('button', { name: 'Neste' }).click();
  await page.getByLabel('Her, med en søknadsmal').check();
  await page.getByRole('link', { name: 'Lag en ny søknadsmal' }).click();
  await page.getByRole('button', { name: 'Avbryt' }).click();
  await expect(page).toHaveURL(`/bedrift/${business.id}/stillinger/${copied}/rediger`);
  await expect(page.getByRole('heading', { level: 1, name: 'Rediger stilling' })).toBeVisible();
});

test('a copy does not go on with a form that was deactivated', async ({ page }) => {
  const business = await openBusiness(page);
  const copied = await addPositionWithForm(page, business);
  const { forms } = await call(page, 'GET', '/api/application-forms', { headers: business.headers });
  const data = { ...forms[0], isActive: false };
  await call(page, 'PUT', `/api/application-forms/${data.id}`, { headers: business.headers, data });
  await page.goto(`/bedrift/${business.id}/stillinger/ny?fra=${copied}`);
  for (let step = 1; step < 5; step++) await page.getByRole('button', { name: 'Neste' }).click();
  await expect(page.getByText('Bedriften har ingen aktive søknadsmaler.')).toBeVisible();
  await expect(page.getByLabel('Søknadsmal', { exact: true })).toHaveAccessibleDescription(/Søknadsmal er påkrevd/);
});

test('a form under an open position can be deactivated, not deleted, and after that nothing is left to choose', async ({
  page,
}) => {
  await addPositionWithForm(page, await openBusiness(page));
  await page.goto('/bedriftsside?tab=applicationForms');
  const remove = page.getByRole('button', { name: /^Slett / });
  const dialog = page.getByRole('dialog', { name: 'Malen er i bruk' });
  await remove.click();
  await dialog.getByRole('button', { name: 'Deaktiver malen' }).click();
  await expect(page.getByText('kan ikke lenger velges for nye stillinger.')).toBeVisible();
  await remove.click();
  await expect(dialog.getByRole('button')).toHaveText(['Lukk']);
  await dialog.getByRole('button').click();
  await expect(dialog).toBeHidden();
});

test('what could not be loaded for a new form is tried again, and nothing of the failure stays', async ({ page }) => {
  await openBusiness(page);
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Bedriftsside' })).toBeVisible();
  let refused = 0;
  await page.route('**/api/business/my-businesses', (route) => {
    refused += 1;
    return route.abort();
  });
  await page.goto('/application-forms/new');
  const retry = page.getByRole('button', { name: 'Prøv igjen' });
  await expect(retry).toBeVisible();
  expect(refused).toBeGreaterThan(0);
  await page.unroute('**/api/business/my-businesses');
  await retry.click();
  await expect(page.getByLabel('Tittel')).toBeVisible();
  await expect(page.getByText('Nettverksfeil')).toHaveCount(0);
});

test('what was written in a form outlives a reload of the page, until one leaves it or begins anew', async ({
  page,
}) => {
  await enterAsEmployer(page);
  await page.goto('/application-forms/new');
  const title = page.getByLabel('Tittel');
  const fetched = page.getByText('Vi har hentet fram det du skrev');
  page.on('dialog', (dialog) => dialog.accept());
  await title.fill('Skift og nattarbeid');
  await page.reload();
  await expect(fetched).toBeVisible();
  await expect(title).toHaveValue('Skift og nattarbeid');
  const anew = page.getByRole('button', { name: 'Begynn på nytt' });
  const asked = page.getByRole('dialog', { name: 'Begynne på nytt?' });
  await anew.click();
  await asked.getByRole('button', { name: 'Avbryt' }).click();
  await expect(title).toHaveValue('Skift og nattarbeid');
  await anew.click();
  await asked.getByRole('button', { name: 'Begynn på nytt' }).click();
  await expect(title).toHaveValue('');
  await expect(title).toBeFocused();
  await expect(fetched).toHaveCount(0);

  await title.fill('Kveldsarbeid');
  await page.getByRole('button', { name: 'Avbryt' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Forlat uten å lagre' }).click();
  await expect(title).toHaveCount(0);
  await page.goto('/application-forms/new');
  await expect(title).toHaveValue('');
  await expect(fetched).toHaveCount(0);
});

test('a form that is not there is not asked for again', async ({ page }) => {
  await openBusiness(page);
  for (const [id, problem] of [
    ['tull', 'Ugyldig søknadsmal-ID'],
    ['6f1f3c1e-7f5a-4b43-9a36-0c2b1d6a8e11', 'Søknadsmal ikke funnet'],
  ]) {
    await page.goto(`/application-forms/${id}/edit`);
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: problem })).toBeVisible();
    await expect(page.getByText('Laster søknadsmal')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Prøv igjen' })).toHaveCount(0);
  }
});

test('a twenty-first question is refused where one asks for it', async ({ page }) => {
  await enterAsEmployer(page);
  await page.goto('/application-forms/new');
  const add = page.getByRole('button', { name: 'Legg til spørsmål' });
  for (let count = 3; count <= 20; count++) {
    await add.click();
    await expect(page.getByText(`${count} av 20`)).toBeVisible();
  }
  await add.click();
  await expect(page.getByText('Du kan ikke ha mer enn 20 spørsmål i en søknadsmal')).toBeVisible();
  await expect(page.getByText('20 av 20')).toBeVisible();
});

test('the form builder fits a window of 320 pixels, dark and light', async ({ page }) => {
  await enterAsEmployer(page);
  await page.setViewportSize({ width: 320, height: 600 });
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/application-forms/new');
    // What was begun in the dark is kept.
    if (colorScheme === 'light') {
      await page.getByRole('button', { name: 'Begynn på nytt' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Begynn på nytt' }).click();
    }
    await page.getByRole('button', { name: /^Fagarbeider/ }).click();
    await page.getByRole('article', { name: 'Spørsmål 3' }).getByRole('button', { expanded: false }).click();
    await expect(page.getByLabel('Alternativ 7', { exact: true })).toHaveValue('Truckførerbevis');
    expect(await overflowOf(page)).toBe(0);
    await checkAccessibility(page);
  }
});

test('what is added after a refusal is not complained about before the next attempt', async ({ page }) => {
  await enterAsEmployer(page);
  await page.goto('/application-forms/new');
  const save = page.getByRole('button', { name: 'Lagre søknadsmal' });
  await save.press('Enter');
  const complaints = page.getByRole('alert').getByRole('listitem');
  const said = ['Tittel er påkrevd', 'Spørsmål 1 må ha tekst', 'Spørsmål 2 må ha tekst'];
  await expect(complaints).toHaveText(said);
  await page.getByRole('button', { name: 'Legg til spørsmål' }).press('Enter');
  const third = page.getByRole('article', { name: 'Spørsmål 3' });
  const text = third.getByLabel('Spørsmålstekst');
  await expect(text).toBeFocused();
  await third.getByLabel('Type svar').selectOption('select_single');
  await expect(third.getByLabel('Alternativ 1', { exact: true })).toBeVisible();
  await expect(text).toHaveAttribute('aria-invalid', 'false');
  await expect(complaints).toHaveText(said);
  // What was refused is followed to its new place.
  await page.getByRole('button', { name: 'Flytt spørsmål 2 ned' }).press('Enter');
  await expect(complaints).toHaveText(['Tittel er påkrevd', 'Spørsmål 1 må ha tekst', 'Spørsmål 3 må ha tekst']);
  await save.press('Enter');
  await expect(complaints.filter({ hasText: 'Spørsmål 2 må ha minst ett alternativ' })).toBeVisible();
});

test('a pasted list becomes one option of each line, and what has no room is told', async ({ page }) => {
  await enterAsEmployer(page);
  await page.goto('/application-forms/new');
  const first = page.getByRole('article', { name: 'Spørsmål 1' });
  await first.getByLabel('Type svar').selectOption('select_single');
  const paste = (lines: number) =>
    first.getByLabel('Alternativ 1', { exact: true }).evaluate((option, count) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', Array.from({ length: count }, (_, nth) => `Skift ${nth + 1}`).join('\n'));
      option.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, lines);
  await paste(3);
  await expect(first.getByLabel('Alternativ 3', { exact: true })).toHaveValue('Skift 3');
  await expect(first.getByText('fikk ikke plass')).toBeHidden();
  await paste(60);
  // What stood there before stays.
  await expect(first.getByLabel('Alternativ 50', { exact: true })).toHaveValue('Skift 3');
  await expect(
    first.getByText('Et spørsmål har høyst 50 alternativer. 13 alternativer fikk ikke plass.'),
  ).toBeVisible();
  await first.getByRole('button', { name: 'Fjern alternativ 50' }).click();
  await expect(first.getByText('fikk ikke plass')).toBeHidden();
});

test('a page with checked fields keeps to the policy of what may run', async ({ page }) => {
  await page.addInitScript(() => {
    const broken: string[] = [];
    Object.assign(globalThis, { broken });
    document.addEventListener('securitypolicyviolation', (event) => broken.push(event.blockedURI));
  });
  await enterAsEmployer(page);
  await page.goto('/application-forms/new');
  await page.getByRole('button', { name: 'Lagre søknadsmal' }).click();
  await expect(page.getByText('Tittel er påkrevd').first()).toBeVisible();
  expect(await page.evaluate('broken')).toEqual([]);
});
