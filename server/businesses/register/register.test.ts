import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { syntheticOrganisationNumber } from '../../../demo/organisation-number.ts';
import { type Register, startRegister } from '../../../demo/register/register.ts';
import { specialNumbers } from '../../../demo/register/special-units.ts';
import { enhet } from '../../../demo/register/unit.ts';
import { addBusiness, addPosition, addShare } from '../../../tests/support/hiring.ts';
import { meanwhile } from '../../../tests/support/meanwhile.ts';
import { addUser } from '../../../tests/support/people.ts';
import { addStaff } from '../../../tests/support/staff.ts';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { DAY_MS } from '../../platform/clock.ts';
import { townOf } from '../register-address.ts';
import { readUnit } from './read-unit.ts';
import { readableName } from './readable-name.ts';

let register: Register;
let app: TestApp;
let token: string;

beforeAll(async () => {
  register = await startRegister();
  app = await createTestApp({ config: { brregUrl: register.url }, isClockStill: true });
  token = (await addUser(app.call)).token;
});
afterAll(async () => {
  await app.close();
  await register.close();
});

const validate = (organizationNumber: unknown) =>
  app.call('POST /api/business/validate-org-number', { body: { organizationNumber }, token });

test('a known number answers with the entity, its name as people write it, and never with a false zero', async () => {
  const { status, body } = await validate('\u2066NO 210 001 603 MVA\u2069\u200b');
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    message: 'Funnet i Enhetsregisteret: Liten Prøvesalong AS (Aksjeselskap)',
    entity: {
      organisasjonsnummer: specialNumbers.withheldHeadCount,
      navn: 'LITEN PRØVESALONG AS',
      name: 'Liten Prøvesalong AS',
      organisasjonsform: { kode: 'AS', beskrivelse: 'Aksjeselskap' },
      naeringskode1: { kode: '96.210', beskrivelse: 'Frisering og barbering' },
      poststed: 'Oslo',
      harRegistrertAntallAnsatte: true,
    },
  });
});

test.each(['Org.nr. 210 001 603', 'Org. nr.: NO 210 001 603 MVA', 'Organisasjonsnummer: 210001603'])(
  'a number is found with what stands around it where it is copied from: %s',
  async (copied) => {
    expect((await validate(copied)).body.entity?.organisasjonsnummer).toBe(specialNumbers.withheldHeadCount);
  },
);

test.each([
  [
    specialNumbers.deleted,
    'Slettet Prøveselskap AS er slettet i Enhetsregisteret (26. november 2024) og kan ikke registreres.',
  ],
  [specialNumbers.deletedSubUnit, 'Nedlagt Prøveavdeling er slettet i Enhetsregisteret (30. desember 2023)'],
  [specialNumbers.removed, 'Enheten er fjernet fra Enhetsregisteret'],
  [specialNumbers.bankrupt, 'Konkursrammet Prøveselskap AS er konkurs ifølge Enhetsregisteret'],
  [
    specialNumbers.subUnit,
    'Nummeret hører til en underenhet. Bruk organisasjonsnummeret til hovedenheten: 210 001 905.',
  ],
  [specialNumbers.unknown, 'Vi finner ikke organisasjonsnummeret i Enhetsregisteret'],
])('%s is refused with its own words', async (number, words) => {
  const { status, body } = await validate(number);
  expect(status).toBe(400);
  expect(body).toMatchObject({ success: false, message: expect.stringContaining(words) });
  expect(body.errors).toEqual([{ path: 'organizationNumber', msg: body.message }]);
});

test('a number that the register calls malformed is unknown, not a register that is silent', async () => {
  const number = syntheticOrganisationNumber(22_900_000);
  register.fail({ status: 400, body: '{"status":400}' }, number);
  const { status, body } = await validate(number);
  expect([status, body.message]).toEqual([400, expect.stringContaining('Vi finner ikke organisasjonsnummeret')]);
});

test.each([
  [specialNumbers.windingUp, 'er under avvikling'],
  [specialNumbers.forcedDissolution, 'er under tvangsavvikling eller tvangsoppløsning'],
])('%s can be registered, with a warning', async (number, words) => {
  const { status, body } = await validate(number);
  expect(status).toBe(200);
  expect(body.message).toContain(words);
  expect(body.entity.organisasjonsnummer).toBe(number);
});

