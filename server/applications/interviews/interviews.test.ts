import { expect, test } from 'vitest';
import { addApplication, addBusiness, addPosition, addShare } from '../../../tests/support/hiring.ts';
import { meanwhile, somebodyWaits } from '../../../tests/support/meanwhile.ts';
import { addUser } from '../../../tests/support/people.ts';
import { readCalendar } from '../../../tests/support/read-calendar.ts';
import { testApp } from '../../../tests/support/test-app.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/clock.ts';
import { openDatabase, openPool } from '../../platform/database/database.ts';
import { remindOfInterviews } from './remind.ts';

const morning = '2026-12-03T08:30:00.000Z';
const noon = '2026-12-03T11:00:00.000Z';
const nextDay = '2026-12-04T08:30:00.000Z';
const invitation = { way: 'place', place: 'Storgata 1, Hamar', minutes: 45, times: [noon, morning] };

/** Two applicants of one position, and who handles them. */
async function office(options: Parameters<typeof testApp>[0] = {}) {
  const app = await testApp({ now: new Date('2026-11-26T12:00:00Z'), ...options });
  const [owner, colleague, outsider, sigrid, ola] = await Promise.all([
    addUser(app.call),
    addUser(app.call),
    addUser(app.call),
    addUser(app.call, { firstName: 'Sigrid', lastName: 'Søker' }),
    addUser(app.call, { firstName: 'Ola', lastName: 'Annen' }),
  ]);
  const business = await addBusiness(app.db, { ownerId: owner.id, businessName: 'Fjordbygg AS' });
  await addShare(app.db, business.id, colleague.id);
  const position = await addPosition(app.db, business.id);
  const first = await addApplication(app.db, position, sigrid.id);
  const second = await addApplication(app.db, position, ola.id, { firstName: 'Ola', lastName: 'Annen' });
  const invite = (ids: string[], fields: object = {}, { token } = owner) =>
    app.call('PUT /api/applications/interviews', {
      token,
      body: { ...invitation, ...fields, applications: ids.map((id) => ({ id })) },
    });
  const answer = (id: string, { token }: { token: string }, time: string | null, reply?: string) =>
    app.call(`POST /api/applications/mine/${id}/interview`, { token, body: { time, reply } });
  const own = async (id: string, { token }: { token: string }) =>
    (await app.call(`GET /api/applications/mine/${id}`, { token })).body.application;
  const seen = async (id: string) => (await app.call(`GET /api/applications/${id}`, owner)).body.application;
  const agreed = async () =>
    (await app.call(`GET /api/applications/business/${business.id}/interviews`, owner)).body.interviews;
  const mailsAbout = async (words: string) => (await app.mails()).filter(({ subject }) => subject.includes(words));
  const people = { owner, colleague, outsider, sigrid, ola };
  return { ...app, ...people, business, position, first, second, invite, answer, own, seen, agreed, mailsAbout };
}

test('an employer names times, the applicant takes one, and both have it in their calendars', async () => {
  const { call, invite, answer, own, seen, agreed, mailsAbout, first, position, owner, sigrid } = await office();
  const message = 'Ta med vitnemål.';
  expect((await invite([first.id], { message })).body).toMatchObject({
    offered: [first.id],
    staleApplications: [],
    message: 'Én søker er invitert til intervju',
  });
  // Sent once more, as it was read, after a lost reply.
  const again = await call('PUT /api/applications/interviews', {
    ...owner,
    body: { ...invitation, message, applications: [{ id: first.id, version: 1 }] },
  });
  expect(again.body).toMatchObject({ offered: [first.id], staleApplications: [] });
  const [invited, ...more] = await mailsAbout('Invitasjon til intervju');
  expect(more).toEqual([]);
  expect(invited?.to).toContain(sigrid.email);
  expect(invited?.replyTo?.address).toBe(position.contactEmail);
  expect(invited?.text).toContain('torsdag 3. desember 2026 kl. 09:30–10:15\ntorsdag 3. desember 2026 kl. 12:00–12:45');
  expect(invited?.text).toContain('Storgata 1, Hamar');
  expect(invited?.text).toContain(message);
  // It says all that the status would.
  expect(await own(first.id, sigrid)).toMatchObject({
    status: 'contacted',
    interview: { times: [morning, noon], chosen: null, answeredAt: null, message },
    freeTimes: [morning, noon],
  });
  expect(await seen(first.id)).toMatchObject({ status: 'contacted', toldStatus: 'contacted', undoUntil: null });
  expect(await agreed()).toEqual([]);

  // Sent once more after a lost reply.
  for (let times = 0; times < 2; times++) expect((await answer(first.id, sigrid, morning)).status).toBe(200);
  expect(await agreed()).toMatchObject([
    { applicationId: first.id, applicantName: 'Sigrid Søker', positionTitle: 'Tømrer', chosen: morning, minutes: 45 },
  ]);
  const mails = await mailsAbout('avtalt');
  expect(mails.map(({ to }) => to).sort()).toEqual([position.contactEmail, sigrid.email].sort());
  for (const { calendar } of mails) {
    expect(calendar?.content).toMatch(/^METHOD:PUBLISH\r$/m);
    expect(calendar?.content).toMatch(/^DTSTART:20261203T083000Z\r$/m);
    expect(calendar?.content).toMatch(/^DTEND:20261203T091500Z\r$/m);
    expect(calendar?.content).toMatch(/^LOCATION:Storgata 1\\, Hamar\r$/m);
  }
  // Another time is another entry in the place of the first.
  expect((await answer(first.id, sigrid, noon)).status).toBe(200);
  expect(await agreed()).toMatchObject([{ chosen: noon }]);
  const moved = await mailsAbout('flyttet');
  expect(moved.map(({ to }) => to).sort()).toEqual([position.contactEmail, sigrid.email].sort());
  for (const { text } of moved)
    expect(text).toMatch(/Tiden torsdag 3\. desember 2026 kl\. 09:30–10:15 gjelder ikke lenger\..*kl\. 12:00–12:45/s);
  const uids = [...mails, ...moved].map(({ calendar }) => /^UID:.*$/m.exec(calendar?.content ?? '')?.[0]);
  expect(new Set(uids).size).toBe(1);
});

