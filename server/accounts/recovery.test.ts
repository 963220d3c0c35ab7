import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { commonPassword } from '../../contract/accounts/account-fields.ts';
import { addFormPosition, apply, pdf, upload } from '../../tests/support/applying.ts';
import { breakRow } from '../../tests/support/broken-row.ts';
import { cvData, withCv } from '../../tests/support/cvs.ts';
import { addBusiness, addShare } from '../../tests/support/hiring.ts';
import { meanwhile } from '../../tests/support/meanwhile.ts';
import { hasOnlyWords } from '../../tests/support/only-words.ts';
import { addUser } from '../../tests/support/people.ts';
import { type TestApp, testApp } from '../../tests/support/test-app.ts';
import { isOpenToOthers } from '../businesses/index.ts';
import { DAY_MS, MINUTE_MS } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import { readUser } from './queries.ts';

const newPassword = 'Varm-Fjord-1953?';

/** The secret of the last mail with this subject. */
async function tokenIn({ mails }: TestApp, subject: string) {
  const mail = (await mails()).findLast((each) => each.subject === subject);
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
}

async function askForLink(app: TestApp, email: string) {
  const answer = await app.call('POST /api/auth/forgot-password', { body: { email } });
  await app.runJobs();
  return answer;
}

test('a forgotten password is replaced with the mailed link, once, and every session ends', async () => {
  const app = await testApp();
  const { call } = app;
  const { email, password, token } = await addUser(call);
  await askForLink(app, email.toUpperCase());
  const body = { token: await tokenIn(app, 'Sett et nytt passord'), newPassword, confirmPassword: newPassword };
  const check = async () => (await call('POST /api/auth/check-reset-link', { body: { token: body.token } })).status;
  expect([await check(), await check()]).toEqual([200, 200]);
  expect((await call('POST /api/auth/reset-password', { body })).body).toMatchObject({ success: true });
  expect(await check()).toBe(400);
  expect((await call('POST /api/auth/reset-password', { body })).status).toBe(400);
  expect((await call('GET /api/auth/me', { token })).status).toBe(401);
  expect((await call('POST /api/auth/login', { body: { email, password } })).status).toBe(401);
  const entered = await call('POST /api/auth/login', { body: { email, password: newPassword } });
  expect(entered.body.user.emailConfirmed).toBe(true);
  const told = (await app.mails()).find(({ subject }) => subject === 'Passordet ditt er endret');
  expect(told?.text).toContain('/?logginn');
});

test('the mail about a new password names what others still have of the own businesses', async () => {
  const app = await testApp();
  const [owner, colleague] = [await addUser(app.call), await addUser(app.call)];
  const { id } = await addBusiness(app.db, { ownerId: owner.id });
  const told = async ({ token, password }: typeof owner) => {
    const body = { currentPassword: password, newPassword };
    expect((await app.call('POST /api/auth/change-password', { token, body })).status).toBe(200);
    return (await app.mails()).findLast(({ subject }) => subject === 'Passordet ditt er endret')?.text;
  };
  const still = /er delt med andre, har invitasjoner som venter, eller har nøkler/;
  const isOpen = () => isOpenToOthers(app.db, owner.id, app.clock.now());
  expect(await isOpen()).toBe(false);
  const share = { token: owner.token, body: { email: 'ny.kollega@example.no' } };
  expect((await app.call(`POST /api/business-settings/${id}/share`, share)).status).toBe(200);
  expect(await isOpen(), 'somebody is invited').toBe(true);
  await app.db.deleteFrom('businessInvitations').execute();
  expect(await isOpen()).toBe(false);
  const key = { token: owner.token, body: { name: 'Webcruiter' } };
  expect((await app.call(`POST /api/business-settings/${id}/keys`, key)).status).toBe(200);
  expect(await isOpen(), 'a system has a key').toBe(true);
  await app.db.deleteFrom('businessKeys').execute();
  await addShare(app.db, id, colleague.id);
  expect(await told(owner)).toMatch(still);
  expect(await told(colleague)).not.toMatch(still);
});

test('asking for a link tells nobody whether the address is known', async () => {
  const app = await testApp();
  const { email } = await addUser(app.call);
  const known = await askForLink(app, email);
  const inactive = await addUser(app.call);
  await app.db.updateTable('users').set({ isActive: false }).where('id', '=', inactive.id).execute();
  for (const other of [inactive.email, 'ukjent@example.no']) {
    const { status, body } = await askForLink(app, other);
    expect([status, body], other).toEqual([known.status, known.body]);
  }
  expect(known.body.message).toBe(
    'Hvis e-postadressen eksisterer, har vi sendt en tilbakestillingslenke. Sjekk innboksen din (og søppelpost).',
  );
  expect((await app.mails()).filter(({ subject }) => subject === 'Sett et nytt passord')).toHaveLength(1);
  const empty = await app.call('POST /api/auth/forgot-password', { body: { email: '' } });
  expect(empty.body.message).toBe('Vennligst skriv inn e-postadressen din');
});

