import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { addBusiness, addPosition } from '../../tests/support/hiring.ts';
import { addUser } from '../../tests/support/people.ts';
import { addStaff } from '../../tests/support/staff.ts';
import { type TestApp, testApp } from '../../tests/support/test-app.ts';
import { DAY_MS, dayInOslo } from '../platform/clock.ts';

let app: TestApp;
let admin: Awaited<ReturnType<typeof addStaff>>;
let user: Awaited<ReturnType<typeof addUser>>;

beforeEach(async () => {
  app = await testApp();
  admin = await addStaff(app);
  user = await addUser(app.call, { firstName: 'Ola' });
});

const asStaff = (name: string, body?: object) => app.call(name, { token: admin.token, ...(body && { body }) });
const trace = async (query = 'what=changes') => (await asStaff(`GET /api/admin/trace?${query}`)).body.actions;

test.each(['users', 'businesses', 'positions', 'application-forms'])(
  'what stands in %s is read, changed and deactivated by staff only',
  async (list) => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const path = `${method} /api/admin/${list}/${randomUUID()}`;
      const body = method === 'PUT' ? { isActive: false } : undefined;
      const call = (token?: string) => app.call(path, { ...(body && { body }), ...(token && { token }) });
      expect((await call()).status).toBe(401);
      expect((await call(user.token)).status).toBe(403);
      expect((await call(admin.token)).status).toBe(404);
      expect((await asStaff(`${method} /api/admin/${list}/1`, body)).status).toBe(400);
    }
  },
);