test('who is invited together shares the times: each is taken once, also by two at the same moment', async () => {
  const { invite, answer, own, agreed, first, second, sigrid, ola } = await office();
  await invite([first.id, second.id]);
  const both = await Promise.all([answer(first.id, sigrid, morning), answer(second.id, ola, morning)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [late, person] = both[0].status === 409 ? [first, sigrid] : [second, ola];
  expect(both.find(({ status }) => status === 409)?.body.message).toBe('Tiden er ikke ledig lenger. Velg en annen.');
  expect(await own(late.id, person)).toMatchObject({ freeTimes: [noon] });
  expect((await answer(late.id, person, noon)).status).toBe(200);
  expect(await agreed()).toMatchObject([{ chosen: morning }, { chosen: noon }]);
  // One that overlaps what is agreed for the same position is not free either.
  await invite([late.id], { times: ['2026-12-03T08:00:00.000Z', nextDay] });
  expect((await own(late.id, person)).freeTimes).toEqual([nextDay]);
});

test('a business lists what is agreed with it, until that is over', async () => {
  const { call, clock, db, invite, answer, agreed, first, sigrid, owner } = await office();
  const other = await addBusiness(db, { ownerId: owner.id });
  await invite([first.id]);
  await answer(first.id, sigrid, morning);
  expect((await call(`GET /api/applications/business/${other.id}/interviews`, owner)).body.interviews).toEqual([]);
  clock.moveBy(Date.parse(morning) - clock.now().getTime() + 40 * MINUTE_MS);
  expect(await agreed()).toHaveLength(1);
  clock.moveBy(6 * MINUTE_MS);
  expect(await agreed()).toEqual([]);
});

test('none of the times suits: the employer is told why, and invites anew', async () => {
  const { invite, answer, own, agreed, mailsAbout, first, position, sigrid } = await office();
  await invite([first.id]);
  await answer(first.id, sigrid, null);
  const [unanswered] = await mailsAbout('Trenger en annen tid: Sigrid Søker');
  expect(unanswered?.text).toContain('kan ikke møte til noen av tidene');
  await answer(first.id, sigrid, morning);
  expect((await answer(first.id, sigrid, null, 'Jeg er på reise hele uken.')).status).toBe(200);
  const [mail] = await mailsAbout('Avbud til intervju: Sigrid Søker');
  expect(mail?.to).toContain(position.contactEmail);
  expect(mail?.text).toContain('kan ikke komme til intervjuet torsdag 3. desember 2026 kl. 09:30–10:15');
  expect(mail?.text).toContain('Jeg er på reise hele uken.');
  expect(mail?.calendar?.content).toMatch(/^METHOD:CANCEL\r$/m);
  expect(await agreed()).toEqual([]);
  expect((await own(first.id, sigrid)).interview).toMatchObject({ chosen: null, reply: 'Jeg er på reise hele uken.' });
  await invite([first.id], { times: [nextDay] });
  expect((await own(first.id, sigrid)).interview).toMatchObject({ answeredAt: null, reply: null, times: [nextDay] });
});

test('an agreed interview is called off, and leaves with a refusal, a withdrawal and a deleted account', async () => {
  const { call, clock, runJobs, invite, answer, agreed, mailsAbout, first, second, owner, sigrid, ola, position, db } =
    await office();
  const agree = async (id: string, person: { token: string }) => {
    await invite([id]);
    expect((await answer(id, person, morning)).status).toBe(200);
  };
  const callOff = () =>
    call(`POST /api/applications/${first.id}/interview/call-off`, { ...owner, body: { message: 'Vi er syke.' } });
  await agree(first.id, sigrid);
  expect((await callOff()).status).toBe(200);
  expect((await callOff()).body.message).toBe('Det er ikke noe intervju å avlyse.');
  const [off] = await mailsAbout('Intervjuet er avlyst');
  expect(off?.text).toContain('Vi er syke.');
  expect(off?.calendar?.content).toMatch(/^STATUS:CANCELLED\r$/m);
  const [forContact] = await mailsAbout('Avlyst: Sigrid Søker');
  expect(forContact?.to).toBe(position.contactEmail);
  expect(forContact?.calendar?.content).toMatch(/^METHOD:CANCEL\r$/m);
  expect(await agreed()).toEqual([]);

  await agree(first.id, sigrid);
  await call(`PUT /api/applications/${first.id}/status`, { ...owner, body: { status: 'denied' } });
  expect(await agreed()).toHaveLength(1);
  clock.moveBy(11 * MINUTE_MS);
  await runJobs();
  expect(await agreed()).toEqual([]);
  const [refusal] = await mailsAbout('Svar på søknaden din');
  expect(refusal?.calendar?.content).toMatch(/^METHOD:CANCEL\r$/m);
  expect(refusal?.text).toMatch(/Intervjuet \w+dag \d+\. desember 2026 kl\. [\d:–]+ er avlyst\./);

  await agree(first.id, sigrid);
  await call(`POST /api/applications/mine/${first.id}/withdraw`, sigrid);
  await agree(second.id, ola);
  await call('DELETE /api/auth/me', { ...ola, body: { password: ola.password } });
  expect(await db.selectFrom('interviews').selectAll().execute()).toEqual([]);
  const toContact = await mailsAbout('Intervjuet blir ikke noe av');
  expect(toContact).toHaveLength(2);
  for (const mail of toContact) {
    expect(mail.to).toContain(position.contactEmail);
    expect(mail.calendar?.content).toMatch(/^METHOD:CANCEL\r$/m);
    expect(`${mail.text}${mail.calendar?.content}`).not.toMatch(/Ola|Sigrid/);
  }
  const offAt = (await mailsAbout('Intervjuet er avlyst')).map(({ to, calendar }) => [to, calendar?.method]);
  expect(offAt.slice(1).sort()).toEqual([sigrid, ola].map(({ email }) => [email, 'CANCEL']).sort());
});

test('an applicant whose application ends is told that the agreed interview is off, in words and in the calendar', async () => {
  const { call, clock, runJobs, invite, answer, mailsAbout, first, second, business, position, owner, sigrid, ola } =
    await office();
  const off = 'Intervjuet torsdag 3. desember 2026 kl. 09:30–10:15 er avlyst.';
  await invite([first.id, second.id]);
  await answer(first.id, sigrid, morning);
  await call(`PUT /api/applications/${first.id}/status`, {
    ...owner,
    body: { status: 'denied', message: 'Beklager.' },
  });
  clock.moveBy(11 * MINUTE_MS);
  await runJobs();
  const [refused] = await mailsAbout('Svar på søknaden din');
  // Not as a part of what the employer wrote.
  expect(refused?.text).toMatch(new RegExp(`${off}[^]+Melding fra Fjordbygg AS[^]+Beklager`));

  await invite([first.id]);
  await answer(first.id, sigrid, morning);
  await call(`DELETE /api/applications/${first.id}`, owner);
  await answer(second.id, ola, morning);
  await call(`DELETE /api/business/${business.id}/positions/${position.id}`, owner);
  const told = [...(await mailsAbout('Søknaden din er slettet')), ...(await mailsAbout('Stillingen er slettet'))];
  expect(told.map(({ to }) => to)).toEqual([sigrid.email, ola.email].map((email) => expect.stringContaining(email)));
  for (const { text, calendar } of told) {
    expect(text).toContain(off);
    expect(calendar?.method).toBe('CANCEL');
  }
});

test('it leaves every calendar that has it: of whoever was the contact then, and of the applicant who ends it', async () => {
  const { call, db, invite, answer, mailsAbout, first, owner, position, sigrid } = await office();
  const setContact = (contactEmail: string) =>
    db.updateTable('positions').set({ contactEmail }).where('id', '=', position.id).execute();
  const formerly = async () => {
    const mails = await mailsAbout('Et intervju er flyttet eller avlyst');
    for (const { text, calendar } of mails) expect(`${text}${calendar?.content}`).not.toContain('Sigrid');
    expect(mails.every(({ calendar }) => calendar?.content.includes('METHOD:CANCEL'))).toBe(true);
    return mails.map(({ to }) => to);
  };
  const off = async () => (await mailsAbout('Intervjuet er avlyst')).map(({ to, calendar }) => [to, calendar?.method]);
  await invite([first.id]);
  await answer(first.id, sigrid, morning);
  // The same one, however it is written.
  await setContact(position.contactEmail.toUpperCase());
  await answer(first.id, sigrid, noon);
  expect(await formerly()).toEqual([]);
  await answer(first.id, sigrid, morning);
  await setContact(position.contactEmail);
  await answer(first.id, sigrid, noon);
  await answer(first.id, sigrid, morning);
  await setContact('ny@fjordbygg.example');
  await answer(first.id, sigrid, noon);
  expect(await formerly()).toEqual([position.contactEmail]);
  await answer(first.id, sigrid, null);
  expect(await formerly()).toHaveLength(1);
  expect(await off()).toEqual([[sigrid.email, 'CANCEL']]);

  await answer(first.id, sigrid, noon);
  await setContact('nyere@fjordbygg.example');
  await call(`POST /api/applications/${first.id}/interview/call-off`, { ...owner, body: {} });
  expect(await formerly()).toEqual([position.contactEmail, 'ny@fjordbygg.example']);

  await invite([first.id]);
  await answer(first.id, sigrid, noon);
  await setContact('nyest@fjordbygg.example');
  await call(`POST /api/applications/mine/${first.id}/withdraw`, sigrid);
  expect((await formerly()).slice(2)).toEqual(['nyere@fjordbygg.example']);
  expect((await off()).slice(2)).toEqual([[sigrid.email, 'CANCEL']]);
});

test('whoever becomes the contact is told once of what was agreed before, and is told when it is off', async () => {
  const { call, db, invite, answer, mailsAbout, first, second, owner, position, sigrid, ola, clock, runJob } =
    await office();
  const setContact = (contactEmail: string) =>
    db.updateTable('positions').set({ contactEmail }).where('id', '=', position.id).execute();
  const told = async () => {
    await runJob('tell-new-contacts-of-interviews');
    return mailsAbout('avtalt fra før');
  };
  await invite([first.id, second.id]);
  await answer(first.id, sigrid, morning);
  await setContact(position.contactEmail.toUpperCase());
  expect(await told()).toEqual([]);
  await setContact('ny@fjordbygg.example');
  const [mail, ...others] = await told();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: 'ny@fjordbygg.example', calendar: { method: 'PUBLISH' } });
  expect(mail?.text).toContain('kl. 09:30–10:15');
  expect(mail?.subject).toContain('Sigrid Søker');
  // Agreed with the new one.
  await answer(second.id, ola, noon);
  expect(await told()).toHaveLength(1);
  await setContact('nyere@fjordbygg.example');
  expect((await told()).map(({ to }) => to)).toEqual(['ny@fjordbygg.example', 'nyere@fjordbygg.example']);
  await db.updateTable('mails').set({ sentAt: clock.now() }).execute();
  await call(`POST /api/applications/${first.id}/interview/call-off`, { ...owner, body: {} });
  const off = (await mailsAbout('Et intervju er flyttet eller avlyst')).map(({ to }) => to);
  expect(off.sort()).toEqual([position.contactEmail, 'ny@fjordbygg.example']);
  await setContact('nyest@fjordbygg.example');
  clock.moveBy(8 * DAY_MS);
  expect(await told()).toHaveLength(2);
});

