import { expect, test } from 'vitest';
import { cvData, cvForm } from '../../tests/support/cvs.ts';
import { kitchen, said } from '../../tests/support/kitchen.ts';
import { DAY_MS } from '../platform/clock.ts';

test('the CV goes along without the person, as it was, and goes with the CV', async () => {
  const { save, mine, only, open, addCv, call, sigrid, clock } = await kitchen();
  const cvId = await addCv();
  await save({ cvId });
  const { id, hasCv } = await only();
  expect(hasCv).toBe(true);
  const { candidate } = (await open(id)).body;
  expect(candidate.cv).toMatchObject({
    aboutMe: cvData.aboutMe,
    experience: [{ title: 'Utvikler', company: 'Fjord AS', current: true }, { title: 'Lærling' }],
    education: [{ institution: 'UiT' }],
    skills: cvData.skills,
    languages: cvData.languages,
  });
  expect(JSON.stringify(candidate)).not.toMatch(/Åse|Sjøbærg|Storgata|ase@|900 00|Per Ås|Utvikler i Tromsø|1990/);
  expect(await mine()).toMatchObject({ cvId, isCvOlder: false, seen: { cv: candidate.cv } });

  clock.moveBy(1000);
  const body = cvForm({ ...cvData, aboutMe: 'Jeg maler.' });
  expect((await call(`PUT /api/cvs/${cvId}`, { token: sigrid.token, body })).status).toBe(200);
  expect(await mine()).toMatchObject({ isCvOlder: true, seen: { cv: { aboutMe: cvData.aboutMe } } });
  await save({ cvId });
  expect(await mine()).toMatchObject({ isCvOlder: false, seen: { cv: { aboutMe: 'Jeg maler.' } } });
  await call(`DELETE /api/cvs/${cvId}`, { token: sigrid.token });
  expect(await mine()).toMatchObject({ cvId: null, seen: { cv: null, hasCv: false } });
  expect((await open(id)).body.candidate.cv).toBe(null);
});

test('what is written wrongly is said, and nothing is lost', async () => {
  const { save, mine, call, sigrid, other, db, addCv } = await kitchen();
  const messages = async (fields: object) => (await save(fields)).body.errors.map(({ msg }: { msg: string }) => msg);
  expect(await messages({ headline: ' ', professions: [] })).toEqual([
    'Skriv med én linje hva du kan',
    'Velg minst ett yrke',
  ]);
  expect(await messages({ headline: 'a'.repeat(101) })).toEqual(['Linjen kan ikke være lengre enn 100 tegn']);
  expect(await messages({ professions: ['Trollmann'] })).toEqual(['Yrket finnes ikke']);
  expect(await messages({ professions: Array(6).fill('Kokk') })).toEqual(['Velg høyst 5 yrker']);
  expect(await messages({ places: 'vestland_atlantis' })).toEqual(['Stedet finnes ikke']);
  expect(await messages({ availableFrom: '2026-02-30' })).toEqual(['Ugyldig dato']);
  const foreign = await addCv(cvData, other);
  expect(await messages({ cvId: foreign })).toEqual(['CV-en finnes ikke lenger. Velg en annen.']);
  expect(await mine()).toBe(null);

  const show = (isVisible: unknown, { token } = sigrid) =>
    call('PUT /api/candidates/mine/visibility', { token, body: { isVisible } });
  expect((await show(true)).status).toBe(404);
  await db.updateTable('users').set({ emailConfirmedAt: null }).where('id', '=', sigrid.id).execute();
  expect((await save()).body.message).toBe('Bekreft e-postadressen din først, så kan du bli funnet.');
  expect((await save({ isVisible: false })).body).toMatchObject({
    isAddressConfirmed: false,
    candidate: { visibleUntil: null },
  });
  expect((await show(true)).status).toBe(409);
  expect((await show('ja')).status).toBe(400);
});

test('what another tab wrote is not written over', async () => {
  const { save, mine, clock, call, sigrid, addCv } = await kitchen();
  const { updatedAt: seenAt } = (await save()).body.candidate;
  clock.moveBy(1000);
  await save({ headline: 'Kokk på sjøen', seenAt });
  const late = await save({ headline: 'Kokk på land', seenAt });
  expect(late.status).toBe(409);
  expect((await mine()).headline).toBe('Kokk på sjøen');
  // Nor is what was turned off or deleted there shown again.
  const { updatedAt } = await mine();
  clock.moveBy(1000);
  await call('PUT /api/candidates/mine/visibility', { token: sigrid.token, body: { isVisible: false } });
  expect((await save({ seenAt: updatedAt })).status).toBe(409);
  expect((await mine()).visibleUntil).toBe(null);
  const { updatedAt: last } = await mine();
  await call('DELETE /api/candidates/mine', { token: sigrid.token });
  expect((await save({ seenAt: last })).body.message).toMatch(/^Profilen er slettet et annet sted/);
  // Nor a first one by another first one; sent once more after a lost reply it is the same.
  const cvId = await addCv();
  const first = () => save({ isFirst: true, availableFrom: '2027-01-01', cvId });
  expect((await first()).status).toBe(200);
  clock.moveBy(1000);
  expect((await first()).status).toBe(200);
  for (const other of [{ headline: 'Kokk på land' }, { isVisible: false }, {}])
    expect((await save({ ...other, isFirst: true })).status).toBe(409);
  expect(await mine()).toMatchObject({ headline: said.headline, cvId });
  expect((await save({ headline: 'Kokk på land', seenAt: (await mine()).updatedAt })).status).toBe(200);
});

test('it is turned off and on, shown for a time, asked about before that ends, and forgotten', async () => {
  const { save, mine, found, call, sigrid, clock, mailed, runJob, db } = await kitchen();
  const show = (isVisible: boolean) =>
    call('PUT /api/candidates/mine/visibility', { token: sigrid.token, body: { isVisible } });
  const keepFresh = () => runJob('keep-candidates-fresh', {});
  await save();
  expect((await mine()).visibleUntil).toBe('2027-02-24T12:00:00.000Z');
  await show(false);
  expect(await found()).toEqual([]);
  expect(await mine()).toMatchObject({ visibleUntil: null, headline: said.headline });
  await show(true);
  expect(await found()).toHaveLength(1);

  await keepFresh();
  expect(await mailed('Vil du fortsatt')).toHaveLength(0);
  clock.moveBy(84 * DAY_MS);
  await keepFresh();
  await keepFresh();
  const [mail, ...more] = await mailed('Vil du fortsatt');
  expect([mail?.to, more]).toEqual([sigrid.email, []]);
  expect(mail?.text).toContain('Profilen din vises til 24. februar 2027');
  const left = () => db.selectFrom('candidates').select('visibleUntil').executeTakeFirst();
  clock.moveBy(371 * DAY_MS);
  await keepFresh();
  expect(await left()).toBeTruthy();
  clock.moveBy(3 * DAY_MS);
  await keepFresh();
  expect(await left()).toBeUndefined();
});

test('deleted, it is gone with all that came of it', async () => {
  const { save, only, open, invite, call, sigrid, db } = await kitchen();
  await save();
  const { id } = await only();
  await open(id);
  await invite(id);
  const { consequences } = (await call('GET /api/auth/deletion', { token: sigrid.token })).body;
  expect(consequences.join()).toContain('invitasjonene du har fått, slettes');
  for (const _time of [1, 2])
    expect((await call('DELETE /api/candidates/mine', { token: sigrid.token })).status).toBe(200);
  for (const table of ['candidates', 'candidateInvitations', 'candidateOpenings'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
});
