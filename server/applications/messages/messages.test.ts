import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { upload } from '../../../tests/support/applying.ts';
import { addApplication, addBusiness, addPosition, addShare } from '../../../tests/support/hiring.ts';
import { addUser } from '../../../tests/support/people.ts';
import { testApp } from '../../../tests/support/test-app.ts';
import { readApplicationsOf } from '../index.ts';

/** Two who handle the applications of a business, and two who applied. */
async function office(position: Parameters<typeof addPosition>[2] = {}) {
  const app = await testApp();
  const { call, db } = app;
  const [owner, colleague, applicant, other] = await Promise.all([
    addUser(call, { firstName: 'Eli', lastName: 'Eier' }),
    addUser(call, { firstName: 'Kåre', lastName: 'Kollega' }),
    addUser(call, { firstName: 'Sigrid', lastName: 'Søker' }),
    addUser(call),
  ]);
  const business = await addBusiness(db, { ownerId: owner.id });
  await addShare(db, business.id, colleague.id);
  const job = await addPosition(db, business.id, { emailNotificationsEnabled: true, ...position });
  const first = await addApplication(db, job, applicant.id);
  const second = await addApplication(db, job, other.id);
  const asEmployer = async (message: string, { token } = owner, ids = [first.id], further = {}) =>
    call('POST /api/applications/messages', {
      token,
      body: { applications: ids.map((id) => ({ id })), message, ...further },
    });
  const asApplicant = (message: string, further = {}) =>
    call(`POST /api/applications/mine/${first.id}/messages`, {
      token: applicant.token,
      body: { message, ...further },
    });
  const read = async ({ token } = owner) =>
    (await call(`GET /api/applications/${first.id}/messages`, { token })).body.messages;
  const readOwn = async () => (await call(`GET /api/applications/mine/${first.id}/messages`, applicant)).body.messages;
  const people = { owner, colleague, applicant, other };
  return { ...app, ...people, business, job, first, second, asEmployer, asApplicant, read, readOwn };
}

const later = { body: { until: '2999-01-01T00:00:00Z' } };

test('both sides write, read, and see when it was read', async () => {
  const { call, colleague, applicant, first, asEmployer, asApplicant, read, readOwn, business } = await office();
  expect((await asApplicant('Når begynner jobben?')).body.message).toBe('Meldingen er sendt.');
  const inbox = async () =>
    (await call(`GET /api/applications/business/${business.id}?newMessagesOnly=true&fields=summary`, colleague)).body;
  expect((await inbox()).applications).toMatchObject([{ id: first.id, unreadMessages: 1 }]);
  expect(await read(colleague)).toMatchObject([
    { isFromApplicant: true, author: 'Sigrid Søker', message: 'Når begynner jobben?', readAt: null },
  ]);
  await call(`PUT /api/applications/${first.id}/messages/read`, { token: colleague.token, ...later });
  expect((await inbox()).applications).toEqual([]);
  expect((await readOwn())[0].readAt).not.toBeNull();

  expect((await asEmployer('I januar.', colleague)).body.message).toBe('Meldingen er sendt.');
  expect(await read()).toMatchObject([{}, { isFromApplicant: false, author: 'Kåre Kollega', readAt: null }]);
  // Who of them wrote is for them to say.
  expect(await readOwn()).toMatchObject([{ author: 'Sigrid Søker' }, { author: 'Fjordbygg AS', message: 'I januar.' }]);
  const own = async () => (await call('GET /api/applications/mine', applicant)).body.applications[0].unreadMessages;
  expect(await own()).toBe(1);
  await call(`PUT /api/applications/mine/${first.id}/messages/read`, { token: applicant.token, ...later });
  expect(await own()).toBe(0);
});

test('whoever has a conversation open that is read is not recorded as reading each hour', async () => {
  const { call, clock, owner, first, asApplicant, read } = await office();
  await asApplicant('Hei');
  await read();
  await call(`PUT /api/applications/${first.id}/messages/read`, { token: owner.token, ...later });
  for (let hour = 0; hour < 3; hour++) {
    clock.moveBy(2 * 60 * 60_000);
    await read();
  }
  const { events } = (await call(`GET /api/applications/${first.id}/history`, owner)).body;
  expect(events.filter(({ kind }: { kind: string }) => kind === 'opened')).toHaveLength(1);
});