/** Two interviews that were agreed before the position got another contact, who was told of them. */
async function handedOver() {
  const all = await office();
  const { db, invite, answer, first, second, position, sigrid, ola, runJob, mailsAbout } = all;
  await invite([first.id, second.id], { times: [morning, noon, nextDay] });
  await answer(first.id, sigrid, noon);
  await answer(second.id, ola, morning);
  await db
    .updateTable('positions')
    .set({ contactEmail: 'ny@fjordbygg.example' })
    .where('id', '=', position.id)
    .execute();
  const tell = () => runJob('tell-new-contacts-of-interviews');
  const told = async () => {
    await tell();
    return mailsAbout('avtalt fra før');
  };
  await Promise.all([tell(), tell()]);
  return { ...all, told };
}

test('of several that were agreed before, one mail tells the new contact, with an entry for each', async () => {
  const { told, first, second, business, position } = await handedOver();
  const [mail, ...others] = await told();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: 'ny@fjordbygg.example', subject: '2 intervjuer avtalt fra før: Tømrer' });
  expect(mail?.text.indexOf('1. Ola Annen')).toBeGreaterThan(0);
  expect(mail?.text).toContain('2. Sigrid Søker\ntorsdag 3. desember 2026 kl. 12:00–12:45');
  expect(mail?.text).toContain(`/bedrift/${business.id}/applications?positionId=${position.id}`);
  const entries = mail?.calendars?.map((each) => readCalendar(each)) ?? [];
  expect(entries).toMatchObject([
    [{ uid: second.id, start: morning, title: 'Intervju: Ola Annen, Tømrer' }],
    [{ uid: first.id, start: noon, title: 'Intervju: Sigrid Søker, Tømrer' }],
  ]);
});

