import { expect, type Locator } from '@playwright/test';
import { checkAccessibility } from '../support/check-accessibility.ts';
import { test } from '../support/journey.ts';

test('an address with a slip in the name of a big provider is asked about, and may stay', async ({ page }) => {
  await test.step('who registers takes what was meant, with one press', async () => {
    await page.goto('/?registrer');
    const form = page.getByRole('dialog').getByRole('tabpanel', { name: 'Registrer' });
    const field = form.getByLabel('E-post');
    await field.fill('kari.nordmann@gmial.com');
    await expect(question(form)).toHaveText('Mente du kari.nordmann@gmail.com? Bytt til den');
    await checkAccessibility(page);
    await field.press('Tab');
    await expect(form.getByRole('button', { name: 'Bytt til den' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('kari.nordmann@gmail.com');
    await expect(field).toBeFocused();
    await expect(question(form)).toHaveCount(0);
  });

  await test.step('who writes to us may send it as it stands', async () => {
    await page.goto('/kontakt');
    const form = page.getByRole('main');
    const field = form.getByLabel('E-post');
    await field.fill('kari@hotmail.con');
    await expect(question(form)).toContainText('Mente du kari@hotmail.com?');
    await form.getByLabel('Navn').fill('Kari');
    await form.getByLabel('Hva gjelder det?').selectOption('annet');
    await form.getByLabel('Melding').fill('Hvordan finner jeg sommerjobber?');
    await form.getByRole('button', { name: 'Send melding' }).click();
    await expect(page.getByRole('heading', { name: 'Takk, vi har fått meldingen' })).toBeVisible();
  });

  await test.step('and there what was meant is put in too', async () => {
    await page.goto('/kontakt');
    const form = page.getByRole('main');
    await form.getByLabel('E-post').fill('kari@outlok.com');
    await form.getByRole('button', { name: 'Bytt til den' }).click();
    await expect(form.getByLabel('E-post')).toHaveValue('kari@outlook.com');
  });
});

const question = (form: Locator) => form.getByRole('status').filter({ hasText: 'Mente du' });
