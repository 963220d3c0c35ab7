import { expect, test } from 'vitest';
import { addFormPosition, applicantInfo, question } from '../../../tests/support/applying.ts';
import { addPosition, addShare, typedPosition } from '../../../tests/support/hiring.ts';
import { addUser } from '../../../tests/support/people.ts';
import { testApp } from '../../../tests/support/test-app.ts';

const entry = { age: '41', gender: 'woman', occupation: 'Sykepleier', municipality: 'Hamar' };
const hidden = { ...entry, wantsExemption: true, exemptionReason: 'Arbeidsgiveren min vet ikke at jeg søker.' };

/** A municipality with a position, and who handles the applications. */
async function townHall() {
  const app = await testApp();
  const [owner, colleague, outsider] = await Promise.all([addUser(app.call), addUser(app.call), addUser(app.call)]);
  const { business, position, form } = await addFormPosition(app.db, {
    hasApplicantList: true,
    questions: [question('hvorfor', 'long_answer')],
  });
  await app.db.updateTable('businesses').set({ ownerId: owner.id }).where('id', '=', business.id).execute();
  await addShare(app.db, business.id, colleague.id);
  const send = async (fields: object, positionId = position.id, lastName = 'Nordmann') => {
    const user = await addUser(app.call);
    const body = { applicantInfo: { ...applicantInfo, lastName }, ...fields };
    const answer = await app.call(`POST /api/applications/submit/${positionId}`, { token: user.token, body });
    return { ...answer, id: answer.body.application?.id as string, token: user.token, email: user.email };
  };
  const decide = (id: string, body: object, { token }: { token: string } = owner) =>
    app.call(`PUT /api/applications/${id}/exemption`, { token, body });
  const list = async ({ token }: { token: string } = owner, positionId = position.id) =>
    app.call(`GET /api/applications/business/${business.id}/applicant-list/${positionId}`, { token });
  return { ...app, owner, colleague, outsider, business, position, form, send, decide, list };
}

test('who applies where there is a list tells what it says, and elsewhere nobody is asked', async () => {
  const { call, db, business, position, form, send } = await townHall();
  const { body: shown } = await call(`GET /api/applications/form/${position.id}`);
  expect(shown.position.hasApplicantList).toBe(true);
  const { status, body } = await send({ listEntry: { ...entry, age: 'x', wantsExemption: true } });
  expect(status).toBe(400);
  expect(body.message).toBe('Alder må være et tall, Begrunnelse for å bli unntatt er påkrevd');
  expect((await send({})).body.errors).toEqual([
    { path: 'listEntry.age', msg: 'Alder er påkrevd' },
    { path: 'listEntry.occupation', msg: 'Stilling eller yrkestittel er påkrevd' },
    { path: 'listEntry.municipality', msg: 'Bosteds- eller arbeidskommune er påkrevd' },
    { path: 'listEntry.gender', msg: 'Kjønn er påkrevd' },
  ]);
  for (const age of ['12', 100, '40,5', '']) {
    expect((await send({ listEntry: { ...entry, age } })).body.errors).toMatchObject([{ path: 'listEntry.age' }]);
  }
  const sent = await send({ listEntry: { ...entry, age: 41 } });
  const own = await call(`GET /api/applications/mine/${sent.id}`, { token: sent.token });
  expect(own.body.application.listEntry).toEqual({ ...entry, age: 41, exemption: null });

  const other = await addPosition(db, business.id, { applicationMethod: 'form', applicationFormId: form.id });
  const plain = await send({ listEntry: hidden }, other.id);
  expect(
    (await call(`GET /api/applications/mine/${plain.id}`, { token: plain.token })).body.application.listEntry,
  ).toBeNull();
});

test('what is filled in for the list is kept in the draft as it is typed', async () => {
  const { call, position, outsider } = await townHall();
  const listEntry = { ...hidden, age: '4', gender: '' };
  await call(`PUT /api/applications/draft/${position.id}`, { token: outsider.token, body: { listEntry } });
  const { draft } = (await call(`GET /api/applications/form/${position.id}`, outsider)).body;
  expect(draft.listEntry).toEqual(listEntry);
});

