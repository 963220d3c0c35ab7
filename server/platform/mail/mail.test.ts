import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { postMails } from '../../../tests/support/post-mail.ts';
import { testApp } from '../../../tests/support/test-app.ts';
import { DAY_MS, MINUTE_MS } from '../clock.ts';
import { renderMail } from './layout.ts';
import { type Mail, mailSchema } from './mail.ts';
import { sendMail } from './send-mail.ts';

const mail: Mail = {
  to: { address: 'kari@example.no', name: 'Kari Ødegård' },
  subject: 'Søknaden din på Ål er mottatt',
  preview: 'Vi har fått søknaden',
  heading: 'Søknaden er mottatt',
  paragraphs: ['Hei Kari.', 'Æ, ø og å <b>skal</b> fram & tilbake.'],
  parts: [{ heading: 'Hvorfor søker du?', text: 'Fordi jeg liker tre.' }],
  button: { label: 'Se søknaden', path: '/mine-soknader?id=1&b=2' },
  smallPrint: ['Du får denne e-posten fordi du søkte.'],
};

async function mailServer(options: SMTPServerOptions = {}) {
  const received: Buffer[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks));
        done();
      });
    },
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as { port: number };
  const app = await testApp({
    config: {
      mail: { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Jobbfjord <post@jobbfjord.example>', support: 's@s.no' },
    },
  });
  return { ...app, received };
}

test('a mail arrives with its Norwegian letters, as text and as HTML, with a link to this site', async () => {
  const { db, runJobs, received } = await mailServer();
  await postMails(db, [mail]);
  await runJobs();
  const [message = Buffer.alloc(0)] = received;
  const parsed = await PostalMime.parse(message);
  expect(parsed.subject).toBe('Søknaden din på Ål er mottatt');
  expect(parsed.to).toEqual([{ name: 'Kari Ødegård', address: 'kari@example.no' }]);
  expect(parsed.from).toMatchObject({ name: 'Jobbfjord', address: 'post@jobbfjord.example' });
  expect(parsed.text).toContain('Æ, ø og å <b>skal</b> fram & tilbake.');
  expect(parsed.text).toContain('Se søknaden: http://localhost:3000/mine-soknader?id=1&b=2');
  expect(parsed.html).toContain('Æ, ø og å &lt;b&gt;skal&lt;/b&gt; fram &amp; tilbake.');
  expect(parsed.html).toContain('href="http://localhost:3000/mine-soknader?id=1&amp;b=2"');
  expect(parsed.html).toContain('lang="nb"');
  expect(parsed.text).toContain('Hvorfor søker du?\nFordi jeg liker tre.');
  expect(parsed.html).toMatch(/<h2[^>]*>Hvorfor søker du\?<\/h2><p[^>]*>Fordi jeg liker tre\.<\/p>/);
});

test('several appointments arrive as a file each', async () => {
  const { db, runJobs, received } = await mailServer();
  const calendars = ['BEGIN:VCALENDAR\n', 'BEGIN:VCALENDAR på Ål\n'];
  await postMails(db, [{ ...mail, calendars }]);
  await runJobs();
  const { attachments } = await PostalMime.parse(received[0] ?? Buffer.alloc(0));
  expect(attachments).toMatchObject([
    { filename: 'avtale-1.ics', mimeType: 'text/calendar', method: 'PUBLISH', disposition: 'attachment' },
    { filename: 'avtale-2.ics', mimeType: 'text/calendar', method: 'PUBLISH', disposition: 'attachment' },
  ]);
  expect(attachments.map(({ content }) => Buffer.from(content as ArrayBuffer).toString())).toEqual(calendars);
});

test('a mail without a heading of its own has its subject there', () => {
  const { heading, ...plain } = mail;
  expect(mailSchema.parse(mail).heading).toBe(heading);
  expect(mailSchema.parse(plain).heading).toBe(mail.subject);
});