test.each([
  ['moved', ({ answer, first, sigrid }) => answer(first.id, sigrid, nextDay)],
  ['declined', ({ answer, first, sigrid }) => answer(first.id, sigrid, null)],
  ['offered anew', ({ invite, first }) => invite([first.id])],
  [
    'called off',
    ({ call, first, owner }) => call(`POST /api/applications/${first.id}/interview/call-off`, { ...owner, body: {} }),
  ],
  ['withdrawn', ({ call, first, sigrid }) => call(`POST /api/applications/mine/${first.id}/withdraw`, sigrid)],
  ['deleted', ({ call, first, owner }) => call(`DELETE /api/applications/${first.id}`, owner)],
] satisfies [string, (of: Awaited<ReturnType<typeof handedOver>>) => Promise<{ status: number }>][])(
  'one that is %s before that mail is sent is not told of in it, and the rest is told of anew',
  async (_what, change) => {
    const all = await handedOver();
    expect((await change(all)).status).toBe(200);
    const [rest, ...others] = await all.told();
    expect(others).toEqual([]);
    expect(rest).toMatchObject({ to: 'ny@fjordbygg.example', subject: 'Intervju avtalt fra før: Ola Annen, Tømrer' });
    expect(rest?.text).not.toContain('Sigrid');
  },
);