test('a link works for an hour, and only the last one', async () => {
  const app = await testApp();
  const { email } = await addUser(app.call);
  const reset = (token?: string) => app.call('POST /api/auth/reset-password', { body: { token, newPassword } });
  await askForLink(app, email);
  const first = await tokenIn(app, 'Sett et nytt passord');
  await askForLink(app, email);
  const second = await tokenIn(app, 'Sett et nytt passord');
  const check = (token?: string) => app.call('POST /api/auth/check-reset-link', { body: { token } });
  expect((await reset(first)).status).toBe(400);
  expect((await check(first)).body.message).toBe('Lenken er ugyldig eller utløpt. Be om en ny.');
  expect((await check(second)).status).toBe(200);
  app.clock.moveBy(61 * MINUTE_MS);
  expect((await check(second)).body).toMatchObject((await reset(second)).body);
  expect((await reset(second)).status).toBe(400);
  expect((await reset(undefined)).status).toBe(400);
  expect((await reset("' or 1=1 --")).status).toBe(400);
});

test('who was deactivated meanwhile is told so instead of being sent to log in, and keeps the link', async () => {
  const app = await testApp();
  const { id, email, password } = await addUser(app.call);
  await askForLink(app, email);
  const body = { token: await tokenIn(app, 'Sett et nytt passord'), newPassword };
  const setActive = (isActive: boolean) => app.db.updateTable('users').set({ isActive }).where('id', '=', id).execute();
  await setActive(false);
  const refused = await app.call('POST /api/auth/reset-password', { body });
  expect([refused.status, refused.body.message]).toEqual([
    403,
    'Kontoen er deaktivert. Ta kontakt med oss hvis det er en feil.',
  ]);
  await setActive(true);
  expect((await app.call('POST /api/auth/login', { body: { email, password } })).status).toBe(200);
  expect((await app.call('POST /api/auth/reset-password', { body })).status).toBe(200);
});

test('nobody is flooded with links', async () => {
  const app = await testApp({ rateLimits: true });
  const { email } = await addUser(app.call);
  for (let asked = 0; asked < 6; asked++) expect((await askForLink(app, email)).status).toBe(200);
  expect((await app.mails()).filter(({ subject }) => subject === 'Sett et nytt passord')).toHaveLength(3);
});

test('the rules of the reset form are said in its words and order', async () => {
  const { call } = await testApp();
  const reset = async (fields: object) =>
    (await call('POST /api/auth/reset-password', { body: { token: 'x', newPassword, ...fields } })).body.errors;
  expect(await reset({ newPassword: '' })).toEqual([{ path: 'newPassword', msg: 'Nytt passord er påkrevd' }]);
  expect(await reset({ newPassword: 'Aa1!' })).toEqual([{ path: 'newPassword', msg: 'Passord må være minst 8 tegn' }]);
  expect(await reset({ newPassword: 'P@ssw0rd' })).toEqual([{ path: 'newPassword', msg: commonPassword }]);
  expect(await reset({ confirmPassword: '' })).toEqual([
    { path: 'confirmPassword', msg: 'Bekreft passord er påkrevd' },
  ]);
  expect(await reset({ confirmPassword: 'x' })).toEqual([{ path: 'confirmPassword', msg: 'Passordene matcher ikke' }]);
  expect(await reset({ newPassword: '', confirmPassword: '' })).toEqual([
    { path: 'newPassword', msg: 'Nytt passord er påkrevd' },
    { path: 'confirmPassword', msg: 'Bekreft passord er påkrevd' },
  ]);
});