test('a link that is longer than a phone is wide breaks, and does not widen the mail', async () => {
  const { html } = await renderMail(mailSchema.parse(mail), 'https://jobbfjord.example');
  expect(html).toMatch(
    /<table[^>]*class="card"[^>]*word-break:break-word|<table[^>]*word-break:break-word[^>]*class="card"/,
  );
});

test('a mail that is shown as a page is as wide as the phone', async () => {
  const { html } = await renderMail(mailSchema.parse(mail), 'https://jobbfjord.example');
  expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1"/>');
});

test('a picture or code that is wider than the card does not widen the mail', async () => {
  const { html } = await renderMail(mailSchema.parse(mail), 'https://jobbfjord.example');
  expect(html).toMatch(/<table[^>]*class="card"[^>]*table-layout:fixed/);
  expect(html).toContain('.text img { height: auto; max-width: 100%; }');
  expect(html).toContain('.text pre { white-space: pre-wrap; }');
});

test('a link among words is told from them by more than its colour', async () => {
  const { html } = await renderMail(mailSchema.parse(mail), 'https://jobbfjord.example');
  const links = html.match(/<a (?![^>]*class="button")[^>]*>/g) ?? [];
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link).toContain('text-decoration-line:underline');
});

test('a mail is Norwegian throughout, has one title, and is dark around its card too', async () => {
  const { html } = await renderMail(mailSchema.parse(mail), 'https://jobbfjord.example');
  expect(new Set(html.match(/lang="\w+"/g))).toEqual(new Set(['lang="nb"']));
  expect(html.match(/<title>[^<]*/g)).toEqual([`<title>${mail.subject}`]);
  const light = [...html.matchAll(/<\w+[^>]*background-color:#eef3f3[^>]*>/g)];
  expect(light).toHaveLength(2);
  for (const [element] of light) expect(element).toContain('class="page"');
});

test('a mail is written exactly when its transaction commits', async () => {
  const { db, runJobs, received } = await mailServer();
  const undone = db.transaction().execute(async (tx) => {
    await sendMail(tx, mail);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await runJobs();
  expect(received).toHaveLength(0);
});

test('a mail that could not be handed over is tried again later, and then sent once', async () => {
  let isDown = true;
  const { db, runJobs, clock, received } = await mailServer({
    onMailFrom: (_address, _session, done) =>
      done(isDown ? Object.assign(new Error('not now'), { responseCode: 451 }) : null),
  });
  await postMails(db, [mail]);
  // Later than this, however long the first try takes.
  clock.stop();
  clock.moveBy(1000);
  expect(await runJobs({ mayFail: true })).toHaveLength(1);
  expect(await runJobs()).toEqual([]);
  expect(received).toHaveLength(0);
  isDown = false;
  clock.moveBy(60_000);
  await runJobs();
  expect(received).toHaveLength(1);
  clock.moveBy(60_000);
  await runJobs();
  expect(received).toHaveLength(1);
});

test('after an outage, people are told in the order in which it happened', async () => {
  let isDown = true;
  const { db, runJobs, clock, received } = await mailServer({
    onMailFrom: (_address, _session, done) =>
      done(isDown ? Object.assign(new Error('not now'), { responseCode: 451 }) : null),
  });
  const about = crypto.randomUUID();
  const post = (subject: string) => db.transaction().execute((tx) => sendMail(tx, { ...mail, subject }, { about }));
  await post('Avtalt');
  clock.stop();
  clock.moveBy(1000);
  await runJobs({ mayFail: true });
  isDown = false;
  await post('Avlyst');
  await db.transaction().execute((tx) => sendMail(tx, { ...mail, subject: 'Om noe annet' }));
  await runJobs();
  const subjects = async () => Promise.all(received.map(async (each) => (await PostalMime.parse(each)).subject));
  expect(await subjects()).toEqual(['Om noe annet']);
  for (let times = 0; times < 2; times++) {
    clock.moveBy(60_000);
    await runJobs();
  }
  expect(await subjects()).toEqual(['Om noe annet', 'Avtalt', 'Avlyst']);
});

test('delivering the same mail twice sends it once', async () => {
  const { db, runJob, received } = await mailServer();
  await postMails(db, [mail]);
  const { id: mailId } = await db.selectFrom('mails').select('id').executeTakeFirstOrThrow();
  await runJob('deliver-mail', { mailId });
  await runJob('deliver-mail', { mailId });
  expect(received).toHaveLength(1);
});

test('what a mail said is forgotten once it was handed over', async () => {
  const { db, runJobs } = await mailServer();
  await postMails(db, [mail]);
  await runJobs();
  expect(await db.selectFrom('mails').select(['content', 'failedAt']).execute()).toEqual([
    { content: null, failedAt: null },
  ]);
});

test.each([
  ['goes after a month', mailServer, 0],
  ['stays where mails are kept to be read', testApp, 1],
])('what is left of a mail %s', async (_what, start, left) => {
  const { db, clock, runJobs, runJob } = await start();
  await postMails(db, [mail]);
  await runJobs();
  const count = async () => (await db.selectFrom('mails').select('id').execute()).length;
  clock.moveBy(29 * DAY_MS);
  await runJob('sweep-mails');
  expect(await count()).toBe(1);
  clock.moveBy(2 * DAY_MS);
  await runJob('sweep-mails');
  expect(await count()).toBe(left);
});

test('a refused recipient is given up, not tried for a day', async () => {
  const { db, runJobs } = await mailServer({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('nobody here'), { responseCode: 550 })),
  });
  await postMails(db, [mail]);
  expect(await runJobs()).toEqual([]);
  expect(await db.selectFrom('mails').select(['sentAt', 'failedAt']).executeTakeFirst()).toMatchObject({
    sentAt: null,
    failedAt: expect.any(Date),
  });
});

test('what is told of a mail that was put off names nobody', async () => {
  const { db, runJobs } = await mailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(Object.assign(new Error(`<${address}>: try again, ${address}`), { responseCode: 450 })),
  });
  await postMails(db, [mail]);
  expect(await runJobs({ mayFail: true })).toHaveLength(1);
  const { rows } = await sql<{ lastError: string }>`select last_error from graphile_worker.jobs`.execute(db);
  expect(rows).toEqual([{ lastError: expect.stringContaining('450 <…>: try again, …') }]);
  expect(JSON.stringify(rows)).not.toContain('kari@');
});

