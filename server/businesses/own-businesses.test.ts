import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { syntheticOrganisationNumber } from '../../demo/organisation-number.ts';
import { type Register, startRegister } from '../../demo/register/register.ts';
import { specialNumbers } from '../../demo/register/special-units.ts';
import { addApplication, addBusiness, addPosition, addShare } from '../../tests/support/hiring.ts';
import { somebodyWaits } from '../../tests/support/meanwhile.ts';
import { addUser } from '../../tests/support/people.ts';
import { createTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { HOUR_MS } from '../platform/clock.ts';

let register: Register;
let app: TestApp;

beforeAll(async () => {
  register = await startRegister();
  app = await createTestApp({ config: { brregUrl: register.url } });
});
afterAll(async () => {
  await app.close();
  await register.close();
});

let lastNumber = 23_000_000;
const newNumber = () => {
  lastNumber += 100;
  return syntheticOrganisationNumber(lastNumber);
};

const texts = {
  businessName: 'Fjordbygg AS',
  shortDescription: 'Vi bygger hus ved fjorden.',
  longDescription: 'Vi har bygd hus ved fjorden siden 1952, og trenger flere til å gjøre det sammen med oss.',
};

/** What a browser's form sends. */
function formOf(fields: Record<string, string>, logo?: { bytes: Buffer; name: string }) {
  const boundary = '----fjord';
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  if (logo) {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="businessLogo"; filename="${logo.name}"\r\nContent-Type: image/png\r\n\r\n`;
    parts.push(Buffer.from(head), logo.bytes, Buffer.from('\r\n'));
  }
  return {
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

const send = (name: string, token: string, fields: Record<string, string>, logo?: { bytes: Buffer; name: string }) =>
  app.call(name, { ...formOf(fields, logo), ...(token && { token }) });
const registerAs = (token: string, fields: Record<string, string> = {}, logo?: { bytes: Buffer; name: string }) =>
  send('POST /api/business/register', token, { ...texts, organizationNumber: newNumber(), ...fields }, logo);

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0f4c5c' } });

test('a business is registered with its logo and waits for approval; only its owner sees it', async () => {
  const owner = await addUser(app.call);
  const organizationNumber = newNumber();
  expect((await app.call('GET /api/business/check-limit', { token: owner.token })).body).toEqual({
    success: true,
    canRegister: true,
    registeredBusinesses: 0,
    maxBusinesses: 1,
  });
  const exif = { IFD0: { Copyright: 'hemmelig' } };
  const bytes = await picture(1200, 900).withExif(exif).jpeg().toBuffer();
  const { status, body } = await registerAs(owner.token, { organizationNumber }, { bytes, name: 'logo.png' });
  expect(status).toBe(200);
  expect(body.message).toBe('Bedrift registrert! Du kan nå begynne å legge ut stillinger.');
  expect(body.business).toMatchObject({ ...texts, organizationNumber, approvalStatus: 'pending', isOwner: true });
  expect(body.business.location).toEqual(expect.any(String));
  const logo = await app.app.inject({ method: 'GET', url: body.business.logoUrl });
  const { format, width, height, exif: kept } = await sharp(logo.rawPayload).metadata();
  expect({ format, width, height, kept }).toEqual({ format: 'webp', width: 512, height: 384, kept: undefined });
  expect((await app.call(`GET /api/business/${organizationNumber}`)).status).toBe(404);
  expect((await app.call(`GET /api/business/${organizationNumber}`, { token: owner.token })).status).toBe(200);
  expect((await app.mails()).at(-1)).toMatchObject({
    to: owner.email,
    subject: 'Vi har mottatt Fjordbygg AS',
    // Who is not logged in where the mail is read does not find the profile yet.
    text: expect.stringContaining('Gå til bedriftssiden: http://localhost:3000/bedriftsside\n'),
  });
  expect((await app.call('GET /api/business/check-limit', { token: owner.token })).body.canRegister).toBe(false);
});

test('of a business that waits nobody is told that it can be seen', async () => {
  const { token } = await addUser(app.call);
  const { business } = (await registerAs(token, { organizationNumber: newNumber() })).body;
  const toggle = () => app.call(`PUT /api/business-settings/${business.id}/toggle-active`, { token });
  await toggle();
  expect((await toggle()).body.message).toBe('Bedriften er aktivert. Jobbsøkere kan se den når den er godkjent.');
});

test('names that mail programs make a link of stand in no mail about what is not approved', async () => {
  const owner = await addUser(app.call, { firstName: 'Vinn på www.evil.example' });
  await registerAs(owner.token, { organizationNumber: newNumber(), businessName: 'Vinn på https://evil.example/vinn' });
  const { subject = '', text, html } = (await app.mails()).findLast(({ to }) => to === owner.email) ?? {};
  expect(subject).toBe('Vi har mottatt bedriften din');
  expect(subject + text + html).not.toContain('evil');
});

test('what is wrong is said in the order of the form, in the words of the specification', async () => {
  const { token } = await addUser(app.call);
  const wrong = async (fields: Record<string, string>) => (await registerAs(token, fields)).body;
  expect((await send('POST /api/business/register', token, {})).body).toMatchObject({
    message: 'Bedriftsnavn er påkrevd',
    errors: [
      { path: 'businessName', msg: 'Bedriftsnavn er påkrevd' },
      { path: 'organizationNumber', msg: 'Organisasjonsnummer er påkrevd' },
      { path: 'shortDescription', msg: 'Kort beskrivelse er påkrevd' },
      { path: 'longDescription', msg: 'Lang beskrivelse er påkrevd' },
    ],
  });
  for (const [fields, message] of [
    [{ businessName: ' A ' }, 'Bedriftsnavn må være minst 2 tegn'],
    [{ businessName: 'A'.repeat(201) }, 'Bedriftsnavn kan ikke være lengre enn 200 tegn'],
    [{ organizationNumber: '12345678' }, 'Organisasjonsnummer må være nøyaktig 9 siffer'],
    [{ shortDescription: 'For kort' }, 'Kort beskrivelse må være minst 10 tegn'],
    [{ shortDescription: 'x'.repeat(301) }, 'Kort beskrivelse kan ikke være lengre enn 300 tegn'],
    [{ longDescription: 'x'.repeat(49) }, 'Lang beskrivelse må være minst 50 tegn'],
    [{ longDescription: 'x'.repeat(5001) }, 'Lang beskrivelse kan ikke være lengre enn 5000 tegn'],
    [{ organizationNumber: specialNumbers.bankrupt }, /er konkurs ifølge Enhetsregisteret/],
  ] as const) {
    const { message: said, success } = await wrong(fields);
    expect(success).toBe(false);
    if (typeof message === 'string') expect(said).toBe(message);
    else expect(said).toMatch(message);
  }
  expect((await registerAs('')).status).toBe(401);
  expect((await app.call('POST /api/business/register', { token, body: texts })).status).toBe(415);
});

test('a logo is judged by its content and stopped at five megabytes', async () => {
  const { token } = await addUser(app.call);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const refused = await registerAs(token, {}, { bytes: svg, name: 'logo.png' });
  expect([refused.status, refused.body.errors[0].path]).toEqual([415, 'businessLogo']);
  const large = await registerAs(token, {}, { bytes: Buffer.alloc(5 * 1024 * 1024 + 1, 1), name: 'logo.png' });
  expect([large.status, large.body.message]).toEqual([413, 'Bildefilen kan ikke være større enn 5MB']);
  for (const type of ['png', 'gif', 'webp'] as const) {
    const owner = await addUser(app.call);
    const bytes = await picture(40, 40).toFormat(type).toBuffer();
    expect((await registerAs(owner.token, {}, { bytes, name: 'logo.svg' })).status, type).toBe(200);
  }
});

test('a business says that its owner has an address where the register says it is, once that is known', async () => {
  const owner = await addUser(app.call);
  const brregData = JSON.stringify({ hjemmeside: 'www.fjordbygg.no' });
  const { id } = await addBusiness(app.db, { ownerId: owner.id, brregData });
  const { db, call } = app;
  const position = await addPosition(db, id);
  const told = async () => {
    const ad = (await call(`GET /api/positions/${position.id}`)).body.position.confirmedDomain;
    expect((await call(`GET /api/business/${id}`)).body.business.confirmedDomain).toBe(ad);
    return ad;
  };
  const user = db.updateTable('users').where('id', '=', owner.id);
  await user.set({ email: `kari-${id}@fjordbygg.no`, emailConfirmedAt: null }).execute();
  expect(await told()).toBeNull();
  await user.set({ emailConfirmedAt: new Date() }).execute();
  expect(await told()).toBe('fjordbygg.no');
});

test('what is left of a call that was cut off is removed, but no logo that a business has', async () => {
  const { token } = await addUser(app.call);
  const bytes = await picture(40, 40).png().toBuffer();
  const { id, logoUrl } = (await registerAs(token, {}, { bytes, name: 'logo.png' })).body.business;
  const business = app.db.updateTable('businesses').set({ logoPath: null }).where('id', '=', id);
  const remove = () => app.runJob('remove-business-logo', { key: `${logoUrl}`.replace('/uploads', 'public') });
  const isThere = async () => (await app.app.inject(logoUrl)).statusCode === 200;
  await remove();
  expect(await isThere()).toBe(true);
  await business.execute();
  await remove();
  expect(await isThere()).toBe(false);
});

test('the limit per user holds for calls at the same moment', async () => {
  const { id, token } = await addUser(app.call);
  await app.db.updateTable('users').set({ maxBusinesses: 2 }).where('id', '=', id).execute();
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => registerAs(token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 403, 403, 403]);
  expect((await registerAs(token)).body.message).toBe(
    'Du har allerede registrert maksimalt antall bedrifter (2). Kontakt oss hvis du trenger flere.',
  );
});

test('a number is registered once, whoever comes at the same moment; after a rejection it is free again', async () => {
  const [first, second] = [await addUser(app.call), await addUser(app.call)];
  const organizationNumber = newNumber();
  const answers = await Promise.all([first, second].map(({ token }) => registerAs(token, { organizationNumber })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.message).toMatch(/^Bedriften er allerede registrert på Jobbfjord\./);
  const third = await addUser(app.call);
  const validate = (number: unknown = organizationNumber) => {
    const body = { organizationNumber: number };
    return app.call('POST /api/business/validate-org-number', { body, token: third.token });
  };
  expect((await validate()).status).toBe(409);
  await app.db
    .updateTable('businesses')
    .set({ approvalStatus: 'rejected' })
    .where('organizationNumber', '=', organizationNumber)
    .execute();
  for (const number of [organizationNumber, Number(organizationNumber)])
    expect((await validate(number)).status).toBe(200);
  expect((await registerAs(third.token, { organizationNumber })).status).toBe(200);
});

test('while the register gives no answer one registers all the same, and the number is looked up later', async () => {
  const { token } = await addUser(app.call);
  const organizationNumber = newNumber();
  register.fail({ status: 503 }, organizationNumber);
  const { status, body } = await registerAs(token, { organizationNumber });
  expect(status).toBe(200);
  expect(body.business.employeeCount).toBeNull();
  await app.runJobs({ mayFail: true });
  register.repair();
  app.clock.moveBy(HOUR_MS);
  await app.runJobs();
  const read = await app.call(`GET /api/business/edit/${body.business.id}`, { token });
  expect(read.body.business.brregData.organisasjonsform).toEqual({ kode: 'AS', beskrivelse: 'Aksjeselskap' });
});

test('what a colleague has saved of a business is not written over by somebody who has not seen it', async () => {
  const [owner, colleague] = [await addUser(app.call), await addUser(app.call)];
  const { id } = await addBusiness(app.db, { ownerId: owner.id });
  await addShare(app.db, id, colleague.id);
  const read = async () => (await app.call(`GET /api/business/edit/${id}`, { token: owner.token })).body.business;
  const { updatedAt } = await read();
  const edit = (token: string, fields: Record<string, string>) =>
    send(`PUT /api/business/edit/${id}`, token, { ...texts, ...fields });
  const first = await edit(colleague.token, { businessName: 'Fjordbygg Nord AS', updatedAt });
  expect(first.status).toBe(200);
  expect(await edit(owner.token, { businessName: 'Fjordbygg Vest AS', updatedAt })).toMatchObject({
    status: 409,
    body: {
      message: expect.stringMatching(/^Bedriften er endret etter at du åpnet den/),
      errors: [{ path: 'updatedAt' }],
    },
  });
  expect((await edit(colleague.token, { businessName: 'Fjordbygg Nord AS', updatedAt })).status).toBe(200);
  const anew = await edit(owner.token, { businessName: 'Fjordbygg Vest AS', updatedAt: (await read()).updatedAt });
  expect(anew.body.business.businessName).toBe('Fjordbygg Vest AS');
  expect((await edit(colleague.token, { businessName: 'Fjordbygg Øst AS' })).status).toBe(200);
});

test('owner and shared users edit, strangers find nothing; what changed after approval is marked', async () => {
  const [owner, colleague, stranger] = [await addUser(app.call), await addUser(app.call), await addUser(app.call)];
  const { id, organizationNumber } = await addBusiness(app.db, { ownerId: owner.id });
  await addShare(app.db, id, colleague.id);
  const row = () => app.db.selectFrom('businesses').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const marked = async () => (await row()).changedAfterApprovalAt;
  const edit = (token: string, fields: Record<string, string> = {}, logo?: { bytes: Buffer; name: string }) =>
    send(`PUT /api/business/edit/${id}`, token, { ...texts, ...fields }, logo);

  for (const { token } of [owner, colleague]) {
    expect((await app.call(`GET /api/business/edit/${id}`, { token })).body.business.organizationNumber).toBe(
      organizationNumber,
    );
  }
  expect((await app.call(`GET /api/business/edit/${id}`)).status).toBe(401);
  expect((await app.call(`GET /api/business/edit/${id}`, { token: stranger.token })).status).toBe(404);
  const wrong = await app.call('GET /api/business/edit/feil', { token: owner.token });
  expect([wrong.status, wrong.body.message]).toEqual([400, 'Ugyldig bedrift-ID']);
  expect((await edit(stranger.token)).status).toBe(404);
  expect((await edit('')).status).toBe(401);

  expect((await edit(owner.token)).body.message).toBe('Bedrift oppdatert!');
  expect(await marked(), 'nothing changed').toBeNull();
  expect((await row()).contentChangedAt, 'nothing changed').toBeNull();
  const bytes = await picture(40, 40).png().toBuffer();
  const withLogo = await edit(colleague.token, { organizationNumber: newNumber() }, { bytes, name: 'a.png' });
  expect(withLogo.body.business).toMatchObject({ organizationNumber, logoUrl: expect.stringContaining('/uploads/') });
  expect(await marked(), 'another logo').not.toBeNull();
  await app.db.updateTable('businesses').set({ changedAfterApprovalAt: null }).where('id', '=', id).execute();
  expect((await row()).contentChangedAt).not.toBeNull();
  expect((await edit(colleague.token, { businessName: 'Fjordbygg Nord AS' })).body.business.name).toBe(
    'Fjordbygg Nord AS',
  );
  expect(await marked()).not.toBeNull();
  expect((await edit(owner.token, { shortDescription: 'kort' })).body.message).toBe(
    'Kort beskrivelse må være minst 10 tegn',
  );
  const without = await edit(owner.token, { removeLogo: 'true' });
  expect(without.body.business.logoUrl).toBeNull();
  await app.runJobs();
  expect((await app.app.inject({ method: 'GET', url: withLogo.body.business.logoUrl })).statusCode).toBe(404);
});

test.each([
  ['PUT /api/business/edit/:id', formOf({ ...texts, businessName: 'Fjordbygg Vest AS' })],
  ['PUT /api/business-settings/:id/toggle-active', {}],
  ['POST /api/applications/business/:id/wordings', { body: { wording: 'Takk for søknaden.' } }],
])('whoever applies does not wait for %s', async (name, options) => {
  const owner = await addUser(app.call);
  const business = await addBusiness(app.db, { ownerId: owner.id });
  const position = await addPosition(app.db, business.id);
  const applicant = await app.db.startTransaction().execute();
  await sql`lock table business_events, reply_wordings in share mode`.execute(applicant);
  const changing = app.call(name.replace(':id', business.id), { ...options, token: owner.token });
  await somebodyWaits(app);
  await addApplication(applicant, position, owner.id);
  await applicant.commit().execute();
  expect((await changing).status).toBe(200);
});