test('changing the password needs the current one and logs out everywhere', async () => {
  const { call } = await testApp();
  const { email, password, token } = await addUser(call);
  const change = (fields: object) =>
    call('POST /api/auth/change-password', { token, body: { currentPassword: password, newPassword, ...fields } });
  expect((await change({ currentPassword: '' })).body.message).toBe('Nåværende passord er påkrevd');
  expect((await change({ newPassword: 'kort' })).body.message).toBe('Nytt passord må være minst 8 tegn');
  expect((await change({ confirmPassword: 'x' })).body.message).toBe('Passordene matcher ikke');
  expect((await change({ currentPassword: 'kort', newPassword: 'kort', confirmPassword: 'x' })).body.errors).toEqual([
    { path: 'newPassword', msg: 'Nytt passord må være minst 8 tegn' },
    { path: 'confirmPassword', msg: 'Passordene matcher ikke' },
  ]);
  expect((await change({ newPassword: password })).body.errors).toEqual([
    { path: 'newPassword', msg: 'Nytt passord må være forskjellig fra nåværende passord' },
  ]);
  expect((await change({ newPassword: 'P@ssw0rd' })).body.errors).toEqual([
    { path: 'newPassword', msg: commonPassword },
  ]);
  expect((await change({ currentPassword: 'Feil1!feil' })).body.errors).toEqual([
    { path: 'currentPassword', msg: 'Nåværende passord er feil' },
  ]);
  expect((await change({})).status).toBe(200);
  expect((await change({})).status).toBe(401);
  expect((await call('POST /api/auth/login', { body: { email, password: newPassword } })).status).toBe(200);
});

test.each([
  ['log in', 'POST /api/auth/login', {}],
  ['set another password', 'POST /api/auth/change-password', { newPassword }],
  ['ask for another address', 'POST /api/auth/change-email', { email: 'hans@example.no' }],
  ['delete the account', 'DELETE /api/auth/me', {}],
])('who knows a password that is being replaced comes too late to %s', async (_what, name, fields) => {
  const app = await testApp();
  const { id, email, password, token } = await addUser(app.call);
  const body = { email, password, currentPassword: password, ...fields };
  const replace = (tx: Tx) =>
    tx.updateTable('users').set({ passwordHash: 'of the new one' }).where('id', '=', id).execute();
  const { status } = await meanwhile(app, replace, () => app.call(name, { body, token }));
  expect(status).toBe(401);
  const { passwordHash, pendingEmail } = await readUser(app.db, id);
  expect({ passwordHash, pendingEmail }).toEqual({ passwordHash: 'of the new one', pendingEmail: null });
  const sessions = await app.db.selectFrom('sessions').select('id').where('userId', '=', id).execute();
  expect(sessions).toHaveLength(1);
});

test.each([
  ['log in', 'POST /api/auth/login', {}],
  ['save a name', 'PUT /api/auth/profile', { firstName: 'Kari', lastName: 'Ås' }],
  ['set another password', 'POST /api/auth/change-password', { newPassword }],
  ['ask for another address', 'POST /api/auth/change-email', { email: 'hans@example.no' }],
  ['delete the account', 'DELETE /api/auth/me', {}],
])('to %s while the account is being deleted is no longer possible, and no password was changed', async (...each) => {
  const app = await testApp();
  const [, name, fields] = each;
  const { id, email, password, token } = await addUser(app.call);
  const body = { email, password, currentPassword: password, ...fields };
  const remove = (tx: Tx) => tx.deleteFrom('users').where('id', '=', id).execute();
  const { status, body: said } = await meanwhile(app, remove, () => app.call(name, { body, token }));
  expect([status, said.message]).toEqual([401, 'Kontoen er endret i mellomtiden. Logg inn på nytt.']);
});

test('a new address replaces the old one when it is confirmed, and the old one hears of it', async () => {
  const app = await testApp();
  const { call } = app;
  const { email, password, token } = await addUser(call);
  const change = (body: object) => call('POST /api/auth/change-email', { token, body });
  expect((await change({ email: 'ny@example.no', password: 'Feil1!feil' })).status).toBe(400);
  const asked = await change({ email: 'ny@example.no', password });
  expect(asked.body.user).toMatchObject({ email, pendingEmail: 'ny@example.no' });
  const confirmation = await tokenIn(app, 'Bekreft e-postadressen din');
  await askForLink(app, email);
  const mailedToOld = await tokenIn(app, 'Sett et nytt passord');
  expect((await call('POST /api/auth/confirm-email', { body: { token: confirmation } })).status).toBe(200);
  const { user } = (await call('GET /api/auth/me', { token })).body;
  expect(user).toMatchObject({ email: 'ny@example.no', pendingEmail: null, emailConfirmed: true });
  const told = (await app.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);
  expect(told).toContain('E-postadressen din er endret');
  const body = { token: mailedToOld, newPassword };
  expect((await call('POST /api/auth/reset-password', { body })).status).toBe(400);
});

