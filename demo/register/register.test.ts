import { afterEach, expect, test } from 'vitest';
import { isOrganisationNumber, syntheticOrganisationNumber } from '../organisation-number.ts';
import { type Register, type RegisterOptions, startRegister } from './register.ts';
import { specialNumbers } from './special-units.ts';
import { enhet } from './unit.ts';

const v2 = 'application/vnd.brreg.enhetsregisteret.enhet.v2+json;charset=UTF-8';
let register: Register;

afterEach(() => register?.close());

async function start(options?: RegisterOptions) {
  register = await startRegister(options);
}

const get = (path: string, accept?: string) => fetch(`${register.url}${path}`, { headers: accept ? { accept } : {} });

test('a synthetic number that nobody has described answers as one and the same believable company', async () => {
  await start();
  const number = syntheticOrganisationNumber(30_123_456);
  const first = await get(`/enheter/${number}`, v2);
  expect(first.status).toBe(200);
  expect(first.headers.get('content-type')).toBe(v2);
  expect(first.headers.get('etag')).toBeNull();
  const unit = await first.json();
  expect(unit).toMatchObject({ organisasjonsnummer: number, konkurs: false, respons_klasse: 'Enhet' });
  expect(unit.navn).toBe(unit.navn.toUpperCase());
  expect(unit.forretningsadresse.postnummer).toMatch(/^\d{4}$/);
  expect(await (await get(`/enheter/${number}`)).json()).toEqual(unit);
});

test('a deleted unit answers 200 with slettedato and no address', async () => {
  await start();
  const answer = await get(`/enheter/${specialNumbers.deleted}`);
  expect(answer.status).toBe(200);
  const unit = await answer.json();
  expect(unit.slettedato).toBe('2024-11-26');
  expect(unit).not.toHaveProperty('forretningsadresse');
});

test('a removed unit answers 410 with its number, its date and nothing else about it', async () => {
  await start();
  const answer = await get(`/enheter/${specialNumbers.removed}`);
  expect(answer.status).toBe(410);
  expect(Object.keys(await answer.json()).sort()).toEqual(['_links', 'organisasjonsnummer', 'slettedato']);
});

test('an unknown number answers 404 with an empty body', async () => {
  await start();
  for (const number of [specialNumbers.unknown, '923609016', '433695968', '210001019']) {
    const answer = await get(`/enheter/${number}`);
    expect([answer.status, await answer.text()]).toEqual([404, '']);
  }
});

test('a sub-unit is found among the sub-units only, and names its parent', async () => {
  await start();
  expect((await get(`/enheter/${specialNumbers.subUnit}`)).status).toBe(404);
  const unit = await (await get(`/underenheter/${specialNumbers.subUnit}`)).json();
  expect(unit.overordnetEnhet).toBe(specialNumbers.publicBody);
  expect(unit).not.toHaveProperty('konkurs');
  expect((await get(`/underenheter/${specialNumbers.publicBody}`)).status).toBe(404);
});

test('a withheld head count is absent, not zero', async () => {
  await start();
  const unit = await (await get(`/enheter/${specialNumbers.withheldHeadCount}`)).json();
  expect(unit.harRegistrertAntallAnsatte).toBe(true);
  expect(unit).not.toHaveProperty('antallAnsatte');
});

test('a malformed number answers 400, an old media type 406', async () => {
  await start();
  expect((await get('/enheter/12345')).status).toBe(400);
  expect((await get('/enheter/%zz')).status).toBe(400);
  const old = 'application/vnd.brreg.enhetsregisteret.enhet.v1+json';
  expect((await get(`/enheter/${specialNumbers.bankrupt}`, old)).status).toBe(406);
});

test('a list of numbers answers as a page without _embedded when none of them is found', async () => {
  await start();
  const { bankrupt, noAddress, deleted, unknown } = specialNumbers;
  const found = await (await get(`/enheter?organisasjonsnummer=${bankrupt},${deleted},${noAddress}`)).json();
  expect(found._embedded.enheter).toHaveLength(2);
  expect(await (await get(`/enheter?organisasjonsnummer=${unknown}`)).json()).not.toHaveProperty('_embedded');
});

test('a test can change a unit, remove it, break the register and mend it', async () => {
  const number = syntheticOrganisationNumber(20_000_000);
  await start({ units: [enhet({ organisasjonsnummer: number, navn: 'FØR AS' })], inventsUnits: false });
  register.set(enhet({ organisasjonsnummer: number, navn: 'ETTER AS', konkurs: true }));
  expect(await (await get(`/enheter/${number}`)).json()).toMatchObject({ navn: 'ETTER AS', konkurs: true });
  register.fail({ status: 503, times: 1 });
  expect((await get(`/enheter/${number}`)).status).toBe(503);
  expect((await get(`/enheter/${number}`)).status).toBe(200);
  register.fail({ reset: true }, number);
  await expect(get(`/enheter/${number}`)).rejects.toThrow();
  register.repair();
  register.remove(number);
  expect((await get(`/enheter/${number}`)).status).toBe(410);
  expect((await get(`/enheter/${syntheticOrganisationNumber(20_000_100)}`)).status).toBe(404);
});

test('the special numbers and their parents pass the check digit', () => {
  for (const number of [...Object.values(specialNumbers), '210002707']) {
    expect(isOrganisationNumber(number), number).toBe(true);
  }
});