describe('a user', () => {
  test('is changed field by field, and the trace shows before and after', async () => {
    const { status, body } = await asStaff(`PUT /api/admin/users/${user.id}`, {
      lastName: ' Fjell ',
      maxBusinesses: 100,
    });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ firstName: 'Ola', lastName: 'Fjell', maxBusinesses: 100 });
    expect(await trace()).toMatchObject([
      {
        kind: 'edited',
        actorName: 'Vår Vakt',
        subject: 'user',
        subjectId: user.id,
        subjectName: 'Ola Nordmann',
        before: { lastName: 'Nordmann', maxBusinesses: 1 },
        after: { lastName: 'Fjell', maxBusinesses: 100 },
        canUndo: true,
      },
    ]);
    await asStaff(`PUT /api/admin/users/${user.id}`, { lastName: 'Fjell' });
    expect(await trace()).toHaveLength(1);
  });

  test('may have as many businesses as was typed', async () => {
    const { body } = await asStaff(`PUT /api/admin/users/${user.id}`, { maxBusinesses: '5' });
    expect(body.user.maxBusinesses).toBe(5);
  });

  test('is refused with what is no name, address or number', async () => {
    for (const [sent, message] of [
      [{ maxBusinesses: '' }, 'Maks antall bedrifter må være et tall fra 1 til 100'],
      [{ maxBusinesses: 'to' }, 'Maks antall bedrifter må være et tall fra 1 til 100'],
      [{ maxBusinesses: '101' }, 'Maks antall bedrifter må være et tall fra 1 til 100'],
      [{ firstName: ' ' }, 'Fornavn er påkrevd'],
      [{ lastName: '' }, 'Etternavn er påkrevd'],
      [{ email: '' }, 'E-post er påkrevd'],
      [{ email: 'ola' }, 'Vennligst oppgi en gyldig e-postadresse'],
      [{ maxBusinesses: 0 }, 'Maks antall bedrifter må være et tall fra 1 til 100'],
      [{ maxBusinesses: 101 }, 'Maks antall bedrifter må være et tall fra 1 til 100'],
      [{ isAdmin: 'ja' }, 'Ukjent valg'],
    ] as const) {
      const { status, body } = await asStaff(`PUT /api/admin/users/${user.id}`, sent);
      expect([status, body.message]).toEqual([400, message]);
    }
  });

  test('gets no address that another one has; a new one has to be confirmed', async () => {
    const taken = await asStaff(`PUT /api/admin/users/${user.id}`, { email: admin.email.toUpperCase() });
    expect([taken.status, taken.body.errors[0].path]).toEqual([409, 'email']);
    await app.db.updateTable('users').set({ emailConfirmedAt: new Date() }).execute();
    await app.call('POST /api/auth/forgot-password', { body: { email: user.email } });
    await app.runJobs();
    const link = (await app.mails()).findLast(({ subject }) => subject === 'Sett et nytt passord');
    const { body } = await asStaff(`PUT /api/admin/users/${user.id}`, { email: 'ny@example.no' });
    expect(body.user).toMatchObject({ email: 'ny@example.no', emailConfirmed: false });
    const mails = (await app.mails()).filter(({ subject }) => /adresse/.test(subject));
    expect(mails.map(({ to }) => to)).toEqual(expect.arrayContaining([user.email, 'ny@example.no']));
    const token = new URLSearchParams(link?.button?.path.split('?')[1]).get('token');
    const reset = { token, newPassword: 'Varm-Fjord-1953?' };
    expect(token).not.toBeNull();
    expect((await app.call('POST /api/auth/reset-password', { body: reset })).status).toBe(400);
  });

  test('has a mistyped address taken back as it was, and the wrong one learns no other', async () => {
    await app.db.updateTable('users').set({ emailConfirmedAt: new Date() }).where('id', '=', user.id).execute();
    const undoLast = async () => (await asStaff(`POST /api/admin/trace/${(await trace())[0].id}/undo`)).status;
    const shown = async () => (await asStaff(`GET /api/admin/users/${user.id}`)).body.user;
    const mailsTo = async (address: string) => (await app.mails()).filter(({ to }) => to === address);
    await asStaff(`PUT /api/admin/users/${user.id}`, { email: 'fremmed@feil.example' });
    expect(await undoLast()).toBe(200);
    expect(await shown()).toMatchObject({ email: user.email, emailConfirmed: true });
    expect((await mailsTo(user.email)).at(-1)?.subject).toBe('Kontoen din bruker denne e-postadressen igjen');
    const wrong = await mailsTo('fremmed@feil.example');
    expect(wrong.map(({ subject }) => subject).sort()).toEqual([
      'Bekreft e-postadressen din',
      'E-postadressen din er endret',
    ]);
    expect(wrong.map(({ text }) => text).join()).not.toContain(user.email);
    expect(await undoLast()).toBe(200);
    expect(await shown()).toMatchObject({ email: 'fremmed@feil.example', emailConfirmed: false });
    await app.db.updateTable('users').set({ emailConfirmedAt: null }).where('id', '=', user.id).execute();
    await asStaff(`PUT /api/admin/users/${user.id}`, { email: 'ny@example.no' });
    await app.db.updateTable('users').set({ emailConfirmedAt: new Date() }).where('id', '=', user.id).execute();
    expect(await undoLast()).toBe(200);
    expect(await shown()).toMatchObject({ email: 'fremmed@feil.example', emailConfirmed: false });
  });

  test('who is deactivated is logged out and cannot log in, until it is undone', async () => {
    const path = `DELETE /api/admin/users/${user.id}`;
    expect((await asStaff(path)).body.message).toBe('Bruker deaktivert!');
    expect((await asStaff(path)).status).toBe(200);
    expect((await app.call('GET /api/auth/me', { token: user.token })).status).toBe(401);
    const [action, ...more] = await trace();
    expect(more).toEqual([]);
    expect(action).toMatchObject({ kind: 'deactivated', before: { isActive: true }, after: { isActive: false } });
    const undone = await asStaff(`POST /api/admin/trace/${action.id}/undo`);
    expect(undone.body.action).toMatchObject({ kind: 'undone', after: { isActive: true } });
    expect((await asStaff(`POST /api/admin/trace/${action.id}/undo`)).status).toBe(409);
    expect(await trace()).toMatchObject([{ kind: 'undone' }, { undoneBy: undone.body.action.id, canUndo: false }]);
    const logIn = { body: { email: user.email, password: user.password } };
    expect((await app.call('POST /api/auth/login', logIn)).status).toBe(200);
  });

  test('keeps a change that was made since: then nothing is undone', async () => {
    await asStaff(`PUT /api/admin/users/${user.id}`, { lastName: 'Fjell' });
    const [first] = await trace();
    await asStaff(`PUT /api/admin/users/${user.id}`, { lastName: 'Vik' });
    const { status, body } = await asStaff(`POST /api/admin/trace/${first.id}/undo`);
    expect([status, body.message]).toEqual([409, 'Dette kan ikke angres, for det er endret igjen siden.']);
    expect((await asStaff(`GET /api/admin/users/${user.id}`)).body.user.lastName).toBe('Vik');
  });

  test('looking somebody up leaves a trace, once for the same look', async () => {
    for (const path of [`users/${user.id}`, `users/${user.id}`, 'users?search=ola', 'users?search=ola', 'users']) {
      await asStaff(`GET /api/admin/${path}`);
    }
    expect(await trace('what=lookups')).toMatchObject([
      { kind: 'searched', after: { page: 1 } },
      { kind: 'searched', after: { search: 'ola' } },
      { kind: 'looked-up', subjectId: user.id, subjectName: 'Ola Nordmann' },
    ]);
  });

  test('so does looking at lists and entries that name owners and contacts', async () => {
    const business = await addBusiness(app.db, { ownerId: user.id });
    const position = await addPosition(app.db, business.id);
    const paths = ['businesses?search=fjord', `businesses/${business.id}`, 'positions', `positions/${position.id}`];
    for (const path of [...paths, ...paths, 'application-forms']) await asStaff(`GET /api/admin/${path}`);
    expect(await trace('what=lookups')).toMatchObject([
      { kind: 'searched', subject: 'application-form' },
      { kind: 'looked-up', subject: 'position', subjectId: position.id },
      { kind: 'searched', subject: 'position', after: { page: 1 } },
      { kind: 'looked-up', subject: 'business', subjectId: business.id },
      { kind: 'searched', subject: 'business', after: { search: 'fjord' } },
    ]);
  });
});

