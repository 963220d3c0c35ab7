import { expect, test } from 'vitest';
import { breakRow } from '../../tests/support/broken-row.ts';
import { addApplication, addBusiness, addPosition } from '../../tests/support/hiring.ts';
import { addUser } from '../../tests/support/people.ts';
import { testApp } from '../../tests/support/test-app.ts';
import { DAY_MS } from '../platform/clock.ts';

/** One who applied for two positions, with files, messages, a tip and an invitation for the first; and another who applied for the first. */
async function office() {
  const app = await testApp({ now: new Date('2027-01-01T12:00:00Z') });
  const { db, call, clock } = app;
  const [owner, sigrid, ola] = [await addUser(call), await addUser(call), await addUser(call)];
  const business = await addBusiness(db, { ownerId: owner.id });
  const position = await addPosition(db, business.id, { expiryDate: '2027-01-02' });
  const other = await addPosition(db, business.id, { title: 'Kokk', expiryDate: '2027-01-02' });
  const cv = { questionId: 'cv', response: '', files: ['5f9d5a52-0f0d-4b6c-8d94-5c6a1d6f4c11'] };
  const application = await addApplication(db, position, sigrid.id, {
    responses: JSON.stringify([{ questionId: 'why', response: 'Tre.', files: [] }, { ...cv }]),
  });
  await addApplication(db, other, sigrid.id, { responses: '[]' });
  await addApplication(db, position, ola.id);
  for (const name of ['cv.txt', 'attest.txt']) {
    await db
      .insertInto('applicationFiles')
      .values({
        userId: sigrid.id,
        positionId: position.id,
        applicationId: application.id,
        fileKey: `private/applications/${name}`,
        fileName: name,
        type: 'text/plain',
        sizeBytes: 1,
        createdAt: clock.now(),
      })
      .execute();
  }
  await call('POST /api/applications/messages', {
    token: owner.token,
    body: { message: 'Når passer det?', applications: [{ id: application.id }] },
  });
  const { id: positionId } = await addPosition(db, business.id, { title: 'Lærer' });
  await db
    .insertInto('positionTips')
    .values({ id: positionId, applicationId: application.id, userId: sigrid.id, positionId, sentAt: clock.now() })
    .execute();
  await db
    .insertInto('interviews')
    .values({
      applicationId: application.id,
      roundId: application.id,
      way: 'phone',
      minutes: 30,
      times: [new Date('2027-01-05T09:00:00Z'), new Date('2027-01-05T10:00:00Z')],
      offeredAt: clock.now(),
      answeredAt: clock.now(),
    })
    .execute();
  const end = async (days: number) => {
    clock.moveBy(days * DAY_MS);
    await app.runJob('end-application-periods');
  };
  const receiptsTo = async ({ email }: { email: string }) =>
    (await app.mails()).filter(({ to, text }) => to.includes(email) && /slettet vi|er slettet/.test(`${text}`));
  return { ...app, owner, sigrid, ola, business, position, application, end, receiptsTo };
}

const ofFirst =
  'Navn og kontaktinformasjon, 1 svar, 2 filer, 1 melding, tips om 1 stilling og invitasjon til intervju med 2 tidspunkter';

test('whoever applied gets one receipt of all that ended together, with what it held and what remains', async () => {
  const { end, receiptsTo, sigrid, ola, db } = await office();
  await end(172);
  expect(await receiptsTo(sigrid)).toEqual([]);
  await end(15);
  await end(1);
  expect(await db.selectFrom('applications').select('id').execute()).toEqual([]);
  const [receipt, ...more] = await receiptsTo(sigrid);
  expect(more).toEqual([]);
  expect(receipt?.subject).toBe('2 av søknadene dine er slettet');
  const text = `${receipt?.text}`;
  expect(text).toContain('7. juli 2027 slettet vi 2 av søknadene dine');
  expect(text).toMatch(new RegExp(`Slettet: Tømrer, Fjordbygg AS\\s+${ofFirst}\\.`));
  expect(text).toMatch(/Slettet: Kokk, Fjordbygg AS\s+Navn og kontaktinformasjon\./);
  expect(text).toMatch(/Dette er igjen\s+At en søknad på stillingen er slettet, uten hvem den var fra, i 13 måneder\./);
  expect(await receiptsTo(ola)).toMatchObject([
    {
      subject: 'Søknaden din er slettet: Tømrer',
      text: expect.stringContaining('Navn og kontaktinformasjon og 2 svar.'),
    },
  ]);
});

