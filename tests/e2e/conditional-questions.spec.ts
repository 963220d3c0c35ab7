import { expect, type Page } from '@playwright/test';
import { call, enter, enterAnew } from '../support/account.ts';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { approve, openBusiness } from '../support/employer.ts';
import { addPositionWithForm } from '../support/inbox.ts';
import { test } from '../support/journey.ts';
import { overflowOf } from '../support/overflow.ts';

const licence = { id: 'licence', type: 'yes_no', question: 'Har du førerkort?', required: true };
const classes = {
  id: 'classes',
  type: 'select_multiple',
  question: 'Hvilke klasser?',
  required: true,
  options: ['B', 'CE'],
  showWhen: { questionId: 'licence', answers: ['ja'] },
};
const start = { id: 'start', type: 'short_answer', question: 'Når kan du begynne?' };

const looksRight = async (page: Page) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowOf(page)).toBe(0);
    await checkAccessibility(page);
  }
};

test('an employer makes a question depend on another, and nothing breaks that unseen', async ({ page }) => {
  const business = await openBusiness(page);
  const made = await call(page, 'POST', '/api/application-forms', {
    headers: business.headers,
    data: { title: 'Sjåfør', questions: [licence, { ...classes, showWhen: null }, start], businessId: business.id },
  });
  await page.goto(`/application-forms/${made.form.id}/edit`);
  const card = (number: number) => page.getByRole('article', { name: `Spørsmål ${number}` });
  const toggle = (number: number) => card(number).locator('[aria-expanded]');

  await toggle(1).press('Enter');
  await expect(card(1).getByLabel('Vis bare når')).toHaveCount(0);
  await toggle(2).press('Enter');
  await card(2).getByLabel('Vis bare når').selectOption({ label: 'Spørsmål 1: «Har du førerkort?»' });
  await expect(card(2).getByRole('group', { name: 'er besvart med' }).getByLabel('Ja')).toBeChecked();
  await expect(card(2)).toContainText('Vises bare når «Har du førerkort?» er besvart med «Ja»');
  await looksRight(page);

  await test.step('it is tried as the applicant will see it', async () => {
    await page.getByRole('tab', { name: 'Forhåndsvisning' }).click();
    const preview = page.getByRole('region', { name: 'Forhåndsvisning' });
    await expect(preview.getByRole('group', { name: 'Hvilke klasser?' })).toBeHidden();
    await preview.getByRole('radio', { name: 'Ja' }).check();
    await expect(preview.getByRole('group', { name: 'Hvilke klasser?' })).toBeVisible();
    await preview.getByRole('radio', { name: 'Nei' }).check();
    await expect(preview.getByRole('group', { name: 'Hvilke klasser?' })).toBeHidden();
    await page.getByRole('tab', { name: 'Spørsmål' }).click();
  });

  await test.step('it cannot come before the question it depends on', async () => {
    const reason = '«Hvilke klasser?» avhenger av svaret på «Har du førerkort?», og må stå etter det.';
    await page.getByRole('button', { name: 'Flytt spørsmål 2 opp' }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: reason })).toBeAttached();
    await expect(card(2)).toContainText(reason);
    await expect(page.getByRole('button', { name: 'Flytt spørsmål 2 opp' })).toBeFocused();
    await page.getByRole('button', { name: 'Flytt spørsmål 1 ned' }).press('Enter');
    await expect(card(1)).toContainText(reason);
    await looksRight(page);
    await page.getByRole('button', { name: 'Flytt spørsmål 2 ned' }).press('Enter');
    await expect(card(3)).toContainText('Hvilke klasser?');
    await expect(page.getByText(reason)).toHaveCount(0);
    await page.getByRole('button', { name: 'Flytt spørsmål 3 opp' }).press('Enter');
  });

  await test.step('what is deleted frees it, and can be taken back', async () => {
    await page.getByRole('button', { name: 'Slett spørsmål 1' }).click();
    await expect(page.getByRole('status').filter({ hasText: '«Hvilke klasser?» vises nå alltid.' })).toBeVisible();
    await expect(card(1)).not.toContainText('Vises bare når');
    await page.getByRole('button', { name: 'Angre' }).press('Enter');
    await expect(card(2)).toContainText('Vises bare når «Har du førerkort?» er besvart med «Ja»');
  });

  await test.step('another type of answers is told at both, and not saved', async () => {
    await card(1).getByLabel('Type svar').selectOption('short_answer');
    await expect(card(1).getByRole('status').filter({ hasText: '«Hvilke klasser?» avhenger av' })).toBeVisible();
    await expect(card(2)).toContainText('Må rettes');
    await looksRight(page);
    await page.getByRole('button', { name: 'Lagre søknadsmal' }).press('Enter');
    const problem = 'Spørsmål 2 avhenger av et spørsmål som ikke har svar å velge mellom';
    await expect(page.getByRole('alert').filter({ hasText: problem })).toBeVisible();
    await expect(card(2).getByLabel('Vis bare når')).toBeFocused();
    await looksRight(page);
    await toggle(1).press('Enter');
    await card(1).getByLabel('Type svar').selectOption('select_single');
    await card(1).getByLabel('Alternativ 1', { exact: true }).fill('Ja visst');
    await toggle(2).press('Enter');
    await card(2).getByLabel('Ja visst').check();
    await toggle(1).press('Enter');
    await card(1).getByRole('button', { name: 'Legg til alternativ' }).click();
    await card(1).getByLabel('Alternativ 2', { exact: true }).fill('Jo');
    for (const name of ['Jo', 'Jo da']) await card(1).getByLabel('Alternativ 1', { exact: true }).fill(name);
    await expect(card(2)).toContainText('Vises bare når «Har du førerkort?» er besvart med «Jo da»');
    await card(1).getByRole('button', { name: 'Flytt alternativ 1 ned' }).press('Enter');
    await page.getByRole('button', { name: 'Slett spørsmål 2' }).click();
    await card(1).getByLabel('Alternativ 2', { exact: true }).fill('Jepp');
    await page.getByRole('button', { name: 'Angre' }).press('Enter');
    await expect(card(2)).toContainText('Vises bare når «Har du førerkort?» er besvart med «Jepp»');
  });

  await page.getByRole('button', { name: 'Lagre søknadsmal' }).press('Enter');
  await expect(page.getByText('Søknadsmalen er lagret.')).toBeVisible();
  await page.goto(`/application-forms/new?fra=${made.form.id}`);
  await expect(card(2)).toContainText('Vises bare når «Har du førerkort?» er besvart med «Jepp»');
  await page.getByRole('button', { name: 'Lagre søknadsmal' }).press('Enter');
  await expect(page.getByText('Søknadsmalen er lagret.')).toBeVisible();
});