test.each(['210-001-603', '210\u2013001\u2013603', '210.001.603'])(
  'a number is read as people write it: %s',
  async (typed) => {
    expect((await validate(typed)).body.entity.organisasjonsnummer).toBe(specialNumbers.withheldHeadCount);
  },
);

test('special forms, foreign addresses, empty address lines and an empty date of bankruptcy are no hindrance', async () => {
  for (const number of [specialNumbers.nynorsk, specialNumbers.foreignAddress, specialNumbers.noAddress]) {
    expect((await validate(number)).status, number).toBe(200);
  }
  expect((await validate(specialNumbers.foreignAddress)).body.entity.poststed).toBe('411 01 Göteborg');
  expect(townOf({ poststed: 'STOKE-ON-TRENT ST1 4BB' })).toBe('Stoke-On-Trent ST1 4BB');
  expect(townOf({ poststed: '1012 AB AMSTERDAM' })).toBe('1012 AB Amsterdam');
});

test('what was removed is removed, also when nothing more is said of it', async () => {
  const number = syntheticOrganisationNumber(21_410_000);
  register.fail({ status: 410, body: '' }, number);
  const { status, body } = await validate(number);
  expect([status, body.message]).toEqual([400, expect.stringContaining('er fjernet fra Enhetsregisteret')]);
});

test('the check digit comes before the register', async () => {
  const asked = register.requests().length;
  for (const [number, message] of [
    ['', 'Organisasjonsnummer er påkrevd'],
    [undefined, 'Organisasjonsnummer er påkrevd'],
    ['12345678', 'Organisasjonsnummer må være nøyaktig 9 siffer'],
    ['9236090160', 'Organisasjonsnummer må være nøyaktig 9 siffer'],
    ['abcdefghi', 'Organisasjonsnummer må være nøyaktig 9 siffer'],
    ['923609017', 'Ugyldig organisasjonsnummer. Se om et siffer er feil.'],
    ['112233445', 'Ugyldig organisasjonsnummer. Se om et siffer er feil.'],
    ['999999991', 'Ugyldig organisasjonsnummer. Se om et siffer er feil.'],
  ]) {
    const { status, body } = await validate(number);
    expect([status, body.message], number).toEqual([400, message]);
  }
  expect(register.requests()).toHaveLength(asked);
  expect((await app.call('POST /api/business/validate-org-number', { body: {} })).status).toBe(401);
});

test('a register that is slow, broken or gone blocks nobody', async () => {
  const number = syntheticOrganisationNumber(21_500_000);
  for (const fault of [{ status: 500 }, { reset: true }, { body: 'ikke JSON' }]) {
    register.fail(fault, number);
    const { status, body } = await validate(number);
    expect(status).toBe(200);
    expect(body.entity).toBeNull();
    expect(body.message).toMatch(/^Enhetsregisteret svarer ikke nå\./);
    app.clock.moveBy(60_000);
  }
  register.fail({ hang: true, times: 1 }, number);
  const askedAt = Date.now();
  expect((await validate(number)).body.entity).toBeNull();
  // It is waited for during four seconds; without that, for minutes.
  expect(Date.now() - askedAt).toBeLessThan(60_000);
  // Nobody waits a second time at once; later it is asked again.
  expect((await validate(number)).body.entity).toBeNull();
  app.clock.moveBy(60_000);
  register.repair();
  expect((await validate(number)).body.entity).toMatchObject({ organisasjonsnummer: number });
});

test('one failed answer is asked for again at once, and a good one is kept for a while', async () => {
  const number = syntheticOrganisationNumber(21_600_000);
  register.fail({ status: 503, times: 1 }, number);
  expect((await validate(number)).body.entity).toMatchObject({ organisasjonsnummer: number });
  const asked = register.requests().length;
  expect((await validate(number)).status).toBe(200);
  expect(register.requests()).toHaveLength(asked);
});

test('what the register recorded is read: full, public body, deleted, without head count', () => {
  const sample = (name: string) =>
    readUnit(JSON.parse(readFileSync(new URL(`./samples/${name}.json`, import.meta.url), 'utf8')));
  expect(sample('full')).toMatchObject({ navn: 'EQUINOR ASA', antallAnsatte: 21239, hjemmeside: 'www.equinor.com' });
  expect(sample('public-body')).toMatchObject({ overordnetEnhet: '932384469', konkurs: false });
  expect(sample('deleted')).toMatchObject({ slettedato: '2024-11-26' });
  expect(sample('head-count-withheld')).toMatchObject({ harRegistrertAntallAnsatte: true });
  expect(sample('head-count-withheld')?.antallAnsatte).toBeUndefined();
});