test('a link that was on its way to an address while that was replaced opens nothing', async () => {
  const app = await testApp();
  const { id, email, password } = await addUser(app.call);
  const replace = (tx: Tx) =>
    tx.updateTable('users').set({ email: 'ny@example.no' }).where('id', '=', id).returning('id').execute();
  await meanwhile(app, replace, () => askForLink(app, email));
  const body = { token: await tokenIn(app, 'Sett et nytt passord'), newPassword };
  expect(body.token).toBeTruthy();
  expect((await app.call('POST /api/auth/reset-password', { body })).status).toBe(400);
  const entered = await app.call('POST /api/auth/login', { body: { email: 'ny@example.no', password } });
  expect(entered.status).toBe(200);
});

test('a change of address can be taken back, and the link that went to the new one opens nothing', async () => {
  const app = await testApp();
  const { call } = app;
  const { email, password, token } = await addUser(call);
  await call('POST /api/auth/change-email', { token, body: { email: 'skrivefeil@example.no', password } });
  const mistaken = await tokenIn(app, 'Bekreft e-postadressen din');
  for (const said of [
    'Byttet er avbrutt. E-postadressen din er som før.',
    `Det er ikke noe bytte å avbryte. E-postadressen din er ${email}.`,
  ]) {
    const { status, body } = await call('DELETE /api/auth/change-email', { token });
    expect([status, body]).toMatchObject([200, { message: said, user: { email, pendingEmail: null } }]);
  }
  expect((await call('POST /api/auth/confirm-email', { body: { token: mistaken } })).status).toBe(400);
  expect((await call('GET /api/auth/me', { token })).body.user).toMatchObject({ email, emailConfirmed: false });
});

test('who takes back a change of address that was confirmed meanwhile is told which address holds', async () => {
  const app = await testApp();
  const { call } = app;
  const { password, token } = await addUser(call);
  const email = 'ny.adresse@example.no';
  await call('POST /api/auth/change-email', { token, body: { email, password } });
  await call('POST /api/auth/confirm-email', { body: { token: await tokenIn(app, 'Bekreft e-postadressen din') } });
  const { body } = await call('DELETE /api/auth/change-email', { token });
  expect(body).toMatchObject({
    message: `Det er ikke noe bytte å avbryte. E-postadressen din er ${email}.`,
    user: { email },
  });
});

test('a new password takes back a change of address that somebody else asked for', async () => {
  const app = await testApp();
  const { call } = app;
  const { email, password, token } = await addUser(call);
  await call('POST /api/auth/change-email', { token, body: { email: 'tyv@example.no', password } });
  const stolen = await tokenIn(app, 'Bekreft e-postadressen din');
  await askForLink(app, email);
  const body = { token: await tokenIn(app, 'Sett et nytt passord'), newPassword };
  expect((await call('POST /api/auth/reset-password', { body })).status).toBe(200);
  expect((await call('POST /api/auth/confirm-email', { body: { token: stolen } })).status).toBe(400);
  const entered = await call('POST /api/auth/login', { body: { email, password: newPassword } });
  expect(entered.body.user).toMatchObject({ email, pendingEmail: null });
});

test('a password that was changed leaves the link that confirms the present address', async () => {
  const app = await testApp();
  const { email, password, token } = await addUser(app.call);
  const body = { currentPassword: password, newPassword };
  await app.call('POST /api/auth/change-password', { token, body });
  const welcome = await tokenIn(app, 'Velkommen til Jobbfjord');
  const confirmed = await app.call('POST /api/auth/confirm-email', { body: { token: welcome } });
  expect(confirmed.body).toMatchObject({ success: true, email });
});

test('strangers are mailed for one account five times an hour, and a wrong password does not count', async () => {
  const app = await testApp({ rateLimits: true });
  const { password, token } = await addUser(app.call);
  const change = async (email: string, given = password) =>
    (await app.call('POST /api/auth/change-email', { token, body: { email, password: given } })).status;
  expect(await change('fremmed@example.no', 'Feil1!feil')).toBe(400);
  for (const nth of [1, 2, 3, 4, 5]) expect(await change(`fremmed-${nth}@example.no`), `${nth}`).toBe(200);
  expect(await change('fremmed-6@example.no')).toBe(429);
  const told = (await app.mails()).map(({ to }) => to);
  expect(told.filter((to) => to.startsWith('fremmed'))).toHaveLength(5);
});

test('asking for the link once more is no way to mail a stranger more often', async () => {
  const app = await testApp({ rateLimits: true });
  const { password, token } = await addUser(app.call);
  const ask = async (call: string, body = {}) => (await app.call(`POST /api/auth/${call}`, { token, body })).status;
  expect(await ask('change-email', { email: 'fremmed@example.no', password })).toBe(200);
  for (const nth of [2, 3, 4, 5]) expect(await ask('resend-confirmation'), `${nth}`).toBe(200);
  expect(await ask('resend-confirmation')).toBe(429);
  expect((await app.mails()).filter(({ to }) => to === 'fremmed@example.no')).toHaveLength(5);
});

