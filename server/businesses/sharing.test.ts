import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { policy } from '../../contract/policy.ts';
import { addBusiness } from '../../tests/support/hiring.ts';
import { addUser } from '../../tests/support/people.ts';
import { addStaff } from '../../tests/support/staff.ts';
import { createTestApp, type TestApp, testApp } from '../../tests/support/test-app.ts';
import { DAY_MS } from '../platform/clock.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof addUser>>;
let colleague: typeof owner;
let stranger: typeof owner;
let id: string;
let organizationNumber: string;

beforeAll(async () => {
  app = await createTestApp();
  [colleague, stranger] = [await addUser(app.call, { firstName: 'Ola' }), await addUser(app.call)];
});
beforeEach(async () => {
  owner = await addUser(app.call);
  ({ id, organizationNumber } = await addBusiness(app.db, { ownerId: owner.id }));
});
afterAll(() => app.close());

const settings = (call: string, token?: string, body?: object) => {
  const [method, path] = call.split(' ');
  const options = { ...(token && { token }), ...(body && { body }) };
  return app.call(`${method} /api/business-settings/${id}/${path}`, options);
};
const share = (email: string, token = owner.token) => settings('POST share', token, { email });
const read = async () => (await settings('GET shared-users', owner.token)).body;
const lastMail = async () => (await app.mails()).at(-1);
/** Sessions end meanwhile. */
async function waitAMonth() {
  app.clock.moveBy(31 * DAY_MS);
  const { email, password } = owner;
  owner.token = (await app.call('POST /api/auth/login', { body: { email, password } })).body.token;
}
/** The token of the last mailed link. */
const linkToken = async () => /token=([\w-]+)/.exec((await lastMail())?.text ?? '')?.[1];

test('the owner shares by address; the colleague is told, sees the business and may edit it, until it is taken away', async () => {
  const shared = await share(` ${colleague.email.toUpperCase()}`);
  expect(shared.status).toBe(200);
  expect(shared.body).toMatchObject({
    message: 'Bedriften er delt med Ola Nordmann.',
    sharedUser: { id: colleague.id, emailConfirmed: false },
    invitation: null,
  });
  expect(await lastMail()).toMatchObject({ to: colleague.email, subject: 'Du har fått tilgang til Fjordbygg AS' });
  expect((await app.mails()).findLast(({ to }) => to === owner.email)).toMatchObject({
    subject: 'Ola Nordmann har nå tilgang til Fjordbygg AS',
    text: expect.stringContaining('Fjern tilgangen og bytt passord'),
  });
  expect(await read()).toMatchObject({
    owner: { id: owner.id },
    sharedUsers: [{ id: colleague.id, _id: colleague.id, firstName: 'Ola', email: colleague.email }],
    invitations: [],
  });
  const mine = async () =>
    (await app.call('GET /api/business/my-businesses', { token: colleague.token })).body.businesses;
  expect(await mine()).toMatchObject([{ id, isOwner: false, isShared: true, owner: { firstName: 'Kari' } }]);
  const seenByOthers = await app.call(`GET /api/business/${organizationNumber}`, { token: stranger.token });
  expect(seenByOthers.body.business.owner).toBeNull();
  expect((await share(colleague.email)).body.message).toBe(`${colleague.email} har allerede tilgang til bedriften.`);

  expect((await settings(`DELETE share/${colleague.id}`, owner.token)).body.message).toBe('Tilgangen er fjernet.');
  expect(await lastMail()).toMatchObject({
    to: colleague.email,
    subject: 'Du har ikke lenger tilgang til Fjordbygg AS',
  });
  expect(await mine()).toEqual([]);
  expect((await settings(`DELETE share/${colleague.id}`, owner.token)).status).toBe(404);
});

