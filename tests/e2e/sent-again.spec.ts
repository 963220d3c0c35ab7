import { expect } from '@playwright/test';
import { call, enter, enterAnew, tokenOf } from '../support/account.ts';
import { test } from '../support/journey.ts';
import { loseReply } from '../support/lose-reply.ts';

test('a CV that is copied again after a lost reply has one copy, and the next press makes another', async ({
  page,
}) => {
  const { headers } = await enterAnew(page);
  const personalInfo = { firstName: 'Åse', lastName: 'Sjøbærg', email: 'ase@example.no' };
  const cvData = JSON.stringify({ title: 'Til sjøs', personalInfo });
  await call(page, 'POST', '/api/cvs', { headers, multipart: { cvData } });
  await page.goto('/profil?tab=cv');
  await loseReply(page, '**/api/cvs/*/duplicate');
  const copy = page.getByRole('button', { name: 'Dupliser: Til sjøs' });
  await copy.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Nettverksfeil' })).toBeVisible();
  await page.getByRole('button', { name: 'Lukk', exact: true }).click();
  const copies = page.getByRole('button', { name: 'Dupliser: Kopi av Til sjøs' });
  await copy.click();
  await expect(copies).toHaveCount(1);
  await page.reload();
  await expect(copies).toHaveCount(1);
  await copy.click();
  await expect(copies).toHaveCount(2);
});

test('a message and a request that are sent again after a lost reply have the key they had', async ({ page }) => {
  const keys: unknown[] = [];
  page.on('request', (request) => {
    if (/\/api\/(support|business\/.*\/message)$/.test(request.url())) keys.push(request.postDataJSON().idempotencyKey);
  });
  const send = page.getByRole('button', { name: 'Send melding' });
  const problem = page.getByRole('alert').filter({ hasText: 'Nettverksfeil' });
  await page.goto('/kontakt?tema=jobbsoker');
  await page.getByLabel('Navn').fill('Kari Nordmann');
  await page.getByLabel('E-post').fill('kari@example.no');
  await page.getByLabel('Melding').fill('Hvordan følger jeg en stilling?');
  await loseReply(page, '**/api/support');
  await send.click();
  await expect(problem).toBeVisible();
  await send.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Takk, vi har fått meldingen');
  await page.goto('/bedrift/290000009');
  await page.getByRole('button', { name: 'Kontakt bedriften' }).click();
  await page.getByLabel('Navnet ditt').fill('Kari Nordmann');
  await page.getByLabel('E-postadressen din').fill('kari@example.no');
  await page.getByLabel('Melding').fill('Trenger dere en fyrvokter til våren?');
  await loseReply(page, '**/api/business/*/message');
  await send.click();
  await expect(problem).toBeVisible();
  await send.click();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('Meldingen er sendt');
  expect(keys).toEqual([expect.stringMatching(/./), keys[0], expect.stringMatching(/./), keys[2]]);
});

test('a newsletter is made once, and a colleague’s words stay until somebody chooses', async ({ page }) => {
  const token = await tokenOf(page, 'ansatt@demo.example');
  const headers = { authorization: `Bearer ${token}` };
  const title = `Vårbrev ${crypto.randomUUID()}`;
  await enter(page, token);
  await page.goto('/admin?tab=newsletter');
  await page.getByRole('button', { name: 'Nytt nyhetsbrev' }).click();
  await page.getByLabel('Tittel').fill(title);
  await page.getByLabel('Innhold (Markdown)').fill('Mitt første');
  await loseReply(page, '**/api/newsletter/admin/create');
  const save = page.getByRole('button', { name: 'Lagre utkast' });
  await save.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Feil ved opprettelse' })).toBeVisible();
  await save.click();
  const card = page.getByRole('article', { name: title });
  await expect(card).toHaveCount(1);
  await card.getByRole('button', { name: 'Rediger' }).click();
  const { newsletters } = await call(page, 'GET', '/api/newsletter/admin/newsletters', { headers });
  const [{ id }] = newsletters.filter((each: { title: string }) => each.title === title);
  const read = async () => (await call(page, 'GET', `/api/newsletter/admin/${id}`, { headers })).newsletter.content;
  await call(page, 'PUT', `/api/newsletter/admin/${id}`, { headers, data: { title, content: 'Kollegaens' } });
  await page.getByLabel('Innhold (Markdown)').fill('Mitt andre');
  await save.click();
  const conflict = page.getByRole('alert').filter({ hasText: 'En kollega har endret nyhetsbrevet' });
  await expect(conflict).toBeVisible();
  // Enter chooses nothing.
  const refused = page.waitForResponse(`**/api/newsletter/admin/${id}`);
  await page.getByLabel('Tittel').press('Enter');
  expect((await refused).status()).toBe(409);
  expect(await read()).toBe('Kollegaens');
  await conflict.getByRole('button', { name: 'Hent den nye versjonen' }).click();
  await expect(page.getByLabel('Innhold (Markdown)')).toHaveValue('Kollegaens');
  await call(page, 'PUT', `/api/newsletter/admin/${id}`, { headers, data: { title, content: 'Kollegaens andre' } });
  await page.getByLabel('Innhold (Markdown)').fill('Mitt tredje');
  await save.click();
  await conflict.getByRole('button', { name: 'Lagre min versjon likevel' }).click();
  await expect(page.getByText('Nyhetsbrevet er lagret.')).toBeVisible();
  expect(await read()).toBe('Mitt tredje');
});
