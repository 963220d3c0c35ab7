import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addSubscribers } from '../../tests/support/letters.ts';
import { startMailServer } from '../../tests/support/mail-server.ts';
import { until } from '../../tests/support/product.ts';
import { addStaff } from '../../tests/support/staff.ts';
import { testApp } from '../../tests/support/test-app.ts';
import { MINUTE_MS } from '../platform/clock.ts';

const letter = { title: 'Ukens stillinger', content: 'Hei på deg.' };

async function sending(count: number, options?: Parameters<typeof startMailServer>[0]) {
  const server = await startMailServer(options);
  const mail = { smtpUrl: server.url, from: 'Jobbfjord <post@jobbfjord.example>', support: 's@s.no' };
  const app = await testApp({ config: { mail }, isClockStill: true });
  const { token } = await addStaff(app);
  const readers = await addSubscribers(app.db, count);
  const asStaff = (name: string, body?: object) => app.call(name, { token, ...(body && { body }) });
  const { id } = (await asStaff('POST /api/newsletter/admin/create', letter)).body.newsletter;
  const act = (verb: string) => asStaff(`POST /api/newsletter/admin/${id}/${verb}`);
  const read = async () => (await asStaff(`GET /api/newsletter/admin/${id}`)).body.newsletter;
  const later = async (minutes: number) => {
    app.clock.moveBy(minutes * MINUTE_MS);
    await app.runJobs({ mayFail: true });
  };
  const received = () => server.received.filter(({ message }) => message.includes(`Subject: ${letter.title}`));
  return { ...app, received, readers, id, act, read, later };
}

const refuse = (responseCode: number) => Object.assign(new Error('no'), { responseCode });

test('a newsletter arrives once with each, from the team, and mail programs can end it', async () => {
  const { act, received, readers } = await sending(40);
  expect((await act('send')).body.details).toEqual({ sent: 40, failed: 0, waiting: 0 });
  expect(
    received()
      .map(({ to }) => to)
      .sort(),
  ).toEqual(readers.map(({ email }) => email).sort());
  const [{ message } = { message: '' }] = received();
  expect(message).toMatch(/^From: "Jobbfjord-teamet" <post@jobbfjord\.example>/m);
  expect(message).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/im);
  expect(message).toMatch(/^List-Unsubscribe:\s+<http:\/\/localhost:3000\/unsubscribe\?token=\w{64}>/im);
  const secrets = received().map(({ message: each }) => /unsubscribe\?token=(\w{64})>/.exec(each)?.[1]);
  expect(new Set(secrets).size).toBe(40);
});

test('who does not take it is counted as failed, who cannot now gets it later, and nobody gets it twice', async () => {
  let isBusy = true;
  const { act, read, later, received } = await sending(6, {
    onRcptTo: ({ address }, _session, done) => {
      if (address.startsWith('leser-1@')) return done(refuse(550));
      done(isBusy && address.startsWith('leser-2@') ? refuse(450) : null);
    },
  });
  expect((await act('send')).body).toMatchObject({
    message: 'Utsendingen er i gang og fortsetter i bakgrunnen.',
    details: { sent: 4, failed: 1, waiting: 1 },
  });
  isBusy = false;
  await later(1);
  expect((await read()).progress.waiting).toBe(1);
  await later(6);
  expect(await read()).toMatchObject({ state: 'sent', progress: { total: 6, sent: 5, failed: 1, waiting: 0 } });
  expect(
    received()
      .map(({ to }) => to)
      .filter((to) => to.startsWith('leser-2@')),
  ).toHaveLength(1);
  expect(received()).toHaveLength(5);
});

test('while the mail server hangs, staff is told that it goes on, and it does', async () => {
  const held: (() => void)[] = [];
  let hangs = true;
  const { act, read, received } = await sending(6, {
    onRcptTo: (_address, _session, done) => void (hangs ? held.push(done) : done()),
  });
  expect((await act('send')).body).toMatchObject({
    message: 'Utsendingen er i gang og fortsetter i bakgrunnen.',
    details: { sent: 0, failed: 0, waiting: 6 },
  });
  expect((await act('pause')).status).toBe(200);
  expect((await act('resume')).status).toBe(200);
  hangs = false;
  for (const goOn of held) goOn();
  await until(async () => (await read()).progress.waiting === 0);
  expect(received()).toHaveLength(6);
});

