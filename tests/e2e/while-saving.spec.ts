import { expect, type Page } from '@playwright/test';
import { enter, tokenOf } from '../support/account.ts';
import { test } from '../support/journey.ts';

/** Ends only when it is told to, and then in vain. */
async function hold(page: Page, address: string) {
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await held.promise;
    await route.abort();
  });
  return held.resolve;
}

const forms = [
  {
    of: 'a newsletter',
    who: 'ansatt@demo.example',
    open: async (page: Page) => {
      await page.goto('/admin?tab=newsletter');
      await page.getByRole('button', { name: 'Nytt nyhetsbrev' }).click();
      await page.getByLabel('Innhold (Markdown)').fill('Hei på deg.');
    },
    sent: '**/api/newsletter/admin/create',
    save: 'Lagre utkast',
    problem: 'Feil ved opprettelse',
  },
  {
    of: 'an application form',
    who: 'bedrift@demo.example',
    open: async (page: Page) => {
      await page.goto('/application-forms/new');
      await page.getByRole('button', { name: 'Sommerjobb' }).click();
    },
    sent: '**/api/application-forms',
    save: 'Lagre søknadsmal',
    problem: 'Nettverksfeil',
  },
];

for (const { of, who, open, sent, save, problem } of forms) {
  test(`nothing is typed beside what is being saved of ${of}, and one goes on when that fails`, async ({ page }) => {
    await enter(page, await tokenOf(page, who));
    const fail = await hold(page, sent);
    await open(page);
    const title = page.getByLabel('Tittel', { exact: true });
    await title.fill('Sommeren');
    await title.press('Enter');
    await expect(page.getByRole('button', { name: 'Lagrer …' })).toBeVisible();
    await page.keyboard.type('2027');
    await expect(title).toHaveValue('Sommeren');
    fail();
    await expect(page.getByRole('alert').filter({ hasText: problem })).toBeVisible();
    await expect(page.getByRole('button', { name: save })).toBeFocused();
  });
}

test('what is being sent cannot be written on, and goes on where it could not be sent', async ({ page }) => {
  const message = page.getByLabel('Melding');
  const places = [
    { address: '/kontakt?tema=annet', name: 'Navn', email: 'E-post', sent: '**/api/support' },
    {
      address: '/bedrift/290000009',
      name: 'Navnet ditt',
      email: 'E-postadressen din',
      sent: '**/api/business/*/message',
    },
  ];
  for (const { address, name, email, sent } of places) {
    await page.goto(address);
    if (address.startsWith('/bedrift')) await page.getByRole('button', { name: 'Kontakt bedriften' }).click();
    await page.getByLabel(name).fill('Kari Nordmann');
    await page.getByLabel(email).fill('kari@example.no');
    await message.fill('Hvor ligger fyret?');
    const end = await hold(page, sent);
    await page.getByRole('button', { name: 'Send melding' }).click();
    await expect(page.getByRole('button', { name: 'Sender …' })).toBeVisible();
    await expect(message).not.toBeEditable();
    end();
    await expect(page.getByRole('alert').filter({ hasText: 'Nettverksfeil' })).toBeVisible();
    await expect(message).toBeEditable();
    await expect(message).toHaveValue('Hvor ligger fyret?');
  }
});