test('the address of somebody else cannot be taken, and nobody is told whose it is', async () => {
  const app = await testApp();
  const { call } = app;
  const other = await addUser(call);
  const { email, password, token } = await addUser(call);
  const body = { email: other.email, password };
  // Asked for again and again, it is one mail a day.
  for (const asked of ['change-email', 'change-email', 'resend-confirmation']) {
    expect((await call(`POST /api/auth/${asked}`, { token, body })).status, asked).toBe(200);
  }
  const toOther = (await app.mails()).filter(({ to }) => to === other.email).map(({ subject }) => subject);
  expect(toOther).toEqual(['Velkommen til Jobbfjord', 'Noen ville bruke e-postadressen din']);
  expect((await call('GET /api/auth/me', { token })).body.user.email).toBe(email);
});

test('the download holds everything about its owner as JSON and as a page, and no secret', async () => {
  const { call, app, db } = await testApp();
  const { id, token, email } = await addUser(call, { firstName: '<b>Kari' });
  const { id: subjectId, organizationNumber } = await addBusiness(db, { ownerId: id });
  const about = {
    subject: 'business',
    subjectId,
    subjectName: 'Fjordbygg AS',
    organizationNumber,
    ownerId: id,
  } as const;
  const asked = { decision: 'change-asked', actorId: id, actorName: 'Anna Ansatt', createdAt: new Date() } as const;
  await db
    .insertInto('approvalDecisions')
    .values({ ...about, ...asked })
    .execute();
  const search = { id: '1', searchTerm: 'fyr', filters: { sortBy: 'expiry' } };
  const elsewhere = { title: 'Fyrvokter', employer: 'Kystverket', appliedOn: '2026-11-20' };
  expect((await call('POST /api/applications/elsewhere', { token, body: elsewhere })).status).toBe(200);
  expect((await call('POST /api/user/save-search', { token, body: { search } })).status).toBe(200);
  expect((await call('PUT /api/cvs/drafts', { token, body: { cvData: { title: 'Fyrvokter' } } })).status).toBe(200);
  const letter = { title: 'Til havna', template: 'modern', sender: { firstName: 'Kari' } };
  expect((await call('POST /api/cover-letters', { token, body: { letter } })).status).toBe(200);
  const begun = { letter: { body: 'Jeg holder fyret tent.' }, writer: 'fane' };
  expect((await call('PUT /api/cover-letters/drafts', { token, body: begun })).status).toBe(200);
  const position = { uuid: randomUUID(), title: 'Fyrvokter', type: 'nav', expires: '2026-11-29T23:00:00.000Z' };
  expect((await call('POST /api/user/follow-position', { token, body: { position } })).status).toBe(200);
  const ads = Array.from({ length: 5000 }, (_, nr) => ({ userId: id, ad: `stilling-${nr}`, mailedAt: new Date() }));
  await db.insertInto('mailedAds').values(ads).execute();
  const answer = await app.inject({ url: '/api/auth/my-data', headers: { authorization: `Bearer ${token}` } });
  expect(answer.headers['content-type']).toContain('application/zip');
  const files = unzipSync(answer.rawPayload);
  const json = JSON.parse(strFromU8(files['mine-data.json'] as Uint8Array));
  expect(json).toMatchObject({ Konto: { email }, Bedrifter: [{ businessName: 'Fjordbygg AS' }], 'CV-er': [] });
  expect(JSON.stringify(json)).toContain('stilling-4999');
  const page = strFromU8(files['mine-data.html'] as Uint8Array);
  expect(page).toContain('&lt;b&gt;Kari');
  expect(page).toContain('stilling-4999');
  // For a person, with no name that only the program knows.
  expect(page).toContain('<dt>Fornavn</dt>');
  expect(page).toContain('<dt>Hva som skjedde</dt><dd>Kontoen ble laget</dd>');
  expect(page).toContain('<dt>Rekkefølge</dt><dd>utløper snart</dd>');
  expect(page).toContain('<dt>Tittel</dt><dd>Fyrvokter</dd>');
  expect(page).toContain('<dt>Utløpsdato</dt><dd>30. november 2026 kl. 00:00</dd>');
  expect(page).toContain('<dt>Søkt</dt><dd>20. november 2026</dd>');
  expect(page).toContain('<dt>Mal</dt><dd>Moderne</dd>');
  expect(page).toContain('<dt>Tekst</dt><dd>Jeg holder fyret tent.</dd>');
  expect(page).toContain('<dt>Avgjørelse</dt><dd>bedt om en endring</dd>');
  hasOnlyWords(page);
  expect(JSON.stringify(json) + page).not.toMatch(/argon2|passwordHash|tokenHash/);
});