test('it stops by itself when too many are refused, and goes on when staff says so, with them first of all', async () => {
  let isBlocked = true;
  const { act, read, runJobs, received } = await sending(100, {
    onRcptTo: (_address, _session, done) => done(isBlocked ? refuse(554) : null),
  });
  expect((await act('send')).body).toMatchObject({
    message: expect.stringMatching(/^Satt på pause av seg selv: .+ ble avvist\.$/),
    newsletter: { state: 'paused', status: 'sent' },
  });
  const stopped = await read();
  expect(stopped.progress.failed).toBeLessThan(30);
  isBlocked = false;
  expect((await act('resume')).body.message).toBe('Utsendingen fortsetter.');
  await runJobs();
  expect(await read()).toMatchObject({ state: 'sent', progress: { sent: 100, failed: 0 } });
  expect(new Set(received().map(({ to }) => to)).size).toBe(100);
  expect(received()).toHaveLength(100);
});

test('a mail server that is away for an hour delays a newsletter, and no more', async () => {
  let isDown = true;
  const { act, read, later, received } = await sending(5, {
    onConnect: (_session, done) => done(isDown ? refuse(421) : undefined),
  });
  expect((await act('send')).body.newsletter).toMatchObject({ isServerSilent: true });
  for (let tries = 0; tries < 30; tries++) await later(2);
  expect(await read()).toMatchObject({ state: 'sending', isServerSilent: true });
  isDown = false;
  await later(6);
  expect(await read()).toMatchObject({ state: 'sent', isServerSilent: false, progress: { sent: 5 } });
  expect(received()).toHaveLength(5);
});

test.each([451, 550])(
  'a mail server that does not want our address (%i) is no fault of the readers',
  async (answer) => {
    let isStrict = true;
    const { act, read, later, received } = await sending(5, {
      onMailFrom: (_address, _session, done) => done(isStrict ? refuse(answer) : null),
    });
    expect((await act('send')).body.details).toEqual({ sent: 0, failed: 0, waiting: 5 });
    isStrict = false;
    await later(6);
    expect(await read()).toMatchObject({ state: 'sent', progress: { sent: 5, failed: 0 } });
    expect(received()).toHaveLength(5);
  },
);

test('a reader whose server lets everybody wait for an hour gets it all the same, once', async () => {
  let isFirst = true;
  const { act, read, later, received } = await sending(2, {
    onRcptTo: ({ address }, _session, done) => done(isFirst && address.startsWith('leser-1@') ? refuse(451) : null),
  });
  await act('send');
  for (let tries = 0; tries < 10; tries++) await later(6);
  expect((await read()).progress).toMatchObject({ sent: 1, waiting: 1 });
  isFirst = false;
  for (let tries = 0; tries < 10; tries++) await later(6);
  expect(await read()).toMatchObject({ state: 'sent', progress: { sent: 2, failed: 0 } });
  expect(received()).toHaveLength(2);
});

test('a reader at whose mail the server breaks off holds up nobody, and gets it a few times at most', async () => {
  const taken: string[] = [];
  let unlucky: string | undefined;
  const { act, read, later } = await sending(20, {
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo[0]?.address ?? '';
      stream.resume().on('end', () => {
        if (!to.startsWith('leser-')) return done();
        unlucky ??= to;
        taken.push(to);
        done(to === unlucky ? refuse(421) : null);
      });
    },
  });
  await act('send');
  for (let tries = 0; tries < 2; tries++) await later(1);
  expect((await read()).progress).toMatchObject({ sent: 19, waiting: 1 });
  for (let tries = 0; tries < 40; tries++) await later(6);
  expect(await read()).toMatchObject({ state: 'sent', progress: { sent: 19, failed: 1 } });
  expect(taken.filter((to) => to === unlucky)).toHaveLength(6);
  expect(new Set(taken).size).toBe(20);
  expect(taken).toHaveLength(19 + 6);
});

test('what fails in the middle waits for the mails that are under way, and nobody gets a second one', async () => {
  const held = Promise.withResolvers<void>();
  let hidden: Promise<unknown> | undefined;
  const { act, read, later, received, runJob, db } = await sending(20, {
    onRcptTo: async (_address, _session, done) => {
      const isFirst = hidden === undefined;
      hidden ??= sql`alter table newsletter_tokens rename to hidden_tokens`.execute(db);
      await hidden;
      if (isFirst) await held.promise;
      done();
    },
  });
  const sent = act('send');
  // Of the first sixteen that were read, one is under way; the next are asked for in vain.
  await until(() => received().length === 15);
  await Promise.race([sent, pause(1000)]);
  await sql`alter table hidden_tokens rename to newsletter_tokens`.execute(db);
  await later(1);
  held.resolve();
  await sent;
  await runJob('carry-on-newsletters');
  await later(1);
  expect((await read()).state).toBe('sent');
  const all = received().map(({ to }) => to);
  expect(new Set(all).size).toBe(20);
  expect(all).toHaveLength(20);
});

