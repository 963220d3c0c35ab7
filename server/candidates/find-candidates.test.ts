import { expect, test } from 'vitest';
import { candidateLimits } from '../../contract/candidates/candidate-limits.ts';
import { cvData, cvForm } from '../../tests/support/cvs.ts';
import { addPosition } from '../../tests/support/hiring.ts';
import { kitchen } from '../../tests/support/kitchen.ts';
import { addStaff } from '../../tests/support/staff.ts';

test('whoever says so is found by a position of that profession in that place, without a name', async () => {
  const { save, find, found, mine, sigrid, colleague } = await kitchen();
  expect(await mine()).toBe(null);
  expect((await save()).body).toMatchObject({ message: 'Profilen er lagret, og arbeidsgivere kan finne deg.' });
  const list = await find();
  expect(list).toMatchObject({
    position: { title: 'Kokk', profession: 'Kokk', place: 'Bergen', business: { name: 'Havn Mat AS' } },
    candidates: [
      {
        headline: 'Kokk med fagbrev',
        about: 'Jeg liker fisk.',
        places: ['Vestland', 'Hamar og 25 km rundt'],
        pseudonym: expect.stringMatching(/^Kandidat \d{3}-\d{3}$/),
        experience: 'senior',
        availableFrom: null,
        hasCv: false,
        isOpened: false,
        invitation: null,
        shownSince: '2026-11-26T12:00:00.000Z',
      },
    ],
    pagination: { totalCandidates: 1, totalPages: 1 },
    invitationsLeft: candidateLimits.invitationsADay,
  });
  expect(JSON.stringify(list)).not.toMatch(new RegExp(`${sigrid.id}|${sigrid.email}|Sigrid`));
  expect(await found('', colleague)).toEqual(['Kokk med fagbrev']);
});

test('other professions and places are counted, and shown when they are asked for', async () => {
  const { save, find, found, sigrid, other, owner, db, business } = await kitchen();
  await save({ places: 'oslo' });
  await save({ professions: ['Restaurant'], headline: 'Servitør', places: '' }, other);
  expect(await find()).toMatchObject({ candidates: [], wider: { everyProfession: 1, everywhere: 1 } });
  expect(await found('everywhere=true')).toEqual(['Kokk med fagbrev']);
  expect(await found('everyProfession=true')).toEqual(['Servitør']);
  expect((await found('everyProfession=true&everywhere=true')).sort()).toEqual(['Kokk med fagbrev', 'Servitør']);
  await save({ places: 'askoy.25' }, sigrid);
  expect(await found()).toEqual(['Kokk med fagbrev']);
  // A position that is done from anywhere, or that does not say what it is, asks for nothing.
  const anywhere = await addPosition(db, business.id, {
    profession: 'Restaurant',
    municipality: 'vadso',
    remote: true,
  });
  const anything = await addPosition(db, business.id, { municipality: 'vadso' });
  expect(await found('', owner, anywhere.id)).toEqual(['Servitør']);
  expect(await found('', owner, anything.id)).toEqual(['Servitør']);
});

test('what one reads one can search for, and no more: nobody is found by a name', async () => {
  const { save, found, addCv } = await kitchen();
  await save({
    cvId: await addCv(),
    headline: 'Åse Marie lager mat',
    about: 'Ring 900 00 000 eller se sjobaerg.no/meg',
  });
  const headline = '[skjult] [skjult] lager mat';
  for (const words of ['MAT', 'typescript', 'verft lærling', 'nordsamisk', 'kokk'])
    expect(await found(`search=${encodeURIComponent(words)}`)).toEqual([headline]);
  for (const words of ['Åse', 'Sjøbærg', '900 00 000', 'sjobaerg', 'Storgata', 'Per Ås', 'Sigrid', '.*', 'aboutMe'])
    expect(await found(`search=${encodeURIComponent(words)}`)).toEqual([]);
  expect(await found('experience=senior_lead&workLanguage=Norsk')).toEqual([headline]);
  expect(await found('experience=entry')).toEqual([]);
  expect(await found('workLanguage=Engelsk')).toEqual([]);
});