test('what was written and only looks like a moment stands in the download as it was written', async () => {
  const { call, app } = await testApp();
  const { token } = await addUser(call);
  const title = '2026-13-32T25:61:61.000Z';
  const body = { title, employer: 'Kystverket', appliedOn: '2026-11-20' };
  expect((await call('POST /api/applications/elsewhere', { token, body })).status).toBe(200);
  const answer = await app.inject({ url: '/api/auth/my-data', headers: { authorization: `Bearer ${token}` } });
  const page = strFromU8(unzipSync(answer.rawPayload)['mine-data.html'] ?? new Uint8Array());
  expect(page).toContain(`<dd>${title}</dd>`);
});

test('the download has the files that its owner uploaded, and nobody else’s', async () => {
  const app = await testApp();
  const { call } = app;
  const { position } = await addFormPosition(app.db);
  const photo = sharp({ create: { width: 600, height: 600, channels: 3, background: '#0b4f5a' } });
  const { token } = await withCv(app, cvData, await photo.png().toBuffer());
  await upload(call, token);
  await apply(call, token, position.id);
  await apply(call, (await addUser(call)).token, position.id);
  const answer = await app.app.inject({ url: '/api/auth/my-data', headers: { authorization: `Bearer ${token}` } });
  const { 'mine-data.json': _json, 'mine-data.html': _page, ...files } = unzipSync(answer.rawPayload);
  expect(Object.keys(files)).toEqual(['filer/1 CV-bilde.webp', 'filer/2 Min CV.pdf', 'filer/3 Min CV.pdf']);
  expect(Buffer.from(files['filer/3 Min CV.pdf'] as Uint8Array)).toEqual(pdf);
  const picture = await sharp(files['filer/1 CV-bilde.webp'] as Uint8Array).metadata();
  expect(picture.format).toBe('webp');
});

test('what was asked of support is among the own data as soon as the address has shown to be one’s own', async () => {
  const { call, app, db } = await testApp();
  const { id, token, email } = await addUser(call);
  for (const from of [email.toUpperCase(), 'noen.andre@example.no']) {
    const body = { name: 'Kari', email: from, topic: 'annet', message: `Hei fra ${from}` };
    expect((await call('POST /api/support', { body })).status).toBe(200);
  }
  const asked = async () => {
    const answer = await app.inject({ url: '/api/auth/my-data', headers: { authorization: `Bearer ${token}` } });
    const files = unzipSync(answer.rawPayload);
    return JSON.parse(strFromU8(files['mine-data.json'] as Uint8Array))['Henvendelser til oss'];
  };
  expect(await asked()).toEqual([]);
  await db.updateTable('users').set({ emailConfirmedAt: new Date() }).where('id', '=', id).execute();
  expect(await asked()).toMatchObject([{ topic: 'annet', message: `Hei fra ${email.toUpperCase()}` }]);
});

test('an account is deleted for good with the password, after saying what that means', async () => {
  const { call, db, mails } = await testApp();
  const { id, email, password, token } = await addUser(call);
  const [deactivated, colleague] = [await addUser(call), await addUser(call, { firstName: 'Ola' })];
  await db.updateTable('users').set({ isActive: false }).where('id', '=', deactivated.id).execute();
  const { id: alone } = await addBusiness(db, { ownerId: id, businessName: 'Alene AS' });
  const { id: together } = await addBusiness(db, { ownerId: id, businessName: 'Sammen AS' });
  for (const { id: userId } of [deactivated, colleague]) {
    await addShare(db, together, userId);
  }
  const { consequences } = (await call('GET /api/auth/deletion', { token })).body;
  expect(consequences.join(' ')).toMatch(
    /Alene AS slettes.*Sammen AS blir overtatt av Ola Nordmann, som du deler den med/,
  );
  const remove = (given: string) => call('DELETE /api/auth/me', { token, body: { password: given } });
  expect((await remove('Feil1!feil')).status).toBe(400);
  expect((await remove(password)).status).toBe(200);
  expect((await remove(password)).status).toBe(401);
  expect((await call('POST /api/auth/login', { body: { email, password } })).status).toBe(401);
  const left = await db.selectFrom('businesses').select(['id', 'ownerId']).execute();
  expect(left).toEqual([{ id: together, ownerId: colleague.id }]);
  expect(left.some((business) => business.id === alone)).toBe(false);
  const lastMailTo = async (address: string) => (await mails()).findLast(({ to }) => to === address);
  expect([(await lastMailTo(colleague.email))?.subject, (await lastMailTo(email))?.subject]).toEqual([
    'Du eier nå Sammen AS',
    'Kontoen din er slettet',
  ]);
  for (const consequence of consequences) expect((await lastMailTo(email))?.text).toContain(consequence);
  const events = await db.selectFrom('businessEvents').select(['kind', 'businessId', 'actorId']).execute();
  expect(events).toEqual([{ kind: 'inherited', businessId: together, actorId: colleague.id }]);
  expect(await db.selectFrom('accountEvents').select('kind').where('userId', '=', id).execute()).toEqual([
    { kind: 'deleted' },
  ]);
});