test('an answer about another one leaves that mail as it is', async () => {
  const { db, invite, answer, position, outsider } = await handedOver();
  const written = () => db.selectFrom('mails').select('id').where('about', '=', position.id).execute();
  const before = await written();
  const third = await addApplication(db, position, outsider.id);
  await invite([third.id], { times: [nextDay] });
  expect((await answer(third.id, outsider, nextDay)).status).toBe(200);
  expect(before).toHaveLength(1);
  expect(await written()).toEqual(before);
});

test('once that mail is sent, nobody is told of the rest anew', async () => {
  const { call, db, told, first, sigrid } = await handedOver();
  await db.updateTable('mails').set({ sentAt: new Date() }).execute();
  await call(`POST /api/applications/mine/${first.id}/withdraw`, sigrid);
  expect((await told()).map(({ subject }) => subject)).toEqual(['2 intervjuer avtalt fra før: Tømrer']);
});

test('no mail puts an interview into a calendar after the one that takes it out', async () => {
  const { call, invite, answer, mailsAbout, first, sigrid } = await office();
  await invite([first.id]);
  await answer(first.id, sigrid, morning);
  await call(`POST /api/applications/mine/${first.id}/withdraw`, sigrid);
  expect(await mailsAbout('avtalt')).toEqual([]);
  expect(await mailsAbout('Intervjuet blir ikke noe av')).toHaveLength(1);
});

test('each entry for a calendar is newer than those before it, also within a second', async () => {
  const { call, invite, answer, mails, first, owner, position, sigrid } = await office({ isClockStill: true });
  await invite([first.id]);
  await answer(first.id, sigrid, morning);
  await answer(first.id, sigrid, noon);
  await answer(first.id, sigrid, null);
  await answer(first.id, sigrid, morning);
  await call(`POST /api/applications/${first.id}/interview/call-off`, { ...owner, body: {} });
  for (const address of [position.contactEmail, sigrid.email]) {
    const entries = (await mails()).filter(({ to, calendar }) => to === address && calendar);
    expect(entries.map(({ calendar }) => calendar?.method)).toEqual([
      'PUBLISH',
      'PUBLISH',
      'CANCEL',
      'PUBLISH',
      'CANCEL',
    ]);
    const numbers = entries
      .flatMap(({ calendar }) => readCalendar(calendar?.content ?? ''))
      .map((each) => each.sequence);
    expect(numbers).toEqual([...new Set(numbers)].sort());
  }
});

test('what is off leaves the calendars also where the answer came while it waited, from a clock that is ahead', async () => {
  const app = await office();
  const { call, clock, invite, answer, mailsAbout, first, owner, sigrid } = app;
  const answeredAt = new Date(clock.now().getTime() + 5 * MINUTE_MS);
  await invite([first.id]);
  await answer(first.id, sigrid, noon);
  await meanwhile(
    app,
    async (tx) => {
      await tx.selectFrom('applications').select('id').where('id', '=', first.id).forUpdate().execute();
      await tx
        .updateTable('interviews')
        .set({ chosen: new Date(morning), answeredAt })
        .execute();
    },
    () => call(`POST /api/applications/${first.id}/interview/call-off`, { ...owner, body: {} }),
  );
  for (const subject of ['Intervjuet er avlyst', 'Avlyst: Sigrid Søker']) {
    const [off, ...more] = await mailsAbout(subject);
    expect(more).toEqual([]);
    const [entry] = readCalendar(off?.calendar?.content ?? '');
    expect(entry).toMatchObject({ start: morning });
    expect(entry?.sequence).toBeGreaterThan(answeredAt.getTime() / 1000);
  }
});

