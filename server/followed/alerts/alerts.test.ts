import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { policy } from '../../../contract/policy.ts';
import { addBusiness, addPosition } from '../../../tests/support/hiring.ts';
import { hasOnlyWords } from '../../../tests/support/only-words.ts';
import { addUser } from '../../../tests/support/people.ts';
import { testApp } from '../../../tests/support/test-app.ts';
import { HOUR_MS } from '../../platform/clock.ts';

/** A Wednesday, noon in Norway. */
const now = new Date('2026-11-18T11:00:00Z');
const email = 'leser@example.com';
const asked = { email, frequency: 'daily', filters: { searchTerm: 'tømrer' } };

async function reading(options: Parameters<typeof testApp>[0] = {}) {
  const app = await testApp({ now, ...options });
  const { call, db, clock } = app;
  const ask = (fields: object = {}) => call('POST /api/job-alerts', { body: { ...asked, ...fields } });
  const confirm = (token: string) => call('POST /api/job-alerts/confirm', { body: { token } });
  const end = (token: string) => call('POST /api/job-alerts/end', { body: { token } });
  const alerts = () => db.selectFrom('jobAlerts').selectAll().orderBy('askedAt').execute();
  const titles = async () => (await app.mails()).map(({ subject }) => subject);
  /** By the link of the last mail. */
  const linked = async () => {
    const path = (await app.mails()).at(-1)?.button?.path ?? '';
    return new URLSearchParams(path.split('?')[1]).get('token') ?? '';
  };
  const askAndConfirm = async (fields: object = {}) => {
    await ask(fields);
    const token = await linked();
    const { status } = await confirm(token);
    return { token, status };
  };
  const business = await addBusiness(db);
  const post = (fields: Parameters<typeof addPosition>[2] = {}) => {
    const at = clock.now();
    return addPosition(db, business.id, { createdAt: at, approvedAt: at, ...fields });
  };
  const later = async (hours: number) => {
    clock.moveBy(hours * HOUR_MS);
    await app.runJob('mail-new-matches');
  };
  const days = async (count: number) => {
    clock.moveBy(count * 24 * HOUR_MS);
    await app.runJob('keep-job-alerts-fresh');
  };
  const letters = async () => (await titles()).filter((title) => /^\d+ ny/.test(title));
  return { ...app, ask, confirm, end, alerts, titles, linked, askAndConfirm, post, later, days, letters };
}

test('nothing but the question comes before it is answered, then new matches do, each once', async () => {
  const { ask, confirm, linked, titles, post, later, mails } = await reading();
  const { status, body } = await ask();
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { message: `Vi har sendt en e-post til ${email}. Slå på jobbvarselet med knappen i den.` },
  });
  expect(await titles()).toEqual(['Vil du ha nye treff for «tømrer» på e-post?']);
  const token = await linked();
  await post({ title: 'Tømrer før' });
  await later(20);
  expect(await titles()).toHaveLength(1);
  expect((await confirm(token)).body.message).toBe('Jobbvarselet er på. Du får e-post hver dag det er nye stillinger.');
  expect((await confirm(token)).status).toBe(200);
  const { id } = await post({ title: 'Tømrer nå' });
  await later(24);
  await later(1);
  await later(24);
  expect((await titles()).slice(1)).toEqual(['1 nytt treff for «tømrer»']);
  const mail = (await mails()).at(-1);
  expect(mail?.to).toBe(email);
  expect(mail?.text).toContain(`/stilling/${id}`);
  expect(mail?.unsubscribe?.oneClickPath).toBe(`/avslutt-varsel?om=jobbvarsel&token=${token}`);
});

test('two alerts of a reader never tell of the same ad', async () => {
  const { askAndConfirm, post, later, letters } = await reading();
  await askAndConfirm();
  await askAndConfirm({ email: 'LESER@example.com', filters: { selectedFylke: 'vestland' } });
  await post({ title: 'Tømrer', municipality: 'bergen' });
  await later(24);
  expect(await letters()).toHaveLength(1);
});