test('one strange field costs itself only; a person’s home and addresses are not kept; links must be able to be one', () => {
  const unit = { organisasjonsnummer: '899999991', navn: 'X' };
  expect(readUnit({ ...unit, antallAnsatte: 'mange', naeringskode1: 7, konkurs: 'ja' })).toMatchObject({ navn: 'X' });
  expect(readUnit({ ...unit, antallAnsatte: 0 })?.antallAnsatte).toBeUndefined();
  expect(readUnit({ ...unit, antallAnsatte: 0, harRegistrertAntallAnsatte: false })?.antallAnsatte).toBe(0);
  expect(readUnit({ ...unit, hjemmeside: 'javascript:alert(1)' })?.hjemmeside).toBeUndefined();
  expect(readUnit({ navn: 'uten nummer' })).toBeNull();
  const home = { poststed: 'OSLO', adresse: ['Hjemveien 1', null, ''] };
  const person = readUnit({
    ...unit,
    organisasjonsform: { kode: 'ENK', beskrivelse: 'Enkeltpersonforetak' },
    epostadresse: 'kari@example.no',
    forretningsadresse: home,
  });
  expect(person?.epostadresse).toBeUndefined();
  expect(JSON.stringify(person)).not.toContain('Hjemveien');
  expect(readUnit({ ...unit, forretningsadresse: home })?.forretningsadresse).toMatchObject({
    adresse: ['Hjemveien 1'],
  });
});

test('names are written as people write them', () => {
  for (const [written, read] of [
    ['EQUINOR ASA', 'Equinor ASA'],
    ['KPMG LAW ADVOKATFIRMA AS', 'KPMG Law Advokatfirma AS'],
    ['ØSTFOLD BYGG OG ANLEGG AS', 'Østfold Bygg og Anlegg AS'],
    ['BRØDRENE D’ANGELO-HANSEN DA', 'Brødrene D’angelo-Hansen DA'],
    ['Allerede Skrevet As', 'Allerede Skrevet As'],
    ['BERGEN KOMMUNE', 'Bergen kommune'],
    ['BORETTSLAGET SOLBAKKEN III', 'Borettslaget Solbakken III'],
    ['GÖTEBORGS VARVSTEKNIK AB FILIAL', 'Göteborgs Varvsteknik AB Filial'],
    ['ÁDJÁ OG ÅSEN AS', 'Ádjá og Åsen AS'],
  ]) {
    expect(readableName(written ?? '')).toBe(read);
  }
});

const unit = (organisasjonsnummer: string, facts: object = {}) =>
  enhet({ organisasjonsnummer, navn: 'VAKTET AS', antallAnsatte: 12, ...facts });

test('a unit that goes bankrupt takes its positions along into hiding, and comes back when that is mended', async () => {
  const owner = await addUser(app.call);
  const number = syntheticOrganisationNumber(22_000_000);
  const business = await addBusiness(app.db, {
    ownerId: owner.id,
    organizationNumber: number,
    businessName: 'Vaktet AS',
  });
  const position = await addPosition(app.db, business.id);
  register.set(unit(number));
  await app.runJob('refresh-old-register-data');
  expect((await app.call(`GET /api/business/${number}`)).body.business.employeeCount).toBe(12);

  register.set(unit(number, { konkurs: true, konkursdato: '' }));
  await app.runJob('refresh-old-register-data');
  expect((await app.call(`GET /api/business/${number}`)).status, 'asked about once a week only').toBe(200);
  app.clock.moveBy(8 * DAY_MS);
  await app.runJob('refresh-old-register-data');
  await app.runJob('refresh-old-register-data');
  expect((await app.call(`GET /api/business/${number}`)).status).toBe(404);
  expect((await app.call(`GET /api/positions/${position.id}`)).status).toBe(404);
  const told = (await app.mails()).filter(
    ({ subject }) => subject.includes('på pause') || subject.includes('Satt på pause'),
  );
  expect(told.map(({ to }) => to).sort()).toEqual([app.platform.config.mail.support, owner.email].sort());

  const mine = await app.call('GET /api/business/my-businesses', { token: owner.token });
  expect(mine.body.businesses).toMatchObject([{ isActive: false, registerTrouble: 'bankrupt' }]);
  const refused = await app.call(`PUT /api/business-settings/${business.id}/toggle-active`, { token: owner.token });
  expect(refused.status).toBe(409);
  expect(refused.body.message).toBe('Enhetsregisteret melder at bedriften er konkurs. Derfor kan den ikke aktiveres.');

  register.set(unit(number));
  const asked = await app.call(`POST /api/business-settings/${business.id}/register-data`, { token: owner.token });
  expect(asked.body.business).toMatchObject({ isActive: true, registerTrouble: null });
  expect((await app.call(`GET /api/positions/${position.id}`)).status).toBe(200);
  expect((await app.mails()).at(-1)).toMatchObject({
    to: owner.email,
    subject: 'Pausen er over: Vaktet AS',
    text: expect.stringContaining('Bedriften er aktiv igjen.'),
  });
});

