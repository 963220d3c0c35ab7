import { expect, type Page } from '@playwright/test';
import { call, enter } from '../support/account.ts';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { approve, openBusiness } from '../support/employer.ts';
import { addPositionWithForm, apply } from '../support/inbox.ts';
import { test } from '../support/journey.ts';
import { linkInMail } from '../support/link-in-mail.ts';
import { overflowOf } from '../support/overflow.ts';

/** Where the mail about a new application leads, and the business it was sent to. Nobody is logged in any more. */
async function mailed(page: Page) {
  const contact = `sjef-${crypto.randomUUID()}@fjordbygg.example`;
  const business = await openBusiness(page);
  const contactInfo = { name: 'Kari Sjef', email: contact, position: 'Daglig leder' };
  const fields = { title: 'Fyrvokter', contactInfo, emailNotificationsEnabled: true };
  const positionId = await addPositionWithForm(page, business, undefined, fields);
  await approve(page, 'position', positionId);
  await apply(page, positionId, 'Aslaug Aas');
  const link = await linkInMail(page, contact, 'Svar søkeren');
  await enter(page, '');
  return { business, contact, link };
}

const message = 'Takk for søknaden. Vi gikk videre med en annen.';
const experience = 'Andre søkere hadde mer av den erfaringen jobben krever.';
const answered = /^Du svarte «Avslått» .* Søkeren får svaret på e-post .*\.$/;

test('a manager answers from the mail and takes it back, colleagues see it, and the first of two answers counts', async ({
  page,
}) => {
  // Two people register first, and a password takes its time on a busy machine.
  test.slow();
  const { business, contact, link } = await mailed(page);
  const main = page.getByRole('main');
  await page.goto(link);
  await expect(main.getByText('Aslaug Aas har søkt på stillingen «Fyrvokter».')).toBeVisible();
  await expect(main.getByText('liker fjorden')).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await main.getByRole('button', { name: 'Send svaret' }).press('Enter');
  await expect(main.getByRole('radio', { name: 'Kontaktet' })).toBeFocused();
  await expect(main.getByText('Velg et svar')).toBeVisible();
  const reasons = main.getByRole('group', { name: 'Begrunnelse' });
  await expect(reasons).toBeHidden();
  await main.getByRole('radio', { name: 'Avslått' }).check();
  await expect(reasons).toBeVisible();
  await reasons.getByLabel('Annet').check();
  await main.getByRole('button', { name: 'Send svaret' }).press('Enter');
  await expect(main.getByLabel('Melding til søkeren')).toBeFocused();
  await expect(main.getByText('Skriv hva grunnen er når du velger «Annet»')).toBeVisible();
  await reasons.getByLabel('Annet').uncheck();
  await reasons.getByLabel('Erfaring').check();
  await main.getByLabel('Melding til søkeren').fill(message);
  await checkAccessibility(page);
  await main.getByRole('button', { name: 'Send svaret' }).dblclick();
  const said = main.getByText(answered);
  await expect(said).toBeVisible();
  await expect(main.getByRole('group', { name: answered })).toBeFocused();
  await expect(main.getByRole('blockquote')).toHaveText([experience, message]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflowOf(page)).toBe(0);
  await checkAccessibility(page);

  await main.getByRole('button', { name: 'Angre svaret' }).press('Enter');
  await expect(main.getByRole('group', { name: /^Svaret er tatt tilbake/ })).toBeFocused();
  await expect(main.getByRole('radio', { name: 'Avslått' })).toBeChecked();
  await expect(reasons.getByLabel('Erfaring')).toBeChecked();
  await expect(main.getByLabel('Melding til søkeren')).toHaveValue(message);
  expect(await overflowOf(page)).toBe(0);
  await checkAccessibility(page);

  const [, id] = /token=([^.]+)/.exec(link) ?? [];
  const data = { status: 'approved' };
  await call(page, 'PUT', `/api/applications/${id}/status`, { headers: business.headers, data });
  await main.getByRole('button', { name: 'Send svaret' }).press('Enter');
  await expect(main.getByText('Søknaden er besvart i mellomtiden, så svaret ditt er ikke sendt.')).toBeVisible();
  await expect(main.getByText(/^Søknaden er besvart: «Godkjent»/)).toBeVisible();
  await checkAccessibility(page);

  await enter(page, business.headers.authorization.replace('Bearer ', ''));
  await page.goto(link);
  await main.getByRole('link', { name: 'Les søknaden i innboksen' }).click();
  await main.getByText('Historikk').click();
  await expect(main.getByText(`${contact} svarte «Avslått» fra e-posten`)).toBeVisible();
  await expect(main.getByText(`${contact} angret fra e-posten: «Avslått» ble «Venter» igjen`)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it is answered and taken back just as well', async ({ page }) => {
    test.slow();
    const { link } = await mailed(page);
    const main = page.getByRole('main');
    await page.goto(link);
    await main.getByRole('radio', { name: 'Avslått' }).check();
    await main.getByLabel('Erfaring').check();
    await main.getByLabel('Melding til søkeren').fill(message);
    await main.getByRole('button', { name: 'Send svaret' }).click();
    await expect(main.getByText(answered)).toBeVisible();
    await expect(main.getByRole('blockquote')).toHaveText([experience, message]);
    await main.getByRole('button', { name: 'Angre svaret' }).click();
    await expect(main.getByText('Svaret er tatt tilbake. Søkeren har ikke fått det.')).toBeVisible();
    await expect(main.getByLabel('Erfaring')).toBeChecked();
    await expect(main.getByLabel('Melding til søkeren')).toHaveValue(message);
  });
});