test('who has not been here for two years is warned a month before and then deleted', async () => {
  const { call, clock, runJob, mails, db } = await testApp();
  const gone = await addUser(call);
  const back = await addUser(call);
  await addBusiness(db, { ownerId: gone.id, businessName: 'Alene AS' });
  // One of them was warned before becoming staff.
  for (const deletionWarnedAt of [null, clock.now()]) {
    const { id } = await addUser(call);
    await db.updateTable('users').set({ isAdmin: true, deletionWarnedAt }).where('id', '=', id).execute();
  }
  const count = async () => (await db.selectFrom('users').select('id').execute()).length;
  const warnings = async () => (await mails()).filter(({ subject }) => subject.includes('snart slettet'));
  clock.moveBy(690 * DAY_MS);
  await runJob('end-unused-accounts');
  expect(await warnings()).toEqual([]);
  clock.moveBy(15 * DAY_MS);
  await runJob('end-unused-accounts');
  await runJob('end-unused-accounts');
  expect((await warnings()).map(({ to }) => to)).toEqual(expect.arrayContaining([gone.email, back.email]));
  expect(await warnings()).toHaveLength(2);
  expect((await warnings())[0]?.text).toMatch(/logge inn før \d+\. [a-z]+ \d{4}\./);
  const toGone = (await warnings()).find(({ to }) => to === gone.email);
  expect(toGone?.text).toContain('Bedriften Alene AS slettes med stillinger, søknader og bilder.');
  expect((await call('POST /api/auth/login', { body: back })).status).toBe(200);
  clock.moveBy(31 * DAY_MS);
  await runJob('end-unused-accounts');
  expect(await count()).toBe(3);
  expect((await call('POST /api/auth/login', { body: gone })).status).toBe(401);
  // The warning of then says nothing about the next time.
  clock.moveBy(735 * DAY_MS);
  await runJob('end-unused-accounts');
  expect(await count()).toBe(3);
  expect(await warnings()).toHaveLength(3);
});

test('one account that cannot be warned or deleted holds back none of the others', async () => {
  const app = await testApp();
  const { call, clock, runJob, mails, db } = app;
  const people = [await addUser(call), await addUser(call), await addUser(call)];
  const [, { id, email }] = people as [unknown, { id: string; email: string }];
  const warned = async () =>
    (await mails()).filter(({ subject }) => subject.includes('snart slettet')).map(({ to }) => to);
  clock.moveBy(705 * DAY_MS);
  const mend = await breakRow(app, 'users', 'id', id);
  await expect(runJob('end-unused-accounts')).rejects.toThrow('failed for 1 of 3');
  expect(await warned()).toHaveLength(2);
  await mend();
  await runJob('end-unused-accounts');
  expect((await warned()).slice(2)).toEqual([email]);
  clock.moveBy(31 * DAY_MS);
  await breakRow(app, 'users', 'id', id);
  await expect(runJob('end-unused-accounts')).rejects.toThrow('failed for 1 of 3');
  expect(await db.selectFrom('users').select('id').execute()).toEqual([{ id }]);
});

test('one who cannot be reminded holds back none of the others', async () => {
  const app = await testApp();
  const { call, clock, runJob, mails } = app;
  const people = [await addUser(call), await addUser(call), await addUser(call)];
  clock.moveBy(4 * DAY_MS);
  const mend = await breakRow(app, 'users', 'id', people[1]?.id ?? '');
  await expect(runJob('remind-unconfirmed')).rejects.toThrow('failed for 1 of 3');
  const reminded = async () => (await mails()).filter(({ subject }) => subject.startsWith('Husk')).length;
  expect(await reminded()).toBe(2);
  await mend();
  await runJob('remind-unconfirmed');
  expect(await reminded()).toBe(3);
});