test('a sender that is not wanted is ours to mend: the mail waits', async () => {
  let isStrict = true;
  const { db, runJobs, clock, received } = await mailServer({
    onMailFrom: (_address, _session, done) =>
      done(isStrict ? Object.assign(new Error('not yours'), { responseCode: 553 }) : null),
  });
  await postMails(db, [mail]);
  expect(await runJobs({ mayFail: true })).toHaveLength(1);
  isStrict = false;
  clock.moveBy(60_000);
  await runJobs();
  expect(received).toHaveLength(1);
});

test('the same occasion writes one mail', async () => {
  const { db, runJobs, received } = await mailServer();
  await postMails(db, [mail], { key: 'reminder 1' });
  await postMails(db, [mail], { key: 'reminder 1' });
  await postMails(db, [mail], { key: 'reminder 2' });
  await runJobs();
  expect(received).toHaveLength(2);
});

test('nothing that a person typed becomes a header', async () => {
  const { db, runJobs, received } = await mailServer();
  await postMails(db, [
    {
      ...mail,
      to: { address: 'kari@example.no', name: 'Kari\r\nBcc: offer@example.no' },
      replyTo: { address: 'ola@example.no', name: 'Ola" <x@example.no>,\nBcc: offer@example.no' },
      subject: 'Hei\r\nBcc: offer@example.no\r\n\r\nNy tekst',
    },
  ]);
  await runJobs();
  const [message = Buffer.alloc(0)] = received;
  const parsed = await PostalMime.parse(message);
  expect(parsed.bcc).toBeUndefined();
  expect(parsed.to).toHaveLength(1);
  expect(parsed.replyTo).toHaveLength(1);
  expect(parsed.replyTo?.[0]?.address).toBe('ola@example.no');
  expect(parsed.subject).toBe('Hei Bcc: offer@example.no Ny tekst');
});