test('a colleague gives the access up, once, and the owner is told', async () => {
  await share(colleague.email);
  expect((await lastMail())?.text).toContain('Vil du ikke ha tilgang, kan du forlate bedriften på bedriftssiden.');
  const leave = (token?: string) => settings('DELETE access', token);
  expect((await leave()).status).toBe(401);
  for (const { token } of [owner, stranger]) {
    const { status, body } = await leave(token);
    expect([status, body.message]).toEqual([404, 'Bedriften er ikke delt med deg.']);
  }
  expect((await read()).sharedUsers).toHaveLength(1);
  expect((await leave(colleague.token)).body.message).toBe('Du har ikke lenger tilgang til Fjordbygg AS.');
  expect(await lastMail()).toMatchObject({ to: owner.email, subject: 'Ola Nordmann har forlatt Fjordbygg AS' });
  expect((await read()).sharedUsers).toEqual([]);
  expect((await leave(colleague.token)).status).toBe(404);
  const edit = await app.call(`GET /api/business/edit/${id}`, { token: colleague.token });
  expect(edit.status).toBe(404);
  const events = await app.db.selectFrom('businessEvents').selectAll().where('businessId', '=', id).execute();
  expect(events.at(-1)).toMatchObject({ kind: 'unshared', actorId: colleague.id, details: { userId: colleague.id } });
  const elsewhere = await app.call('DELETE /api/business-settings/ikke-en-id/access', { token: colleague.token });
  expect(elsewhere.status).toBe(400);
});

test('what belongs to the owner is refused to shared users, and does not exist for others', async () => {
  await share(colleague.email);
  const calls: [string, object?][] = [
    ['GET shared-users'],
    ['PUT toggle-active'],
    ['POST share', { email: 'ny@example.no' }],
    [`DELETE share/${colleague.id}`],
    [`DELETE invitations/${id}`],
    ['PUT contact-address', { contactEmail: '' }],
  ];
  for (const [call, body] of calls) {
    expect((await settings(call, undefined, body)).status, call).toBe(401);
    expect((await settings(call, stranger.token, body)).status, call).toBe(404);
    const refused = await settings(call, colleague.token, body);
    expect([refused.status, refused.body.message], call).toEqual([403, 'Bare eieren av bedriften kan gjøre dette.']);
  }
  expect((await read()).sharedUsers).toHaveLength(1);
  await app.db.updateTable('businesses').set({ approvalStatus: 'rejected' }).where('id', '=', id).execute();
  for (const [call, body] of calls) expect((await settings(call, owner.token, body)).status, call).toBe(404);
  expect((await app.call(`GET /api/business/edit/${id}`, { token: owner.token })).status).toBe(404);
});

test('what cannot be shared with is said', async () => {
  for (const [email, status, message] of [
    ['', 400, 'E-post er påkrevd'],
    ['ikke en adresse', 400, 'Vennligst oppgi en gyldig e-postadresse'],
    [owner.email, 400, 'Du eier bedriften og har allerede tilgang.'],
  ] as const) {
    const { status: answered, body } = await share(email);
    expect([answered, body.message, body.errors[0].path]).toEqual([status, message, 'email']);
  }
  expect((await settings('POST share', owner.token, {})).body.message).toBe('E-post er påkrevd');
});

test('who has no account is invited, and gets access by confirming the address, not before', async () => {
  const email = `ny.${id}@example.no`;
  const invited = await share(email);
  expect(invited.body).toMatchObject({ sharedUser: null, invitation: { email } });
  expect(invited.body.message).toMatch(/^Vi har sendt en invitasjon til /);
  expect((await app.mails()).findLast(({ to }) => to === owner.email)).toMatchObject({
    subject: 'Du har invitert noen til Fjordbygg AS',
    text: expect.stringContaining(email),
  });
  expect(await lastMail()).toMatchObject({ to: email, subject: 'Kari Nordmann vil dele Fjordbygg AS med deg' });
  expect((await share(email.toUpperCase())).status).toBe(409);
  expect(await read()).toMatchObject({ sharedUsers: [], invitations: [{ email }] });

  const newcomer = await addUser(app.call, { email, firstName: 'Ny' });
  const mine = async () =>
    (await app.call('GET /api/business/my-businesses', { token: newcomer.token })).body.businesses;
  expect(await mine()).toEqual([]);
  const confirmed = await app.call('POST /api/auth/confirm-email', { body: { token: await linkToken() } });
  expect(confirmed.status).toBe(200);
  expect(await mine()).toMatchObject([{ id, isShared: true }]);
  expect(await read()).toMatchObject({ sharedUsers: [{ email, emailConfirmed: true }], invitations: [] });
  expect(await lastMail()).toMatchObject({ to: owner.email, subject: 'Ny Nordmann har nå tilgang til Fjordbygg AS' });
});

