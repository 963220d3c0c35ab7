import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { policy } from '../../../contract/policy.ts';
import { createManagers, validPosition as valid } from '../../../tests/support/managing.ts';
import { addStaff } from '../../../tests/support/staff.ts';
import { MINUTE_MS } from '../../platform/clock.ts';

const { app, owner, colleague, ownBusiness, post } = await createManagers();
afterAll(() => app.close());

test('a position is made, waits for approval, and its owner gets a mail', async () => {
  const business = await ownBusiness();
  const { status, body } = await post(business.id, {
    ...valid,
    contactInfo: { ...valid.contactInfo, phone: ' 22 33 44 55 ' },
    salaryRange: { min: '550 000', max: 620_000 },
    workSchedule: '',
    applicationDeadline: '',
    featured: true,
    approvalStatus: 'approved',
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    success: true,
    position: {
      title: 'Tømrer',
      approvalStatus: 'pending',
      municipality: 'bergen',
      municipal: 'Bergen',
      location: 'Bergen',
      contactInfo: { ...valid.contactInfo, phone: '22 33 44 55' },
      salaryRange: { min: 550_000, max: 620_000, currency: 'NOK', period: 'year' },
      workSchedule: null,
      applicationDeadline: null,
      emailNotificationsEnabled: true,
      featured: false,
      isActive: true,
      isOwner: true,
      statistics: { views: 0, follows: 0, applications: 0, waiting: 0, days: [] },
    },
    stats: { activePositions: 1, maxActivePositions: 2, totalPositions: 1 },
  });
  const mail = (await app.mails()).at(-1);
  expect(mail).toMatchObject({ to: owner.email, subject: 'Vi har mottatt stillingen «Tømrer»' });
  // Who is not logged in where the mail is read does not find the ad yet.
  expect((await app.call(`GET /api/positions/${body.position.id}`)).status).toBe(404);
  expect(mail?.text).toContain(`Gå til stillingene: http://localhost:3000/bedrift/${business.id}/stillinger\n`);
  const read = await app.call(`GET /api/business/${business.id}/positions/${body.position.id}`, { token: owner.token });
  expect(read.body.position).toEqual(body.position);
});

test('a colleague who sends one in hears of it and of what is decided, and so does the owner, who learns who it was', async () => {
  const business = await ownBusiness();
  const mailsSince = async (before: number) =>
    (await app.mails()).slice(before).map(({ to, subject }) => [to, subject]);
  const before = (await app.mails()).length;
  const { body } = await post(business.id, valid, colleague.token);
  expect(await mailsSince(before)).toEqual([
    [colleague.email, 'Vi har mottatt stillingen «Tømrer»'],
    [owner.email, 'Kari Nordmann har sendt inn stillingen «Tømrer»'],
  ]);
  const staff = await addStaff(app);
  const decide = (how: string) =>
    app.call(`POST /api/admin/approvals/position/${body.position.id}/${how}`, {
      token: staff.token,
      body: { reason: 'Hvor er det?' },
    });
  const beforeAsking = (await app.mails()).length;
  expect((await decide('ask-for-change')).status).toBe(200);
  expect(await mailsSince(beforeAsking)).toEqual([
    [owner.email, 'Stillingen må endres: Tømrer'],
    [colleague.email, 'Stillingen må endres: Tømrer'],
  ]);
  await app.db.deleteFrom('businessShares').where('businessId', '=', business.id).execute();
  const beforeApproval = (await app.mails()).length;
  expect((await decide('approve')).status).toBe(200);
  // Until then it could have been taken back.
  app.clock.moveBy(policy.approvalUndoMinutes * MINUTE_MS);
  await app.runJobs();
  expect(await mailsSince(beforeApproval)).toEqual([[owner.email, 'Stillingen er godkjent: Tømrer']]);
});

test('made again under its key after a lost reply it is the same position, with what was written since', async () => {
  const business = await ownBusiness({ maxActivePositions: 1 });
  const other = await ownBusiness();
  const make = (body: object, { id } = business) => post(id, { ...valid, idempotencyKey: 'skjema', ...body });
  const mailsBefore = (await app.mails()).length;
  const [first, twin] = await Promise.all([make({}), make({})]);
  expect([first.status, twin.status]).toEqual([200, 200]);
  const { id } = first.body.position;
  expect(twin.body.position.id).toBe(id);
  const again = await make({ title: 'Tømrermester' });
  expect(again.body).toMatchObject({ position: { id, title: 'Tømrermester' }, stats: { totalPositions: 1 } });
  expect(await app.mails()).toHaveLength(mailsBefore + 1);
  const headers = { 'idempotency-key': 'skjema' };
  const inHeader = await app.call(`POST /api/business/${business.id}/positions`, {
    body: valid,
    token: owner.token,
    headers,
  });
  expect(inHeader.body.position).toMatchObject({ id, title: 'Tømrer' });
  expect((await make({ idempotencyKey: 'et annet' })).status, 'another one meets the limit').toBe(409);
  const elsewhere = (await make({}, other)).body.position.id;
  expect(elsewhere).not.toBe(id);
  const ofColleague = await post(other.id, { ...valid, idempotencyKey: 'skjema' }, colleague.token);
  expect(ofColleague.status).toBe(200);
  expect(ofColleague.body.position.id, 'one person’s key is nothing to another').not.toBe(elsewhere);
});