test('a weekly one waits for Monday', async () => {
  const { askAndConfirm, post, later, letters } = await reading();
  await askAndConfirm({ frequency: 'weekly' });
  await post();
  await later(4 * 24);
  expect(await letters()).toEqual([]);
  await later(20);
  expect(await letters()).toHaveLength(1);
});

test('the same search asked for anew replaces the one before, and nothing that was found meanwhile is lost', async () => {
  const { askAndConfirm, alerts, post, later, letters } = await reading();
  await askAndConfirm({ frequency: 'weekly' });
  await post();
  await later(24);
  await askAndConfirm({ filters: { searchTerm: 'tømrer', sortBy: 'title' } });
  expect(await alerts()).toMatchObject([{ mailFrequency: 'daily' }]);
  await later(24);
  expect(await letters()).toHaveLength(1);
});

test('an ended one leaves nothing, and ending it twice does no harm', async () => {
  const { db, askAndConfirm, end, confirm, alerts, post, later, letters, mails } = await reading();
  const { token } = await askAndConfirm();
  await post();
  await later(24);
  expect((await end(token)).body.message).toBe('Du får ikke flere e-poster fra dette jobbvarselet.');
  expect((await end(token)).status).toBe(200);
  expect(await alerts()).toEqual([]);
  expect(await db.selectFrom('alertedAds').selectAll().execute()).toEqual([]);
  expect(await mails()).toEqual([]);
  expect((await confirm(token)).status).toBe(404);
  await post();
  await later(24);
  expect(await letters()).toEqual([]);
});

test.each([
  ['no search', { filters: { sortBy: 'title' } }, 'Velg minst ett filter eller skriv et søkeord først'],
  ['no address', { email: ' ' }, 'E-post er påkrevd'],
  ['half an address', { email: 'leser@' }, 'Vennligst oppgi en gyldig e-postadresse'],
  ['no idea how often', { frequency: 'off' }, 'Velg hvor ofte du vil ha e-post'],
])('%s is refused', async (_what, fields, message) => {
  const { ask, alerts } = await reading();
  const { status, body } = await ask(fields);
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain(message);
  expect(await alerts()).toEqual([]);
});

test('a link that lost its end ends nothing', async () => {
  const { askAndConfirm, end, alerts } = await reading();
  const { token } = await askAndConfirm();
  expect(await end(token.slice(0, -1))).toMatchObject({ status: 404, body: { message: 'Ugyldig avmeldingslenke' } });
  expect(await alerts()).toHaveLength(1);
});

test('machines get the answer of people and achieve nothing', async () => {
  const { ask, alerts, mails } = await reading();
  expect((await ask({ website: 'https://spam.example' })).status).toBe(200);
  expect(await alerts()).toEqual([]);
  expect(await mails()).toEqual([]);
});

test('sent again under its key it is one alert', async () => {
  const { ask, alerts, mails } = await reading();
  await ask({ idempotencyKey: 'a' });
  await ask({ idempotencyKey: 'a' });
  await ask({ idempotencyKey: 'a', frequency: 'weekly' });
  expect(await alerts()).toHaveLength(2);
  expect(await mails()).toHaveLength(2);
});

test('nobody can be mailed more than a few questions an hour, however the address is written', async () => {
  const { ask, mails } = await reading({ rateLimits: true });
  for (let i = 0; i < 5; i++) await ask({ filters: { searchTerm: `kokk ${i}` } });
  expect((await ask({ email: 'Leser@Example.com' })).status).toBe(429);
  expect((await ask({ email: 'annen@example.com' })).status).toBe(200);
  expect(await mails()).toHaveLength(6);
});

test.each([
  ['a link', { searchTerm: 'gå til svindel.example' }],
  ['a number to call', { searchTerm: 'Ring 820 00 000' }],
  ['a whole message', { searchTerm: 'Du har vunnet en stor premie fra Jobbfjord i dag' }],
  ['a filter that is none', { selectedJobType: 'Vinn 1000 kr på svindel.example' }],
])('the question carries no words of a stranger: %s', async (_what, filters) => {
  const { ask, mails } = await reading();
  await ask({ filters });
  const mail = (await mails()).at(-1);
  expect(mail?.subject).toBe('Vil du ha nye treff for et søk på e-post?');
  expect(`${mail?.text} ${mail?.html}`).not.toMatch(/svindel|820 00|vunnet/);
});

