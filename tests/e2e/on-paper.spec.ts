import { expect, type Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { call, enter, enterAnew, register } from '../support/account.ts';
import { addPosition, approve, openBusiness } from '../support/employer.ts';
import { addPositionWithForm } from '../support/inbox.ts';
import { test } from '../support/journey.ts';

/** What stands on each sheet. */
async function printed(page: Page, sheet: Parameters<Page['pdf']>[0] = { format: 'A4' }) {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf(sheet))));
  return text;
}

test('the answers of an application begin on its first sheet, and nothing stands below them that says nothing', async ({
  page,
}) => {
  const business = await openBusiness(page);
  const questions = Array.from({ length: 8 }, (_, n) => ({
    id: `q${n}`,
    type: 'long_answer',
    question: `Spørsmål nummer ${n + 1}?`,
  }));
  const positionId = await addPositionWithForm(page, business, questions);
  await approve(page, 'position', positionId);
  const { headers } = await register(page);
  const applicantInfo = { firstName: 'Aslaug', lastName: 'Aas', email: 'aslaug@example.no' };
  const responses = questions.map(({ id }) => ({
    questionId: id,
    response: 'Jeg har holdt lyset tent i mange år. '.repeat(12),
  }));
  await call(page, 'POST', `/api/applications/submit/${positionId}`, { headers, data: { applicantInfo, responses } });
  await page.goto(`/bedrift/${business.id}/applications`);
  const main = page.getByRole('main');
  await expect(main.getByLabel('Velg alle på siden')).toBeVisible();
  expect((await printed(page)).join()).not.toContain('Velg alle');
  await main.getByRole('link', { name: 'Aslaug Aas' }).click();
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([
    'Svar',
    'Meldinger',
    'Intervju',
    'Referanser',
    'Vurdering',
  ]);
  await expect(main.getByText(/^Har søkeren en aktiv konto/)).toBeVisible();
  const sheets = await printed(page);
  expect(sheets[0]).toContain('Spørsmål nummer 1?');
  expect(sheets.join()).toContain('Spørsmål nummer 8?');
  for (const empty of ['Meldinger', 'Intervju', 'Referanser', 'Vurdering', 'Historikk'])
    expect(sheets.join()).not.toContain(empty);
});

test('a question and its answer are not parted, for the applicant either', async ({ page }) => {
  const business = await openBusiness(page);
  const options = ['Norsk', 'Samisk'];
  const questions = Array.from({ length: 12 }, (_, n) => ({
    id: `q${n}`,
    type: 'select_multiple',
    question: `Språk nummer ${n + 1}?`,
    options,
  }));
  const positionId = await addPositionWithForm(page, business, questions);
  await approve(page, 'position', positionId);
  const { headers, token } = await register(page);
  const applicantInfo = { firstName: 'Aslaug', lastName: 'Aas', email: 'aslaug@example.no' };
  const responses = questions.map(({ id }) => ({ questionId: id, response: options }));
  const data = { applicantInfo, responses };
  const { application } = await call(page, 'POST', `/api/applications/submit/${positionId}`, { headers, data });
  const main = page.getByRole('main');
  /** The foot of the sheet comes in the middle of each line once. */
  const ends = async () => {
    const last = [];
    for (let height = 180; height < 200; height += 4) {
      const sheets = await printed(page, { width: '210mm', height: `${height}mm` });
      last.push(...sheets.map((text) => text.trim().slice(-20)));
    }
    return last;
  };
  await page.goto(`/bedrift/${business.id}/applications?application=${application.id}`);
  await expect(main.getByText('Språk nummer 12?')).toBeVisible();
  expect((await ends()).filter((end) => end.endsWith('?'))).toEqual([]);

  await enter(page, token);
  await page.goto(`/profil?tab=applications&soknad=${application.id}`);
  await expect(main.getByText('Språk nummer 12?')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Meldinger' })).toBeVisible();
  expect((await printed(page)).join()).not.toContain('Meldinger');
  expect((await ends()).filter((end) => end.endsWith('?'))).toEqual([]);
});

test('of several tabs only the one that is open stands on paper', async ({ page }) => {
  await enterAnew(page);
  await page.goto('/mine-fulgte');
  await expect(page.getByRole('tab', { name: /^Bedrifter/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('tab', { name: /^Stillinger/ })).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Bedrifter/ })).toBeHidden();
});

test('the list of the own positions has nothing on paper that can only be pressed', async ({ page }) => {
  const business = await openBusiness(page);
  await addPosition(page, business);
  await page.goto(`/bedrift/${business.id}/stillinger`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Dupliser/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByRole('heading', { name: 'Fyrvokter' })).toBeVisible();
  for (const name of [/^Dupliser/, /^Rediger/, 'Ny stilling', 'Vis stillingene på egen nettside'])
    await expect(main.getByRole('link', { name })).toBeHidden();
});

test('the form of a position has no sheet of its own for advice that there is none of', async ({ page }) => {
  const business = await openBusiness(page);
  await page.goto(`/bedrift/${business.id}/stillinger/ny`);
  const hints = page.getByRole('complementary', { name: 'Råd om teksten' });
  await expect(hints).toContainText('Rådene kommer mens du skriver.');
  expect(await printed(page)).toHaveLength(1);
  await page.getByLabel('Tittel').fill('Salgsdame');
  await expect(hints).not.toContainText('Rådene kommer');
  expect((await printed(page)).join()).toContain('Råd om teksten');
});

test('the questions of a form stand on paper, also those that are closed', async ({ page }) => {
  const business = await openBusiness(page);
  const positionId = await addPositionWithForm(page, business);
  const { headers, id } = business;
  const { position } = await call(page, 'GET', `/api/business/${id}/positions/${positionId}`, { headers });
  await page.goto(`/application-forms/${position.applicationFormId}/edit`);
  await expect(page.getByRole('button', { name: /Hvorfor søker du\?/ })).toHaveAttribute('aria-expanded', 'false');
  const sheets = await printed(page);
  for (const asked of ['Hvorfor søker du?', 'Har du førerkort?']) expect(sheets.join()).toContain(asked);
  for (const pressed of ['Lagre søknadsmal', 'Legg til']) expect(sheets.join()).not.toContain(pressed);
});
