import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** Of everybody who is made for a journey. */
export const password = 'Fjord&fjell2026';

type Name = Partial<Record<'email' | 'firstName' | 'lastName', string>>;

/** Somebody new, who has an account. */
export async function register(page: Page, name: Name = {}) {
  const data = { email: newAddress(), password, firstName: 'Kari', lastName: 'Nordmann', ...name };
  const { token, user } = await call(page, 'POST', '/api/auth/register', { data });
  const headers = { authorization: `Bearer ${token}` };
  return { email: data.email, id: user.id as string, token: token as string, headers };
}

/** Somebody new, who is logged in before the page is loaded. */
export async function enterAnew(page: Page, name: Name = {}) {
  const person = await register(page, name);
  await enter(page, person.token);
  return person;
}

/** In the dialog that is open. With the button that sends it. */
export async function fillRegistration(page: Page, { email, firstName = 'Kari', lastName = 'Nordmann' }: Name = {}) {
  const form = page.getByRole('dialog').getByRole('tabpanel', { name: 'Registrer' });
  await form.getByLabel('Fornavn').fill(firstName);
  await form.getByLabel('Etternavn').fill(lastName);
  await form.getByLabel('E-post').fill(email ?? newAddress());
  await form.getByLabel('Passord', { exact: true }).fill(password);
  await form.getByLabel('Bekreft passord', { exact: true }).fill(password);
  return form.getByRole('button', { name: 'Opprett konto' });
}

export const newAddress = () => `kari.${crypto.randomUUID()}@example.no`;

/** Of one of the demo's people. */
export async function tokenOf(page: Page, email: string): Promise<string> {
  const { token } = await call(page, 'POST', '/api/auth/login', { data: { email, password: 'Fjord-demo-1!' } });
  return token;
}

export async function enter(page: Page, token: string) {
  // Has the storage of every page, and no script that asks for the account.
  await page.goto('/robots.txt');
  await page.evaluate((given) => localStorage.setItem('authToken', given), token);
}

type Request = Omit<NonNullable<Parameters<APIRequestContext['fetch']>[1]>, 'method'>;

/** What the API answers. A server that is busy for a moment has done nothing yet and is asked again. */
export async function call(page: Page, method: string, path: string, request: Request) {
  let answer = await page.request.fetch(path, { method, ...request });
  await expect(async () => {
    if (answer.status() === 503) answer = await page.request.fetch(path, { method, ...request });
    expect(answer.status()).not.toBe(503);
  }).toPass();
  expect(answer.status()).toBe(200);
  return await answer.json();
}