test('the applicant gets the message by mail, with what to be careful with in it', async () => {
  const { mails, applicant, asEmployer } = await office();
  await asEmployer('Hei!\n\nSend oss BankID-koden din.');
  const mail = (await mails()).find(({ subject }) => subject === 'Melding om søknaden din: Tømrer');
  expect(mail?.to).toBe(applicant.email);
  expect(mail?.text).toContain('Send oss BankID-koden din.');
  expect(mail?.text).toContain('Ingen arbeidsgiver trenger BankID');
});

test('so it does with a status, or an invitation to an interview', async () => {
  const { call, clock, runJobs, mails, owner, first, second } = await office();
  const message = 'Logg inn med BankID først.';
  const { token } = owner;
  await call(`PUT /api/applications/${first.id}/status`, { token, body: { status: 'contacted', message } });
  clock.moveBy(11 * 60_000);
  await runJobs();
  const times = [new Date(clock.now().getTime() + 86_400_000)];
  const offer = { applications: [{ id: second.id }], way: 'phone', minutes: 30, times, message };
  await call('PUT /api/applications/interviews', { token, body: offer });
  const warned = (await mails()).filter(({ text }) => text.includes('Ingen arbeidsgiver trenger BankID'));
  expect(warned.map(({ subject }) => subject)).toEqual([
    'Arbeidsgiveren vil snakke med deg: Tømrer',
    'Invitasjon til intervju: Tømrer',
  ]);
});

test('the employer is told once of what is not read, and not what it says', async () => {
  const { mails, call, owner, colleague, first, asEmployer, asApplicant } = await office();
  const told = async (address: string) =>
    (await mails()).filter(({ to, subject }) => to === address && subject.startsWith('En søker har skrevet')).length;
  await asApplicant('En hemmelighet');
  await asApplicant('En til');
  expect(await told('kari@fjordbygg.example')).toBe(1);
  expect(JSON.stringify((await mails()).filter(({ to }) => to === 'kari@fjordbygg.example'))).not.toMatch(
    /hemmelighet|Sigrid/,
  );
  await call(`PUT /api/applications/${first.id}/messages/read`, { token: owner.token, ...later });
  await asEmployer('Svar', colleague);
  await asApplicant('Takk');
  expect(await told('kari@fjordbygg.example')).toBe(2);
  // Those are not read as yet, whatever was answered since.
  await asEmployer('Til alle');
  await asApplicant('Og én til');
  expect(await told('kari@fjordbygg.example')).toBe(2);
  // Whoever wrote last is not always the contact.
  expect(await told(colleague.email)).toBe(1);
});

test('a contact who wrote last is told once, however the address is written', async () => {
  const { mails, db, job, colleague, asEmployer, asApplicant } = await office();
  const address = 'kåre@fjordbygg.example';
  const written = address.normalize('NFD');
  await db.updateTable('positions').set({ contactEmail: address }).where('id', '=', job.id).execute();
  await db.updateTable('users').set({ email: written }).where('id', '=', colleague.id).execute();
  await asEmployer('Hei', colleague);
  await asApplicant('Hallo');
  expect((await mails()).filter(({ subject }) => subject.startsWith('En søker har skrevet'))).toHaveLength(1);
});

test('who is told was not said to want no mail, and still handles the application', async () => {
  const { mails, db, colleague, business, asEmployer, asApplicant } = await office({
    emailNotificationsEnabled: false,
  });
  await asEmployer('Hei', colleague);
  await db.deleteFrom('businessShares').where('businessId', '=', business.id).execute();
  await asApplicant('Hallo');
  expect((await mails()).filter(({ subject }) => subject.startsWith('En søker har skrevet'))).toEqual([]);
});

test('what is sent again under its key is sent once, to each', async () => {
  const { mails, first, second, asEmployer, asApplicant, read } = await office();
  const both = [first.id, second.id, first.id];
  for (let time = 0; time < 2; time++) {
    expect((await asEmployer('Hei alle', undefined, both, { idempotencyKey: 'a' })).body.message).toBe(
      'Meldingen er sendt til 2 søkere.',
    );
    expect((await asApplicant('Hei', { idempotencyKey: 'a' })).status).toBe(200);
  }
  expect(await read()).toHaveLength(2);
  expect((await mails()).filter(({ subject }) => subject.startsWith('Melding om'))).toHaveLength(2);
  // Other words are another message.
  await asApplicant('Hei igjen', { idempotencyKey: 'a' });
  expect(await read()).toHaveLength(3);
});

