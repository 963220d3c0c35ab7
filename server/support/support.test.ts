import { expect, test } from 'vitest';
import { addUser } from '../../tests/support/people.ts';
import { testApp } from '../../tests/support/test-app.ts';
import { DAY_MS } from '../platform/clock.ts';

const question = {
  name: 'Kari Nordmann',
  email: 'kari@example.no',
  topic: 'jobbsoker',
  message: 'Hvordan følger jeg en stilling?',
};

test('a visitor asks, and the request is kept', async () => {
  const { call, db } = await testApp();
  const { status, body } = await call('POST /api/support', { body: question });
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, message: expect.stringContaining('24 timer') });
  const kept = await db.selectFrom('supportRequests').selectAll().execute();
  expect(kept).toMatchObject([question]);
});

test('what is missing is said field by field, in Norwegian and in the order of the form', async () => {
  const { call, db } = await testApp();
  const { status, body } = await call('POST /api/support', { body: { topic: 'vær', email: 'kari' } });
  expect(status).toBe(400);
  expect(body.success).toBe(false);
  expect(body.message).toBe('Navn er påkrevd');
  expect(body.errors).toEqual([
    { path: 'name', msg: 'Navn er påkrevd' },
    { path: 'email', msg: 'Vennligst oppgi en gyldig e-postadresse' },
    { path: 'topic', msg: 'Velg hva det gjelder' },
    { path: 'message', msg: 'Skriv hva du vil spørre om' },
  ]);
  expect(await db.selectFrom('supportRequests').selectAll().execute()).toEqual([]);
});

test('support gets the message by mail and can answer it', async () => {
  const { call, mails, runJobs, platform } = await testApp();
  await call('POST /api/support', { body: question });
  await runJobs();
  expect(await mails()).toMatchObject([
    {
      to: platform.config.mail.support,
      replyTo: { address: 'kari@example.no', name: 'Kari Nordmann' },
      subject: 'Jobbsøker: melding fra Kari Nordmann',
      text: expect.stringContaining('Hvordan følger jeg en stilling?'),
    },
  ]);
});

test('a message is sent whatever character stands where the line beside the subject is cut', async () => {
  const { call, mails } = await testApp();
  const message = `${'a'.repeat(148)}😀 og mer`;
  expect((await call('POST /api/support', { body: { ...question, message } })).status).toBe(200);
  expect(await mails()).toMatchObject([
    { preview: `${'a'.repeat(148)}…`, text: expect.stringContaining('a😀 og mer') },
  ]);
});

test('a message that begins with signs nobody sees is sent', async () => {
  const { call, mails } = await testApp();
  const message = `${'\u200b'.repeat(160)}Hvordan følger jeg en stilling?`;
  expect((await call('POST /api/support', { body: { ...question, message } })).status).toBe(200);
  expect(await mails()).toMatchObject([{ text: expect.stringContaining('Hvordan følger jeg en stilling?') }]);
});

test('sent again under its key after a lost reply it is one request; other words are another', async () => {
  const { call, db, mails } = await testApp();
  const send = (fields: object) =>
    call('POST /api/support', { body: { ...question, idempotencyKey: 'skjema', ...fields } });
  for (const { status } of await Promise.all([send({}), send({})])) expect(status).toBe(200);
  expect(await mails()).toHaveLength(1);
  await send({ message: 'Og hvordan slutter jeg?' });
  await send({ idempotencyKey: 'et annet' });
  expect(await mails()).toHaveLength(3);
  expect(await db.selectFrom('supportRequests').selectAll().execute()).toHaveLength(3);
});

test('requests are deleted after three years', async () => {
  const { call, db, clock, runJob } = await testApp();
  await call('POST /api/support', { body: question });
  clock.moveBy((3 * 365 - 2) * DAY_MS);
  await runJob('delete-old-support-requests');
  expect(await db.selectFrom('supportRequests').selectAll().execute()).toHaveLength(1);
  clock.moveBy(4 * DAY_MS);
  await runJob('delete-old-support-requests');
  expect(await db.selectFrom('supportRequests').selectAll().execute()).toHaveLength(0);
});

test('a machine that fills in the hidden field is thanked and ignored', async () => {
  const { call, db } = await testApp();
  const { status } = await call('POST /api/support', { body: { ...question, website: 'https://spam.example' } });
  expect(status).toBe(200);
  expect(await db.selectFrom('supportRequests').selectAll().execute()).toEqual([]);
});

test('the eleventh request within ten minutes is refused', async () => {
  const { call } = await testApp({ rateLimits: true });
  for (let sent = 0; sent < 10; sent++) expect((await call('POST /api/support', { body: question })).status).toBe(200);
  const refused = await call('POST /api/support', { body: question });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.body.message).toBe('Du har prøvd for mange ganger. Vent litt og prøv igjen.');
  expect((await call('POST /api/support', { body: question, address: '127.0.0.2' })).status).toBe(200);
});

test('who is logged in is counted alone, wherever they are', async () => {
  const { call } = await testApp({ rateLimits: true });
  const [kari, ola] = [await addUser(call), await addUser(call)];
  const ask = async (token: string, address: string) =>
    (await call('POST /api/support', { body: question, token, address })).status;
  for (let sent = 0; sent < 10; sent++) expect(await ask(kari.token, '127.0.0.1')).toBe(200);
  expect(await ask(kari.token, '127.0.0.2')).toBe(429);
  expect(await ask(ola.token, '127.0.0.1')).toBe(200);
});