test('every rule is told, in the order of the form', async () => {
  const business = await ownBusiness();
  const empty = await post(business.id, {});
  expect(empty.status).toBe(400);
  expect(empty.body.message).toBe('Tittel er påkrevd');
  expect(empty.body.errors).toEqual([
    { path: 'title', msg: 'Tittel er påkrevd' },
    { path: 'positionType', msg: 'Stillingstype er påkrevd' },
    { path: 'description', msg: 'Beskrivelse er påkrevd' },
    { path: 'requirements', msg: 'Krav er påkrevd' },
    { path: 'contactInfo.name', msg: 'Kontaktperson er påkrevd' },
    { path: 'contactInfo.email', msg: 'E-post til kontaktperson er påkrevd' },
    { path: 'contactInfo.position', msg: 'Stillingen til kontaktpersonen er påkrevd' },
    { path: 'applicationMethod', msg: 'Søknadsmetode er påkrevd' },
    { path: 'expiryDate', msg: 'Utløpsdato er påkrevd' },
  ]);
  const wrong = await post(business.id, {
    title: 'Tø',
    positionType: 'Sesong',
    remote: true,
    description: 'Kort.',
    requirements: 'Kort.',
    salaryRange: { min: 2, max: 1 },
    contactInfo: { name: 'Kari', email: 'kari', position: '', phone: 'ring meg' },
    applicationMethod: 'external',
    expiryDate: '2020-01-01',
    applicationDeadline: '2020-01-01',
  });
  expect(wrong.body.errors).toEqual([
    { path: 'title', msg: 'Tittel må være minst 3 tegn' },
    { path: 'positionType', msg: 'Stillingstype er påkrevd' },
    { path: 'description', msg: 'Beskrivelse må være minst 50 tegn' },
    { path: 'requirements', msg: 'Krav må være minst 20 tegn' },
    { path: 'salaryRange.max', msg: 'Maksimumslønn må være høyere enn minimumslønn' },
    { path: 'contactInfo.position', msg: 'Stillingen til kontaktpersonen er påkrevd' },
    { path: 'contactInfo.phone', msg: 'Telefonnummeret kan bare ha sifre, mellomrom og tegnene + - ( )' },
    { path: 'contactInfo.email', msg: 'Ugyldig e-postadresse' },
    { path: 'externalApplicationUrl', msg: 'Ekstern URL er påkrevd for eksterne søknader' },
    { path: 'expiryDate', msg: 'Utløpsdato må være i fremtiden' },
    { path: 'applicationDeadline', msg: 'Søknadsfrist må være før utløpsdato' },
  ]);
});

test.each([
  ['Karl Johans gate 1, 0154 Oslo', false, 'Oslo'],
  ['Storgata 2, Førde', false, 'Sunnfjord'],
  ['Postboks 1001, 5020 Bergen', false, 'Bergen'],
  ['Postboks 9999, 7010 Trondheim', true, 'Trondheim'],
  ['Langtvekkistan', false, 'Bergen'],
  [undefined, false, 'Bergen'],
  [undefined, true, null],
])('without a municipality, %s is where its address or its business is', async (location, remote, municipal) => {
  const business = await ownBusiness();
  await app.db.updateTable('businesses').set({ municipality: 'bergen' }).where('id', '=', business.id).execute();
  const { municipality: _, ...body } = { ...valid, location, remote };
  expect((await post(business.id, body)).body.position).toMatchObject({ municipal });
});

test.each([
  ['Herøy', 'Storgata 1, 8850 Herøy', 'heroy-nordland'],
  ['Herøy', '6092 Fosnavåg', 'heroy-more-og-romsdal'],
  ['heroy-nordland', '6092 Fosnavåg', 'heroy-nordland'],
])('of two municipalities, %s at %s is the one that the address tells', async (municipality, location, slug) => {
  const business = await ownBusiness();
  expect((await post(business.id, { ...valid, municipality, location })).body.position).toMatchObject({
    municipality: slug,
  });
});