test('what happens to an interview has the time at which it happened, and not at which it began to wait', async () => {
  const app = await office({ isClockStill: true });
  const { call, clock, db, invite, answer, first, owner, sigrid } = app;
  const afterWaiting = async (act: () => Promise<{ status: number }>) => {
    const { acting } = await db.transaction().execute(async (tx) => {
      await tx.selectFrom('applications').select('id').where('id', '=', first.id).forUpdate().execute();
      const acting = act();
      await somebodyWaits(app);
      clock.moveBy(MINUTE_MS);
      return { acting };
    });
    expect((await acting).status).toBe(200);
    const events = await db.selectFrom('applicationEvents').select(['kind', 'createdAt']).orderBy('id').execute();
    return events.findLast(({ kind }) => kind !== 'status');
  };
  const callOff = () => call(`POST /api/applications/${first.id}/interview/call-off`, { ...owner, body: {} });
  const withdraw = () => call(`POST /api/applications/mine/${first.id}/withdraw`, sigrid);
  const happened = (kind: string) => ({ kind, createdAt: clock.now() });
  expect(await afterWaiting(() => invite([first.id]))).toEqual(happened('interview-offered'));
  expect(await afterWaiting(() => answer(first.id, sigrid, morning))).toEqual(happened('interview-agreed'));
  expect(await afterWaiting(callOff)).toEqual(happened('interview-called-off'));
  expect(await afterWaiting(withdraw)).toEqual(happened('withdrawn'));
});

test('what was off already and not told as yet is told also where the application is gone, and names nobody to the employer', async () => {
  const { call, runJobs, invite, answer, mailsAbout, first, second, owner, position, sigrid, ola } = await office();
  await invite([first.id, second.id]);
  await answer(first.id, sigrid, morning);
  await answer(second.id, ola, noon);
  await runJobs();
  for (const { id } of [first, second])
    await call(`POST /api/applications/${id}/interview/call-off`, { ...owner, body: {} });
  await call(`DELETE /api/applications/${first.id}`, owner);
  await call('DELETE /api/auth/me', { ...ola, body: { password: ola.password } });
  await runJobs();
  const toApplicants = await mailsAbout('Intervjuet er avlyst');
  expect(toApplicants.map(({ to, calendar }) => [to, calendar?.method]).sort()).toEqual(
    [sigrid, ola].map(({ email }) => [email, 'CANCEL']).sort(),
  );
  const toContact = await mailsAbout('Intervjuet blir ikke noe av: Tømrer');
  expect(toContact.map(({ to, text }) => [to, /kl\. [\d:–]+/.exec(text)?.[0]]).sort()).toEqual([
    [position.contactEmail, 'kl. 09:30–10:15'],
    [position.contactEmail, 'kl. 12:00–12:45'],
  ]);
  for (const { text, calendar, sentAt } of toContact) {
    expect(sentAt).not.toBeNull();
    expect(calendar?.content).toMatch(/^METHOD:CANCEL\r$/m);
    expect(calendar?.content).toMatch(/^SUMMARY:Intervju\r$/m);
    expect(`${text}${calendar?.content}`).not.toMatch(/Ola|Sigrid/);
  }
  expect(await mailsAbout('Avlyst: ')).toEqual([]);
});

test('the applicant is reminded once, a day before, unless the time was taken later than that', async () => {
  const { clock, runJob, invite, answer, mailsAbout, first, second, sigrid, ola } = await office();
  await invite([first.id, second.id]);
  await answer(first.id, sigrid, morning);
  clock.moveBy(5 * DAY_MS);
  await runJob('remind-of-interviews');
  expect(await mailsAbout('Husk intervjuet')).toEqual([]);
  clock.moveBy(DAY_MS);
  await answer(second.id, ola, noon);
  for (let times = 0; times < 2; times++) {
    await runJob('remind-of-interviews');
    clock.moveBy(HOUR_MS);
  }
  const mails = await mailsAbout('Husk intervjuet');
  expect(mails.map(({ to }) => to)).toEqual([sigrid.email]);
  expect(mails[0]?.text).toContain('torsdag 3. desember 2026 kl. 09:30–10:15');
});

test('a day is as long where the database is in Norway and the clocks are put back that night', async () => {
  const app = await office({ now: new Date('2026-10-24T07:30:00Z') });
  const { clock, platform, url, invite, answer, mailsAbout, first, sigrid } = app;
  const time = '2026-10-25T08:00:00.000Z';
  await invite([first.id], { times: [time] });
  await answer(first.id, sigrid, time);
  clock.moveBy(31 * MINUTE_MS);
  const db = openDatabase(openPool(`${url}?options=-c%20TimeZone%3DEurope/Oslo`, { size: 1 }));
  await remindOfInterviews({ ...platform, db }).finally(() => db.destroy());
  expect((await mailsAbout('Husk intervjuet')).map(({ to }) => to)).toEqual([sigrid.email]);
});

