import { expect } from '@playwright/test';
import { newWord } from '../support/employer.ts';
import { test } from '../support/journey.ts';
import { linkInMail } from '../support/link-in-mail.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a reader without an account asks for new matches by mail, turns them on and ends them', async ({ page }) => {
      const word = newWord('Ord');
      const email = `${word.toLowerCase()}@example.no`;
      await page.goto(`/stillinger?search=${word}&fylke=vestland`);
      await page.getByRole('link', { name: 'Få nye treff på e-post' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobbvarsel på e-post');
      await expect(page.getByText(`Du får varsel om: «${word}», Vestland.`)).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Hver dag det er noe nytt' })).toBeChecked();
      await page.getByRole('radio', { name: 'Hver mandag, hvis det er noe nytt' }).check();
      await page.getByLabel('E-post').fill('kari');
      await page.getByRole('button', { name: 'Send meg jobbvarsel' }).click();
      await expect(page.getByLabel('E-post')).toBeFocused();
      await expect(page.getByLabel('E-post')).toHaveAccessibleDescription(/Vennligst oppgi en gyldig e-postadresse$/);
      await expect(page.getByRole('radio', { name: 'Hver mandag, hvis det er noe nytt' })).toBeChecked();
      await page.getByLabel('E-post').fill(email);
      await page.getByRole('button', { name: 'Send meg jobbvarsel' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nesten ferdig: sjekk e-posten din');
      await page.getByRole('link', { name: 'Tilbake til treffene' }).click();
      await expect(page).toHaveURL(new RegExp(`/stillinger\\?search=${word}&fylke=vestland$`));

      const link = await linkInMail(page, email, 'Slå på jobbvarselet');
      await page.goto(link);
      await page.getByRole('button', { name: 'Slå på' }).click();
      await expect(
        page.getByText('Jobbvarselet er på. Du får e-post hver mandag det er nye stillinger.'),
      ).toBeVisible();
      if (javaScriptEnabled)
        await expect(page.getByRole('main').getByRole('link', { name: 'Se stillinger' })).toBeFocused();

      await page.goto(link.replace('/bekreft-varsel?', '/avslutt-varsel?om=jobbvarsel&'));
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Meld meg av' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobbvarselet er avsluttet');

      await page.goto(link);
      await page.getByRole('button', { name: 'Slå på' }).click();
      await expect(page.getByText(/^Jobbvarselet finnes ikke lenger\./)).toBeVisible();
    });
  });
}

test('without a search there is nothing to be told of', async ({ page }) => {
  await page.goto('/jobbvarsel?sort=title');
  await expect(page.getByText('Velg først hva du leter etter.')).toBeVisible();
  await expect(page.getByLabel('E-post')).toHaveCount(0);
});