test('an invitation does not give back what was given and taken away since', async () => {
  const email = `igjen.${id}@example.no`;
  await share(email);
  const newcomer = await addUser(app.call, { email });
  const token = await linkToken();
  expect((await share(email)).body).toMatchObject({ sharedUser: { email }, invitation: null });
  expect((await read()).invitations).toEqual([]);
  expect((await settings(`DELETE share/${newcomer.id}`, owner.token)).status).toBe(200);
  expect((await app.call('POST /api/auth/confirm-email', { body: { token } })).status).toBe(200);
  expect((await read()).sharedUsers).toEqual([]);
});

test('neither inviting and taking it back again nor changing where messages go is a way to fill the letter box of a stranger', async () => {
  const limited = await testApp({ rateLimits: true });
  const sharer = await addUser(limited.call);
  const business = await addBusiness(limited.db, { ownerId: sharer.id });
  const path = `/api/business-settings/${business.id}`;
  const invite = (email: string) => limited.call(`POST ${path}/share`, { token: sharer.token, body: { email } });
  for (const email of ['Fremmed@example.no', ...Array(4).fill('fremmed@example.no')]) {
    const { body } = await invite(email);
    expect(body).toMatchObject({ success: true });
    await limited.call(`DELETE ${path}/invitations/${body.invitation.id}`, { token: sharer.token });
  }
  expect((await invite('fremmed@example.no')).status).toBe(429);
  expect((await invite('kollega@example.no')).status).toBe(200);
  // Those before were six.
  for (let times = 6; times < 60; times += 1)
    await limited.platform.rateLimits.count(`sharing ${sharer.id}`, { max: 60, windowSeconds: DAY_MS / 1000 });
  expect((await invite('annen@example.no')).status, 'the next of that day').toBe(429);
  const set = (contactEmail: string) =>
    limited.call(`PUT ${path}/contact-address`, { token: sharer.token, body: { contactEmail } });
  for (let times = 0; times < 10; times += 1) expect((await set(`post${times}@example.no`)).status).toBe(200);
  expect((await set('post9@example.no')).status, 'no change, and no mail').toBe(200);
  expect((await set('post@example.no')).status).toBe(429);
});

test('an inactive account gets no access, its address is invited, and gets it when the account is active and confirmed', async () => {
  const admin = await addStaff(app);
  const change = (userId: string, isActive: boolean) =>
    app.call(`PUT /api/admin/users/${userId}`, { token: admin.token, body: { isActive } });
  for (const isConfirmed of [true, false]) {
    const { id: userId, email } = await addUser(app.call);
    const token = await linkToken();
    const confirm = () => app.call('POST /api/auth/confirm-email', { body: { token } });
    if (isConfirmed) await confirm();
    await change(userId, false);
    expect((await share(email)).body).toMatchObject({ sharedUser: null, invitation: { email } });
    if (!isConfirmed) await confirm();
    expect((await read()).sharedUsers.some((user: { id: string }) => user.id === userId)).toBe(false);
    expect((await change(userId, true)).status).toBe(200);
    expect(await read()).toMatchObject({ invitations: [] });
    expect((await read()).sharedUsers.some((user: { id: string }) => user.id === userId)).toBe(true);
  }
  const { id: unconfirmed, email } = await addUser(app.call);
  await change(unconfirmed, false);
  await share(email);
  await change(unconfirmed, true);
  expect(await read()).toMatchObject({ invitations: [{ email }] });
});