test('a name that was changed in the register is shown to the owner, whose own stays', async () => {
  const owner = await addUser(app.call);
  const number = syntheticOrganisationNumber(22_000_050);
  const { id } = await addBusiness(app.db, {
    ownerId: owner.id,
    organizationNumber: number,
    businessName: 'Vaktet AS',
  });
  const settings = async () => (await app.call(`GET /api/business-settings/${id}/shared-users`, owner)).body;
  expect((await settings()).registerName).toBeNull();
  register.set(unit(number, { navn: 'VOKTERNE I BERGEN AS' }));
  await app.runJob('refresh-old-register-data');
  expect((await settings()).registerName).toBe('Vokterne i Bergen AS');
  expect((await app.call(`GET /api/business/${number}`)).body.business.businessName).toBe('Vaktet AS');
});

test('one that its owner had switched off stays off when the trouble is over', async () => {
  const number = syntheticOrganisationNumber(22_100_000);
  const owner = await addUser(app.call);
  const { id } = await addBusiness(app.db, { ownerId: owner.id, organizationNumber: number, isActive: false });
  const isActive = async () =>
    (await app.db.selectFrom('businesses').select('isActive').where('id', '=', id).executeTakeFirstOrThrow()).isActive;
  register.set({ ...unit(number), slettedato: '2026-01-02' });
  await app.runJob('refresh-register-data', { businessId: id });
  register.set(unit(number));
  await app.runJob('refresh-register-data', { businessId: id });
  expect(await isActive()).toBe(false);
  expect((await app.mails()).at(-1)).toMatchObject({
    to: owner.email,
    text: expect.stringContaining('er fortsatt skjult'),
  });
});

test('what was removed for legal reasons is kept nowhere; what is suddenly unknown stays as it was', async () => {
  const number = syntheticOrganisationNumber(22_200_000);
  const { id } = await addBusiness(app.db, { organizationNumber: number });
  const read = () => app.db.selectFrom('businesses').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const address = { land: 'Norge', landkode: 'NO', postnummer: '0150', poststed: 'OSLO', adresse: ['Veien 1'] };
  register.set(unit(number, { forretningsadresse: { ...address, kommune: 'OSLO', kommunenummer: '0301' } }));
  await app.runJob('refresh-register-data', { businessId: id });
  expect(await read()).toMatchObject({ municipality: 'oslo', location: 'Oslo', employeeCount: 12 });
  register.fail({ status: 404 }, number);
  await app.runJob('refresh-register-data', { businessId: id });
  expect(await read()).toMatchObject({ registerTrouble: null, isActive: true, employeeCount: 12 });
  register.repair();
  register.remove(number);
  await app.runJob('refresh-register-data', { businessId: id });
  expect(await read()).toMatchObject({
    registerTrouble: 'removed',
    isActive: false,
    brregData: {},
    municipality: null,
    location: null,
    employeeCount: null,
  });
});