test.each(['kari@example.no, ola@example.no', 'kari@example.no\r\nBcc: ola@example.no', 'Kari <kari@example.no>'])(
  '%j is no address to send to',
  async (address) => {
    const { db } = await testApp();
    await expect(postMails(db, [{ ...mail, to: { address } }])).rejects.toThrow();
    await expect(postMails(db, [{ ...mail, replyTo: { address } }])).rejects.toThrow();
  },
);

test.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/a b'])(
  'a button cannot lead to %s',
  async (path) => {
    const { db } = await testApp();
    await expect(postMails(db, [{ ...mail, button: { label: 'Gå', path } }])).rejects.toThrow();
  },
);

test('a newsletter says how to leave it, to people and to mail programs', async () => {
  const { db, runJobs, received } = await mailServer();
  await postMails(db, [
    {
      ...mail,
      richText: { html: '<p>Ukens <em>stillinger</em></p>', text: 'Ukens stillinger' },
      unsubscribe: { path: '/unsubscribe?token=abc', oneClickPath: '/api/newsletter/unsubscribe/abc' },
    },
  ]);
  await runJobs();
  const parsed = await PostalMime.parse(received[0] ?? Buffer.alloc(0));
  const header = (key: string) => parsed.headers.find((each) => each.key === key)?.value;
  expect(header('list-unsubscribe')).toBe('<http://localhost:3000/api/newsletter/unsubscribe/abc>');
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(parsed.html).toContain('<p>Ukens <em>stillinger</em></p>');
  expect(parsed.text).toContain('Ukens stillinger');
  expect(parsed.text).toContain('Meld deg av: http://localhost:3000/unsubscribe?token=abc');
});

test('a mail server that does not know us leaves the mail waiting', async () => {
  const { db, runJobs } = await mailServer({
    onConnect: (_session, done) => done(Object.assign(new Error('go away'), { responseCode: 554 })),
  });
  await postMails(db, [mail]);
  expect(await runJobs({ mayFail: true })).toHaveLength(1);
  expect(await db.selectFrom('mails').select(['sentAt', 'failedAt']).executeTakeFirst()).toEqual({
    sentAt: null,
    failedAt: null,
  });
});

test('a mail server that greets late is waited for', async () => {
  const connected = Promise.withResolvers<() => void>();
  const { platform, received } = await mailServer({ onConnect: (_session, greet) => connected.resolve(greet) });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const sent = platform.mailer.send('1', mailSchema.parse(mail), 'http://localhost:3000');
  const greet = await connected.promise;
  vi.advanceTimersByTime(4 * MINUTE_MS);
  greet();
  await sent;
  expect(received).toHaveLength(1);
});

test('a mail server that never comes to an end keeps neither its connections nor what waited for them', async () => {
  let asked = 0;
  let isIll = true;
  const { platform, received } = await mailServer({
    onRcptTo: (_address, _session, done) => {
      asked += 1;
      if (!isIll) done();
    },
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const send = (mailId: string) => platform.mailer.send(mailId, mailSchema.parse(mail), 'http://localhost:3000');
  const given = Promise.allSettled(['1', '2', '3', '4', '5'].map(send));
  await vi.waitFor(() => expect(asked).toBe(platform.mailer.connections));
  // Before its job has failed, and is tried again.
  vi.advanceTimersByTime(59 * MINUTE_MS);
  expect((await given).map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
  isIll = false;
  await send('6');
  expect(received).toHaveLength(1);
});

test('whoever closes the way out for mails does not wait for a server that hangs', async () => {
  const asked = Promise.withResolvers<void>();
  const { platform } = await mailServer({ onRcptTo: () => asked.resolve() });
  const sent = platform.mailer.send('1', mailSchema.parse(mail), 'http://localhost:3000');
  const failed = expect(sent).rejects.toThrow();
  await asked.promise;
  platform.mailer.close();
  await failed;
});