test.each([
  { lastName: 'Besøk evil.example' },
  { lastName: 'https://evil' },
  { businessName: 'Vinn på evil.example AS' },
  { businessName: 'https://evil/vinn' },
])('a stranger is not shown the link %j in our mails', async ({ lastName = 'Ås', businessName = 'Hansen A/S' }) => {
  const sharer = await addUser(app.call, { firstName: 'Åse', lastName });
  const business = await addBusiness(app.db, { ownerId: sharer.id, businessName });
  const path = `/api/business-settings/${business.id}/share`;
  for (const email of [`fremmed.${business.id}@example.no`, colleague.email]) {
    expect((await app.call(`POST ${path}`, { token: sharer.token, body: { email } })).status).toBe(200);
    const { subject = '', text, html } = (await lastMail()) ?? {};
    expect(subject + text + html).not.toContain('evil');
    expect(subject + text).toContain(lastName === 'Ås' ? 'Åse Ås' : 'Hansen A/S');
  }
  await app.call(`DELETE ${path}/${colleague.id}`, { token: sharer.token });
  expect(JSON.stringify(await lastMail())).not.toContain('evil');
});

test('who was invited also gets access by a new password, for its link shows whose the address is', async () => {
  const email = `glemt.${id}@example.no`;
  await share(email);
  await addUser(app.call, { email });
  const newPassword = 'Varm-Fjord-1953?';
  await app.call('POST /api/auth/forgot-password', { body: { email } });
  await app.runJobs();
  const body = { token: await linkToken(), newPassword };
  expect((await app.call('POST /api/auth/reset-password', { body })).status).toBe(200);
  const { token } = (await app.call('POST /api/auth/login', { body: { email, password: newPassword } })).body;
  const { businesses } = (await app.call('GET /api/business/my-businesses', { token })).body;
  expect(businesses).toMatchObject([{ id, isShared: true }]);
});

test('an invitation can be withdrawn, runs out after thirty days, and is forgotten by the nightly job', async () => {
  const email = `sen.${id}@example.no`;
  const { body } = await share(email);
  expect((await settings(`DELETE invitations/${body.invitation.id}`, owner.token)).status).toBe(200);
  expect((await settings(`DELETE invitations/${body.invitation.id}`, owner.token)).status).toBe(404);
  expect((await read()).invitations).toEqual([]);

  await share(email);
  await waitAMonth();
  expect((await read()).invitations).toEqual([]);
  const newcomer = await addUser(app.call, { email });
  await app.call('POST /api/auth/confirm-email', { body: { token: await linkToken() } });
  expect((await app.call('GET /api/business/my-businesses', { token: newcomer.token })).body.businesses).toEqual([]);
  await share(`evig.${id}@example.no`);
  await waitAMonth();
  await app.runJob('delete-old-business-rows');
  const left = await app.db.selectFrom('businessInvitations').select('id').where('businessId', '=', id).execute();
  expect(left).toEqual([]);
});

test('what has run out counts no more, cannot be withdrawn, and gives its place to another', async () => {
  const { colleaguesPerBusiness } = policy;
  const now = app.clock.now();
  const expiresAt = new Date(now.getTime() + DAY_MS);
  const common = { businessId: id, invitedBy: owner.id, createdAt: now, expiresAt };
  const values = Array.from({ length: colleaguesPerBusiness }, (_, n) => ({
    ...common,
    email: `n${n}.${id}@example.no`,
  }));
  const [first] = await app.db.insertInto('businessInvitations').values(values).returning('id').execute();
  const full = await share(`enda.${id}@example.no`);
  expect([full.status, full.body.message]).toEqual([409, 'En bedrift kan deles med høyst 50 personer.']);
  await waitAMonth();
  const late = await settings(`DELETE invitations/${first?.id}`, owner.token);
  expect([late.status, late.body.message]).toEqual([404, 'Invitasjonen er ikke lenger åpen.']);
  expect((await share(`enda.${id}@example.no`)).status).toBe(200);
});

