import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { interviewTime } from '../../../contract/applications/interview-words.ts';
import { addApplication, addBusiness, addPosition, addShare } from '../../../tests/support/hiring.ts';
import { addUser } from '../../../tests/support/people.ts';
import { testApp } from '../../../tests/support/test-app.ts';
import { DAY_MS } from '../../platform/clock.ts';

const requirements = 'Vi ser etter deg som har:\n- Fagbrev som tømrer\n- Førerkort B\n\nOg godt humør.';
const [trade, licence] = ['Fagbrev som tømrer', 'Førerkort B'];

/** Two who handle the applications for one position, and two that came in. */
async function office() {
  const app = await testApp();
  const { call, db } = app;
  const [owner, colleague, applicant, other] = await Promise.all([
    addUser(call, { firstName: 'Eli', lastName: 'Eier' }),
    addUser(call, { firstName: 'Kåre', lastName: 'Kollega' }),
    addUser(call),
    addUser(call),
  ]);
  const business = await addBusiness(db, { ownerId: owner.id });
  await addShare(db, business.id, colleague.id);
  const position = await addPosition(db, business.id, { requirements });
  const first = await addApplication(db, position, applicant.id);
  const second = await addApplication(db, position, other.id);
  const address = `/api/applications/business/${business.id}`;
  const criteria = `${address}/criteria/${position.id}`;
  const setCriteria = (...wanted: string[]) =>
    call(`PUT ${criteria}`, { token: owner.token, body: { criteria: wanted } });
  const assess = ({ token }: { token: string }, scores: object[], id = first.id) =>
    call(`PUT /api/applications/${id}/assessment`, { token, body: { scores } });
  const seen = async ({ token }: { token: string }, id = first.id) =>
    (await call(`GET /api/applications/${id}`, { token })).body.application.assessment;
  return { ...app, owner, colleague, applicant, first, second, address, criteria, setCriteria, assess, seen };
}

test('criteria are suggested by what the ad asks for, and chosen for all who apply for it', async () => {
  const { call, owner, criteria, setCriteria, seen, second } = await office();
  expect((await call(`GET ${criteria}`, owner)).body).toMatchObject({ criteria: [], suggested: [trade, licence] });
  expect((await setCriteria(...Array.from({ length: 11 }, (_, index) => `Nummer ${index}`))).body.errors).toMatchObject(
    [{ msg: 'Velg høyst 10 kriterier' }],
  );
  expect((await setCriteria('x'.repeat(121))).body.message).toBe('Kriteriet kan ikke være lengre enn 120 tegn');
  expect((await setCriteria(trade, ` ${licence} `, trade)).status).toBe(200);
  expect((await call(`GET ${criteria}`, owner)).body.criteria).toEqual([trade, licence]);
  expect(await seen(owner, second.id)).toEqual({
    criteria: [trade, licence],
    count: 0,
    own: null,
    average: null,
    others: [],
  });
});

test('nobody is led by the others: what they think is shown to whoever has told their own', async () => {
  const { call, owner, colleague, setCriteria, assess, seen, first, address } = await office();
  await setCriteria(trade, licence);
  const given = [{ criterion: trade, score: 4, reason: 'Har det.' }];
  expect((await assess(owner, given)).body.message).toBe('Vurderingen din er lagret.');
  expect(await seen(colleague)).toMatchObject({ count: 1, own: null, average: null, others: [] });
  const list = await call(`GET ${address}?fields=summary`, colleague);
  expect(JSON.stringify(list.body)).not.toContain('Har det.');

  await assess(colleague, [
    { criterion: licence, score: 1 },
    { criterion: trade, score: 2, reason: ' Nesten ' },
  ]);
  expect(await seen(owner)).toMatchObject({
    count: 2,
    own: given,
    average: 7 / 3,
    others: [
      {
        name: 'Kåre Kollega',
        scores: [
          { criterion: trade, score: 2, reason: 'Nesten' },
          { criterion: licence, score: 1, reason: '' },
        ],
      },
    ],
  });
  const { events } = (await call(`GET /api/applications/${first.id}/history`, owner)).body;
  expect(events.filter(({ kind }: { kind: string }) => kind === 'assessed')).toMatchObject([
    { actor: 'Kåre Kollega' },
    { actor: 'Eli Eier' },
  ]);
  expect((await assess(owner, [])).body.message).toBe('Vurder minst ett kriterium');
});

