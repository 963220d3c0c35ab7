import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { referenceLimits, standardQuestions } from '../../../contract/applications/reference-words.ts';
import { addApplication, addBusiness, addPosition, addShare } from '../../../tests/support/hiring.ts';
import { meanwhile } from '../../../tests/support/meanwhile.ts';
import { addUser } from '../../../tests/support/people.ts';
import { testApp } from '../../../tests/support/test-app.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/clock.ts';
import { readApplicationsOf, readReferencesBy } from '../index.ts';

type Fields = Parameters<typeof addApplication>[3];

/** Two who handle the applications of a business, and one who applied. */
async function office(fields: Fields = {}) {
  const app = await testApp({ now: new Date('2026-12-01T12:00:00Z'), isClockStill: true });
  const { call, db } = app;
  const [owner, colleague, sigrid] = await Promise.all([
    addUser(call, { firstName: 'Eli', lastName: 'Eier' }),
    addUser(call, { firstName: 'Kåre', lastName: 'Kollega' }),
    addUser(call, { firstName: 'Sigrid', lastName: 'Søker' }),
  ]);
  const business = await addBusiness(db, { ownerId: owner.id, contactEmail: 'post@fjordbygg.example' });
  await addShare(db, business.id, colleague.id);
  const position = await addPosition(db, business.id, { emailNotificationsEnabled: true });
  const { id } = await addApplication(db, position, sigrid.id, fields);
  const path = `/api/applications/${id}/references`;
  const ask = (body: object = {}, { token } = owner) =>
    call(`POST ${path}`, { token, body: { wanted: 2, questions: standardQuestions, ...body } });
  const takeBack = ({ token } = owner) => call(`DELETE ${path}`, { token });
  const seen = async ({ token } = owner) => (await call(`GET ${path}`, { token })).body.references;
  const own = async () => (await call(`GET /api/applications/mine/${id}`, sigrid)).body.application.references;
  const name = (referees: object[] = [rut], further: object = {}) =>
    call(`POST /api/applications/mine/${id}/referees`, { token: sigrid.token, body: { referees, ...further } });
  const remove = (refereeId: string) =>
    call(`DELETE /api/applications/mine/${id}/referees/${refereeId}`, { token: sigrid.token });
  const decline = (reply?: string) =>
    call(`POST /api/applications/mine/${id}/references/decline`, { token: sigrid.token, body: { reply } });
  const mailsTo = async (address: string) =>
    (await app.mails()).filter(({ to, subject }) => to === address && !subject.startsWith('Velkommen'));
  const subjectsTo = async (address: string) => (await mailsTo(address)).map(({ subject }) => subject);
  const tokenFor = async (address = rut.email) => {
    const mail = (await mailsTo(address)).at(-1);
    return new URLSearchParams(mail?.button?.path.split('?')[1]).get('token') ?? '';
  };
  const check = (token: string) => call('POST /api/applications/references/check', { body: { token } });
  const answer = (token: string, answers: (string | null)[] = ['Godt.']) =>
    call('POST /api/applications/references', { body: { token, answers } });
  const refuse = (token: string, isStranger = false) =>
    call('POST /api/applications/references/refuse', { body: { token, isStranger } });
  const history = async () =>
    (await call(`GET /api/applications/${id}/history`, owner)).body.events.map(({ kind }: { kind: string }) => kind);
  const people = { owner, colleague, sigrid };
  const calls = { ask, takeBack, seen, own, name, remove, decline, mailsTo, subjectsTo, tokenFor };
  return { ...app, ...people, ...calls, check, answer, refuse, history, business, position, id };
}

const rut = {
  name: 'Rut Reie',
  relation: 'former-manager',
  workplace: 'Havn AS',
  email: 'rut@havn.example',
  isAgreed: true,
};
const odd = { ...rut, name: 'Odd Oppe', relation: 'colleague', email: 'odd@havn.example' };

const problem = async (call: Promise<{ status: number; body: { message?: string } }>) => {
  const { status, body } = await call;
  return [status, body.message];
};

