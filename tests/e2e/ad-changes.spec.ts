import { expect } from '@playwright/test';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { addPosition, approve, newWord, openBusiness } from '../support/employer.ts';
import { test } from '../support/journey.ts';

test('an employer sets a deadline for an ad that is out, and who reads or follows it is told', async ({ page }) => {
  const business = await openBusiness(page);
  const title = newWord('Fyrvokter');
  const id = await addPosition(page, business, title);
  await approve(page, 'position', id);
  await page.goto(`/stilling/${id}`);
  // A call that is on its way goes with the page.
  const followed = page.waitForResponse('**/api/user/follow-position');
  await page.getByRole('button', { name: `Følg ${title}` }).click();
  await followed;
  await page.goto('/mine-fulgte');
  await expect(page.getByText(/dager igjen/)).toBeVisible();
  await expect(page.getByText('Sist endret')).toBeHidden();

  await page.goto(`/bedrift/${business.id}/stillinger/${id}/rediger?steg=frister`);
  await expect(page.getByText('får de som leser annonsen vite det')).toBeVisible();
  await page.getByLabel('Søknadsfrist').fill('2999-12-10');
  await page.getByRole('button', { name: 'Lagre stillingen' }).click();
  await expect(page).toHaveURL(/\/stillinger$/);
  await page.goto(`/stilling/${id}`);
  await expect(page.getByRole('region', { name: 'Endringer i annonsen' })).toContainText(
    'Søknadsfristen er satt til 10. desember 2999.',
  );
  await checkAccessibility(page);

  await page.goto('/mine-fulgte');
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText(
    /Sist endret \d+\. \S+: Søknadsfristen er satt til 10\. desember 2999\./,
  );
  await checkAccessibility(page);
});