test('the list has everybody but who is left out of it, and tells how many of each gender applied', async () => {
  const { send, decide, list, mails, call, db, business, position, form } = await townHall();
  await send({ listEntry: entry }, position.id, 'Ås');
  const granted = await send({ listEntry: hidden }, position.id, 'Berg');
  const refused = await send({ listEntry: { ...hidden, gender: 'man', age: 29 } }, position.id, 'Zahl');
  const waiting = await send({ listEntry: { ...hidden, gender: 'unstated' } }, position.id, 'Moe');
  const gone = await send({ listEntry: entry }, position.id, 'Dahl');
  await call(`POST /api/applications/mine/${gone.id}/withdraw`, { token: gone.token });

  expect((await decide(granted.id, { granted: true })).body.message).toMatch('Søkeren er unntatt');
  expect((await decide(refused.id, { granted: false })).body.errors).toEqual([
    { path: 'message', msg: 'Skriv hvorfor søkeren ikke blir unntatt' },
  ]);
  const reason = 'Vi får ikke unnta søkere til lederstillinger.';
  // Sent once more after a lost reply: nobody is told twice.
  for (let times = 0; times < 2; times++) {
    expect((await decide(refused.id, { granted: false, message: reason, version: 1 })).status).toBe(200);
  }
  const { body } = await list();
  expect(body).toMatchObject({
    position: { id: position.id, title: 'Tømrer', hasApplicantList: true },
    total: 4,
    genders: { woman: 2, man: 1, unstated: 1 },
    listed: [
      { name: 'Kari Zahl', age: 29, occupation: 'Sykepleier', municipality: 'Hamar' },
      { name: 'Kari Ås', age: 41 },
    ],
    exempt: 1,
    undecided: [{ applicationId: waiting.id, name: 'Kari Moe' }],
  });
  const told = (await mails()).filter(({ subject }) => subject.includes('søkerlisten'));
  expect(told.map(({ to, subject }) => [to, subject])).toEqual([
    [expect.stringContaining(granted.email), 'Du står ikke på søkerlisten: Tømrer'],
    [expect.stringContaining(refused.email), 'Du kommer på søkerlisten: Tømrer'],
  ]);
  expect(told[1]?.text).toContain(reason);
  expect(told[1]?.text).toContain('kan du trekke søknaden');
  const own = await call(`GET /api/applications/mine/${refused.id}`, { token: refused.token });
  expect(own.body.application.listEntry.exemption).toEqual({
    state: 'declined',
    reason: hidden.exemptionReason,
    answer: reason,
  });

  // Where it was not asked for there are only names.
  const other = await addPosition(db, business.id, { applicationMethod: 'form', applicationFormId: form.id });
  await send({}, other.id);
  expect((await list(undefined, other.id)).body).toMatchObject({
    genders: { woman: 0, man: 0, unstated: 1 },
    listed: [{ name: 'Kari Nordmann', age: null, occupation: null, municipality: null }],
  });
});

test('a colleague decides too, but not over what somebody else decided, and nobody else reads the list', async () => {
  const { send, decide, list, call, owner, colleague, outsider } = await townHall();
  const asked = await send({ listEntry: hidden });
  expect((await decide(asked.id, { granted: true, version: 1 }, colleague)).status).toBe(200);
  expect((await decide(asked.id, { granted: false, message: 'Nei.', version: 1 })).status).toBe(409);
  const { version } = (await call(`GET /api/applications/${asked.id}`, owner)).body.application;
  expect((await decide(asked.id, { granted: false, message: 'Nei.', version })).status).toBe(200);
  const { events } = (await call(`GET /api/applications/${asked.id}/history`, owner)).body;
  const decisions = events.filter(({ kind }: { kind: string }) => kind.startsWith('exemption'));
  expect(decisions).toMatchObject([{ kind: 'exemption-declined', message: 'Nei.' }, { kind: 'exemption-granted' }]);

  const notAsked = await send({ listEntry: entry });
  expect((await decide(notAsked.id, { granted: true })).status).toBe(409);
  expect((await decide(asked.id, { granted: true }, outsider)).status).toBe(404);
  for (const person of [outsider, asked]) expect((await list(person)).status).toBe(404);
  expect((await list(colleague)).status).toBe(200);
  expect((await list(owner, crypto.randomUUID())).body.message).toBe('Stilling ikke funnet');
});

test('only a position to which one applies here has a list', async () => {
  const { call, business, owner, form, position } = await townHall();
  const body = { ...typedPosition, municipality: 'hamar', hasApplicantList: true };
  const address = `/api/business/${business.id}/positions`;
  const withForm = { ...body, applicationMethod: 'form', applicationFormId: form.id };
  const made = await call(`POST ${address}`, { token: owner.token, body: withForm });
  expect(made.body.position.hasApplicantList).toBe(true);
  const mailed = await call(`PUT ${address}/${position.id}`, { token: owner.token, body });
  expect(mailed.body.position.hasApplicantList).toBe(false);
});