test('an applicant is asked what the answers ask for, and sends nothing else', async ({ page }) => {
  const business = await openBusiness(page);
  const positionId = await addPositionWithForm(page, business, [licence, classes, start]);
  await approve(page, 'position', positionId);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/stilling/${positionId}/apply`);
  const main = page.getByRole('main');
  await expect(main.getByText('Bare når «Har du førerkort?» er besvart med «Ja».')).toBeVisible();

  const person = await enterAnew(page);
  await page.goto(`/stilling/${positionId}/apply`);
  const group = main.getByRole('group', { name: 'Hvilke klasser?' });
  const has = main.getByRole('radiogroup', { name: 'Har du førerkort?' });
  await expect(has).toBeVisible();
  await expect(group).toHaveCount(0);
  await has.getByLabel('Ja').focus();
  await page.keyboard.press('Space');
  await expect(group).toBeVisible();
  await expect(has.getByLabel('Ja')).toBeFocused();
  await expect(main.getByRole('status').filter({ hasText: 'Nytt spørsmål: Hvilke klasser?' })).toBeAttached();
  await looksRight(page);

  await main.getByRole('button', { name: 'Send søknad' }).click();
  const alert = main.getByRole('alert').filter({ hasText: 'Hvilke klasser? er påkrevd' });
  await expect(alert).toBeVisible();
  await has.getByLabel('Nei').check();
  await expect(alert).toHaveCount(0);
  await has.getByLabel('Ja').check();
  await group.getByLabel('CE').check();
  await has.getByLabel('Nei').check();
  await expect(group).toHaveCount(0);
  await expect(main.getByText('Utkastet ble lagret')).toBeVisible();

  await test.step('what was answered before is there should it be asked again, also elsewhere', async () => {
    await page.reload();
    await expect(has.getByLabel('Nei')).toBeChecked();
    await has.getByLabel('Ja').check();
    await expect(group.getByLabel('CE')).toBeChecked();
  });

  await main.getByLabel('Når kan du begynne?').fill('I morgen.');
  await test.step('where the employer asks no more for it, nothing is sent before that is seen', async () => {
    const { headers } = business;
    const { forms } = await call(page, 'GET', '/api/application-forms', { headers });
    const questions = [licence, { ...classes, showWhen: { questionId: 'licence', answers: ['nei'] } }, start];
    await call(page, 'PUT', `/api/application-forms/${forms[0].id}`, { headers, data: { ...forms[0], questions } });
    await main.getByRole('button', { name: 'Send søknad' }).click();
    await expect(main.getByRole('alert').filter({ hasText: 'Arbeidsgiveren har endret skjemaet' })).toBeVisible();
    await expect(group).toHaveCount(0);
  });

  const sending = page.waitForRequest('**/api/applications/submit/*');
  await main.getByRole('button', { name: 'Send søknad' }).click();
  const { responses } = (await sending).postDataJSON();
  expect(responses.map(({ questionId }: { questionId: string }) => questionId)).toEqual(['licence', 'start']);
  await expect(main.getByText('Søknaden er sendt')).toBeVisible();
  const { applications } = await call(page, 'GET', '/api/applications/mine', { headers: person.headers });
  await page.goto(`/profil?tab=applications&soknad=${applications[0].id}`);
  await expect(page.getByText('Når kan du begynne?')).toBeVisible();
  await expect(page.getByText('Hvilke klasser?')).toHaveCount(0);

  await enter(page, business.headers.authorization.replace('Bearer ', ''));
  await page.goto(`/bedrift/${business.id}/applications?application=${applications[0].id}`);
  await expect(page.getByText('I morgen.')).toBeVisible();
  await expect(page.getByText('Hvilke klasser?')).toHaveCount(0);
});

test('of what was answered in another application, what is asked here can be fetched', async ({ page }) => {
  const business = await openBusiness(page);
  const [answered = '', open = ''] = [
    await addPositionWithForm(page, business, [licence, classes, start]),
    await addPositionWithForm(page, business, [licence, classes, start]),
  ];
  for (const id of [answered, open]) await approve(page, 'position', id);
  const { headers, email } = await enterAnew(page);
  const responses = [
    { questionId: 'licence', response: 'ja' },
    { questionId: 'classes', response: ['CE'] },
    { questionId: 'start', response: 'I morgen.' },
  ];
  const data = { applicantInfo: { firstName: 'Kari', lastName: 'Nordmann', email }, responses };
  await call(page, 'POST', `/api/applications/submit/${answered}`, { headers, data });
  await page.goto(`/stilling/${open}/apply`);
  const main = page.getByRole('main');
  const has = main.getByRole('radiogroup', { name: 'Har du førerkort?' });
  await expect(main.getByText('3 av spørsmålene har du svart på')).toBeVisible();
  await has.getByLabel('Nei').check();
  await expect(main.getByText('1 av spørsmålene har du svart på')).toBeVisible();
  await has.getByLabel('Ja').check();
  await expect(main.getByText('2 av spørsmålene har du svart på')).toBeVisible();
  await main.getByRole('button', { name: 'Hent svarene' }).press('Enter');
  await expect(main.getByRole('group', { name: 'Hvilke klasser?' }).getByLabel('CE')).toBeChecked();
  await expect(main.getByLabel('Når kan du begynne?')).toHaveValue('I morgen.');
});