test('who comes back while unused accounts are being deleted keeps the account', async () => {
  const app = await testApp();
  const { id } = await addUser(app.call);
  const day = (ago: number) => new Date(app.clock.now().getTime() - ago * DAY_MS);
  await app.db
    .updateTable('users')
    .set({ lastActiveAt: day(800), deletionWarnedAt: day(40) })
    .where('id', '=', id)
    .execute();
  const comeBack = (tx: Tx) =>
    tx
      .updateTable('users')
      .set({ lastActiveAt: day(0) })
      .where('id', '=', id)
      .execute();
  await meanwhile(app, comeBack, () => app.runJob('end-unused-accounts'));
  expect((await readUser(app.db, id)).id).toBe(id);
});

test('who comes back while others are warned is not warned, now or instead of the next time', async () => {
  const app = await testApp();
  const { id } = await addUser(app.call);
  const day = (ago: number) => new Date(app.clock.now().getTime() - ago * DAY_MS);
  const activeAt = (db: Db, lastActiveAt: Date) =>
    db.updateTable('users').set({ lastActiveAt }).where('id', '=', id).execute();
  await activeAt(app.db, day(705));
  await meanwhile(
    app,
    (tx) => activeAt(tx, day(0)),
    () => app.runJob('end-unused-accounts'),
  );
  expect((await readUser(app.db, id)).deletionWarnedAt).toBeNull();
  expect((await app.mails()).filter(({ subject }) => subject.includes('snart slettet'))).toEqual([]);
});

test('used-up links and old events go', async () => {
  const { call, clock, runJob, db } = await testApp();
  await addUser(call);
  clock.moveBy(410 * DAY_MS);
  await runJob('delete-old-account-rows');
  expect(await db.selectFrom('accountTokens').select('userId').execute()).toEqual([]);
  expect(await db.selectFrom('accountEvents').select('id').execute()).toEqual([]);
});

test('who has not confirmed the address is reminded once, after three days, with a link that works', async () => {
  const app = await testApp();
  const { call, clock, runJob, mails, db } = app;
  const { email } = await addUser(call);
  const longAgo = new Date(clock.now().getTime() - 30 * DAY_MS);
  for (const fields of [{ emailConfirmedAt: new Date() }, { isActive: false }, { createdAt: longAgo }]) {
    const { id } = await addUser(call);
    await db.updateTable('users').set(fields).where('id', '=', id).execute();
  }
  const subject = 'Husk å bekrefte e-postadressen din';
  const reminders = async () => (await mails()).filter((mail) => mail.subject === subject);
  clock.moveBy(2 * DAY_MS);
  await runJob('remind-unconfirmed');
  expect(await reminders()).toEqual([]);
  clock.moveBy(2 * DAY_MS);
  await Promise.all([runJob('remind-unconfirmed'), runJob('remind-unconfirmed')]);
  clock.moveBy(2 * DAY_MS);
  await runJob('remind-unconfirmed');
  expect((await reminders()).map(({ to }) => to)).toEqual([email]);
  const token = await tokenIn(app, subject);
  expect((await call('POST /api/auth/confirm-email', { body: { token } })).body).toMatchObject({ email });
});

test.each([
  { emailConfirmedAt: new Date() },
  { pendingEmail: 'rett@example.no' },
  { confirmationRemindedAt: new Date() },
])('who is to be reminded, and meanwhile needs it no more (%o), is not', async (fields) => {
  const app = await testApp();
  const { id } = await addUser(app.call);
  app.clock.moveBy(4 * DAY_MS);
  const change = (tx: Tx) => tx.updateTable('users').set(fields).where('id', '=', id).execute();
  await meanwhile(app, change, () => app.runJob('remind-unconfirmed'));
  expect((await app.mails()).filter(({ subject }) => subject.startsWith('Husk'))).toEqual([]);
});

test('whoever has asked for another address is not reminded of the old one, and the link to the new one works', async () => {
  const app = await testApp();
  const { call, clock, runJob, mails } = app;
  const { email, password, token } = await addUser(call);
  clock.moveBy(2 * DAY_MS);
  await call('POST /api/auth/change-email', { token, body: { email: 'rett@example.no', password } });
  const link = await tokenIn(app, 'Bekreft e-postadressen din');
  clock.moveBy(2 * DAY_MS);
  await runJob('remind-unconfirmed');
  expect((await mails()).filter(({ to }) => to === email).map(({ subject }) => subject)).not.toContain(
    'Husk å bekrefte e-postadressen din',
  );
  const confirmed = await call('POST /api/auth/confirm-email', { body: { token: link } });
  expect(confirmed.body).toMatchObject({ email: 'rett@example.no' });
});