test('the owner hides the business and shows it again', async () => {
  const visible = async () => (await app.call(`GET /api/business/${organizationNumber}`)).status;
  const off = await settings('PUT toggle-active', owner.token);
  expect(off.body).toMatchObject({
    message: 'Bedriften er deaktivert. Den er skjult for jobbsøkere og kan ikke motta søknader.',
    business: { isActive: false },
  });
  expect(await visible()).toBe(404);
  const on = await settings('PUT toggle-active', owner.token);
  const message = 'Bedriften er aktivert. Jobbsøkere kan se den igjen.';
  expect(on.body).toMatchObject({ message, business: { isActive: true } });
  expect(await visible()).toBe(200);
  const events = await app.db.selectFrom('businessEvents').select('kind').where('businessId', '=', id).execute();
  expect(events.map(({ kind }) => kind)).toEqual(['deactivated', 'activated']);
});

test('sent once more, as after a lost reply, it does not turn the business over again', async () => {
  const set = (isActive: boolean) =>
    app.call(`PUT /api/business-settings/${id}/toggle-active`, { token: owner.token, body: { isActive } });
  for (const isActive of [false, false, true, true]) {
    expect((await set(isActive)).body).toMatchObject({ success: true, business: { isActive } });
  }
  const events = await app.db.selectFrom('businessEvents').select('kind').where('businessId', '=', id).execute();
  expect(events.map(({ kind }) => kind)).toEqual(['deactivated', 'activated']);
});

test('what staff took down stays down until staff puts it back', async () => {
  const admin = await addStaff(app);
  const change = (isActive: boolean) =>
    app.call(`PUT /api/admin/businesses/${id}`, { token: admin.token, body: { isActive } });
  await app.call(`DELETE /api/admin/businesses/${id}`, { token: admin.token });
  const refused = await settings('PUT toggle-active', owner.token);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Vi har deaktivert bedriften. Ta kontakt med oss hvis det er en feil.',
  ]);
  expect((await app.call(`GET /api/business/${organizationNumber}`)).status).toBe(404);
  const isStopped = async () =>
    (await app.call('GET /api/business/my-businesses', { token: owner.token })).body.businesses[0].isStopped;
  expect(await isStopped()).toBe(true);
  await change(true);
  expect(await isStopped()).toBe(false);
  expect((await settings('PUT toggle-active', owner.token)).body.business.isActive).toBe(false);
  expect((await settings('PUT toggle-active', owner.token)).body.business.isActive).toBe(true);
});

test('the contact address opens the profile for messages', async () => {
  const hasAddress = async () =>
    (await app.call(`GET /api/business/${organizationNumber}`)).body.business.hasContactAddress;
  expect((await settings('PUT contact-address', owner.token, { contactEmail: 'post@' })).status).toBe(400);
  await settings('PUT contact-address', owner.token, { contactEmail: 'post@fjordbygg.example' });
  expect([await hasAddress(), (await read()).contactEmail]).toEqual([true, 'post@fjordbygg.example']);
  await settings('PUT contact-address', owner.token, { contactEmail: '' });
  expect(await hasAddress()).toBe(false);
});

test('the owner hears where messages go now, and a form that is open meanwhile is saved', async () => {
  const contactEmail = `post@${id}.example`;
  const mails = async () =>
    (await app.mails()).filter(({ to, subject }) => to === owner.email && subject.startsWith('Ny kontaktadresse'));
  const { business } = (await app.call(`GET /api/business/edit/${id}`, { token: owner.token })).body;
  app.clock.moveBy(1000);
  for (const _ of [1, 2])
    expect((await settings('PUT contact-address', owner.token, { contactEmail })).status).toBe(200);
  expect(await mails()).toMatchObject([{ text: expect.stringContaining(contactEmail) }]);
  const { businessName, longDescription, updatedAt } = business;
  const changes = { businessName, longDescription, updatedAt, shortDescription: 'Vi bygger hus og naust.' };
  const body = new FormData();
  for (const [name, value] of Object.entries(changes)) body.set(name, value);
  expect((await app.call(`PUT /api/business/edit/${id}`, { token: owner.token, body })).status).toBe(200);
  app.clock.moveBy(-1000);
});