test('whoever has asked five times waits for an answer', async () => {
  const { asEmployer, asApplicant } = await office();
  for (let time = 0; time < 5; time++) expect((await asApplicant(`Nummer ${time}`)).status).toBe(200);
  const refused = await asApplicant('Nummer 6');
  expect(refused).toMatchObject({ status: 409 });
  expect(refused.body.message).toBe('Du har skrevet 5 meldinger uten svar. Vent til bedriften svarer.');
  await asEmployer('Ja?');
  expect((await asApplicant('Nummer 6')).status).toBe(200);
});

test('an application that was withdrawn is written about no more', async () => {
  const { call, applicant, first, second, asEmployer, asApplicant, readOwn } = await office();
  await asEmployer('Hei');
  await call(`POST /api/applications/mine/${first.id}/withdraw`, applicant);
  expect((await asApplicant('Angrer')).body.message).toBe(
    'Du har trukket søknaden. Bedriften kan ikke lese meldingen.',
  );
  expect(await asEmployer('Hvorfor?')).toMatchObject({ status: 404 });
  const { body } = await asEmployer('Til begge', undefined, [first.id, second.id]);
  expect(body.message).toBe('Meldingen er sendt. 1 har trukket søknaden, eller den er slettet.');
  expect(await readOwn()).toHaveLength(1);
});

test('nothing empty or too long is sent', async () => {
  const { asEmployer, asApplicant } = await office();
  for (const send of [asEmployer, asApplicant]) {
    expect((await send(' \n ')).body.message).toBe('Skriv en melding');
    expect((await send('x'.repeat(3001))).body.message).toBe('Meldingen kan ikke være lengre enn 3000 tegn');
  }
});

test('of an anonymous application nothing tells whose the messages are, until somebody asks', async () => {
  const { app, call, db, owner, business, first, asApplicant, read } = await office();
  const exported = async () => {
    const url = `/api/applications/business/${business.id}/export?format=zip&ids=${first.id}`;
    const { rawPayload } = await app.inject({ url, headers: { authorization: `Bearer ${owner.token}` } });
    const [, text] = Object.entries(unzipSync(rawPayload)).find(([name]) => name.endsWith('søknad.txt')) ?? [];
    return strFromU8(text ?? new Uint8Array());
  };
  await db
    .updateTable('applications')
    .set({ anonymousResponses: JSON.stringify([]) })
    .where('id', '=', first.id)
    .execute();
  await asApplicant('Hilsen Sigrid, tlf. 99 88 77 66');
  expect(await exported()).toMatch(/Melding fra Søker \d{3}-\d{3}, .*\r\nHilsen \[skjult\], tlf. \[skjult\]\r\n/);
  const [anonymous] = await read();
  expect(anonymous.author).toMatch(/^Søker \d{3}-\d{3}$/);
  expect(anonymous.message).toBe('Hilsen [skjult], tlf. [skjult]');
  await call('POST /api/applications/reveal', { token: owner.token, body: { applications: [{ id: first.id }] } });
  expect(await read()).toMatchObject([{ author: 'Sigrid Søker', message: 'Hilsen Sigrid, tlf. 99 88 77 66' }]);
  expect(await exported()).toMatch(/Melding fra Sigrid Søker, .*\r\nHilsen Sigrid, tlf/);
});

test('what was written with a status can be answered, once the applicant was told', async () => {
  const { call, clock, runJobs, owner, first, read, readOwn } = await office();
  const body = { status: 'contacted', message: 'Ring meg gjerne.' };
  await call(`PUT /api/applications/${first.id}/status`, { token: owner.token, body });
  await runJobs();
  expect(await readOwn()).toEqual([]);
  clock.moveBy(11 * 60_000);
  await runJobs();
  expect(await readOwn()).toMatchObject([{ author: 'Fjordbygg AS', message: 'Ring meg gjerne.' }]);
  expect(await read()).toMatchObject([{ author: 'Eli Eier' }]);
});