test('it is not found by whom it should not be', async () => {
  const { save, found, addCv, call, sigrid, owner, db, business, colleague } = await kitchen();
  const hide = (fields: object) =>
    call('POST /api/user/hide-business', { token: sigrid.token, body: { business: fields } });
  await save();
  await save({ headline: 'Eieren' }, owner);
  expect(await found('', colleague)).toEqual(['Kokk med fagbrev']);

  // By those who are hidden, by number or by the number of what they belong to.
  const hidden = await hide({ organizationNumber: business.organizationNumber, name: 'Havn' });
  expect(await found()).toEqual([]);
  const [{ id }] = hidden.body.hiddenBusinesses;
  await call(`DELETE /api/user/hidden-businesses/${id}`, { token: sigrid.token });
  expect(await found()).toHaveLength(1);
  await hide({ name: 'HAVN MAT AS' });
  expect(await found()).toEqual([]);
  await db.deleteFrom('hiddenBusinesses').execute();

  // By whom one works for.
  const [job] = cvData.experience;
  const at = (company: string, current = true) => ({ ...cvData, experience: [{ ...job, company, current }] });
  for (const written of ['HAVN MAT', 'Havn Mat A/S', 'Havn Mat AS, avd. Bergen']) {
    const cvId = await addCv(at(written));
    // Whichever CV is shown, and when it is gone.
    await save({ cvId: await addCv(at('Havn Mat AS', false)) });
    expect(await found()).toEqual([]);
    await call(`DELETE /api/cvs/${cvId}`, { token: sigrid.token });
    expect(await found()).toEqual([]);
    await save();
    expect(await found()).toHaveLength(1);
  }

  // Nor is anybody whose account is closed or whose address may be somebody else's.
  await db.updateTable('users').set({ isActive: false }).where('id', '=', sigrid.id).execute();
  expect(await found()).toEqual([]);
  await db.updateTable('users').set({ isActive: true, emailConfirmedAt: null }).where('id', '=', sigrid.id).execute();
  expect(await found()).toEqual([]);
});

test('a new employer does not find whoever wrote so in a CV after they said that they want to be found', async () => {
  const { save, found, addCv, call, sigrid, other, clock } = await kitchen();
  const [job] = cvData.experience;
  const at = (company: string) => ({ ...cvData, experience: [{ ...job, company, current: true }] });
  const show = (isVisible: boolean) =>
    call('PUT /api/candidates/mine/visibility', { token: sigrid.token, body: { isVisible } });
  await save();
  await save({ headline: 'En annen' }, other);
  const cvId = await addCv(at('Fjord Fisk AS'));
  expect(await found()).toHaveLength(2);
  clock.moveBy(1000);
  for (const written of ['HAVN MAT', 'Havn  Mat A/S', 'Havn Mat AS, avd. Bergen']) {
    await call(`PUT /api/cvs/${cvId}`, { token: sigrid.token, body: cvForm(at(written)) });
    expect(await found()).toEqual(['En annen']);
  }
  // Nor once they have said so again, and the CV is gone.
  clock.moveBy(1000);
  for (const isVisible of [false, true]) await show(isVisible);
  await call(`DELETE /api/cvs/${cvId}`, { token: sigrid.token });
  clock.moveBy(1000);
  await show(true);
  expect(await found()).toEqual(['En annen']);
});