test('who was deactivated is not reminded', async () => {
  const { db, clock, runJob, invite, answer, mailsAbout, first, sigrid } = await office();
  await invite([first.id]);
  await answer(first.id, sigrid, morning);
  await db.updateTable('users').set({ isActive: false }).where('id', '=', sigrid.id).execute();
  clock.moveBy(6 * DAY_MS);
  await runJob('remind-of-interviews');
  expect(await mailsAbout('Husk intervjuet')).toEqual([]);
});

test('what was still to be told goes or is told at once, and nothing can be taken back any more', async () => {
  const { call, clock, runJobs, invite, seen, mailsAbout, first, second, owner } = await office();
  const setStatus = (id: string, fields: object) =>
    call(`PUT /api/applications/${id}/status`, { ...owner, body: fields });
  await setStatus(first.id, { status: 'contacted' });
  await setStatus(second.id, { status: 'approved', message: 'Vi likte søknaden.' });
  await invite([first.id, second.id]);
  expect(await seen(first.id)).toMatchObject({ status: 'contacted', toldStatus: 'contacted', undoUntil: null });
  expect(await seen(second.id)).toMatchObject({ status: 'approved', undoUntil: null });
  await runJobs();
  expect((await mailsAbout('Søknaden din er godkjent'))[0]?.text).toContain('Vi likte søknaden.');
  expect(await seen(second.id)).toMatchObject({ toldStatus: 'approved' });
  clock.moveBy(HOUR_MS);
  await runJobs();
  expect(await mailsAbout('Arbeidsgiveren vil snakke med deg')).toEqual([]);
});

test('who was refused before and is refused again hears that the interview is off', async () => {
  const { call, clock, db, runJobs, invite, mailsAbout, first, owner } = await office();
  const setStatus = (status: string) =>
    call(`PUT /api/applications/${first.id}/status`, { ...owner, body: { status } });
  await setStatus('denied');
  clock.moveBy(HOUR_MS);
  await runJobs();
  await setStatus('approved');
  await invite([first.id]);
  await setStatus('denied');
  await db.updateTable('applications').set({ toldStatus: 'denied' }).execute();
  clock.moveBy(HOUR_MS);
  await runJobs();
  const [refusal, again] = await mailsAbout('Svar på søknaden din');
  expect(refusal?.text).not.toContain('intervju');
  expect(again?.text).toContain('Invitasjonen til intervju gjelder ikke lenger.');
});

test('an interview that was held stays, and is neither called off nor in the way of a refusal', async () => {
  const { call, clock, runJobs, invite, answer, seen, mailsAbout, first, owner, sigrid } = await office();
  await invite([first.id]);
  await answer(first.id, sigrid, morning);
  clock.moveBy(8 * DAY_MS);
  const off = await call(`POST /api/applications/${first.id}/interview/call-off`, { ...owner, body: {} });
  expect(off.body.message).toBe('Det er ikke noe intervju å avlyse.');
  await call(`PUT /api/applications/${first.id}/status`, { ...owner, body: { status: 'denied' } });
  clock.moveBy(HOUR_MS);
  await runJobs();
  const [refusal] = await mailsAbout('Svar på søknaden din');
  expect(refusal?.calendar).toBeUndefined();
  expect(refusal?.text).not.toContain('avlyst');
  expect((await seen(first.id)).interview).toMatchObject({ chosen: morning });
});

test('an answer that was not seen is not overridden, and a link leads where it says', async () => {
  const { call, invite, answer, own, seen, first, owner, sigrid } = await office();
  await invite([first.id], { way: 'video', place: 'meet.example.no/abc' });
  expect((await own(first.id, sigrid)).interview.place).toBe('https://meet.example.no/abc');
  const { version } = await seen(first.id);
  await answer(first.id, sigrid, morning);
  const again = await call('PUT /api/applications/interviews', {
    ...owner,
    body: { ...invitation, times: [nextDay], applications: [{ id: first.id, version }] },
  });
  expect(again.body).toMatchObject({ offered: [], staleApplications: [{ id: first.id }] });
  const callOff = (body: object) => call(`POST /api/applications/${first.id}/interview/call-off`, { ...owner, body });
  expect((await callOff({ version })).status).toBe(409);
  expect((await seen(first.id)).interview).toMatchObject({ chosen: morning });
  expect((await callOff({ version: version + 1 })).status).toBe(200);
});

