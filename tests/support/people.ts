import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';

const password = 'Kald-Fjord-1952!';

/** What the registration form sends. */
export const newUser = (fields: Partial<Record<'email' | 'firstName' | 'lastName', string>> = {}) => ({
  email: `${randomUUID()}@example.no`,
  firstName: 'Kari',
  lastName: 'Nordmann',
  password,
  confirmPassword: password,
  ...fields,
});

/** Somebody who registered and is logged in. */
export async function addUser(call: TestApp['call'], fields: Parameters<typeof newUser>[0] = {}) {
  const sent = newUser(fields);
  const { status, body } = await call('POST /api/auth/register', { body: sent });
  expect(status).toBe(200);
  return { id: body.user.id as string, token: body.token as string, email: sent.email, password };
}