test('the longer or shorter name of whom one works for is the same employer', async () => {
  const { save, found, addCv, call, sigrid, db, business } = await kitchen();
  const [job] = cvData.experience;
  const pairs = [
    ['Kiwi', 'Kiwi Norge AS'],
    ['Kiwi Norge, avd. Bergen', 'Kiwi Norge AS'],
    ['Norske Fjord', 'A/S Norske Fjord'],
    ['AS Norske Fjord', 'Norske Fjord'],
  ];
  for (const [company, businessName] of pairs) {
    const cvId = await addCv({ ...cvData, experience: [{ ...job, company, current: true }] });
    await save();
    expect(await found()).toHaveLength(1);
    await db.updateTable('businesses').set({ businessName }).where('id', '=', business.id).execute();
    expect(await found()).toEqual([]);
    await db.updateTable('businesses').set({ businessName: 'Havn Mat AS' }).where('id', '=', business.id).execute();
    await call(`DELETE /api/cvs/${cvId}`, { token: sigrid.token });
  }
  // What is shorter begins too many names.
  await addCv({ ...cvData, experience: [{ ...job, company: 'Hav', current: true }] });
  await save();
  expect(await found()).toHaveLength(1);
});

test('nobody learns who somebody is by sharing the business, or taking it back', async () => {
  const { save, found, call, owner, colleague, sigrid, business } = await kitchen();
  await save();
  await save({ headline: 'Kollegaen' }, colleague);
  const both = ['Kokk med fagbrev', 'Kollegaen'];
  const share = `/api/business-settings/${business.id}/share`;
  expect((await found()).sort()).toEqual(both);
  expect((await call(`POST ${share}`, { token: owner.token, body: { email: sigrid.email } })).status).toBe(200);
  expect((await found()).sort()).toEqual(both);
  for (const { id } of [sigrid, colleague])
    expect((await call(`DELETE ${share}/${id}`, { token: owner.token })).status).toBe(200);
  expect((await found()).sort()).toEqual(both);
});

test('nor where somebody works or whom they have hidden by calling itself something else', async () => {
  const { save, found, addCv, call, sigrid, db, business } = await kitchen();
  const staff = await addStaff({ call, db });
  // As whoever manages it does.
  const rename = (businessName: string) =>
    db.updateTable('businesses').set({ businessName, changedAfterApprovalAt: new Date() }).execute();
  const seen = () => call(`POST /api/admin/approvals/business/${business.id}/seen`, { token: staff.token });
  const [job] = cvData.experience;
  await addCv({ ...cvData, experience: [{ ...job, company: 'Brygga Bakeri', current: true }] });
  await save();
  await call('POST /api/user/hide-business', { token: sigrid.token, body: { business: { name: 'Odins Fisk' } } });
  for (const businessName of ['Brygga Bakeri', 'Odins Fisk']) {
    await rename('Havn Mat');
    await seen();
    await rename(businessName);
    expect(await found()).toHaveLength(1);
    // Once staff have read it, that is its name.
    expect((await seen()).status).toBe(200);
    expect(await found()).toEqual([]);
  }
});

test('only whoever hires looks, with a position that one can apply for', async () => {
  const { save, find, open, invite, only, db, job, other } = await kitchen();
  await save();
  const { id } = await only();
  for (const answer of [await open(id, other), await invite(id, {}, other)]) expect(answer.status).toBe(404);
  const closed = {
    isActive: false,
    approvalStatus: 'pending',
    publishFrom: new Date('2999-01-01'),
    expiryDate: '2026-11-26',
  };
  for (const [column, value] of Object.entries(closed)) {
    const before = await db.selectFrom('positions').selectAll().where('id', '=', job.id).executeTakeFirstOrThrow();
    await db
      .updateTable('positions')
      .set({ [column]: value })
      .where('id', '=', job.id)
      .execute();
    for (const answer of [await open(id), await invite(id)]) expect(answer.status).toBe(409);
    expect((await find()).message).toMatch(/^Stillingen er ikke åpen nå/);
    await db
      .updateTable('positions')
      .set({ [column]: before[column as keyof typeof before] })
      .where('id', '=', job.id)
      .execute();
  }
  expect((await open(id)).status).toBe(200);
});