test('whoever is to meet, or is to choose when, is kept until then, also where the time for keeping is over', async () => {
  const { call, clock, db, runJob, invite, answer, first, second, position, sigrid, ola } = await office();
  const third = await addApplication(db, position, (await addUser(call)).id);
  await invite([first.id, second.id, third.id]);
  await answer(first.id, sigrid, morning);
  await answer(second.id, ola, null);
  const calledOff = 'Intervjuer du har avtalt, blir avlyst.';
  const consequences = async () => (await call('GET /api/auth/deletion', sigrid)).body.consequences;
  expect(await consequences()).toContain(calledOff);
  await db.updateTable('positions').set({ expiryDate: '2026-01-31' }).where('id', '=', position.id).execute();
  await db
    .updateTable('applications')
    .set({ deletionWarnedAt: new Date('2026-09-01T08:00:00Z') })
    .execute();
  const left = async () => (await db.selectFrom('applications').select('id').execute()).map(({ id }) => id);
  await runJob('end-application-periods');
  expect((await left()).sort()).toEqual([first.id, third.id].sort());
  clock.moveBy(8 * DAY_MS);
  expect(await consequences()).not.toContain(calledOff);
  await runJob('end-application-periods');
  expect(await left()).toEqual([]);
});

test('bad invitations are refused with a reason at the field', async () => {
  const { invite, first } = await office();
  const refusals: [object, string, string][] = [
    [{ times: [] }, 'times', 'Foreslå minst ett tidspunkt'],
    [{ times: Array(11).fill(morning) }, 'times', 'Foreslå høyst 10 tidspunkter'],
    [{ times: ['i morgen', morning] }, 'times.0', 'Velg dag og klokkeslett'],
    [{ times: [morning, '2026-12-03T09:00:00Z'] }, 'times.1', 'Tidspunktet overlapper et av de andre'],
    [{ times: [morning, '2026-11-26T11:59:00Z'] }, 'times.1', 'Tidspunktet er passert'],
    [{ times: ['2027-12-03T09:00:00Z'] }, 'times.0', 'Velg et tidspunkt de neste 180 dagene'],
    [{ minutes: 0 }, 'minutes', 'Varigheten må være mellom 5 og 480 minutter'],
    [{ way: 'brev' }, 'way', 'Velg hvordan dere skal møtes'],
    [{ place: ' ' }, 'place', 'Skriv hvor dere skal møtes'],
    [{ way: 'video', place: ' ' }, 'place', 'Lim inn lenken til videomøtet'],
    [{ way: 'video', place: 'teams' }, 'place', 'Lim inn hele lenken, den begynner med https://'],
    [{ way: 'video', place: 'javascript:alert(1)' }, 'place', 'Lim inn hele lenken, den begynner med https://'],
  ];
  for (const [fields, path, msg] of refusals) {
    const { status, body } = await invite([first.id], fields);
    expect([status, body.errors]).toEqual([400, [expect.objectContaining({ path, msg })]]);
  }
  expect((await invite([first.id], { way: 'phone', place: '' })).status).toBe(200);
});

test('nobody invites, answers or reads for others, and a colleague who was faster is not overridden', async () => {
  const { call, invite, answer, business, first, second, owner, colleague, outsider, sigrid, ola, mailsAbout } =
    await office();
  for (const person of [outsider, sigrid]) {
    expect((await invite([first.id], {}, person)).status).toBe(404);
    expect((await call(`GET /api/applications/business/${business.id}/interviews`, person)).status).toBe(404);
  }
  await call(`PUT /api/applications/${first.id}/status`, { ...colleague, body: { status: 'denied' } });
  const sent = await call('PUT /api/applications/interviews', {
    ...owner,
    body: { ...invitation, applications: [{ id: first.id, version: 1 }, { id: second.id }] },
  });
  expect(sent.body).toMatchObject({
    offered: [second.id],
    staleApplications: [{ id: first.id, version: 2, status: 'denied' }],
  });
  expect(sent.body.message).toBe(
    'Én søker er invitert til intervju. Én søker er ikke invitert, fordi noen andre har endret søknaden',
  );
  expect(await mailsAbout('Invitasjon')).toHaveLength(1);
  expect((await answer(second.id, sigrid, morning)).status).toBe(404);
  expect((await answer(first.id, sigrid, morning)).status).toBe(409);
  expect((await answer(second.id, ola, nextDay)).body.message).toBe('Tiden er ikke ledig lenger. Velg en annen.');
  expect((await answer(second.id, ola, morning)).status).toBe(200);
  expect((await call(`POST /api/applications/${second.id}/interview/call-off`, { ...outsider, body: {} })).status).toBe(
    404,
  );
});

test('who invites does not wait for somebody who deletes the business, and perhaps waits for the application', async () => {
  const { db, business, first, invite } = await office();
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom('businesses').select('id').where('id', '=', business.id).forUpdate().execute();
    expect((await invite([first.id])).status).toBe(200);
  });
});
