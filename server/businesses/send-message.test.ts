import { expect, test } from 'vitest';
import { addBusiness } from '../../tests/support/hiring.ts';
import { testApp } from '../../tests/support/test-app.ts';

const message = { name: 'Kari Nordmann', email: 'kari@example.no', message: 'Tar dere imot lærlinger?' };

test('a message reaches the contact address, and the answer goes to its sender', async () => {
  const { call, db, mails } = await testApp();
  await addBusiness(db, { organizationNumber: '974760673', contactEmail: 'post@fjordbygg.example' });
  const { status, body } = await call('POST /api/business/974760673/message', { body: message });
  expect(status).toBe(200);
  expect(body.message).toBe('Meldingen er sendt. Bedriften svarer deg på e-post.');
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: 'post@fjordbygg.example', replyTo: { address: 'kari@example.no' } });
  expect(mail?.text).toContain('Tar dere imot lærlinger?');
});

test('sent again under its key after a lost reply it is one message; other words or another business make another', async () => {
  const { call, db, mails } = await testApp();
  for (const organizationNumber of ['974760673', '923609016'])
    await addBusiness(db, { organizationNumber, contactEmail: `post@${organizationNumber}.example` });
  const send = (number: string, fields = {}) =>
    call(`POST /api/business/${number}/message`, { body: { ...message, idempotencyKey: 'dialog', ...fields } });
  for (const { status } of [await send('974760673'), await send('974760673')]) expect(status).toBe(200);
  expect(await mails()).toHaveLength(1);
  await send('923609016');
  await send('974760673', { message: 'Og dere?' });
  await send('974760673', { idempotencyKey: 'en annen' });
  expect(await mails()).toHaveLength(4);
});

test('the register has an address too, but that of a sole proprietor is private', async () => {
  const { call, db, mails } = await testApp();
  const register = (kode: string) =>
    JSON.stringify({ epostadresse: 'post@register.example', organisasjonsform: { kode, beskrivelse: '' } });
  await addBusiness(db, { organizationNumber: '974760673', brregData: register('AS') });
  await addBusiness(db, { organizationNumber: '923609016', brregData: register('ENK') });
  expect((await call('POST /api/business/974760673/message', { body: message })).status).toBe(200);
  const refused = await call('POST /api/business/923609016/message', { body: message });
  expect(refused.status).toBe(409);
  expect(refused.body.message).toBe('Bedriften har ingen adresse å sende meldinger til');
  expect((await call('POST /api/business/974%20760%20673/message', { body: message })).status).toBe(200);
  expect((await call('GET /api/business/923609016')).body.business.hasContactAddress).toBe(false);
  expect(await mails()).toHaveLength(2);
});

test('machines, bad input, hidden businesses and too many messages send nothing', async () => {
  const { call, db, mails } = await testApp({ rateLimits: true });
  await addBusiness(db, { organizationNumber: '974760673', contactEmail: 'post@x.example', isActive: false });
  await addBusiness(db, { organizationNumber: '923609016', contactEmail: 'post@y.example' });
  expect((await call('POST /api/business/974760673/message', { body: message })).status).toBe(404);
  expect((await call('POST /api/business/feil/message', { body: message })).status).toBe(404);
  const machine = { ...message, website: 'https://spam.example' };
  expect((await call('POST /api/business/923609016/message', { body: machine })).status).toBe(200);
  const empty = await call('POST /api/business/923609016/message', { body: {} });
  expect(empty.body.errors).toEqual([
    { path: 'name', msg: 'Navn er påkrevd' },
    { path: 'email', msg: 'E-post er påkrevd' },
    { path: 'message', msg: 'Skriv en melding' },
  ]);
  expect(await mails()).toEqual([]);
  for (let sent = 4; sent < 10; sent++) await call('POST /api/business/923609016/message', { body: message });
  expect((await call('POST /api/business/923609016/message', { body: message })).status).toBe(429);
});