test('while the mail server is away it waits, then stops for staff to look', async () => {
  let isDown = true;
  const { act, read, later, received } = await sending(5, {
    onConnect: (_session, done) => done(isDown ? refuse(421) : undefined),
  });
  expect((await act('send')).body.details).toEqual({ sent: 0, failed: 0, waiting: 5 });
  await later(10);
  expect((await read()).state).toBe('sending');
  for (let tries = 0; tries < 50; tries++) await later(10);
  expect(await read()).toMatchObject({ state: 'paused', progress: { failed: 0, waiting: 5 } });
  isDown = false;
  await act('resume');
  await later(0);
  expect((await read()).state).toBe('sent');
  expect(received()).toHaveLength(5);
});

test('paused in the middle it rests there, and who leaves meanwhile does not get the rest', async () => {
  let pauseSending = async () => {};
  const { act, read, runJobs, received, readers, db } = await sending(90, {
    onRcptTo: (_address, _session, done) => void pauseSending().then(() => done()),
  });
  let asked = 0;
  const paused = Promise.withResolvers<void>();
  pauseSending = async () => {
    asked += 1;
    if (asked === 10) {
      expect((await act('pause')).status).toBe(200);
      paused.resolve();
    }
    if (asked > 10) await paused.promise;
  };
  await act('send');
  const rested = await read();
  expect(rested).toMatchObject({ state: 'paused', pausedBecause: null });
  expect(rested.progress.waiting).toBeGreaterThan(2);
  await runJobs();
  expect(received()).toHaveLength(rested.progress.sent);
  expect((await act('pause')).status).toBe(409);

  const got = new Set(received().map(({ to }) => to));
  const [left, deactivated] = readers.filter(({ email }) => !got.has(email));
  await db
    .updateTable('users')
    .set({ newsletterEnabled: false })
    .where('id', '=', left?.id ?? '')
    .execute();
  await db
    .updateTable('users')
    .set({ isActive: false })
    .where('id', '=', deactivated?.id ?? '')
    .execute();
  expect((await act('resume')).status).toBe(200);
  expect((await act('resume')).status).toBe(409);
  await runJobs();
  const { state, progress, recipientCount } = await read();
  expect({ state, recipientCount, ...progress }).toEqual({
    state: 'sent',
    recipientCount: 88,
    total: 90,
    sent: 88,
    failed: 0,
    skipped: 2,
    waiting: 0,
  });
  const all = received().map(({ to }) => to);
  expect(new Set(all).size).toBe(88);
  expect(all).not.toContain(left?.email);
  expect(all).not.toContain(deactivated?.email);
});

test('a long list is written down in parts, and nobody is left out of it', async () => {
  let isDown = true;
  const { act, read, later, received, db } = await sending(5, {
    onConnect: (_session, done) => done(isDown ? refuse(421) : undefined),
  });
  for (let part = 1; part <= 3; part++) {
    await sql`insert into users (first_name, last_name, email, password_hash, newsletter_enabled, email_confirmed_at)
      select 'Leser', 'Nr ' || n, 'mange-' || ${part}::text || n || '@example.no', '', true, now()
      from generate_series(1, 4000) n`.execute(db);
  }
  expect((await act('send')).body.details).toEqual({ sent: 0, failed: 0, waiting: 12_005 });
  await later(10);
  const { rows } = await sql<{ count: number }>`select count(*) from newsletter_recipients`.execute(db);
  expect(rows[0]?.count).toBe(12_005);
  expect((await read()).progress).toMatchObject({ total: 12_005, waiting: 12_005 });
  await sql`update users set newsletter_enabled = false where email like 'mange-%'`.execute(db);
  isDown = false;
  await later(10);
  expect(await read()).toMatchObject({ state: 'sent', progress: { total: 12_005, sent: 5, skipped: 12_000 } });
  expect(received()).toHaveLength(5);
});
