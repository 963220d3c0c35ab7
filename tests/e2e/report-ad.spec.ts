import { expect, type Page } from '@playwright/test';
import { enter, tokenOf } from '../support/account.ts';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { addPosition, approve, newWord, openBusiness } from '../support/employer.ts';
import { test } from '../support/journey.ts';

const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** An ad that no other test knows. */
async function openAd(page: Page, title: string) {
  const id = await addPosition(page, await openBusiness(page), title);
  await approve(page, 'position', id);
  return `/stilling/${id}`;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a visitor says what is wrong with an ad, and is thanked', async ({ page }) => {
      await page.goto('/stillinger');
      const path = await page.locator('main a[href^="/stilling/"]').first().getAttribute('href');
      await page.goto(path ?? '');
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      await page.getByRole('link', { name: 'Meld fra om annonsen' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meld fra om en annonse');
      await expect(page.getByText(`Det gjelder «${title.replaceAll('\u00ad', '')}»`)).toBeVisible();
      await page.getByLabel('E-post').fill('kari');
      await page.getByRole('button', { name: 'Meld fra' }).click();
      await expect(page.getByRole('link', { name: 'Velg hva det gjelder' })).toHaveAttribute('href', '#reason');
      await expect(page.getByLabel('Hva gjelder det?')).toBeFocused();
      await expect(page.getByLabel('E-post')).toHaveValue('kari');
      await page.getByLabel('Hva gjelder det?').selectOption('Noe annet');
      await page.getByLabel('E-post').fill('kari@example.no');
      await page.getByRole('button', { name: 'Meld fra' }).click();
      await expect(page.getByLabel('Hva er galt?')).toHaveAccessibleDescription(/Skriv hva som er galt$/);
      await page.getByLabel('Hva er galt?').fill('Bildet viser noe annet.');
      await page.getByRole('button', { name: 'Meld fra' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Takk for at du sa fra');
      await page.getByRole('link', { name: 'Tilbake til annonsen' }).click();
      await expect(page).toHaveURL(path ?? '');
    });
  });
}

test('an ad that is gone cannot be reported, and says so', async ({ page }) => {
  for (const path of ['/meld-fra/stilling/00000000-0000-4000-8000-000000000000', '/meld-fra/bedrift/123']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Annonsen er ikke her lenger');
  }
});

test('staff take the ad down and answer whoever asked; what they typed stays until it is sent', async ({ page }) => {
  const title = newWord('Gullgraver');
  const path = await openAd(page, title);
  await page.goto(`/meld-fra${path}`);
  await checkAccessibility(page);
  await page.getByLabel('Hva gjelder det?').selectOption('Svindel eller falsk annonse');
  await page.getByLabel('E-post').fill('per.meldte@example.no');
  await page.getByRole('button', { name: 'Meld fra' }).click();
  await expect(page.getByRole('group', { name: 'Takk for at du sa fra' })).toBeFocused();
  await page.goto(`/meld-fra${path}`);
  await page.getByLabel('Hva gjelder det?').selectOption('Feil i annonsen');
  await page.getByRole('button', { name: 'Meld fra' }).click();
  await expect(page.getByRole('group', { name: 'Takk for at du sa fra' })).toBeFocused();

  await enter(page, await tokenOf(page, 'ansatt@demo.example'));
  await page.goto(`/admin?tab=reports&search=${title}`);
  const card = page.getByRole('listitem').filter({ hasText: title });
  await expect(card).toContainText('2 meldinger om annonsen. 1 person vil ha svar.');
  await card.getByText('Vis 1 tidligere melding').click();
  await expect(card.getByText('Svindel eller falsk annonse')).toBeVisible();
  await checkAccessibility(page);
  await card.getByRole('button', { name: 'Deaktiver' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deaktiver' }).click();
  await expect(card.getByText('Ikke synlig')).toBeVisible();
  await expect(card.getByRole('heading')).toBeFocused();

  const close = card.getByRole('button', { name: 'Avslutt saken' });
  await close.click();
  const answer = page.getByRole('dialog').getByLabel('Svar');
  await expect(answer).toHaveValue('Annonsen vises ikke lenger hos oss.');
  await checkAccessibility(page);
  await answer.fill('');
  await page.getByRole('dialog').getByRole('button', { name: 'Avslutt saken' }).click();
  await expect(answer).toBeFocused();
  await expect(answer).toHaveAccessibleDescription(/Noen har bedt om svar/);
  await answer.fill('Takk. Den er borte.');
  await page.keyboard.press('Escape');
  await close.click();
  await expect(answer).toHaveValue('Takk. Den er borte.');
  await page.getByRole('dialog').getByRole('button', { name: 'Avslutt saken' }).click();
  await expect(said(page, 'Saken er avsluttet.')).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Meldte annonser' })).toBeFocused();
  await page.getByLabel('Vis', { exact: true }).selectOption('Avsluttede');
  await expect(card).toContainText('Svar: Takk. Den er borte.');
  await page.goto('/demo/post');
  await expect(page.getByText(`Svar om annonsen du meldte: ${title}`).first()).toBeVisible();
});

test('staff take an ad of NAV down, which then is gone, and ask for it again', async ({ page }) => {
  test.slow();
  const ad = page.locator('main a[href^="/nav-stilling/"]').last();
  // The demo reads NAV's stand-in while it answers already.
  await expect(async () => {
    await page.goto('/stillinger');
    await expect(ad).toBeVisible({ timeout: 1000 });
  }).toPass();
  const path = await ad.getAttribute('href');
  await page.goto(path ?? '');
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('link', { name: 'Meld fra om annonsen' }).click();
  await page.getByLabel('Hva gjelder det?').selectOption('Diskriminering eller noe annet ulovlig');
  await page.getByRole('button', { name: 'Meld fra' }).click();
  await enter(page, await tokenOf(page, 'ansatt@demo.example'));
  await page.goto(`/admin?tab=reports&search=${encodeURIComponent(title.replaceAll('\u00ad', ''))}`);
  const card = page.getByRole('listitem').filter({ has: page.locator(`a[href="${path}"]`) });
  await card.getByRole('button', { name: 'Ta ned' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ta ned' }).click();
  await expect(card.getByText('Tatt ned', { exact: true })).toBeVisible();
  expect((await page.request.get(path ?? '')).status()).toBe(404);
  await card.getByRole('button', { name: 'Slipp fram igjen' }).press('Enter');
  await expect(said(page, 'Annonsen hentes hos NAV igjen')).toBeVisible();
  await expect(card.getByRole('heading')).toBeFocused();
});