test('what is told after a colleague took the own change back is still of whoever wrote it', async () => {
  const { call, clock, runJobs, owner, colleague, first, read } = await office();
  const set = ({ token }: { token: string }, status: string, message: string) =>
    call(`PUT /api/applications/${first.id}/status`, { token, body: { status, message } });
  await set(owner, 'contacted', 'Ring meg gjerne.');
  const { body } = await set(colleague, 'denied', 'Dessverre.');
  const { id, version } = body.application;
  await call('POST /api/applications/undo', { token: colleague.token, body: { applications: [{ id, version }] } });
  clock.moveBy(11 * 60_000);
  await runJobs();
  expect(await read()).toMatchObject([{ author: 'Eli Eier', message: 'Ring meg gjerne.' }]);
});

test('whoever cannot log in is not asked by mail to answer', async () => {
  const { db, mails, applicant, asEmployer, read } = await office();
  await db.updateTable('users').set({ isActive: false }).where('id', '=', applicant.id).execute();
  await asEmployer('Hei');
  expect(await read()).toHaveLength(1);
  expect((await mails()).filter(({ subject }) => subject.startsWith('Melding om'))).toEqual([]);
});

test('messages go with the account, and of the employer’s only who wrote them', async () => {
  const { call, db, applicant, asEmployer, asApplicant, colleague, read } = await office();
  await asEmployer('Hei', colleague);
  await asApplicant('Hallo');
  await call('DELETE /api/auth/me', { token: colleague.token, body: { password: colleague.password } });
  expect(await read()).toMatchObject([{ author: null, message: 'Hei' }, {}]);
  const { sent } = await readApplicationsOf(db, applicant.id);
  expect(sent[0]?.messages).toMatchObject([
    { from: 'Fjordbygg AS', message: 'Hei' },
    { from: 'Deg', message: 'Hallo' },
  ]);
  await call('DELETE /api/auth/me', { token: applicant.token, body: { password: applicant.password } });
  expect(await db.selectFrom('applicationMessages').selectAll().execute()).toEqual([]);
});

test('an applicant sends files with a message, once, and only the employer of that application fetches them', async () => {
  const { call, owner, applicant, other, first, asApplicant, read, readOwn } = await office();
  const file = await upload(call, applicant.token);
  const stolen = await upload(call, other.token);
  const refused = await asApplicant('Her er den', { files: [stolen.id] });
  expect(refused).toMatchObject({ status: 409, body: { errors: [{ path: 'files' }] } });
  expect(await readOwn()).toEqual([]);
  for (let time = 0; time < 2; time++)
    expect((await asApplicant('Her er den', { files: [file.id], idempotencyKey: 'a' })).status).toBe(200);
  expect((await asApplicant('Én gang til', { files: [file.id] })).status).toBe(409);
  const [message, ...more] = await read();
  expect(more).toEqual([]);
  expect(message.files).toMatchObject([{ originalName: 'Min CV.pdf', scan: 'clean' }]);
  expect((await call(`GET ${message.files[0].url}`)).status).toBe(200);
  const whole = await call(`GET /api/applications/${first.id}`, owner);
  expect(whole.body.application.fileCount).toBe(1);
  await call(`POST /api/applications/mine/${first.id}/withdraw`, applicant);
  expect((await call(`GET ${message.files[0].url}`)).status).toBe(404);
  expect((await call(`GET ${(await readOwn())[0].files[0].url}`)).status).toBe(200);
  expect((await asApplicant('x', { files: Array(6).fill(file.id) })).body.message).toBe(
    'Du kan legge ved høyst 5 filer',
  );
});

test('of an anonymous application a file with a message has no name and no address', async () => {
  const { call, db, applicant, first, asApplicant, read } = await office();
  await db
    .updateTable('applications')
    .set({ anonymousResponses: JSON.stringify([]) })
    .where('id', '=', first.id)
    .execute();
  const { id } = await upload(call, applicant.token);
  await asApplicant('Her er den', { files: [id] });
  expect((await read())[0].files).toMatchObject([{ originalName: 'Vedlegg 1.pdf', url: null }]);
});
