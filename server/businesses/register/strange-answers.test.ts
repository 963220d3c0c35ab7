import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { syntheticOrganisationNumber } from '../../../demo/organisation-number.ts';
import { type Register, startRegister } from '../../../demo/register/register.ts';
import { specialNumbers } from '../../../demo/register/special-units.ts';
import { enhet } from '../../../demo/register/unit.ts';
import { addBusiness } from '../../../tests/support/hiring.ts';
import { addUser } from '../../../tests/support/people.ts';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let register: Register;
let app: TestApp;
let token: string;

beforeAll(async () => {
  register = await startRegister();
  app = await createTestApp({ config: { brregUrl: register.url } });
  token = (await addUser(app.call)).token;
});
afterEach(() => register.repair());
afterAll(async () => {
  await app.close();
  await register.close();
});

let lastBase = 23_000_000;
const newNumber = () => {
  lastBase += 1000;
  return syntheticOrganisationNumber(lastBase);
};
const unit = (organisasjonsnummer: string, facts: object = {}) =>
  enhet({ organisasjonsnummer, navn: 'VAKTET AS', antallAnsatte: 12, ...facts });
const validate = (organizationNumber: string) =>
  app.call('POST /api/business/validate-org-number', { body: { organizationNumber }, token });
const readBusiness = (id: string) =>
  app.db.selectFrom('businesses').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('what is said of another number is no answer about this one', async () => {
  const [number, unknown] = [newNumber(), newNumber()];
  const { id } = await addBusiness(app.db, { organizationNumber: number });
  const other = JSON.stringify(unit(newNumber(), { navn: 'EN ANNEN AS', konkurs: true }));
  register.fail({ status: 200, body: other }, number);
  register.fail({ status: 200, body: other }, unknown);
  const before = await readBusiness(id);
  await expect(app.runJob('refresh-register-data', { businessId: id })).rejects.toThrow('no answer');
  expect(await readBusiness(id)).toEqual(before);
  const { status, body } = await validate(unknown);
  expect([status, body.entity, body.message]).toEqual([200, null, expect.stringContaining('svarer ikke nå')]);
});

const words = ['default backend - 404', '<html>Not Found</html>', '{"message":"no Route matched with those values"}'];

test.each(words)('what a gateway does not find while the register is away is not unknown: %s', async (said) => {
  const number = newNumber();
  const { id } = await addBusiness(app.db, { organizationNumber: number });
  register.fail({ status: 404, body: said });
  const { status, body } = await validate(newNumber());
  expect([status, body.entity, body.message]).toEqual([200, null, expect.stringContaining('svarer ikke nå')]);
  await expect(app.runJob('refresh-register-data', { businessId: id })).rejects.toThrow('no answer');
  expect(await readBusiness(id)).toMatchObject({ registerTrouble: null, isActive: true, brregFetchedAt: null });
});

test('what the register itself does not find is unknown, also to one that has no lists', async () => {
  register.fail({ status: 500 }, 'enheter');
  const number = newNumber();
  register.fail({ status: 404, body: '' }, number);
  expect((await validate(number)).status).toBe(400);
});

// The main unit alone, and the sub-unit too.
test.each(words.flatMap((said) => [1, 2].map((times) => ({ said, times }))))(
  'what a gateway does not find by its number and stands in the list is known: $said, $times times',
  async ({ said, times }) => {
    const number = newNumber();
    register.set(unit(number));
    register.fail({ status: 404, body: said, times }, number);
    const { status, body } = await validate(number);
    expect([status, body.entity?.navn]).toEqual([200, 'VAKTET AS']);
    const { id } = await addBusiness(app.db, { organizationNumber: number });
    register.fail({ status: 404, body: said, times }, number);
    await app.runJob('refresh-register-data', { businessId: id });
    expect(await readBusiness(id)).toMatchObject({ registerTrouble: null, isActive: true });
  },
);

test('what a gateway does not find and does not stand in the list either is unknown', async () => {
  const number = specialNumbers.unknown;
  register.fail({ status: 404, body: '<html>Not Found</html>' }, number);
  const { status, body } = await validate(number);
  expect([status, body.message]).toEqual([400, expect.stringContaining('Vi finner ikke organisasjonsnummeret')]);
});