test('nothing is deleted without its receipt, and no receipt comes twice', async () => {
  const app = await office();
  const { end, receiptsTo, sigrid, ola, db } = app;
  await end(172);
  const mend = await breakRow(app, 'mails', 'about', sigrid.id);
  await expect(end(15)).rejects.toThrow('failed for 1 of 2');
  expect(await db.selectFrom('applications').select('userId').execute()).toEqual([
    { userId: sigrid.id },
    { userId: sigrid.id },
  ]);
  await mend();
  await end(1);
  await end(1);
  expect(await receiptsTo(sigrid)).toHaveLength(1);
  expect(await receiptsTo(ola)).toHaveLength(1);
});

test('a receipt that waits goes with the account', async () => {
  const { end, sigrid, db, call } = await office();
  await end(172);
  await end(15);
  const waiting = async () =>
    (await db.selectFrom('mails').select('content').execute()).filter(({ content }) =>
      content?.subject.includes('er slettet'),
    );
  expect(await waiting()).toHaveLength(2);
  const { email, password } = sigrid;
  const { token } = (await call('POST /api/auth/login', { body: { email, password } })).body;
  await call('DELETE /api/auth/me', { body: { password }, token });
  expect((await waiting()).map(({ content }) => content?.subject)).toEqual([
    'Søknaden din er slettet: Tømrer',
    'Kontoen din er slettet',
  ]);
});

test('who is told that the employer deleted it, or the position, reads the same', async () => {
  const { call, receiptsTo, owner, sigrid, ola, business, position, application } = await office();
  await call(`DELETE /api/applications/${application.id}`, { token: owner.token });
  expect(await receiptsTo(sigrid)).toMatchObject([{ text: expect.stringContaining(`${ofFirst}.`) }]);
  await call(`DELETE /api/business/${business.id}/positions/${position.id}`, { token: owner.token });
  expect(await receiptsTo(ola)).toMatchObject([
    {
      subject: 'Stillingen er slettet: Tømrer',
      text: expect.stringContaining('Navn og kontaktinformasjon og 2 svar.'),
    },
  ]);
});

test('a refusal that was not told yet is told with the deletion, and what was taken back or told before is not', async () => {
  const { call, db, clock, runJobs, receiptsTo, owner, sigrid, ola, business, position, application } = await office();
  const { id: second } = await db
    .selectFrom('applications')
    .select('id')
    .where('userId', '=', ola.id)
    .executeTakeFirstOrThrow();
  const refuse = (id: string) =>
    call(`PUT /api/applications/${id}/status`, {
      token: owner.token,
      body: { status: 'denied', message: 'Takk for praten.', refusalReasons: ['experience'] },
    });
  const undo = (id: string) =>
    call('POST /api/applications/undo', { token: owner.token, body: { applications: [{ id }] } });
  const remove = (id: string) => call(`DELETE /api/applications/${id}`, { token: owner.token });
  const applyAnew = async () => (await addApplication(db, position, sigrid.id)).id;

  await refuse(application.id);
  await remove(application.id);
  const told = (await receiptsTo(sigrid)).at(-1)?.text;
  expect(told).toMatch(/Fjordbygg AS hadde dessverre avslått søknaden din\..*Begrunnelse\s+.*erfaring/s);
  expect(told).toMatch(/Melding fra Fjordbygg AS\s+Takk for praten\./);

  const undone = await applyAnew();
  await refuse(undone);
  await undo(undone);
  await remove(undone);
  const known = await applyAnew();
  await refuse(known);
  clock.moveBy(11 * 60_000);
  await runJobs();
  await remove(known);
  const later = (await receiptsTo(sigrid)).slice(1);
  expect(later).toHaveLength(2);
  for (const { text } of later) expect(text).not.toMatch(/avslått|praten/);

  await refuse(second);
  await call(`DELETE /api/business/${business.id}/positions/${position.id}`, { token: owner.token });
  expect((await receiptsTo(ola)).at(-1)?.text).toMatch(
    /Stillingen er slettet.*hadde dessverre avslått søknaden din\..*Takk for praten\./s,
  );
});
