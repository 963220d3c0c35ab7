import { expect } from '@playwright/test';
import { longDay } from '../../contract/dates-in-words.ts';
import { addDays, dayInOslo } from '../../contract/oslo-day.ts';
import { checkInBothSchemes } from '../support/check-accessibility.ts';
import { addPosition, approve, openBusiness } from '../support/employer.ts';
import { test } from '../support/journey.ts';

const withoutYear = (day: string) => longDay(day).replace(/ \d{4}$/, '');

test('an employer chooses the day on which an approved ad comes out, and lets it out before', async ({ page }) => {
  const today = dayInOslo(new Date());
  const [day, later] = [addDays(today, 5), addDays(today, 9)];
  const business = await openBusiness(page);
  const id = await addPosition(page, business);
  const asVisitor = async () => (await page.request.get(`/stilling/${id}`)).status();
  await page.goto(`/bedrift/${business.id}/stillinger/${id}/rediger?steg=frister`);
  const field = page.getByLabel('Publiseringsdato');
  const save = page.getByRole('button', { name: 'Lagre stillingen' });
  await field.fill(addDays(today, -1));
  await save.click();
  await expect(field).toHaveAccessibleDescription(/Publiseringsdatoen kan ikke være før i dag/);
  await field.fill(day);
  await checkInBothSchemes(page);
  await save.click();
  const card = page.getByRole('article', { name: 'Fyrvokter' });
  await expect(card.getByRole('list', { name: 'Status' })).toHaveText(
    `Venter på godkjenningPubliseres ${withoutYear(day)}`,
  );

  await approve(page, 'position', id);
  await page.reload();
  await expect(card.getByRole('list', { name: 'Status' })).toHaveText(`Publiseres ${withoutYear(day)}`);
  await expect(card.getByRole('link', { name: 'Oppslag' })).toBeHidden();
  expect(await asVisitor()).toBe(404);
  await page.goto(`/stilling/${id}`);
  await expect(page.getByText(`Stillingen publiseres ${longDay(day)}`)).toBeVisible();
  await checkInBothSchemes(page);
  await page.getByRole('link', { name: 'Endre publiseringsdatoen' }).click();
  await expect(field).toHaveValue(day);
  await field.fill(later);
  await save.click();
  await expect(card).toContainText(`Publiseres ${withoutYear(later)}`);

  await card.getByRole('link', { name: 'Rediger' }).click();
  await page.getByRole('button', { name: 'Tidsfrister' }).click();
  await field.fill('');
  await save.click();
  await expect(card.getByText('Aktiv', { exact: true })).toBeVisible();
  expect(await asVisitor()).toBe(200);
  await card.getByRole('link', { name: 'Rediger' }).click();
  await page.getByRole('button', { name: 'Tidsfrister' }).click();
  await expect(page.getByLabel('Utløpsdato')).toBeVisible();
  await expect(field).toBeHidden();
});
