import { expect, test } from 'vitest';
import { addBusiness, addPosition } from '../../../tests/support/hiring.ts';
import { addUser } from '../../../tests/support/people.ts';
import { testApp } from '../../../tests/support/test-app.ts';

const address = '127.0.0.1';

test('pages get what the API answers, as often as it is asked', async () => {
  const { app, call, db } = await testApp();
  const { id: ownerId } = await addUser(call);
  const { id } = await addPosition(db, (await addBusiness(db, { ownerId })).id);
  const within = app.callsWithin;
  for (const query of [{}, { limit: 1, search: '', jobType: undefined }, { search: 'finnes ikke', page: 7 }]) {
    const asked = new URLSearchParams(JSON.parse(JSON.stringify(query)));
    const { body } = await call(`GET /api/positions?${asked}`, {});
    for (let times = 0; times < 2; times++) {
      const answer = await within.get('GET /positions')?.({ query }, address);
      expect(JSON.parse(JSON.stringify(answer))).toEqual(body);
    }
  }
  const { body } = await call(`GET /api/positions/${id}`, {});
  expect(body).toMatchObject({ success: true });
  const answer = await within.get('GET /positions/:id')?.({ params: { id } }, address);
  expect(JSON.parse(JSON.stringify(answer))).toEqual(body);
});

test('what the API refuses, it refuses pages too', async () => {
  const { app } = await testApp({ rateLimits: true });
  const refused = async (name: string, parts: object) => app.callsWithin.get(name)?.(parts, address);
  await expect(refused('GET /positions', { query: { page: 'x' } })).rejects.toMatchObject({
    kind: 'invalid',
    message: 'Ugyldig side',
    errors: [{ path: 'page', msg: 'Ugyldig side' }],
  });
  await expect(refused('GET /positions/:id', { params: { id: 'x' } })).rejects.toMatchObject({ kind: 'notFound' });
  await expect(refused('GET /business/my-businesses', {})).rejects.toMatchObject({ kind: 'notLoggedIn' });
  const body = { name: '', email: '' };
  await expect(refused('POST /support', { body })).rejects.toMatchObject({ kind: 'invalid' });
  expect(body).toEqual({ name: '', email: '' });
});

test('visitors of pages have the limits of the API, each for themselves', async () => {
  const { app } = await testApp({ rateLimits: true });
  const ask = async (from: string) => app.callsWithin.get('GET /places')?.({}, from);
  const answers = await Promise.allSettled(Array.from({ length: 601 }, () => ask('192.0.2.1')));
  const refused = answers.filter(({ status }) => status === 'rejected');
  expect(refused).toMatchObject([{ reason: { kind: 'tooMany' } }]);
  expect(await ask('192.0.2.2')).toMatchObject({ success: true });
});