test('the list puts the best first of those that its reader has assessed', async () => {
  const { call, db, owner, colleague, setCriteria, assess, first, second, address } = await office();
  await setCriteria(trade, licence);
  await assess(owner, [{ criterion: trade, score: 2 }]);
  await assess(owner, [{ criterion: trade, score: 3 }], second.id);
  await assess(colleague, [{ criterion: trade, score: 4 }]);
  const order = async (reader: { token: string }) =>
    (await call(`GET ${address}?sort=rating&fields=summary`, reader)).body.applications.map(
      ({ id, assessment }: { id: string; assessment: { average: number } }) => [id, assessment.average],
    );
  await db
    .updateTable('applications')
    .set({ submittedAt: new Date('2026-01-01') })
    .where('id', '=', first.id)
    .execute();
  expect(await order(owner)).toEqual([
    [second.id, 3],
    [first.id, 3],
  ]);
  await assess(owner, [{ criterion: trade, score: 3 }]);
  expect(await order(owner)).toEqual([
    [first.id, 3.5],
    [second.id, 3],
  ]);
  expect(await order(colleague)).toEqual([
    [first.id, 3.5],
    [second.id, null],
  ]);
});

test('the table and the archive have what their reader may know, and when they will meet', async () => {
  const { app, call, owner, colleague, applicant, setCriteria, assess, first, second, address } = await office();
  await setCriteria(trade, licence);
  await assess(owner, [{ criterion: trade, score: 4, reason: 'Har det.' }]);
  await assess(colleague, [{ criterion: licence, score: 1 }]);
  await assess(colleague, [{ criterion: licence, score: 2 }], second.id);
  const time = new Date(Date.now() + 3 * DAY_MS).toISOString();
  const offer = { way: 'phone', minutes: 30, times: [time], applications: [{ id: first.id }, { id: second.id }] };
  await call('PUT /api/applications/interviews', { ...owner, body: offer });
  await call(`POST /api/applications/mine/${first.id}/interview`, { ...applicant, body: { time } });
  const fetched = (query: string) =>
    app.inject({ url: `${address}/export?${query}`, headers: { authorization: `Bearer ${owner.token}` } });
  const told = async (id: string) => {
    const { payload } = await fetched(`format=csv&ids=${id}`);
    const [head = [], row = []] = payload.split('\r\n').map((each) => each.split(';'));
    return [
      ...row.slice(head.indexOf('Anonym'), head.indexOf('Antall vurderinger') + 1),
      row[head.indexOf('Intervju')],
    ];
  };
  expect(await told(first.id)).toEqual([
    'nei',
    '4,0',
    '2,5',
    '2',
    expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
  ]);
  expect(await told(second.id)).toEqual(['nei', '', '', '1', 'Velger tid']);
  const archive = unzipSync((await fetched('format=zip')).rawPayload);
  const text = (id: string) => {
    const [, content] = Object.entries(archive).find(([name]) => name.includes(id.slice(0, 8))) ?? [];
    return strFromU8(content ?? new Uint8Array());
  };
  expect(text(first.id)).toContain(
    `Min vurdering: ${trade}: Svært godt, Har det.\r\nSnitt av 2: 2,5 av 4\r\nIntervju: ${interviewTime(time, 30)}, Telefon\r\n`,
  );
  expect(text(second.id)).not.toMatch(/vurdering|Snitt/);
});