describe('the last active admin', () => {
  test('stays one', async () => {
    for (const id of [admin.id, admin.id.toUpperCase()]) {
      for (const body of [{ isAdmin: false }, { isActive: false }]) {
        const answer = await asStaff(`PUT /api/admin/users/${id}`, body);
        expect([answer.status, answer.body.message]).toEqual([
          409,
          'Den siste aktive administratoren kan ikke fjernes. Gjør noen andre til administrator først.',
        ]);
      }
    }
    const own = await app.call('DELETE /api/auth/me', { token: admin.token, body: { password: admin.password } });
    expect(own.status).toBe(409);
  });

  test('is left when two take each other away at once, and nobody takes away oneself', async () => {
    const other = await addStaff(app);
    const own = await asStaff(`PUT /api/admin/users/${admin.id}`, { isAdmin: false });
    expect([own.status, own.body.message]).toEqual([
      409,
      'Du kan ikke ta fra deg selv tilgangen. Be en annen administrator om det.',
    ]);
    const both = await Promise.all([
      asStaff(`PUT /api/admin/users/${other.id}`, { isAdmin: false }),
      app.call(`DELETE /api/admin/users/${admin.id}`, { token: other.token }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, expect.toBeOneOf([401, 403, 409])]);
    const left = await app.db.selectFrom('users').select('id').where('isAdmin', '=', true).where('isActive', '=', true);
    expect(await left.execute()).toHaveLength(1);
  });
});

describe('a business', () => {
  test('is changed within its limits, and its number is unique', async () => {
    const { id } = await addBusiness(app.db, { ownerId: user.id });
    const other = await addBusiness(app.db);
    const path = `PUT /api/admin/businesses/${id}`;
    const { body } = await asStaff(path, {
      businessName: 'Ny Fjord AS',
      organizationNumber: '974 760 673',
      maxActivePositions: 50,
    });
    expect(body.business).toMatchObject({
      businessName: 'Ny Fjord AS',
      organizationNumber: '974760673',
      maxActivePositions: 50,
      userId: { firstName: 'Ola' },
    });
    const taken = await asStaff(path, { organizationNumber: other.organizationNumber });
    expect([taken.status, taken.body.errors[0].path]).toEqual([409, 'organizationNumber']);
    for (const [sent, message] of [
      [{ businessName: '' }, 'Bedriftsnavn er påkrevd'],
      [{ organizationNumber: '12345678' }, 'Organisasjonsnummer må være nøyaktig 9 siffer'],
      [{ maxActivePositions: 51 }, 'Maks antall aktive stillinger må være et tall fra 1 til 50'],
    ] as const) {
      expect((await asStaff(path, sent)).body.message).toBe(message);
    }
  });

  test('whose number is put right keeps its followers and stays hidden, also when that is undone', async () => {
    const { id, organizationNumber, businessName: name } = await addBusiness(app.db);
    const both = await addUser(app.call);
    const follow = ({ token }: typeof user, number: string) =>
      app.call('POST /api/user/merge-lists', { token, body: { followedBusinesses: [{ organizationNumber: number }] } });
    await follow(user, organizationNumber);
    for (const number of [organizationNumber, '974760673']) await follow(both, number);
    const followed = async ({ token }: typeof user) => {
      const { body } = await app.call('GET /api/auth/me', { token });
      return body.followedBusinesses.map((business: { organizationNumber: string }) => business.organizationNumber);
    };
    const hide = (number: string) =>
      app.call('POST /api/user/hide-business', {
        token: both.token,
        body: { business: { organizationNumber: number, name } },
      });
    for (const number of [organizationNumber, '974760673']) await hide(number);
    await asStaff(`PUT /api/admin/businesses/${id}`, { organizationNumber: '974760673' });
    for (const follower of [user, both]) expect(await followed(follower)).toEqual(['974760673']);
    const { body } = await app.call('GET /api/user/hidden', { token: both.token });
    expect(body.hiddenBusinesses).toMatchObject([{ organizationNumber: '974760673' }]);
    const [action] = await trace('subject=business');
    await asStaff(`POST /api/admin/trace/${action.id}/undo`);
    for (const follower of [user, both]) expect(await followed(follower)).toEqual([organizationNumber]);
  });

  test('that is deactivated is hidden with its positions; undoing shows it again', async () => {
    const { id, organizationNumber } = await addBusiness(app.db);
    const position = await addPosition(app.db, id);
    const isThere = async () =>
      (await app.call(`GET /api/business/${organizationNumber}`)).status +
      (await app.call(`GET /api/positions/${position.id}`)).status;
    expect((await asStaff(`DELETE /api/admin/businesses/${id}`)).body.message).toBe('Bedrift deaktivert!');
    expect(await isThere()).toBe(404 + 404);
    const [action] = await trace('subject=business');
    await asStaff(`POST /api/admin/trace/${action.id}/undo`);
    expect(await isThere()).toBe(200 + 200);
  });
});

describe('a position', () => {
  test('keeps what was not sent of its contact, and gives up a number that is taken out', async () => {
    const { id } = await addPosition(app.db, (await addBusiness(app.db)).id, { contactPhone: '22 33 44 55' });
    const put = async (contactInfo: object) =>
      (await asStaff(`PUT /api/admin/positions/${id}`, { contactInfo })).body.position.contactInfo;
    expect(await put({ name: 'Pål' })).toMatchObject({ name: 'Pål', phone: '22 33 44 55' });
    expect(await put({ phone: '' })).toMatchObject({ name: 'Pål', phone: null });
  });

  test('takes every field of the dialog, any date and the paid placement', async () => {
    const { id } = await addPosition(app.db, (await addBusiness(app.db)).id);
    const sent = {
      title: 'Byggeleder',
      positionType: 'Vikariat',
      location: 'Ålesund',
      description: 'Du leder byggeplassen.',
      requirements: 'Ti års erfaring.',
      expiryDate: '2020-05-17',
      applicationMethod: 'external',
      externalApplicationUrl: 'https://fjordbygg.example/jobb',
      workSchedule: 'Dagtid',
      contactInfo: { name: 'Per', email: 'per@fjordbygg.example', position: 'Sjef', phone: '22 33 44 55' },
      salaryRange: { min: 700, max: 700, currency: 'EUR', period: 'hour' },
      featured: true,
    };
    const { status, body } = await asStaff(`PUT /api/admin/positions/${id}`, sent);
    expect(status).toBe(200);
    expect(body.position).toMatchObject({ ...sent, isExpired: true });
    const [action] = await trace();
    await asStaff(`POST /api/admin/trace/${action.id}/undo`);
    expect((await asStaff(`GET /api/admin/positions/${id}`)).body.position).toMatchObject({
      title: 'Tømrer',
      salaryRange: { min: null, max: null, currency: 'NOK', period: 'year' },
      featured: false,
    });
  });

  test('that ends before its deadline to apply has none, until that is undone, unless it is ended now', async () => {
    const applicationDeadline = '2999-03-01';
    const { id } = await addPosition(app.db, (await addBusiness(app.db)).id, { applicationDeadline });
    const expireOn = (expiryDate: string) => asStaff(`PUT /api/admin/positions/${id}`, { expiryDate });
    const deadline = async () =>
      (await app.db.selectFrom('positions').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
        .applicationDeadline;
    for (const day of ['2020-05-17', '2999-03-02']) {
      expect((await expireOn(day)).status).toBe(200);
      expect(await deadline()).toBe(applicationDeadline);
    }
    expect((await expireOn('2999-03-01')).status).toBe(200);
    expect(await deadline()).toBe(null);
    const [last] = await trace();
    expect((await asStaff(`POST /api/admin/trace/${last.id}/undo`)).status).toBe(200);
    expect(await deadline()).toBe(applicationDeadline);
  });

  test('a promise of answers goes with what it was given for, and comes back with it', async () => {
    const { id: businessId } = await addBusiness(app.db);
    const form = await app.db
      .insertInto('applicationForms')
      .values({ businessId, title: 'Mal', questions: '[]', createdAt: new Date(), updatedAt: new Date() })
      .returning('id as applicationFormId')
      .executeTakeFirstOrThrow();
    const promise = { ...form, applicationMethod: 'form' as const, expiryDate: '2998-12-31', answerBy: '2999-01-02' };
    const { id } = await addPosition(app.db, businessId, promise);
    const promised = async (change: object) => {
      expect((await asStaff(`PUT /api/admin/positions/${id}`, change)).status).toBe(200);
      return (await app.call(`GET /api/positions/${id}`)).body.position.answerBy;
    };
    expect(await promised({ title: 'Snekker' })).toBe('2999-01-02');
    expect(await promised({ expiryDate: '2999-02-01' })).toBe(null);
    await app.db.updateTable('positions').set({ answerBy: '2999-03-01' }).where('id', '=', id).execute();
    expect(await promised({ applicationMethod: 'email' })).toBe(null);
    const [last] = await trace();
    expect(last).toMatchObject({ before: { answerBy: '2999-03-01' }, after: { answerBy: null } });
    await asStaff(`POST /api/admin/trace/${last.id}/undo`);
    expect(await promised({ title: 'Maler' })).toBe('2999-03-01');
  });

  test('the salary is taken as it was typed, an empty field is none', async () => {
    const { id: businessId } = await addBusiness(app.db);
    const { id } = await addPosition(app.db, businessId, { salaryMin: 1, salaryMax: 2 });
    const changeTo = async (salaryRange: object) =>
      (await asStaff(`PUT /api/admin/positions/${id}`, { salaryRange })).body.position.salaryRange;
    const of = { currency: 'NOK', period: 'year' };
    expect(await changeTo({ min: '500 000', max: '600000' })).toEqual({ min: 500_000, max: 600_000, ...of });
    expect(await changeTo({ min: '', max: '', ...of })).toEqual({ min: null, max: null, ...of });
  });

  test('that expired is not switched on without a later date', async () => {
    const { id: businessId } = await addBusiness(app.db);
    const { id } = await addPosition(app.db, businessId, { expiryDate: '2020-01-01', isActive: false });
    const { status, body } = await asStaff(`PUT /api/admin/positions/${id}`, { isActive: true });
    expect([status, body.message]).toEqual([409, 'Stillingen har utløpt. Sett en ny utløpsdato for å aktivere den.']);
    expect(await trace()).toEqual([]);
  });

  test('that expired comes back with a new date', async () => {
    const { id } = await addPosition(app.db, (await addBusiness(app.db)).id, { expiryDate: '2020-01-01' });
    await app.runJob('expire-positions');
    const { body } = await asStaff(`PUT /api/admin/positions/${id}`, { expiryDate: '2999-01-01' });
    expect(body.position).toMatchObject({ isActive: true, isExpired: false });
    expect((await app.call(`GET /api/positions/${id}`)).status).toBe(200);
    expect((await asStaff(`DELETE /api/admin/positions/${id}`)).body.message).toBe('Stilling deaktivert!');
    expect((await app.call(`GET /api/positions/${id}`)).status).toBe(404);
  });

  test('that expired is still one that expired with another date that is past', async () => {
    const { id } = await addPosition(app.db, (await addBusiness(app.db)).id, { expiryDate: '2020-01-01' });
    await app.runJob('expire-positions');
    await asStaff(`PUT /api/admin/positions/${id}`, { expiryDate: '2020-02-01' });
    const { status, body } = await app.call(`GET /api/positions/${id}`);
    expect([status, body.position.isExpired]).toEqual([200, true]);
    const later = await asStaff(`PUT /api/admin/positions/${id}`, { expiryDate: '2999-01-01' });
    expect(later.body.position.isActive).toBe(true);
  });

  test('that expired stays off with a new date when that is said', async () => {
    const { id } = await addPosition(app.db, (await addBusiness(app.db)).id, { expiryDate: '2020-01-01' });
    await app.runJob('expire-positions');
    const { body } = await asStaff(`PUT /api/admin/positions/${id}`, { expiryDate: '2999-01-01', isActive: false });
    expect(body.position).toMatchObject({ isActive: false, isExpired: false });
  });

  test('whose form was deleted needs another way to apply before it comes back', async () => {
    const { id } = await addPosition(app.db, (await addBusiness(app.db)).id, {
      applicationMethod: 'form',
      isActive: false,
    });
    const { status, body } = await asStaff(`PUT /api/admin/positions/${id}`, { isActive: true });
    expect([status, body.message]).toEqual([400, 'Søknadsmal er påkrevd når søknadsmetode er mal']);
    const changed = await asStaff(`PUT /api/admin/positions/${id}`, { isActive: true, applicationMethod: 'email' });
    expect(changed.body.position.isActive).toBe(true);
  });

  test('is refused with what is missing or does not fit together', async () => {
    const { id } = await addPosition(app.db, (await addBusiness(app.db)).id, { salaryMin: 5 });
    for (const [sent, message] of [
      [{ title: '' }, 'Tittel er påkrevd'],
      [{ description: '' }, 'Beskrivelse er påkrevd'],
      [{ requirements: ' ' }, 'Krav er påkrevd'],
      [{ expiryDate: '' }, 'Utløpsdato er påkrevd'],
      [{ expiryDate: '2026-02-31' }, 'Utløpsdato er ikke en gyldig dato'],
      [{ salaryRange: { min: 5, max: 4 } }, 'Maksimumslønn må være høyere enn minimumslønn'],
      [{ salaryRange: { max: 4 } }, 'Maksimumslønn må være høyere enn minimumslønn'],
      [{ applicationMethod: 'external' }, 'Ekstern URL er påkrevd for eksterne søknader'],
      [{ externalApplicationUrl: 'javascript:alert(1)' }, 'Ekstern URL må begynne med https:// eller http://'],
      [{ externalApplicationUrl: 'https://https://fjordbygg.example/jobb' }, 'Ugyldig URL'],
      [{ externalApplicationUrl: 'https://nav.no@fjordbygg.example' }, 'Ugyldig URL'],
      [{ applicationMethod: 'form' }, 'Søknadsmal er påkrevd når søknadsmetode er mal'],
      [{ contactInfo: { email: 'per' } }, 'Ugyldig e-postadresse'],
      [{ contactInfo: { phone: 'ring meg' } }, 'Telefonnummeret kan bare ha sifre, mellomrom og tegnene + - ( )'],
    ] as const) {
      const { status, body } = await asStaff(`PUT /api/admin/positions/${id}`, sent);
      expect([status, body.message]).toEqual([400, message]);
    }
  });
});

test('what somebody else wrote since it was opened is not written over, unless that is meant', async () => {
  const business = await addBusiness(app.db, { ownerId: user.id });
  const position = await addPosition(app.db, business.id);
  const form = { businessId: business.id, title: 'Mal', questions: '[]', createdAt: new Date(), updatedAt: new Date() };
  const { id } = await app.db.insertInto('applicationForms').values(form).returning('id').executeTakeFirstOrThrow();
  const opened = [
    [`users/${user.id}`, 'user', { firstName: 'Kari' }, { firstName: 'Liv' }, {}],
    [`businesses/${business.id}`, 'business', { businessName: 'A' }, { businessName: 'B' }, { maxActivePositions: 7 }],
    [`positions/${position.id}`, 'position', { title: 'A' }, { title: 'B' }, { featured: true }],
    [`application-forms/${id}`, 'form', { title: 'A' }, { title: 'B' }, {}],
  ] as const;
  for (const [path, name, first, late, setting] of opened) {
    const { updatedAt } = (await asStaff(`GET /api/admin/${path}`)).body[name];
    app.clock.moveBy(1000);
    const save = (fields: object) => asStaff(`PUT /api/admin/${path}`, fields);
    for (const _sentAgain of [1, 2]) expect((await save({ ...first, updatedAt })).status).toBe(200);
    const { status, body } = await save({ ...late, updatedAt });
    expect([status, body.errors[0].path]).toEqual([409, 'updatedAt']);
    expect(body.message).toBe('Noen har endret dette etter at du åpnet det. Det du har skrevet, er ikke lagret.');
    expect((await save({ ...setting, updatedAt })).body[name]).toMatchObject({ ...first, ...setting });
    expect((await save(late)).body[name]).toMatchObject(late);
  }
});

test('what its owner switched off a moment before is taken down all the same, once', async () => {
  const { id } = await addBusiness(app.db, { ownerId: user.id });
  const toggle = () => app.call(`PUT /api/business-settings/${id}/toggle-active`, { token: user.token });
  const shown = async () => (await asStaff(`GET /api/admin/businesses/${id}`)).body.business;
  expect((await toggle()).status).toBe(200);
  expect(await shown()).toMatchObject({ isActive: false, isStopped: false });
  for (const _twice of [1, 2]) expect((await asStaff(`DELETE /api/admin/businesses/${id}`)).status).toBe(200);
  expect(await shown()).toMatchObject({ isActive: false, isStopped: true });
  expect(await trace()).toMatchObject([{ kind: 'deactivated', subjectId: id }]);
  expect((await toggle()).status).toBe(409);
  await asStaff(`PUT /api/admin/businesses/${id}`, { isActive: true });
  expect((await toggle()).status).toBe(200);
});

test.each(['businesses', 'positions'] as const)(
  'undoing gives %s back to its owner as it was: off, and free to switch on',
  async (list) => {
    const business = await addBusiness(app.db, { ownerId: user.id });
    const { id } = list === 'businesses' ? business : await addPosition(app.db, business.id);
    const path =
      list === 'businesses'
        ? `PUT /api/business-settings/${id}/toggle-active`
        : `PATCH /api/business/${business.id}/positions/${id}/toggle`;
    const toggle = async () => (await app.call(path, { token: user.token })).status;
    const undoLast = async () => {
      const [last] = await trace();
      return (await asStaff(`POST /api/admin/trace/${last.id}/undo`)).status;
    };
    expect(await toggle()).toBe(200);
    for (const act of [
      () => asStaff(`DELETE /api/admin/${list}/${id}`),
      () => asStaff(`PUT /api/admin/${list}/${id}`, { isActive: true }),
    ]) {
      expect((await act()).status).toBe(200);
      expect(await undoLast()).toBe(200);
      expect((await app.mails()).at(-1)).toMatchObject({
        subject: expect.stringMatching(/kan aktiveres igjen/),
        // Where it is switched on, also for whoever has to log in first.
        text: expect.stringContaining(
          list === 'businesses' ? '/bedriftsside?tab=settings\n' : `/bedrift/${business.id}/stillinger\n`,
        ),
      });
      expect([await toggle(), await toggle()]).toEqual([200, 200]);
    }
    await asStaff(`DELETE /api/admin/${list}/${id}`);
    expect([await undoLast(), await undoLast(), await toggle()]).toEqual([200, 200, 409]);
    expect(await trace()).toMatchObject([
      { kind: 'undone', before: { stoppedByStaffAt: null }, canUndo: true },
      { kind: 'undone', after: { stoppedByStaffAt: null }, canUndo: false },
      { kind: 'deactivated', before: { stoppedByStaffAt: null }, canUndo: false },
      ...Array(4).fill({}),
    ]);
  },
);

test.each([
  [
    'businesses',
    'pausedAt',
    { registerTrouble: 'bankrupt' },
    { registerTrouble: null },
    'Derfor kan den ikke aktiveres',
  ],
  ['positions', 'expiredAt', { expiryDate: '2020-01-01' }, { expiryDate: '2999-01-01' }, 'Sett en ny utløpsdato'],
] as const)(
  'undoing a stop of %s that were off lets come back by itself what would have without',
  async (list, since, offFor, over, why) => {
    const business = await addBusiness(app.db, { ownerId: user.id });
    const { id } = list === 'businesses' ? business : await addPosition(app.db, business.id);
    const set = (fields: object) => app.db.updateTable(list).set(fields).where('id', '=', id).execute();
    const read = () => app.db.selectFrom(list).selectAll().where('id', '=', id).executeTakeFirst();
    const off = { isActive: false, [since]: new Date(), stoppedByStaffAt: null };
    await set({ ...offFor, ...off });
    const stop = () => asStaff(`DELETE /api/admin/${list}/${id}`);
    const undoLast = async () => asStaff(`POST /api/admin/trace/${(await trace())[0].id}/undo`);
    await stop();
    expect(await read()).toMatchObject({ isActive: false, [since]: null, stoppedByStaffAt: expect.any(Date) });
    expect(await trace()).toMatchObject([{ kind: 'deactivated' }]);
    expect((await undoLast()).status).toBe(200);
    expect(await read()).toMatchObject(off);
    const told = (await app.mails()).at(-1);
    expect(told?.subject).toMatch(/er ikke aktiv nå/);
    expect(told?.text).toContain(why);
    expect(told?.text).not.toContain('Du bestemmer selv');

    await stop();
    await set(over);
    expect((await undoLast()).status).toBe(200);
    expect(await read()).toMatchObject({ isActive: true, [since]: null, stoppedByStaffAt: null });
  },
);

test.each(['businesses', 'positions'] as const)(
  'the owner of %s hears what staff took down, why, and that it is back',
  async (list) => {
    const business = await addBusiness(app.db, { ownerId: user.id });
    const position = await addPosition(app.db, business.id);
    const { id } = list === 'businesses' ? business : position;
    const [what, name] = list === 'businesses' ? ['Bedriften', 'Fjordbygg AS'] : ['Stillingen', 'Tømrer'];
    const line = (outcome: string) => `${what} er ${outcome}: ${name}`;
    const stop = (body?: object) => asStaff(`DELETE /api/admin/${list}/${id}`, body);
    expect((await stop({ reason: 'x'.repeat(5000) })).status).toBe(400);
    for (const _twice of [1, 2]) expect((await stop({ reason: 'Lenken leder til et annet sted.' })).status).toBe(200);
    const mails = async () => (await app.mails()).filter(({ subject }) => subject.startsWith(what));
    const [told, ...others] = await mails();
    expect(told).toMatchObject({ to: user.email, subject: line('deaktivert') });
    expect([told?.text.includes('Lenken leder til et annet sted.'), others]).toEqual([true, []]);
    expect(await trace()).toMatchObject([{ kind: 'deactivated', reason: 'Lenken leder til et annet sted.' }]);
    await asStaff(`PUT /api/admin/${list}/${id}`, { isActive: true });
    await stop();
    const subjects = (await mails()).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual(['aktivert igjen', 'deaktivert', 'deaktivert'].map(line));
  },
);

test('an application form is changed and deactivated', async () => {
  const { id: businessId } = await addBusiness(app.db);
  const times = { createdAt: new Date(), updatedAt: new Date() };
  const { id } = await app.db
    .insertInto('applicationForms')
    .values({ businessId, title: 'Mal', questions: '[]', ...times })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { body } = await asStaff(`PUT /api/admin/application-forms/${id}`, { title: 'Ny mal', description: '' });
  expect(body.form).toMatchObject({ title: 'Ny mal', description: '', userId: null });
  expect((await asStaff(`PUT /api/admin/application-forms/${id}`, { title: '' })).body.message).toBe(
    'Tittel er påkrevd',
  );
  expect((await asStaff(`DELETE /api/admin/application-forms/${id}`)).body.message).toBe('Søknadsmal deaktivert!');
  expect((await asStaff(`GET /api/admin/application-forms/${id}`)).body.form.isActive).toBe(false);
});

test('a form that staff took down stays down for its owner, until staff switches it on or undoes it', async () => {
  const { id: businessId } = await addBusiness(app.db, { ownerId: user.id });
  const questions = [1, 2].map((number) => ({ id: `q${number}`, type: 'yes_no', question: 'Har du førerkort?' }));
  const save = (name: string, fields: object) =>
    app.call(name, { token: user.token, body: { title: 'Mal', questions, ...fields } });
  const { id } = (await save('POST /api/application-forms', { businessId })).body.form;
  const change = (fields: object) => save(`PUT /api/application-forms/${id}`, fields);
  expect((await change({ isActive: false })).body.form.isStopped).toBe(false);
  for (const _twice of [1, 2]) expect((await asStaff(`DELETE /api/admin/application-forms/${id}`)).status).toBe(200);
  const { status, body } = await change({ isActive: true, title: 'Ny mal' });
  const message = 'Vi har deaktivert søknadsmalen. Ta kontakt med oss hvis det er en feil.';
  expect([status, body.message]).toEqual([409, message]);
  expect((await change({ title: 'Ny mal' })).body.form).toMatchObject({ isActive: false, isStopped: true });
  const [stop, ...others] = await trace();
  expect([stop.kind, others]).toEqual(['deactivated', []]);
  expect((await asStaff(`POST /api/admin/trace/${stop.id}/undo`)).status).toBe(200);
  expect((await change({ isActive: true })).status).toBe(200);
  await asStaff(`DELETE /api/admin/application-forms/${id}`);
  const { form } = (await asStaff(`PUT /api/admin/application-forms/${id}`, { isActive: true })).body;
  expect(form).toMatchObject({ isActive: true, isStopped: false });
  expect([(await change({ isActive: false })).status, (await change({ isActive: true })).status]).toEqual([200, 200]);
});

test('a day of the trace is a day in Norway, also when it has 25 hours', async () => {
  const done = { actorId: admin.id, actorName: 'Vår Vakt', kind: 'edited', subject: 'other' } as const;
  const times = ['2026-10-24T22:00:00Z', '2026-10-25T22:30:00Z', '2026-10-25T23:00:00Z'];
  for (const at of times) {
    await app.db
      .insertInto('staffActions')
      .values({ ...done, createdAt: new Date(at) })
      .execute();
  }
  expect(await trace('from=2026-10-25&to=2026-10-25')).toHaveLength(2);
});

test('the trace is searched by who, what and the values; it is kept for 13 months', async () => {
  await asStaff(`PUT /api/admin/users/${user.id}`, { lastName: 'Bakketopp' });
  await asStaff(`DELETE /api/admin/users/${user.id}`);
  expect(await trace('search=bakketo')).toMatchObject([{ kind: 'deactivated' }, { kind: 'edited' }]);
  expect(await trace('search=nordm')).toMatchObject([{ kind: 'edited' }]);
  expect(await trace(`subjectId=${user.id}&search=vakt`)).toHaveLength(2);
  expect(await trace('from=2999-01-01')).toEqual([]);
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
  const old = { actorId: admin.id, actorName: 'Vår Vakt', kind: 'edited', subject: 'user' } as const;
  const kept = { ...old, createdAt: daysAgo(390) };
  await app.db
    .insertInto('staffActions')
    .values([kept, { ...old, createdAt: daysAgo(400) }])
    .execute();
  const until = `to=${dayInOslo(daysAgo(380))}`;
  expect(await trace(until)).toHaveLength(2);
  await app.runJob('delete-old-staff-actions');
  expect(await trace(until)).toMatchObject([{ createdAt: kept.createdAt.toISOString() }]);
  expect(await trace(`subjectId=${user.id}`)).toHaveLength(2);
});

test('a day that no calendar has is no day of the trace', async () => {
  for (const day of ['2026-02-30', '0000-01-01']) {
    for (const end of ['from', 'to']) {
      expect(await asStaff(`GET /api/admin/trace?${end}=${day}`)).toMatchObject({
        status: 400,
        body: { message: 'Ugyldig dato' },
      });
    }
  }
});
