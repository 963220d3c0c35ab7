import { expect, test } from 'vitest';
import { addFormPosition, applicantInfo, question } from '../../tests/support/applying.ts';
import { addUser } from '../../tests/support/people.ts';
import { testApp } from '../../tests/support/test-app.ts';

const why = 'Hvorfor søker du?';

test('what one answered before can be used for the same questions, and the phone number need not be typed again', async () => {
  const { call, db, clock } = await testApp();
  const { token } = await addUser(call);
  const questions = [
    question('a', 'long_answer', { question: why }),
    question('b', 'select_single', { question: 'Hvor?', options: ['Nord', 'Sør'] }),
    question('c', 'select_multiple', { question: 'Hvilke?', options: ['Norsk', 'Samisk'] }),
    question('d', 'yes_no', { question: 'Førerkort?' }),
    question('e', 'date', { question: 'Når?' }),
  ];
  const other = [
    question('1', 'long_answer', { question: ' hvorfor  SØKER du' }),
    question('2', 'select_single', { question: 'Hvor?', options: ['Øst'] }),
    question('3', 'select_multiple', { question: 'Hvilke?', options: ['Samisk', 'Norsk', 'Polsk'] }),
    question('4', 'yes_no', { question: 'Førerkort?' }),
    question('5', 'date', { question: 'Når?' }),
    question('6', 'short_answer', { question: why }),
    question('7', 'long_answer', { question: 'Hvem er du?' }),
    // Signs tell one question from another.
    question('8', 'yes_no', { question: 'Førerkort+?' }),
  ];
  const [first, second, third] = await Promise.all([
    addFormPosition(db, { questions }),
    addFormPosition(db, { questions: [question('x', 'long_answer', { question: why, maxLength: 20 })] }),
    addFormPosition(db, { questions: other }),
  ]);
  const form = async ({ position }: typeof first, as = token) =>
    (await call(`GET /api/applications/form/${position.id}`, { token: as })).body.earlier;
  const send = ({ position }: typeof first, responses: object[], phone = '') =>
    call(`POST /api/applications/submit/${position.id}`, {
      token,
      body: { applicantInfo: { ...applicantInfo, phone }, responses },
    });
  expect(await form(third)).toEqual({ phone: '', answers: [] });
  const answers = {
    a: 'Fordi jeg liker tre og alt som er laget av tre.',
    b: 'Nord',
    c: ['Norsk'],
    d: 'ja',
    e: '2027-01-01',
  };
  const sent = Object.entries(answers).map(([questionId, response]) => ({ questionId, response }));
  expect((await send(first, sent, '900 00 000')).status).toBe(200);
  clock.moveBy(1000);
  expect(await form(third)).toEqual({
    phone: '900 00 000',
    answers: [
      { questionId: '1', question: ' hvorfor  SØKER du', response: answers.a },
      { questionId: '3', question: 'Hvilke?', response: ['Norsk'] },
      { questionId: '4', question: 'Førerkort?', response: 'ja' },
    ],
  });
  // Too long for where it would stand; and the newest one counts.
  expect((await form(second)).answers).toEqual([]);
  expect((await send(second, [{ questionId: 'x', response: 'Kortere.' }])).status).toBe(200);
  expect(await form(third)).toMatchObject({ phone: '900 00 000', answers: [{ response: 'Kortere.' }, {}, {}] });
  // Nobody else's, and none where one has applied or is not known.
  expect((await form(third, (await addUser(call)).token)).answers).toEqual([]);
  expect(await form(first)).toBeNull();
  const { applications } = (await call('GET /api/applications/mine', { token })).body;
  const { id } = applications.find(({ positionId }: { positionId: string }) => positionId === first.position.id);
  const mine = async () => (await call(`GET /api/applications/mine/${id}`, { token })).body.application;
  expect((await mine()).canSendAgain).toBe(false);
  expect((await call(`POST /api/applications/mine/${id}/withdraw`, { token })).status).toBe(200);
  expect((await mine()).canSendAgain).toBe(true);
  expect((await form(first)).answers).toMatchObject([
    { response: answers.a },
    { response: 'Nord' },
    { response: ['Norsk'] },
    { response: 'ja' },
  ]);
  await db.updateTable('positions').set({ isActive: false }).where('id', '=', first.position.id).execute();
  expect((await mine()).canSendAgain).toBe(false);
  expect((await call(`GET /api/applications/form/${third.position.id}`)).body.earlier).toBeNull();
});