test('what is judged by a criterion that is gone counts no more, and none is made up', async () => {
  const { call, owner, applicant, setCriteria, assess, seen, first } = await office();
  await setCriteria(trade, licence);
  await assess(owner, [
    { criterion: trade, score: 4 },
    { criterion: licence, score: 1 },
  ]);
  await setCriteria(licence);
  expect(await seen(owner)).toMatchObject({ own: [{ criterion: licence, score: 1 }], average: 1 });
  await assess(owner, [{ criterion: licence, score: 2 }]);
  await setCriteria(trade, licence);
  expect(await seen(owner)).toMatchObject({ own: [{ score: 4 }, { score: 2 }] });
  await setCriteria(licence);
  const late = await assess(owner, [{ criterion: trade, score: 4 }]);
  expect(late).toMatchObject({ status: 409 });
  expect(late.body.message).toMatch('Kriteriene er endret i mellomtiden.');
  for (const score of [0, 5, 2.5, '3'])
    expect((await assess(owner, [{ criterion: licence, score }])).body.message).toBe(
      'Velg hvor godt søkeren oppfyller det',
    );
  const twice = { criterion: licence, score: 3 };
  expect((await assess(owner, [twice, { ...twice, score: 4 }])).status).toBe(400);
  expect((await assess(applicant, [twice])).status).toBe(404);
  // The applicant reads nothing of it.
  expect(JSON.stringify((await call(`GET /api/applications/mine/${first.id}`, applicant)).body)).not.toContain(licence);
});

test('nobody overwrites criteria that a colleague chose meanwhile, and an assessment is noted once', async () => {
  const { call, owner, colleague, criteria, setCriteria, assess, first } = await office();
  const change = (wanted: string[], seen: string[], { token } = owner) =>
    call(`PUT ${criteria}`, { token, body: { criteria: wanted, seen } });
  expect((await change([trade], [])).status).toBe(200);
  const refused = await change([licence], [], colleague);
  expect(refused).toMatchObject({ status: 409 });
  expect(refused.body.message).toBe(
    'En kollega har endret kriteriene til: Fagbrev som tømrer. Lagre igjen hvis dine skal gjelde.',
  );
  // One's own, sent once more after a lost reply.
  expect((await change([trade], [])).status).toBe(200);
  expect((await change([licence], [trade], colleague)).status).toBe(200);
  for (let time = 0; time < 2; time++) await assess(owner, [{ criterion: licence, score: 3 }]);
  await setCriteria(trade);
  const { events } = (await call(`GET /api/applications/${first.id}/history`, owner)).body;
  expect(events.filter(({ kind }: { kind: string }) => kind === 'assessed')).toHaveLength(1);
});

test('the order tells nothing to whose own scores no longer count', async () => {
  const { call, owner, colleague, setCriteria, assess, first, second, address } = await office();
  await setCriteria(trade);
  for (const { id } of [first, second]) await assess(owner, [{ criterion: trade, score: 2 }], id);
  await setCriteria(licence);
  const order = async () =>
    (await call(`GET ${address}?sort=rating&fields=summary`, owner)).body.applications.map(
      ({ id }: { id: string }) => id,
    );
  const before = await order();
  await assess(colleague, [{ criterion: licence, score: 4 }], before[1]);
  expect(await order()).toEqual(before);
});

test('whoever deletes the account is told before that the assessments go with it, also for colleagues', async () => {
  const { call, owner, colleague, setCriteria, assess, seen } = await office();
  const consequences = async () => (await call('GET /api/auth/deletion', colleague)).body.consequences;
  await setCriteria(trade);
  await assess(owner, [{ criterion: trade, score: 4 }]);
  expect(await consequences()).not.toContainEqual(expect.stringContaining('Vurderingene'));
  await assess(colleague, [{ criterion: trade, score: 2, reason: 'Nesten' }]);
  expect(await consequences()).toContain('Vurderingene du har gitt av søkere, slettes også for kollegene dine.');
  const { token, password } = colleague;
  expect((await call('DELETE /api/auth/me', { token, body: { password } })).status).toBe(200);
  expect(await seen(owner)).toMatchObject({ count: 1, average: 4, others: [] });
});