test('what was removed for legal reasons is not kept of a rejected business either, and nobody is told', async () => {
  const number = syntheticOrganisationNumber(22_205_000);
  const { id } = await addBusiness(app.db, { organizationNumber: number });
  register.set(unit(number, { forretningsadresse: { postnummer: '0150', poststed: 'OSLO', kommunenummer: '0301' } }));
  await app.runJob('refresh-register-data', { businessId: id });
  await app.db.updateTable('businesses').set({ approvalStatus: 'rejected' }).where('id', '=', id).execute();
  register.remove(number);
  const mails = (await app.mails()).length;
  app.clock.moveBy(8 * DAY_MS);
  await app.runJob('refresh-old-register-data');
  const business = await app.db.selectFrom('businesses').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(business).toMatchObject({ brregData: {}, municipality: null, location: null, registerTrouble: null });
  expect(await app.mails()).toHaveLength(mails);
});

test('another number takes nothing along of what the register said of the first one, but a pause until it answers', async () => {
  const [number, unknown] = [syntheticOrganisationNumber(22_210_000), syntheticOrganisationNumber(22_220_000)];
  const staff = await addStaff(app);
  const { id } = await addBusiness(app.db, { organizationNumber: number });
  const read = () => app.db.selectFrom('businesses').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const refresh = () => app.runJob('refresh-register-data', { businessId: id });
  const give = async (organizationNumber: string) => {
    const body = { organizationNumber };
    expect((await app.call(`PUT /api/admin/businesses/${id}`, { body, token: staff.token })).status).toBe(200);
  };
  register.set(unit(number, { forretningsadresse: { postnummer: '0150', poststed: 'OSLO', kommunenummer: '0301' } }));
  register.fail({ status: 404 }, unknown);
  await refresh();
  await give(unknown);
  const nothing = { brregData: {}, employeeCount: null, municipality: null, location: null };
  expect(await read()).toMatchObject({ ...nothing, brregFetchedAt: null, isActive: true });
  await refresh();
  expect(await read()).toMatchObject({ ...nothing, registerTrouble: 'unknown', isActive: false });
  await give(number);
  expect(await read()).toMatchObject({ registerTrouble: 'unknown', isActive: false });
  await refresh();
  expect(await read()).toMatchObject({ registerTrouble: null, isActive: true, employeeCount: 12, location: 'Oslo' });
});

test('what the register says of a number that was replaced while it was asked is not kept', async () => {
  const [number, other] = [syntheticOrganisationNumber(22_230_000), syntheticOrganisationNumber(22_240_000)];
  const { id } = await addBusiness(app.db, { organizationNumber: number });
  register.set(unit(number, { konkurs: true }));
  await meanwhile(
    app,
    (tx) => tx.updateTable('businesses').set({ organizationNumber: other }).where('id', '=', id).execute(),
    () => app.runJob('refresh-register-data', { businessId: id }),
  );
  const business = await app.db.selectFrom('businesses').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(business).toMatchObject({ brregData: {}, brregFetchedAt: null, isActive: true, registerTrouble: null });
});

test('only the owner asks again, and is told when nobody answers', async () => {
  const number = syntheticOrganisationNumber(22_300_000);
  const [owner, colleague] = [await addUser(app.call), await addUser(app.call)];
  const { id } = await addBusiness(app.db, { ownerId: owner.id, organizationNumber: number });
  await addShare(app.db, id, colleague.id);
  const ask = (asking?: string) =>
    app.call(`POST /api/business-settings/${id}/register-data`, asking ? { token: asking } : {});
  expect((await ask()).status).toBe(401);
  expect((await ask(token)).status).toBe(404);
  expect((await ask(colleague.token)).status).toBe(403);
  register.fail({ status: 500 }, number);
  const silent = await ask(owner.token);
  expect([silent.status, silent.body.message]).toEqual([503, 'Enhetsregisteret svarer ikke nå. Prøv igjen om litt.']);
  expect(silent.headers['retry-after']).toBe('60');
  await expect(app.runJob('refresh-register-data', { businessId: id })).rejects.toThrow('no answer');
  const { id: rejected } = await addBusiness(app.db, { organizationNumber: number, approvalStatus: 'rejected' });
  await app.runJob('refresh-register-data', { businessId: rejected });
  register.repair();
  expect((await ask(owner.token)).body.message).toBe('Opplysningene er hentet på nytt.');
  await app.db.updateTable('users').set({ isAdmin: true }).where('id', '=', colleague.id).execute();
  expect((await ask(colleague.token)).body.business.id, 'staff asks too').toBe(id);
  await app.db.updateTable('businesses').set({ approvalStatus: 'rejected' }).where('id', '=', id).execute();
  expect((await ask(colleague.token)).status).toBe(404);
});
