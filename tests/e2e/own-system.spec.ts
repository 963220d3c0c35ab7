import { expect } from '@playwright/test';
import { addDays, dayInOslo } from '../../contract/oslo-day.ts';
import { checkInBothSchemes } from '../support/check-accessibility.ts';
import { newWord, openBusiness } from '../support/employer.ts';
import { test } from '../support/journey.ts';
import { enlargeText, overflowOf } from '../support/overflow.ts';

test('a system of an employer publishes with a key that its owner makes, and no longer when it is ended', async ({
  page,
}) => {
  const business = await openBusiness(page);
  await page.goto(`/rediger-bedrift/${business.id}`);
  const section = page.getByRole('region', { name: 'Koble til eget system' });
  await expect(section.getByLabel('Navn på systemet')).toBeHidden();
  await section.getByText('Nøkler, oppskrift og det som ikke kom inn').click();
  await section.getByLabel('Navn på systemet').fill('Rekrutteringssystemet');
  await section.getByRole('button', { name: 'Lag nøkkel' }).click();
  await expect(section.getByRole('heading', { name: 'Nøkkelen «Rekrutteringssystemet» er laget' })).toBeFocused();
  const secret = await section.getByLabel('Den nye nøkkelen').inputValue();
  const keys = section.getByRole('list', { name: 'Nøkler' });
  await expect(keys).toContainText(`Slutter på ${secret.slice(-4)}`);
  await checkInBothSchemes(page);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await overflowOf(page)).toBe(0);
  await enlargeText(page);
  expect(await overflowOf(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });

  // What the page tells whoever sets the system up.
  const example = await section.getByLabel('Eksempel').inputValue();
  const [, address = ''] = /PUT (\S+)/.exec(example) ?? [];
  const data = JSON.parse(example.slice(example.indexOf('{'), example.lastIndexOf('}') + 1));
  const title = newWord('Fyrvokter');
  const put = (reference: string, fields: object) =>
    page.request.put(address.replace('1024', reference), {
      headers: { authorization: `Bearer ${secret}` },
      data: { ...data, title, ...fields },
    });
  expect((await put('fyr-1', {})).status()).toBe(200);
  const yesterday = addDays(dayInOslo(new Date()), -1);
  expect((await put('fyr-2', { expiryDate: yesterday })).status()).toBe(400);

  await page.goto(`/bedrift/${business.id}/stillinger`);
  const card = page.getByRole('article', { name: title });
  await expect(card).toContainText('Fra Rekrutteringssystemet, referanse fyr-1');
  await card.getByRole('link', { name: 'Rediger' }).click();
  await expect(page.getByRole('region', { name: 'Stillingen kommer fra eget system' })).toContainText('blir stående');
  await checkInBothSchemes(page);

  await page.goto(`/rediger-bedrift/${business.id}#eget-system`);
  const refused = section.getByRole('list', { name: 'Det som ikke kom inn' }).getByRole('listitem');
  await expect(refused).toContainText('fyr-2Utløpsdato må være i fremtiden (expiryDate)');
  await section.getByRole('button', { name: /^Avslutt nøkkelen Rekrutteringssystemet/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Avslutt nøkkelen' }).click();
  await expect(keys).toBeHidden();
  await expect(section.getByRole('heading', { name: 'Nøkler' })).toBeFocused();
  expect((await put('fyr-1', { title: newWord('Fyrvokter') })).status()).toBe(401);
});