test('the doubled prefix is the same call, and fixed paths win over organisation numbers', async () => {
  const doubled = await app.call(`GET /api/api/business-settings/${id}/shared-users`, { token: owner.token });
  expect([doubled.status, doubled.body.owner.id]).toEqual([200, owner.id]);
  for (const path of ['check-limit', 'my-businesses']) {
    expect((await app.call(`GET /api/business/${path}`)).status, path).toBe(401);
  }
});

test('an account that goes takes its invitations along', async () => {
  const email = `borte.${id}@example.no`;
  await share(email);
  const newcomer = await addUser(app.call, { email });
  const download = await app.call('GET /api/auth/my-data', { token: newcomer.token });
  expect(download.status).toBe(200);
  const body = { password: newcomer.password };
  expect((await app.call('DELETE /api/auth/me', { token: newcomer.token, body })).status).toBe(200);
  expect((await read()).invitations).toEqual([]);
});

test('what is done with one business leaves another one of its owner as it is', async () => {
  const other = await addBusiness(app.db, { ownerId: owner.id });
  const [guest, newcomer] = [await addUser(app.call), await addUser(app.call)];
  const shares = [colleague, guest].map(({ id: userId }) => ({ businessId: other.id, userId }));
  await app.db.insertInto('businessShares').values(shares).execute();
  const path = `/api/business-settings/${other.id}`;
  const [createdAt, expiresAt] = [app.clock.now(), new Date(app.clock.now().getTime() + DAY_MS)];
  const invitation = await app.db
    .insertInto('businessInvitations')
    .values({ businessId: other.id, email: newcomer.email, invitedBy: owner.id, createdAt, expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.db.updateTable('businesses').set({ contactEmail: colleague.email }).where('id', '=', other.id).execute();
  const seen = async () => [
    (await app.call(`GET ${path}/shared-users`, owner)).body,
    (await app.call(`GET /api/business/${other.organizationNumber}`)).status,
  ];
  const before = await seen();
  for (const { email } of [colleague, guest, newcomer]) expect((await share(email)).status).toBe(200);
  expect((await settings(`DELETE share/${colleague.id}`, owner.token)).status).toBe(200);
  expect((await settings('DELETE access', guest.token)).status).toBe(200);
  expect((await settings(`DELETE invitations/${invitation.id}`, owner.token)).status).toBe(404);
  expect((await settings('PUT contact-address', owner.token, { contactEmail: 'ny@example.no' })).status).toBe(200);
  expect((await settings('PUT toggle-active', owner.token)).status).toBe(200);
  expect(await seen()).toEqual(before);
});

test('only a business that staff approved learns whose an address is', async () => {
  const app = await testApp();
  const [owner, colleague] = [await addUser(app.call), await addUser(app.call)];
  const { id } = await addBusiness(app.db, { ownerId: owner.id, approvalStatus: 'pending' });
  const share = (email: string) =>
    app.call(`POST /api/business-settings/${id}/share`, { token: owner.token, body: { email } });
  for (const email of [colleague.email, 'ingen@example.no']) {
    const refused = await share(email);
    expect(refused).toMatchObject({ status: 409, body: { message: 'Bedriften kan deles når vi har godkjent den.' } });
    expect(JSON.stringify(refused.body)).not.toContain(colleague.id);
  }
  expect(await app.db.selectFrom('businessInvitations').selectAll().execute()).toEqual([]);
  await app.db.updateTable('businesses').set({ approvalStatus: 'approved' }).where('id', '=', id).execute();
  expect((await share(colleague.email)).status).toBe(200);
});
