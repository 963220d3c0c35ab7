import { expect } from '@playwright/test';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { addPosition, approve, openBusiness } from '../support/employer.ts';
import { test } from '../support/journey.ts';

test('an employer sets a deadline for an ad that is out, and readers are told', async ({ page }) => {
  const business = await openBusiness(page);
  const id = await addPosition(page, business);
  await approve(page, 'position', id);
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
});
