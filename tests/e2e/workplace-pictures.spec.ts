import { expect } from '@playwright/test';
import { enter, tokenOf } from '../support/account.ts';
import { picture } from '../support/attachments.ts';
import { checkAccessibility, checkInBothSchemes } from '../support/check-accessibility.ts';
import { addPosition, approve, newNumber, openBusiness } from '../support/employer.ts';
import { test } from '../support/journey.ts';
import { logInOver } from '../support/log-in-over.ts';
import { enlargeText, overflowOf } from '../support/overflow.ts';

test('an employer shows how it looks at work, and visitors see it on its page and beside its ads', async ({
  page,
  browser,
}) => {
  const number = newNumber();
  const business = await openBusiness(page, number);
  const position = await addPosition(page, business);
  await approve(page, 'position', position);
  await page.goto(`/bedrift/${number}`);
  await page.getByRole('link', { name: 'Legg til bilder' }).click();
  const section = page.getByRole('region', { name: 'Bilder fra arbeidsplassen' });
  await expect(section.getByRole('heading')).toBeFocused();
  const file = section.getByLabel('Legg til et bilde');
  const text = section.getByLabel('Hva viser bildet?');

  await file.setInputFiles({ name: 'notat.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(section.getByRole('alert')).toHaveText('Bildet kan ikke leses. Velg et annet bilde');
  await expect(file).toHaveAccessibleDescription(/Bildet kan ikke leses/);
  // As a camera makes them: more than may be sent.
  const large = await picture(2000, 1600).png({ compressionLevel: 0 }).toBuffer();
  await file.setInputFiles({ name: 'IMG_1.png', mimeType: 'image/png', buffer: large });
  await expect(text).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text).toHaveAccessibleDescription(/Beskriv hva bildet viser/);
  await text.fill('Fyret i kveldslys');
  await file.setInputFiles({ name: 'IMG_2.png', mimeType: 'image/png', buffer: large });
  await expect(section.getByRole('form', { name: 'Nytt bilde' })).toBeVisible();
  await expect(text).toHaveValue('Fyret i kveldslys');
  await text.press('Enter');
  await expect(section.getByText('Bildet er lagt til.')).toBeVisible();
  await expect(file).toBeFocused();
  const small = await picture(300, 200).png().toBuffer();
  await file.setInputFiles({ name: 'kai.png', mimeType: 'image/png', buffer: small });
  await text.fill('Kaia');
  await section.getByRole('button', { name: 'Legg til bildet' }).click();
  const items = section.getByRole('listitem');
  await expect(items).toHaveText([/^Fyret i kveldslys/, /^Kaia/]);

  // Logged out meanwhile: it is done after the log-in.
  const loggedOut = { status: 401, json: { success: false, message: 'Du må være logget inn for å gjøre dette.' } };
  await page.route(`**/api/business-pictures/${business.id}`, (route) => route.fulfill(loggedOut), { times: 1 });
  await section.getByRole('button', { name: 'Flytt bilde 2 opp' }).press('Enter');
  await logInOver(page, business.email);
  await expect(section.getByText('Rekkefølgen er lagret.')).toBeVisible();
  const edit = section.getByRole('button', { name: 'Endre teksten til bilde 1' });
  await edit.press('Enter');
  await expect(text).toBeFocused();
  await checkInBothSchemes(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await enlargeText(page);
  expect(await overflowOf(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await text.fill('Kaia, der båten legger til');
  await section.getByRole('button', { name: 'Lagre teksten' }).click();
  await expect(edit).toBeFocused();
  await expect(items).toHaveText([/^Kaia, der båten legger til/, /^Fyret i kveldslys/]);

  const visitor = await (await browser.newContext()).newPage();
  for (const address of [`/bedrift/${number}`, `/stilling/${position}`]) {
    await visitor.goto(address);
    const gallery = visitor.getByRole('region', { name: 'Slik ser det ut hos Fyrvesenet AS' });
    await gallery.scrollIntoViewIfNeeded();
    await expect(gallery.getByRole('img', { name: 'Kaia, der båten legger til' })).toHaveJSProperty(
      'naturalWidth',
      300,
    );
    await expect(gallery.getByRole('img', { name: 'Fyret i kveldslys' })).toHaveJSProperty('naturalWidth', 1500);
    await checkInBothSchemes(visitor);
  }

  await section.getByRole('button', { name: 'Fjern bilde 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fjern bildet' }).click();
  await expect(items).toHaveText([/^Fyret i kveldslys/]);
  await expect(section.getByRole('heading', { name: 'Bilder fra arbeidsplassen' })).toBeFocused();
  await visitor.goto(`/bedrift/${number}`);
  await expect(visitor.getByRole('img', { name: 'Fyret i kveldslys' })).toBeVisible();
  await expect(visitor.getByRole('img', { name: /^Kaia/ })).toHaveCount(0);

  await enter(visitor, await tokenOf(visitor, 'ansatt@demo.example'));
  await visitor.goto(`/admin?tab=businesses&edit=${business.id}`);
  const dialog = visitor.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Ta bort Fyret i kveldslys' }).click();
  await dialog.getByLabel('Begrunnelse').fill('Noen på bildet vil ikke være med.');
  await checkAccessibility(visitor);
  await dialog.getByRole('button', { name: 'Ta bort bildet' }).click();
  await expect(dialog.getByText('Bedriften viser ingen bilder.')).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Logo og bilder' })).toBeFocused();
  await visitor.close();
});