test('the question names what is chosen of a list', async () => {
  const { ask, titles } = await reading();
  await ask({ filters: { searchTerm: 'kokk', selectedJobType: 'Fast_Deltid', selectedWorkLanguage: 'Engelsk' } });
  expect(await titles()).toEqual([
    'Vil du ha nye treff for «kokk» (Deltid eller Fast, arbeidsspråk engelsk) på e-post?',
  ]);
});

test('a reader has only so many', async () => {
  const { db, ask, linked, confirm, askAndConfirm, alerts } = await reading();
  await askAndConfirm();
  await db
    .insertInto('jobAlerts')
    .values(
      Array.from({ length: policy.jobAlerts.mostPerReader - 1 }, (_, i) => ({
        email,
        filters: JSON.stringify({ searchTerm: `${i}` }),
        mailFrequency: 'daily' as const,
        askedAt: now,
        confirmedAt: now,
      })),
    )
    .execute();
  await ask({ filters: { searchTerm: 'kokk' } });
  const token = await linked();
  expect((await confirm(token)).status).toBe(409);
  // One of them anew is none more.
  expect((await askAndConfirm({ frequency: 'weekly' })).status).toBe(200);
  expect((await alerts()).filter(({ confirmedAt }) => confirmedAt)).toHaveLength(policy.jobAlerts.mostPerReader);
});

test('a question without an answer is forgotten after a week', async () => {
  const { ask, askAndConfirm, days, alerts, mails, linked, confirm } = await reading();
  await askAndConfirm({ email: 'annen@example.com' });
  await ask();
  const token = await linked();
  await days(6);
  expect(await alerts()).toHaveLength(2);
  await days(1.1);
  expect(await alerts()).toMatchObject([{ email: 'annen@example.com' }]);
  expect(await mails()).toHaveLength(1);
  expect(await confirm(token)).toMatchObject({
    status: 404,
    body: { message: 'Jobbvarselet finnes ikke lenger. Lenken er for gammel, eller varselet er avsluttet.' },
  });
});

test('after some months its reader is asked whether it is still wanted, once, and silence ends it', async () => {
  const { askAndConfirm, days, alerts, titles, mails, linked, confirm } = await reading();
  const renewals = async () => (await titles()).filter((title) => title.startsWith('Vil du fortsatt'));
  await askAndConfirm();
  await days(150);
  expect(await renewals()).toEqual([]);
  await days(3);
  await days(1);
  expect(await renewals()).toEqual(['Vil du fortsatt ha e-post om «tømrer»?']);
  expect((await mails()).at(-1)?.text).toContain('innen 20. mai 2027');
  expect((await confirm(await linked())).status).toBe(200);
  await days(40);
  expect(await alerts()).toHaveLength(1);
  await days(120);
  expect(await renewals()).toHaveLength(2);
  await days(29);
  expect(await alerts()).toHaveLength(1);
  await days(1.1);
  expect(await alerts()).toEqual([]);
});

test('an account shows and takes along the alerts of its address when the address is confirmed', async () => {
  const { app, call, db, askAndConfirm, alerts } = await reading();
  const user = await addUser(call);
  const { email: own } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  await askAndConfirm({ email: own.toUpperCase() });
  const headers = { authorization: `Bearer ${user.token}` };
  const download = async () => {
    const files = unzipSync((await app.inject({ url: '/api/auth/my-data', headers })).rawPayload);
    return strFromU8(files['mine-data.html'] as Uint8Array);
  };
  expect(await download()).not.toContain(own.toUpperCase());
  await db.updateTable('users').set({ emailConfirmedAt: now }).where('id', '=', user.id).execute();
  const page = await download();
  for (const told of ['Jobbvarsler til adressen din', own.toUpperCase(), 'hver dag', 'tømrer'])
    expect(page).toContain(told);
  hasOnlyWords(page);
  await askAndConfirm({ email: 'annen@example.com' });
  await call('DELETE /api/auth/me', { token: user.token, body: { password: user.password } });
  expect(await alerts()).toMatchObject([{ email: 'annen@example.com' }]);
});