const noNeed = 'Det er ikke lenger bruk for denne referansen. Du trenger ikke å gjøre noe.';

test('an employer asks, the applicant names two, they answer by mail, and both sides read it', async () => {
  const { ask, own, name, seen, check, answer, tokenFor, mailsTo, subjectsTo, history, ...app } = await office();
  expect(await seen()).toBeNull();
  expect((await ask({ message: 'Vi har bare noen få spørsmål. Send oss BankID.' })).status).toBe(200);
  const [asked] = await mailsTo(app.sigrid.email);
  expect(asked).toMatchObject({ subject: 'Fjordbygg AS ber om referanser: Tømrer' });
  expect(asked?.text).toContain('Ingen får noe fra oss før du har gjort det.');
  expect(asked?.text).toContain('Ville du arbeidet sammen med personen igjen?');
  expect(asked?.text).toContain('Vær varsom: «BankID»');
  expect(await own()).toMatchObject({ wanted: 2, namesLeft: 2, referees: [], questions: standardQuestions });

  expect((await name([rut, odd])).body.message).toBe('Personene har fått e-post med spørsmålene.');
  const [mail] = await mailsTo(rut.email);
  expect(mail?.subject).toBe('Sigrid Søker har oppgitt deg som referanse');
  expect(mail?.text).toContain('Svarene leses av dem som behandler søknaden hos Fjordbygg AS, og av Sigrid Søker.');
  const token = await tokenFor();
  expect((await check(token)).body.asked).toEqual({
    referee: 'Rut Reie',
    applicant: 'Sigrid Søker',
    businessName: 'Fjordbygg AS',
    positionTitle: 'Tømrer',
    questions: standardQuestions,
    cautions: [],
    endsAt: '2026-12-22T22:59:59.999Z',
    outcome: null,
    answeredAt: null,
  });
  const written = ['To år.\n<b>På</b> havna.', null, 'Stort.'];
  expect((await answer(token, written)).body.message).toBe('Referansen er sendt.');
  expect(await subjectsTo(app.position.contactEmail)).toEqual([]);
  await answer(await tokenFor(odd.email));
  expect(await subjectsTo(app.position.contactEmail)).toEqual(['Referansene har svart: Tømrer']);
  expect(await subjectsTo(app.owner.email)).toEqual(['Referansene har svart: Tømrer']);
  const [told] = await mailsTo(app.position.contactEmail);
  expect(told?.text).not.toMatch(/Sigrid|Rut|To år/);
  for (const found of [await seen(), await seen(app.colleague), await own()]) {
    const [first] = found.referees;
    expect(first).toMatchObject({ name: 'Rut Reie', outcome: 'answered', email: rut.email, workplace: 'Havn AS' });
    expect(first.answers).toEqual(['To år.\n<b>På</b> havna.', '', 'Stort.', '', '']);
  }
  expect(await history()).toEqual(['reference-given', 'reference-given', 'referees-named', 'references-asked']);
  const { sent } = await readApplicationsOf(app.db, app.sigrid.id);
  expect(sent).toMatchObject([{ references: { referees: [{ email: rut.email }, { email: odd.email }] } }]);
});

test('sent twice it is one request, one naming and one answer', async () => {
  const { ask, name, answer, tokenFor, check, seen, mailsTo, history, sigrid } = await office();
  const key = { idempotencyKey: 'a' };
  await Promise.all([ask(key), ask(key)]);
  expect(await mailsTo(sigrid.email)).toHaveLength(1);
  await Promise.all([name([rut], key), name([rut], key)]);
  expect(await mailsTo(rut.email)).toHaveLength(1);
  const token = await tokenFor();
  const both = await Promise.all([answer(token, ['Godt.']), answer(token, ['Godt.'])]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await problem(answer(token, ['Dårlig.']))).toEqual([409, 'Du har svart allerede. Det du sendte, står.']);
  expect((await check(token)).body.asked).toMatchObject({ outcome: 'answered' });
  expect((await seen()).referees).toMatchObject([{ answers: ['Godt.', '', '', '', ''] }]);
  expect(await history()).toEqual(['reference-given', 'referees-named', 'references-asked']);
});

