import type { TestApp } from './test-app.ts';

/** People who turned the newsletter on and confirmed their address, without registering one by one. */
export async function addSubscribers(db: TestApp['db'], count: number) {
  const rows = Array.from({ length: count }, (_, index) => ({
    firstName: 'Leser',
    lastName: `Nr ${index}`,
    email: `leser-${index}@example.no`,
    passwordHash: '',
    newsletterEnabled: true,
    emailConfirmedAt: new Date(),
  }));
  return await db.insertInto('users').values(rows).returning(['id', 'email']).execute();
}