test.each([
  [
    { municipality: 'Herøy', location: 'Storgata 1' },
    'municipality',
    'Flere kommuner har dette navnet eller nummeret. Skriv heroy-more-og-romsdal eller heroy-nordland',
  ],
  [{ municipality: 'Langtvekkistan' }, 'municipality', 'Kommunen finnes ikke'],
  [{ applicationMethod: 'form' }, 'applicationFormId', 'Søknadsmal er påkrevd når søknadsmetode er mal'],
  [
    { applicationMethod: 'form', applicationFormId: randomUUID() },
    'applicationFormId',
    'Søknadsmalen finnes ikke eller er ikke aktiv',
  ],
  [
    { applicationMethod: 'external', externalApplicationUrl: 'javascript:alert(1)' },
    'externalApplicationUrl',
    'Ugyldig URL',
  ],
  [{ salaryRange: { min: 195, period: 'uke' } }, 'salaryRange.period', 'Ukjent valg'],
  [{ salaryRange: { min: -1 } }, 'salaryRange.min', 'Lønn kan ikke være negativ'],
  [{ title: 'x'.repeat(201) }, 'title', 'Tittel kan ikke være lengre enn 200 tegn'],
  [{ expiryDate: '2999-02-30' }, 'expiryDate', 'Utløpsdato er ikke en gyldig dato'],
  [{ applicationDeadline: '0000-01-01' }, 'applicationDeadline', 'Ugyldig søknadsfrist'],
  [{ applicationDeadline: '2020-01-01' }, 'applicationDeadline', 'Søknadsfristen kan ikke være før i dag'],
  [{ applicationDeadline: '1. mai 2030' }, 'applicationDeadline', 'Ugyldig søknadsfrist'],
])('%j is refused', async (fields, path, msg) => {
  const business = await ownBusiness();
  const { status, body } = await post(business.id, { ...valid, ...fields });
  expect(status).toBe(400);
  expect(body.errors).toEqual([{ path, msg }]);
});

test('one whose deadline passes can still be changed, and closed early', async () => {
  const { id: businessId } = await ownBusiness();
  const { position } = (await post(businessId, valid)).body;
  const path = `PUT /api/business/${businessId}/positions/${position.id}`;
  for (const changes of [{}, { title: 'Snekker' }]) {
    const body = { ...valid, ...changes, applicationDeadline: '2020-01-01' };
    expect((await app.call(path, { body, token: owner.token })).status).toBe(200);
  }
});

test('a moment is taken for the day it is in Norway', async () => {
  const { body } = await post((await ownBusiness()).id, {
    ...valid,
    expiryDate: '2998-12-31T23:00:00.000Z',
    applicationDeadline: '2998-05-17T00:30:00+02:00',
  });
  expect(body.position).toMatchObject({ expiryDate: '2999-01-01', applicationDeadline: '2998-05-17' });
});

test('a field of another kind is wrong by itself, and no rule about two fields stumbles over it', async () => {
  const { id } = await ownBusiness();
  const refused = async (fields: object) => {
    const { status, body } = await post(id, { ...valid, ...fields });
    return { status, message: body.message, paths: body.errors.map(({ path }: { path: string }) => path) };
  };
  expect(await refused({ applicationDeadline: [] })).toMatchObject({ status: 400, paths: ['applicationDeadline'] });
  expect(await refused({ expiryDate: ['2999-12-31'] })).toEqual({
    status: 400,
    message: 'Utløpsdato er påkrevd',
    paths: ['expiryDate'],
  });
  expect(await refused({ applicationMethod: 'external', externalApplicationUrl: ['x'] })).toEqual({
    status: 400,
    message: 'Ugyldig URL',
    paths: ['externalApplicationUrl'],
  });
});

test('a form must be an active one of the same business, and only what the method needs is kept', async () => {
  const [business, other] = [await ownBusiness({ maxActivePositions: 5 }), await ownBusiness()];
  const form = async (businessId: string, isActive = true) => {
    const now = new Date();
    const values = { businessId, title: 'Mal', questions: '[]', isActive, createdAt: now, updatedAt: now };
    return (await app.db.insertInto('applicationForms').values(values).returning('id').executeTakeFirstOrThrow()).id;
  };
  const withForm = async (applicationFormId: string) =>
    post(business.id, { ...valid, applicationMethod: 'form', applicationFormId, externalApplicationUrl: 'x.no' });
  expect((await withForm(await form(other.id))).status).toBe(400);
  expect((await withForm(await form(business.id, false))).status).toBe(400);
  const own = await form(business.id);
  const { position } = (await withForm(own)).body;
  expect(position).toMatchObject({ applicationFormId: own, externalApplicationUrl: null });
  // One that was switched off since stays where it is used, and comes to no other position.
  await app.db.updateTable('applicationForms').set({ isActive: false }).where('id', '=', own).execute();
  const body = { ...valid, applicationMethod: 'form', applicationFormId: own };
  const path = `PUT /api/business/${business.id}/positions/${position.id}`;
  expect((await app.call(path, { body, token: owner.token })).status).toBe(200);
  expect((await withForm(own)).status).toBe(400);
  const external = { ...valid, applicationMethod: 'external', externalApplicationUrl: 'fjordbygg.example/jobb' };
  expect((await post(business.id, { ...external, applicationFormId: own })).body.position).toMatchObject({
    applicationFormId: null,
    externalApplicationUrl: 'https://fjordbygg.example/jobb',
  });
});