test('of two colleagues who ask at once, the first one counts', async () => {
  const { ask, owner, colleague, seen } = await office();
  const both = await Promise.all([ask({ wanted: 1 }, owner), ask({ wanted: 3 }, colleague)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect([1, 3]).toContain((await seen()).wanted);
});

test('it is asked only of who may be asked, and with questions that fit', async () => {
  const { ask, db, id, call, sigrid, owner, business } = await office({
    anonymousResponses: JSON.stringify([]),
  });
  expect(await problem(ask())).toEqual([409, 'Vis hvem som har søkt, før du ber om referanser.']);
  await call('POST /api/applications/reveal', { token: owner.token, body: { applications: [{ id }] } });
  expect(await problem(ask({ questions: [] }))).toEqual([400, 'Still minst ett spørsmål']);
  expect((await ask({ questions: Array(9).fill('Hva?') })).body.message).toBe('Still høyst 8 spørsmål');
  expect((await ask({ questions: ['Hva?', ' Hva? '] })).body.errors).toMatchObject([{ path: 'questions.1' }]);
  expect((await ask({ questions: ['x'.repeat(301)] })).body.message).toContain('300 tegn');
  expect((await ask({ wanted: 4 })).body.message).toBe('Velg mellom 1 og 3 referanser');
  expect((await ask({}, sigrid)).status).toBe(404);
  await db.updateTable('businesses').set({ isActive: false }).where('id', '=', business.id).execute();
  expect((await ask()).status).toBe(409);
  await db.updateTable('businesses').set({ isActive: true }).where('id', '=', business.id).execute();
  await db.updateTable('applications').set({ status: 'denied' }).execute();
  expect(await problem(ask())).toEqual([409, 'Søknaden er avslått, så du kan ikke be om referanser.']);
  await db.updateTable('applications').set({ status: 'pending', withdrawnAt: new Date() }).execute();
  expect((await ask()).status).toBe(404);
});

test('it is taken back while nobody has answered, which ends the links and forgets who was named', async () => {
  const { ask, takeBack, name, own, seen, check, answer, tokenFor, subjectsTo, sigrid, history } = await office();
  await ask();
  await name();
  const token = await tokenFor();
  expect((await takeBack()).status).toBe(200);
  expect((await takeBack()).status).toBe(200);
  expect([await own(), await seen()]).toEqual([null, null]);
  expect(await problem(check(token))).toEqual([410, noNeed]);
  expect(await problem(answer(token))).toEqual([410, noNeed]);
  expect(await problem(name())).toEqual([409, 'Arbeidsgiveren ber ikke om referanser lenger.']);
  expect(await subjectsTo(sigrid.email)).toEqual([
    'Fjordbygg AS ber om referanser: Tømrer',
    'Fjordbygg AS trenger ikke referanser: Tømrer',
  ]);
  expect(await history()).toEqual(['references-taken-back', 'referees-named', 'references-asked']);
  expect((await ask()).status).toBe(200);
  await name();
  await answer(await tokenFor());
  expect(await problem(takeBack())).toEqual([
    409,
    'En referanse har svart, så forespørselen kan ikke trekkes tilbake.',
  ]);
});

test('the applicant gives none, says why, and may give some after all', async () => {
  const { ask, decline, name, own, seen, subjectsTo, position, owner, history } = await office();
  expect(await problem(decline())).toEqual([409, 'Arbeidsgiveren ber ikke om referanser lenger.']);
  await ask();
  await decline('Lederen min vet ikke at jeg søker.');
  await decline();
  expect(await seen()).toMatchObject({
    declinedAt: '2026-12-01T12:00:00.000Z',
    reply: 'Lederen min vet ikke at jeg søker.',
  });
  for (const to of [position.contactEmail, owner.email])
    expect(await subjectsTo(to)).toEqual(['En søker oppgir ikke referanser: Tømrer']);
  await name();
  expect(await own()).toMatchObject({ declinedAt: null, reply: null });
  expect((await decline()).status).toBe(409);
  expect(await history()).toEqual(['referees-named', 'references-declined', 'references-asked']);
});

test('who was told of a refusal can decline nothing any more', async () => {
  const { ask, decline, own, call, owner, id, clock, runJobs, subjectsTo, position } = await office();
  await ask();
  await call(`PUT /api/applications/${id}/status`, { token: owner.token, body: { status: 'denied' } });
  clock.moveBy(11 * MINUTE_MS);
  await runJobs();
  expect(await problem(decline())).toEqual([409, 'Arbeidsgiveren ber ikke om referanser lenger.']);
  expect((await own()).declinedAt).toBeNull();
  expect(await subjectsTo(position.contactEmail)).toEqual([]);
});

test('nobody names themselves, the employer, one person twice, or somebody it is not agreed with', async () => {
  const { ask, name, sigrid, mailsTo, position } = await office();
  await ask();
  const wrongly = async (...referees: object[]) => (await name(referees)).body.errors;
  const own = 'Dette er din egen adresse. Skriv adressen til referansen.';
  for (const email of [sigrid.email.toUpperCase(), 'sigrid@example.no'])
    expect(await wrongly({ ...rut, email })).toEqual([{ path: 'referees.0.email', msg: own }]);
  for (const email of [position.contactEmail, 'Post@fjordbygg.example'])
    expect(await wrongly({ ...rut, email })).toMatchObject([{ path: 'referees.0.email' }]);
  expect(await wrongly(rut, { ...odd, email: 'RUT@havn.example' })).toEqual([
    { path: 'referees.1.email', msg: 'Adressen er oppgitt fra før. Oppgi en annen.' },
  ]);
  expect(await wrongly({ ...rut, isAgreed: false })).toMatchObject([{ path: 'referees.0.isAgreed' }]);
  expect(await wrongly({ ...rut, relation: 'mor' })).toMatchObject([{ path: 'referees.0.relation' }]);
  expect(await mailsTo(rut.email)).toEqual([]);
  expect((await name([rut, odd, { ...rut, email: 'tredje@havn.example' }])).status).toBe(409);
  expect((await name()).status).toBe(200);
  expect(await wrongly({ ...odd, email: rut.email })).toMatchObject([{ path: 'referees.0.email' }]);
});

test('nobody uses us to send mail: six people in all, whoever is taken back', async () => {
  const { ask, name, own, remove, takeBack } = await office();
  await ask({ wanted: 1 });
  for (let count = 0; count < referenceLimits.namedInAll; count++) {
    expect((await name([{ ...rut, email: `${count}@havn.example` }])).status).toBe(200);
    const [referee] = (await own()).referees;
    await remove(referee.id);
    await remove(referee.id);
  }
  const tooMany = [409, 'Du kan oppgi høyst 6 personer til sammen for én søknad.'];
  expect(await problem(name([{ ...rut, email: 'sju@havn.example' }]))).toEqual(tooMany);
  expect((await own()).namesLeft).toBe(0);
  await takeBack();
  await ask();
  expect(await problem(name())).toEqual(tooMany);
});

test('a mail in the name of somebody is no way for links and headers', async () => {
  const { ask, name, call, db, mailsTo, tokenFor, refuse, sigrid } = await office();
  await db.updateTable('positions').set({ title: 'Vinn på svindel.example' }).execute();
  await db.updateTable('businesses').set({ businessName: 'www.svindel.example' }).execute();
  await db.updateTable('users').set({ firstName: 'Se https://svindel.example' }).where('id', '=', sigrid.id).execute();
  await ask({ message: 'Hei\r\nBcc: alle@svindel.example\r\n<script>alert(1)</script>' });
  await name([{ ...rut, name: 'Rut\r\nBcc: x@svindel.example <b>' }]);
  const [mail] = await mailsTo(rut.email);
  expect(mail?.subject).toBe('En søker har oppgitt deg som referanse');
  expect(`${mail?.html}${mail?.text}`).not.toContain('svindel');
  const [asked] = await mailsTo(sigrid.email);
  expect(asked?.html).toContain('&lt;script&gt;');
  await refuse(await tokenFor());
  const [, refused] = await mailsTo(sigrid.email);
  expect(refused?.subject).not.toMatch(/[\r\n]/);
  expect(refused?.html).not.toContain('<b>');
  expect((await call('POST /api/applications/references/check', { body: { token: 'x'.repeat(301) } })).status).toBe(
    400,
  );
});

test('whoever does not want to answer says so, and the applicant may name another', async () => {
  const { ask, name, refuse, tokenFor, check, answer, own, seen, subjectsTo, sigrid, position } = await office();
  await ask({ wanted: 1 });
  await name();
  const token = await tokenFor();
  for (let times = 0; times < 2; times++) expect((await refuse(token)).status).toBe(200);
  expect((await answer(token)).status).toBe(409);
  expect((await refuse(token, true)).status).toBe(409);
  expect((await check(token)).body.asked).toMatchObject({ outcome: 'declined' });
  expect((await subjectsTo(sigrid.email)).at(-1)).toBe('Rut Reie svarer ikke som referanse: Tømrer');
  expect(await subjectsTo(position.contactEmail)).toEqual(['Referansen har ikke svart: Tømrer']);
  expect(await own()).toMatchObject({ namesLeft: 1, referees: [{ outcome: 'declined' }] });
  await name([odd]);
  await refuse(await tokenFor(odd.email), true);
  expect((await own()).referees).toMatchObject([{ email: rut.email }, { email: odd.email, outcome: 'stranger' }]);
  expect((await seen()).referees).toMatchObject([{ email: rut.email }, { email: null, outcome: 'stranger' }]);
});

test('a question that asks for what swindlers want is named to whoever is to answer', async () => {
  const { ask, name, tokenFor, check } = await office();
  await ask({ questions: ['Hva er kontonummeret ditt?'] });
  await name();
  const { cautions } = (await check(await tokenFor())).body.asked;
  expect(cautions).toMatchObject([{ found: 'kontonummeret', advice: expect.any(String) }]);
});

test('what was answered goes along in the zip, and is named in the receipt once the application is deleted', async () => {
  const { app, ask, name, answer, tokenFor, call, owner, sigrid, business, id, mailsTo } = await office();
  await ask({ questions: ['Hvordan er samarbeidet?', 'Og ellers?'] });
  await name([rut, odd]);
  await answer(await tokenFor(), ['Ryddig og rolig.']);
  const { rawPayload } = await app.inject({
    url: `/api/applications/business/${business.id}/export?format=zip`,
    headers: { authorization: `Bearer ${owner.token}` },
  });
  const files = Object.entries(unzipSync(new Uint8Array(rawPayload)));
  const [, text] = files.find(([path]) => path.endsWith('søknad.txt')) ?? [];
  expect(text && strFromU8(text)).toContain(
    [
      'Referanse fra Rut Reie, tidligere leder, Havn AS, 1. desember 2026 kl. 13:00',
      'Hvordan er samarbeidet?',
      'Ryddig og rolig.',
      'Og ellers?',
      'Ikke svart',
    ].join('\r\n'),
  );
  await call(`DELETE /api/applications/${id}`, { token: owner.token });
  expect((await mailsTo(sigrid.email)).at(-1)?.text).toContain('1 referanse');
  expect(await mailsTo(rut.email)).toEqual([]);
});

test('an empty answer is none, and too long a one neither', async () => {
  const { ask, name, tokenFor, answer, check } = await office();
  await ask();
  await name();
  const token = await tokenFor();
  expect(await problem(answer(token, ['  ', null]))).toEqual([400, 'Svar på minst ett av spørsmålene.']);
  expect((await answer(token, [])).status).toBe(400);
  expect((await answer(token, ['x'.repeat(2001)])).body.errors).toMatchObject([{ path: 'answers.0' }]);
  expect((await check(token)).body.asked.outcome).toBeNull();
});

test('a link that is not ours opens nothing, and one that is ends after three weeks, with one reminder before', async () => {
  const { ask, name, tokenFor, check, answer, mailsTo, clock, runJob, own } = await office();
  await ask();
  await name();
  const token = await tokenFor();
  const flipped = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
  for (const wrong of ['', 'x', '.', token.split('.')[0] ?? '', flipped, `${token}.x`])
    expect((await check(wrong)).status).toBe(404);
  for (const days of [6, 2, 3]) {
    clock.moveBy(days * DAY_MS);
    await runJob('remind-referees');
  }
  const [, reminder, ...more] = await mailsTo(rut.email);
  expect([reminder?.subject, more]).toEqual(['Påminnelse: Sigrid Søker har oppgitt deg som referanse', []]);
  expect(reminder?.button?.path).toContain(token);
  expect((await own()).referees).toMatchObject([{ remindedAt: '2026-12-09T12:00:00.000Z' }]);
  clock.moveBy(10 * DAY_MS + 10 * HOUR_MS);
  expect((await check(token)).status).toBe(200);
  clock.moveBy(HOUR_MS);
  const over = [410, 'Fristen for å svare er ute. Du trenger ikke å gjøre noe.'];
  expect(await problem(check(token))).toEqual(over);
  expect(await problem(answer(token))).toEqual(over);
});

test('the employer hears of what came, also where another is taken back', async () => {
  const { ask, name, remove, own, answer, tokenFor, subjectsTo, position } = await office();
  const told = () => subjectsTo(position.contactEmail);
  await ask();
  await name([rut, odd]);
  await answer(await tokenFor());
  const [, second] = (await own()).referees;
  expect(await told()).toEqual([]);
  await remove(second.id);
  const some = '1 av 2 referanser har svart: Tømrer';
  expect(await told()).toEqual([some]);
});

test('the employer hears once of those who do not answer in time', async () => {
  const { ask, name, remove, own, answer, tokenFor, subjectsTo, position, clock, runJob } = await office();
  const told = () => subjectsTo(position.contactEmail);
  await ask();
  await name([rut, odd]);
  clock.moveBy(HOUR_MS);
  await answer(await tokenFor());
  clock.moveBy(21 * DAY_MS - HOUR_MS);
  await runJob('remind-referees');
  expect(await told()).toEqual([]);
  for (const _ of ['once', 'and again']) {
    clock.moveBy(DAY_MS);
    await runJob('remind-referees');
    expect(await told()).toEqual(['1 av 2 referanser har svart: Tømrer']);
  }
  await remove((await own()).referees[1].id);
  expect(await told()).toHaveLength(1);
});

test('the employer hears no more while one after another refuses, until somebody answers', async () => {
  const { ask, name, refuse, answer, decline, remove, own, tokenFor, subjectsTo, ...app } = await office();
  const told = () => subjectsTo(app.position.contactEmail);
  await ask({ wanted: 1 });
  const none = 'Referansen har ikke svart: Tømrer';
  for (const email of ['a@havn.example', 'b@havn.example', 'c@havn.example']) {
    await name([{ ...rut, email }]);
    await refuse(await tokenFor(email));
    expect(await told()).toEqual([none]);
  }
  await name([odd]);
  app.clock.moveBy(22 * DAY_MS);
  await app.runJob('remind-referees');
  expect(await told()).toEqual([none]);
  for (const _ of ['once', 'and again']) {
    await remove((await own()).referees.at(-1).id);
    await decline();
    await name([rut]);
    expect(await told()).toEqual([none, 'En søker oppgir ikke referanser: Tømrer']);
  }
  await answer(await tokenFor());
  expect((await told()).at(-1)).toBe('Referansen har svart: Tømrer');
  expect(await subjectsTo(app.owner.email)).toEqual(await told());
});

test('whose time is out does not hold up what the others answer', async () => {
  const { ask, name, answer, tokenFor, subjectsTo, position, clock } = await office();
  await ask();
  await name();
  clock.moveBy(22 * DAY_MS);
  await name([odd]);
  await answer(await tokenFor(odd.email));
  expect(await subjectsTo(position.contactEmail)).toEqual(['1 av 2 referanser har svart: Tømrer']);
});

test('the links end with the application: withdrawn, refused once that is told, or deleted', async () => {
  const { ask, name, tokenFor, check, answer, call, owner, sigrid, id, clock, runJobs, runJob, mailsTo, db } =
    await office();
  await ask();
  await name();
  const token = await tokenFor();
  const set = (status: string) => call(`PUT /api/applications/${id}/status`, { token: owner.token, body: { status } });
  await set('denied');
  expect((await check(token)).status).toBe(200);
  clock.moveBy(11 * MINUTE_MS);
  await runJobs();
  expect(await problem(check(token))).toEqual([410, noNeed]);
  expect(await problem(answer(token))).toEqual([410, noNeed]);
  clock.moveBy(8 * DAY_MS);
  await runJob('remind-referees');
  expect(await mailsTo(rut.email)).toHaveLength(1);
  expect(await problem(name([odd]))).toEqual([409, 'Søknaden er avsluttet, så du kan ikke oppgi referanser.']);
  await set('contacted');
  clock.moveBy(11 * MINUTE_MS);
  await runJobs();
  expect((await check(token)).status).toBe(200);
  await call(`POST /api/applications/mine/${id}/withdraw`, { token: sigrid.token });
  expect(await problem(answer(token))).toEqual([410, noNeed]);
  await call('DELETE /api/auth/me', { token: sigrid.token, body: { password: sigrid.password } });
  expect(await problem(answer(token))).toEqual([410, noNeed]);
  expect(await db.selectFrom('referees').select('id').execute()).toEqual([]);
});

test('one that is withdrawn while a referee answers gets no answer', async () => {
  const app = await office();
  await app.ask();
  await app.name();
  const token = await app.tokenFor();
  const answered = await meanwhile(
    app,
    (tx) => tx.updateTable('applications').set({ withdrawnAt: app.clock.now() }).execute(),
    () => problem(app.answer(token)),
  );
  expect(answered).toEqual([410, noNeed]);
  expect(await app.db.selectFrom('referees').select('answers').execute()).toEqual([{ answers: null }]);
});

test('who lost access reads nothing, asks nothing, and hears no more of it', async () => {
  const { ask, name, answer, tokenFor, seen, takeBack, db, colleague, subjectsTo, position } = await office();
  await ask({}, colleague);
  await name();
  await db.deleteFrom('businessShares').execute();
  expect(await seen(colleague)).toBeUndefined();
  expect((await takeBack(colleague)).status).toBe(404);
  expect((await ask({}, colleague)).status).toBe(404);
  await answer(await tokenFor());
  expect(await subjectsTo(colleague.email)).toEqual([]);
  expect(await subjectsTo(position.contactEmail)).toEqual(['1 av 2 referanser har svart: Tømrer']);
});

test('a referee who has an account with that address finds it in the own download', async () => {
  const { ask, name, answer, tokenFor, call, db, clock } = await office();
  await ask();
  await name();
  await answer(await tokenFor(), ['Ryddig og rolig.']);
  const referee = await addUser(call, { email: 'Rut@havn.example' });
  expect(await readReferencesBy(db, referee.id)).toEqual([]);
  await db.updateTable('users').set({ emailConfirmedAt: clock.now() }).where('id', '=', referee.id).execute();
  const [given] = await readReferencesBy(db, referee.id);
  expect(given).toMatchObject({ position: 'Tømrer', name: 'Rut Reie', relation: 'Tidligere leder' });
  expect(given?.answers[0]).toEqual({ question: standardQuestions[0], answer: 'Ryddig og rolig.' });
});
