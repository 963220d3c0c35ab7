import { expect } from '@playwright/test';
import { call, enter, tokenOf } from '../support/account.ts';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { openBusiness } from '../support/employer.ts';
import { addPositionWithForm } from '../support/inbox.ts';
import { test } from '../support/journey.ts';

test('an employer promises answers by a day, and the ad says so', async ({ page }) => {
  const business = await openBusiness(page);
  const id = await addPositionWithForm(page, business);
  await page.goto(`/bedrift/${business.id}/stillinger/${id}/rediger?steg=frister`);
  const answers = page.getByLabel('Svar til søkerne innen');
  await page.getByLabel('Søknadsfrist').fill('2999-12-10');
  await answers.fill('2999-12-10');
  await page.getByRole('button', { name: 'Lagre stillingen' }).click();
  await expect(answers).toHaveAccessibleDescription(/Svarfristen må være etter siste dag for å søke/);
  await checkAccessibility(page);
  await answers.fill('2999-12-20');
  await page.getByRole('button', { name: 'Lagre stillingen' }).click();
  await expect(page).toHaveURL(/\/stillinger$/);
  await page.goto(`/stilling/${id}`);
  await expect(page.getByRole('main').getByText('Innen 20. desember 2999')).toBeVisible();
});

test('who thinks of applying reads how many an employer answered in time', async ({ page }) => {
  const { positions } = await call(page, 'GET', '/api/positions?sort=expiry&limit=100', {});
  let ad = null;
  for (const { id } of positions) {
    ({ position: ad } = await call(page, 'GET', `/api/positions/${id}`, {}));
    if (ad.answerBy && ad.promises) break;
  }
  const text = `${ad.promises.kept} av ${ad.promises.promised} søkere de siste 2 årene`;
  await page.goto(`/stilling/${ad.id}`);
  await expect(page.getByRole('region', { name: 'Fakta' })).toContainText(text);
  await page.goto(`/bedrift/${ad.business.organizationNumber}`);
  await expect(page.getByRole('region', { name: 'Opplysninger' })).toContainText(text);
});

test('an applicant who hears nothing asks for the answer, and the employer sees who does', async ({ page }) => {
  await enter(page, await tokenOf(page, 'soker@demo.example'));
  await page.goto('/profil?tab=applications');
  const main = page.getByRole('main');
  const item = main.getByRole('listitem').filter({ hasText: 'Sommervikar' });
  await expect(item).toContainText('Nå kan du be om det.');
  await item.getByRole('button', { name: /Se søknaden/ }).click();
  const ask = main.getByRole('button', { name: 'Be om svar' });
  await expect(ask).toBeVisible();
  await checkAccessibility(page);
  await page.route('**/remind', (route) => route.abort());
  await ask.click();
  await expect(main.getByRole('alert').filter({ hasText: 'Nettverksfeil' })).toBeInViewport();
  await page.unroute('**/remind');
  await ask.click();
  await expect(main.getByText('Bedriften har fått vite at du venter på svar.')).toBeVisible();
  await expect(main.getByText('Du ba om svar')).toBeVisible();
  await expect(ask).toBeHidden();
  await expect(main.getByRole('heading', { level: 2, name: 'Sommervikar' })).toBeFocused();

  const token = await tokenOf(page, 'bedrift@demo.example');
  const headers = { authorization: `Bearer ${token}` };
  const { businesses } = await call(page, 'GET', '/api/business/my-businesses', { headers });
  await enter(page, token);
  await page.goto(`/bedrift/${businesses[0].id}/applications?search=Sommervikar`);
  const row = main.getByRole('listitem').filter({ hasText: 'Sommervikar' });
  await expect(row).toContainText('Ber om svar');
  await row.getByRole('link').click();
  await expect(main.getByText('Svarfrist')).toBeVisible();
  await main.getByText('Historikk').click();
  await expect(main.getByText('Søkeren ba om svar')).toBeVisible();
  await checkAccessibility(page);
});