test.each(words)(
  'in words and without lists, who still finds what it found before knows what it does not find: %s',
  async (said) => {
    const [known, number, next] = [newNumber(), newNumber(), newNumber()];
    register.set(unit(known));
    await validate(known);
    register.fail({ status: 404, body: said }, 'enheter');
    register.fail({ status: 404, body: said }, number);
    expect((await validate(number)).body.message).toContain('Vi finner ikke organisasjonsnummeret');
    register.fail({ status: 404, body: said });
    expect((await validate(next)).body.message).toContain('svarer ikke nå');
  },
);

test('a name that no database can hold stops nobody', async () => {
  const number = newNumber();
  register.set(unit(number, { navn: 'NU\0LL \ud800 AS' }));
  expect((await validate(number)).status).toBe(200);
  const { id } = await addBusiness(app.db, { organizationNumber: number });
  await app.runJob('refresh-register-data', { businessId: id });
  expect((await readBusiness(id)).brregData).toMatchObject({ navn: 'NULL AS' });
});

test('a name without end is read as far as a name goes', async () => {
  const number = newNumber();
  register.set(unit(number, { navn: `${'N'.repeat(499)}${'😀'.repeat(100)}` }));
  const { status, body } = await validate(number);
  expect([status, body.entity?.navn]).toEqual([200, 'N'.repeat(499)]);
  const { id } = await addBusiness(app.db, { organizationNumber: number });
  await app.runJob('refresh-register-data', { businessId: id });
  expect((await readBusiness(id)).brregData).toMatchObject({ antallAnsatte: 12 });
});

test('a name longer than a business may have is offered as far as whole words fit', async () => {
  const offered = async (navn: string) => {
    const number = newNumber();
    register.set(unit(number, { navn }));
    return (await validate(number)).body.entity.name;
  };
  const whole = Array(20).fill('Fjellvika').join(' ');
  expect(await offered(`${whole} ${'a'.repeat(53)}`)).toBe(whole);
  expect(await offered(`${'a'.repeat(200)} bc`)).toBe('a'.repeat(200));
  expect(await offered(`${'a'.repeat(199)}${'😀'.repeat(20)}`)).toBe('a'.repeat(199));
});

test('words of the register are one line in its own direction', async () => {
  const number = newNumber();
  const navn = 'FJELLVIK\r\nBYGG \u202eSA\u202c AS';
  const forretningsadresse = { land: 'Irland', landkode: 'IE', poststed: 'DUB\u202eLIN\n2', adresse: [] };
  register.set(
    unit(number, {
      navn,
      naeringskode1: { kode: '41.1', beskrivelse: 'Oppføring\u2066\tav bygg' },
      forretningsadresse,
    }),
  );
  const { body } = await validate(number);
  expect(body.message).toContain('Funnet i Enhetsregisteret: Fjellvik Bygg');
  expect(body.entity).toMatchObject({
    navn: 'FJELLVIK BYGG SA AS',
    naeringskode1: { beskrivelse: 'Oppføring av bygg' },
  });
  expect(body.entity.poststed).toBe('Dublin 2');
});

test('of an answer that breaks off, the log quotes nothing', async () => {
  const number = newNumber();
  const warn = vi.spyOn(app.platform.log, 'warn');
  register.fail({ status: 200, body: '{"navn": OLA NORDMANN' }, number);
  await validate(number);
  expect(warn.mock.calls).toEqual([[{ problem: 'an answer that is not JSON' }, expect.anything()]]);
});

test('an answer without end is not read to its end', async () => {
  const number = newNumber();
  register.fail({ status: 200, body: JSON.stringify({ ...unit(number), x: 'x'.repeat(17 * 1024 * 1024) }) }, number);
  const { status, body } = await validate(number);
  expect([status, body.entity]).toEqual([200, null]);
});

test.each(['{}', '[]', 'null', '"nei"', '{"_embedded":{"enheter":"nei"}}', '{"_embedded":[]}', '{"page":{}}'])(
  'a list that is none (%s) counts as no answer, and nobody is asked about one by one',
  async (body) => {
    const { id } = await addBusiness(app.db, { organizationNumber: newNumber() });
    register.fail({ status: 200, body }, 'enheter');
    const asked = register.requests().length;
    await expect(app.runJob('refresh-old-register-data')).rejects.toThrow('no answer');
    expect(register.requests().slice(asked)).toEqual(['GET /enhetsregisteret/api/enheter']);
    expect((await readBusiness(id)).brregFetchedAt).toBeNull();
  },
);
