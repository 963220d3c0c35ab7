import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { breakRow } from '../../tests/support/broken-row.ts';
import { addSubscribers } from '../../tests/support/letters.ts';
import { meanwhile, somebodyWaits } from '../../tests/support/meanwhile.ts';
import { addUser } from '../../tests/support/people.ts';
import { addStaff } from '../../tests/support/staff.ts';
import { type TestApp, testApp } from '../../tests/support/test-app.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';

const letter = {
  title: 'Ukens stillinger',
  content: '# Hei\n\nSe [stillingene](/stillinger) og [NAV](https://www.nav.no/?a=1&b=2).\n\n- en\n- to',
};

async function newsroom(options?: Parameters<typeof testApp>[0]) {
  const app = await testApp({ ...options, isClockStill: true });
  const { token, id, email } = await addStaff(app);
  const asStaff = (name: string, body?: object) => app.call(name, { token, ...(body && { body }) });
  const draft = async (written = letter) =>
    (await asStaff('POST /api/newsletter/admin/create', written)).body.newsletter.id as string;
  const send = (newsletterId: string) => asStaff(`POST /api/newsletter/admin/${newsletterId}/send`);
  const read = async (newsletterId: string) =>
    (await asStaff(`GET /api/newsletter/admin/${newsletterId}`)).body.newsletter;
  return { ...app, asStaff, draft, send, read, staff: { id, email, token } };
}

const lettersIn = async ({ mails }: TestApp) => (await mails()).filter(({ subject }) => subject === letter.title);
const tokenIn = (text: string) => /unsubscribe\?token=([\w-]+)/.exec(text)?.[1] ?? '';

test('a draft is made, listed with a preview, changed and deleted, and all of it stands in the trace', async () => {
  const { asStaff, draft, read, db } = await newsroom();
  const made = await asStaff('POST /api/newsletter/admin/create', letter);
  expect(made.body).toMatchObject({ success: true, message: 'Newsletter opprettet!' });
  const [listed] = (await asStaff('GET /api/newsletter/admin/newsletters')).body.newsletters;
  expect(listed).toMatchObject({
    title: letter.title,
    content: letter.content,
    status: 'draft',
    sentAt: null,
    recipientCount: 0,
    openCount: 0,
    clickCount: 0,
    createdBy: { firstName: 'Vår', lastName: 'Vakt' },
  });
  expect(listed.previewHtml).toContain('<h2>Hei</h2>');
  const changed = await asStaff(`PUT /api/newsletter/admin/${listed.id}`, { ...letter, content: 'Nytt' });
  expect(changed.body.newsletter.previewHtml).toBe('<p>Nytt</p>');
  expect((await read(listed.id)).html).toBe('<p>Nytt</p>');
  expect((await asStaff(`DELETE /api/newsletter/admin/${listed.id}`)).status).toBe(200);
  expect((await asStaff(`DELETE /api/newsletter/admin/${listed.id}`)).status).toBe(404);
  await draft();
  const trace = await db.selectFrom('staffActions').select(['kind', 'subjectName']).orderBy('id').execute();
  expect(trace.map(({ kind }) => kind)).toEqual(['created', 'edited', 'deleted', 'created']);
});

test('made again under its key after a lost reply it is the same draft, with what was written since', async () => {
  const { asStaff } = await newsroom();
  const make = (fields: object) =>
    asStaff('POST /api/newsletter/admin/create', { ...letter, idempotencyKey: 'brev', ...fields });
  const [first, twin] = await Promise.all([make({}), make({})]);
  const { id } = first.body.newsletter;
  expect(twin.body.newsletter.id).toBe(id);
  expect((await make({ content: 'Rettet' })).body.newsletter).toMatchObject({ id, content: 'Rettet' });
  expect((await make({ idempotencyKey: 'et annet' })).body.newsletter.id).not.toBe(id);
  expect((await asStaff('GET /api/newsletter/admin/newsletters')).body.newsletters).toHaveLength(2);
});

test('they are listed page by page, the newest first', async () => {
  const { asStaff, draft, clock } = await newsroom();
  const made = [];
  for (let number = 0; number < 12; number++) {
    made.unshift(await draft());
    clock.moveBy(HOUR_MS);
  }
  const list = async (query: string) => {
    const { newsletters, pagination } = (await asStaff(`GET /api/newsletter/admin/newsletters${query}`)).body;
    return { ids: newsletters.map(({ id }: { id: string }) => id), pagination };
  };
  const pagination = { page: 1, currentPage: 1, totalPages: 2, total: 12, hasPrev: false, hasNext: true };
  expect(await list('')).toEqual({ ids: made.slice(0, 10), pagination });
  const last = { page: 2, currentPage: 2, hasPrev: true, hasNext: false };
  expect(await list('?page=2')).toEqual({ ids: made.slice(10), pagination: { ...pagination, ...last } });
  expect((await list('?page=2&limit=5')).ids).toEqual(made.slice(5, 10));
  expect((await asStaff('GET /api/newsletter/admin/newsletters?limit=101')).status).toBe(400);
});

test('what a colleague wrote since is not written over unseen; the same again after a lost reply is no change', async () => {
  const { asStaff, draft, read, clock } = await newsroom();
  const id = await draft();
  const { updatedAt } = await read(id);
  clock.moveBy(HOUR_MS);
  const save = (content: string, fields = {}) =>
    asStaff(`PUT /api/newsletter/admin/${id}`, { ...letter, content, updatedAt, ...fields });
  expect((await save('Kollegaens')).status).toBe(200);
  expect((await save('Kollegaens')).status).toBe(200);
  const refused = await save('Mitt');
  expect([refused.status, refused.body.errors]).toEqual([
    409,
    [{ path: 'updatedAt', msg: expect.stringContaining('En kollega har endret nyhetsbrevet') }],
  ]);
  expect((await read(id)).content).toBe('Kollegaens');
  expect((await save('Mitt', { updatedAt: undefined })).body.newsletter.content).toBe('Mitt');
});

test('what waited while a colleague saved is newer, also to whoever has seen what that one saved', async () => {
  const { asStaff, draft, clock, db } = await newsroom();
  const id = await draft();
  const save = (fields: object) => asStaff(`PUT /api/newsletter/admin/${id}`, { ...letter, ...fields });
  for (const act of [() => save({}), () => asStaff(`PUT /api/newsletter/admin/${id}/schedule`, { sendAt: null })]) {
    const updatedAt = new Date(clock.now().getTime() + MINUTE_MS);
    const tx = await db.startTransaction().execute();
    await tx.updateTable('newsletters').set({ content: 'Kollegaens', updatedAt }).execute();
    const acted = act();
    await somebodyWaits({ db });
    clock.moveBy(HOUR_MS);
    await tx.commit().execute();
    expect((await acted).status).toBe(200);
    expect((await save({ content: 'Uten å ha sett det', updatedAt })).status).toBe(409);
  }
});

test('what a colleague wrote since is not sent unseen, neither at once nor later', async () => {
  const { db, asStaff, draft, read, clock } = await newsroom();
  await addSubscribers(db, 1);
  const id = await draft();
  const { updatedAt } = await read(id);
  clock.moveBy(HOUR_MS);
  await asStaff(`PUT /api/newsletter/admin/${id}`, { ...letter, content: 'Halvferdig' });
  const sendAt = '2099-01-01T08:00:00Z';
  for (const refused of [
    await asStaff(`POST /api/newsletter/admin/${id}/send`, { updatedAt }),
    await asStaff(`PUT /api/newsletter/admin/${id}/schedule`, { sendAt, updatedAt }),
  ]) {
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'En kollega har endret nyhetsbrevet etter at du åpnet det. Se over det på nytt.',
    ]);
  }
  const takeBack = await asStaff(`PUT /api/newsletter/admin/${id}/schedule`, { sendAt: null, updatedAt });
  expect(takeBack.status).toBe(200);
  const seen = await read(id);
  expect(seen.state).toBe('draft');
  const sent = await asStaff(`POST /api/newsletter/admin/${id}/send`, { updatedAt: seen.updatedAt });
  expect(sent.status).toBe(200);
});

test('title and content are both needed, and the title has an end', async () => {
  const { asStaff, draft } = await newsroom();
  const create = async (fields: object) =>
    (await asStaff('POST /api/newsletter/admin/create', { ...letter, ...fields })).body.errors;
  const required = 'Både tittel og innhold er påkrevd';
  expect(await create({ title: ' ' })).toEqual([{ path: 'title', msg: required }]);
  expect(await create({ content: undefined })).toEqual([{ path: 'content', msg: required }]);
  expect(await create({ title: 'x'.repeat(201) })).toMatchObject([{ path: 'title' }]);
  expect((await asStaff(`PUT /api/newsletter/admin/${await draft()}`, { title: '', content: '' })).status).toBe(400);
});

test('what no mail can show is refused before anybody gets it', async () => {
  const { asStaff } = await newsroom();
  for (const content of [
    '<script>alert(1)</script>',
    '<!-- ingenting -->',
    '<p>&nbsp;</p>',
    '<ul><li></li></ul>',
    '<p>&#8203;</p>',
  ]) {
    const body = { title: 'Tomt', content };
    expect(await asStaff('POST /api/newsletter/admin/create', body)).toMatchObject({
      status: 400,
      body: { message: 'Innholdet har ingenting som kan vises. Skriv noe som kan leses.' },
    });
  }
});

test('content that is nested deeper than anybody writes is refused', async () => {
  const { asStaff } = await newsroom();
  for (const content of ['>'.repeat(9000), '1. '.repeat(3000)]) {
    const { status, body } = await asStaff('POST /api/newsletter/admin/preview', { content });
    expect([status, body.message]).toEqual([400, 'Innholdet har for mange nivåer inni hverandre']);
  }
});

test('marks that nobody means hold nobody up: endless words are refused, and too many marks in one paragraph stand as written', async () => {
  const { asStaff } = await newsroom();
  const preview = (content: string) => asStaff('POST /api/newsletter/admin/preview', { content });
  for (const endless of ['!'.repeat(50_000), `${'*'.repeat(9000)}fet${'*'.repeat(9000)}`]) {
    const { status, body } = await preview(endless);
    expect([status, body.message]).toEqual([400, 'Innholdet har et ord på mer enn 2000 tegn']);
  }
  const many = '**fet** '.repeat(1000).trim();
  expect((await preview(`${many}\n\n**fet**`)).body.html).toBe(`<p>${many}</p>\n<p><strong>fet</strong></p>`);
  const struck = '~~borte~~ '.repeat(1000).trim();
  expect((await preview(struck)).body.html).toBe(`<p>${struck}</p>`);
  const some = '**fet** '.repeat(50).trim();
  expect((await preview(some)).body.html).toBe(`<p>${some.replaceAll('**fet**', '<strong>fet</strong>')}</p>`);
  expect((await preview(`en${' '.repeat(40_000)}to`)).body.html).toBe('<p>en to</p>');
});

test('Markdown and markup become what is safe in a page and in a mail', async () => {
  const { asStaff } = await newsroom();
  const shown = [
    ['Hei<script>alert(1)</script>', '<p>Hei</p>'],
    ['<b onclick="x()">Hei</b>', '<p><b>Hei</b></p>'],
    ['[x](javascript:alert(1))', '<p>x</p>'],
    ['[x](https://vg.no:99999/)', '<p>x</p>'],
    ['![bilde](https://spy.example/x.png)Hei', '<p>Hei</p>'],
    ['![logo](/icon-192.png)', '<p><img alt="logo" src="http://localhost:3000/icon-192.png" /></p>'],
    ['![logo](//spy.example/x.png)Hei', '<p>Hei</p>'],
    ['- [ ] én\n- [x] to', '<ul>\n<li>☐ én</li>\n<li>☑ to</li>\n</ul>'],
    ['1. en\n2. to', '<ol>\n<li>en</li>\n<li>to</li>\n</ol>'],
    ['<style>p{color:red}</style><p style="color:red">Hei</p>', '<p>Hei</p>'],
  ] as const;
  for (const [content, html] of shown) {
    expect((await asStaff('POST /api/newsletter/admin/preview', { content })).body.html).toBe(html);
  }
});

test('whoever writes is told of the addresses that lead nowhere from a mail', async () => {
  const { asStaff } = await newsroom();
  const preview = async (content: string) =>
    (await asStaff('POST /api/newsletter/admin/preview', { content })).body as { html: string; leftOut: string[] };
  const leftOut = [
    'javascript:alert(1)',
    'JaVaScRiPt:x',
    'data:text/html,x',
    'www.nav.no',
    'stillinger',
    'stillinger/bodø',
    '100%',
    '//nav.no',
    '#om',
    '',
  ];
  for (const address of leftOut) {
    expect(await preview(`[x](${address})`)).toMatchObject({ html: '<p>x</p>', leftOut: [address] });
  }
  expect((await preview('![x](https://spy.example/x.png)')).leftOut).toEqual(['https://spy.example/x.png']);
  const fine =
    '[a](/stillinger) [b](https://nav.no) [c](mailto:a@b.no) [d](tel:12345678) ![e](/og.png) <a name="f">f</a>';
  expect((await preview(`${fine} https://vg.no www.vg.no a@b.no`)).leftOut).toEqual([]);
});

test('the preview in the list ends at a word, after at most 200 characters, with every element closed', async () => {
  const { asStaff } = await newsroom();
  const content = `**${'å & '.repeat(100)}ø** slutt`;
  const { newsletter } = (await asStaff('POST /api/newsletter/admin/create', { ...letter, content })).body;
  expect(newsletter.previewHtml).toMatch(/^<p><strong>å &amp; .*…<\/strong><\/p>$/);
  const textOf = (html: string) => html.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&');
  expect(textOf(newsletter.previewHtml)).toBe(`${'å & '.repeat(49)}å &…`);
  const preview = async (words: string) =>
    textOf(
      (await asStaff('POST /api/newsletter/admin/create', { ...letter, content: words })).body.newsletter.previewHtml,
    );
  expect(await preview(`${'x'.repeat(192)}, fjord**bygg** og mer`)).toBe(`${'x'.repeat(192)}…`);
  expect(await preview(`${'x'.repeat(195)} *og* mer`)).toBe(`${'x'.repeat(195)} og…`);
  expect(await preview(`${'x'.repeat(196)} mer`)).toBe(`${'x'.repeat(196)} mer`);
  expect(await preview('x'.repeat(300))).toBe(`${'x'.repeat(200)}…`);
});

test('the list shows what was drawn when a newsletter was written, and draws only what is older than that', async () => {
  const { asStaff, draft, db } = await newsroom();
  const id = await draft({ ...letter, content: 'Først' });
  const shown = async () => (await asStaff('GET /api/newsletter/admin/newsletters')).body.newsletters[0].previewHtml;
  await db.updateTable('newsletters').set({ content: 'Nå' }).execute();
  expect(await shown()).toBe('<p>Først</p>');
  await asStaff(`PUT /api/newsletter/admin/${id}`, { ...letter, content: 'Sist' });
  expect(await shown()).toBe('<p>Sist</p>');
  await db.updateTable('newsletters').set({ previewHtml: null }).execute();
  expect(await shown()).toBe('<p>Sist</p>');
});

test('the longest newsletter there may be is sent, whatever it becomes as markup', async () => {
  const app = await newsroom();
  await addSubscribers(app.db, 1);
  const content = '[&](/a)\n'.repeat(6000);
  expect((await app.send(await app.draft({ ...letter, content }))).body.details).toMatchObject({ sent: 1 });
});

test('a newsletter goes once to each who turned it on, is active and has a confirmed address', async () => {
  const app = await newsroom();
  const { send, draft, read, asStaff, db, runJobs } = app;
  const readers = await addSubscribers(db, 5);
  const [inactive, unconfirmed, off] = readers.map(({ id }) => id);
  const set = (id = '', fields: object) => db.updateTable('users').set(fields).where('id', '=', id).execute();
  await set(inactive, { isActive: false });
  await set(unconfirmed, { emailConfirmedAt: null });
  await set(off, { newsletterEnabled: false });
  const { stats } = (await asStaff('GET /api/newsletter/admin/stats')).body;
  expect(stats).toMatchObject({ totalSubscribers: 3, reachableSubscribers: 2, subscriptionRate: 60 });

  const id = await draft();
  const { status, body } = await send(id);
  expect(status).toBe(200);
  expect(body).toMatchObject({ message: 'Nyhetsbrevet er sendt.', details: { sent: 2, failed: 0, waiting: 0 } });
  await runJobs();
  const letters = await lettersIn(app);
  expect(letters.map(({ to }) => to).sort()).toEqual(['leser-3@example.no', 'leser-4@example.no']);
  expect(await read(id)).toMatchObject({
    status: 'sent',
    state: 'sent',
    recipientCount: 2,
    sentAt: expect.any(String),
  });
  expect((await send(id)).status).toBe(409);
  expect((await asStaff(`PUT /api/newsletter/admin/${id}`, letter)).status).toBe(409);
  expect((await asStaff(`DELETE /api/newsletter/admin/${id}`)).status).toBe(409);
  expect(await lettersIn(app)).toHaveLength(2);
  expect((await asStaff('GET /api/newsletter/admin/stats')).body.stats).toMatchObject({
    totalNewsletters: 1,
    sentNewsletters: 1,
    draftNewsletters: 0,
  });
});

test('two who press send at once send it once', async () => {
  const app = await newsroom();
  await addSubscribers(app.db, 3);
  const id = await app.draft();
  const answers = await Promise.all([app.send(id), app.send(id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await lettersIn(app)).toHaveLength(3);
});

test('of one that is not there, nothing is sent, stopped or resumed', async () => {
  const { asStaff, draft } = await newsroom();
  const id = await draft();
  for (const verb of ['pause', 'resume']) {
    expect((await asStaff(`POST /api/newsletter/admin/${id}/${verb}`)).status).toBe(409);
  }
  await asStaff(`DELETE /api/newsletter/admin/${id}`);
  for (const verb of ['send', 'test', 'pause', 'resume']) {
    const { status, body } = await asStaff(`POST /api/newsletter/admin/${id}/${verb}`);
    expect([status, body.message], verb).toEqual([404, 'Nyhetsbrevet finnes ikke lenger']);
  }
});

test('without subscribers it stays a draft', async () => {
  const { draft, send, read } = await newsroom();
  const id = await draft();
  expect((await send(id)).status).toBe(409);
  expect((await read(id)).state).toBe('draft');
});

test('what was read in the preview stands in the mail, with a way to leave it that needs no log-in', async () => {
  const app = await newsroom();
  const [reader] = await addSubscribers(app.db, 1);
  const id = await app.draft();
  await app.send(id);
  const [mail] = await lettersIn(app);
  expect(mail?.html).toContain('<h2>Hei</h2>');
  expect(mail?.html).toContain(`href="http://localhost:3000/api/newsletter/${id}/links/1"`);
  expect(mail?.text).toContain('stillingene (http://localhost:3000/stillinger)');
  expect(mail?.text).toContain('• en\n• to');
  const token = tokenIn(mail?.text ?? '');
  expect(mail?.unsubscribe).toEqual({
    path: `/unsubscribe?token=${token}`,
    oneClickPath: `/unsubscribe?token=${token}`,
  });
  for (let times = 0; times < 2; times++) {
    const left = await app.call(`GET /api/newsletter/unsubscribe/${token}`);
    expect(left.body).toEqual({ success: true, message: 'Du er meldt av nyhetsbrevet.' });
  }
  const { newsletterEnabled } = await app.db
    .selectFrom('users')
    .select('newsletterEnabled')
    .where('id', '=', reader?.id ?? '')
    .executeTakeFirstOrThrow();
  expect(newsletterEnabled).toBe(false);
  const events = await app.db
    .selectFrom('accountEvents')
    .select('kind')
    .where('userId', '=', reader?.id ?? '')
    .execute();
  expect(events).toEqual([{ kind: 'newsletter-off' }]);
  const wrong = await app.call(`GET /api/newsletter/unsubscribe/${randomUUID()}`);
  expect([wrong.status, wrong.body.message]).toEqual([404, 'Ugyldig avmeldingslenke']);
  const long = await app.call(`GET /api/newsletter/unsubscribe/${'a'.repeat(201)}`);
  expect([long.status, long.body.message]).toEqual([400, 'Ugyldig avmeldingslenke']);
  const none = await app.call('GET /api/newsletter/unsubscribe');
  expect([none.status, none.body.message]).toEqual([400, 'Ugyldig avmeldingslenke']);
});

test('the text part keeps the numbers of a list, the words of pictures and the lines of what is written line by line', async () => {
  const app = await newsroom();
  await addSubscribers(app.db, 1);
  const written = [
    ['1. en\n2. to\n   - under\n     - lengst inne\n3. tre', '1. en\n2. to\n  • under\n    • lengst inne\n3. tre'],
    ['- [ ] oppgave\n- [x] ferdig', '• ☐ oppgave\n• ☑ ferdig'],
    ['7. sju\n8. åtte', '7. sju\n8. åtte'],
    ['- én\n- to', '• én\n• to'],
    ['![Logoen vår](/icon-192.png)', '[Logoen vår]'],
    ['[![Se alle](/icon-192.png)](/stillinger)', '[Se alle] (http://localhost:3000/stillinger)'],
    ['![](/icon-192.png)Hei', 'Hei'],
    ['Skriv til post@jobbfjord.example', 'Skriv til post@jobbfjord.example'],
    ['```\nStorgata 1\n  0155 Oslo\n```', 'Storgata 1\n  0155 Oslo'],
    ['```\n    innrykk\nslutt\n```', '    innrykk\nslutt'],
  ] as const;
  const content = written.map(([markdown]) => markdown).join('\n\n---\n\n');
  await app.send(await app.draft({ ...letter, content }));
  const [mail] = await lettersIn(app);
  const [, text = ''] = /^Ukens stillinger\n\n(.*?)\n\n-- \n/s.exec(mail?.text ?? '') ?? [];
  expect(text.split('\n\n---\n\n')).toEqual(written.map(([, plain]) => plain));
});

test('openings and clicks are counted without saying whose, and a link leads only where the newsletter does', async () => {
  const { db, draft, send, call, read } = await newsroom();
  await addSubscribers(db, 1);
  const id = await draft();
  expect((await call(`GET /api/newsletter/${id}/links/1`)).status).toBe(404);
  await call(`GET /api/newsletter/${id}/open`);
  await send(id);
  const picture = await call(`GET /api/newsletter/${id}/open`);
  expect(picture.headers).toMatchObject({ 'content-type': 'image/gif', 'cache-control': 'no-store' });
  expect(picture.headers['set-cookie']).toBeUndefined();
  const click = await call(`GET /api/newsletter/${id}/links/2`);
  expect([click.status, click.headers.location]).toEqual([302, 'https://www.nav.no/?a=1&b=2']);
  expect((await call(`GET /api/newsletter/${id}/links/3`)).status).toBe(404);
  expect((await call(`GET /api/newsletter/${randomUUID()}/links/1`)).status).toBe(404);
  expect(await read(id)).toMatchObject({
    openCount: 1,
    clickCount: 1,
    links: [{ clickCount: 0 }, { url: 'https://www.nav.no/?a=1&b=2', clickCount: 1 }],
  });
});

test('a link written as markup leads where it says, whatever its letters; one that leads nowhere is none', async () => {
  const { db, draft, send, call } = await newsroom();
  await addSubscribers(db, 1);
  const content = [
    'https://example.org/Kárášjohka?q=blåbær&side=2',
    'https://blåbær.example/',
    'https://example.org/a\nb?q="c"',
    'http://[::1',
    'HTTPS://example.org/stor',
  ]
    .map((address) => `<a href='${address}'>Les</a>`)
    .join(' ');
  const id = await draft({ ...letter, content });
  await send(id);
  const follow = async (number: number) => {
    const { status, headers } = await call(`GET /api/newsletter/${id}/links/${number}`);
    return headers.location ?? status;
  };
  expect(await follow(1)).toBe('https://example.org/K%C3%A1r%C3%A1%C5%A1johka?q=bl%C3%A5b%C3%A6r&side=2');
  expect(await follow(2)).toBe('https://xn--blbr-roah.example/');
  expect(await follow(3)).toBe('https://example.org/ab?q=%22c%22');
  expect(await follow(4)).toBe('https://example.org/stor');
  expect(await follow(5)).toBe(404);
});

test('a test goes only to whoever asks for it, and counts nothing', async () => {
  const app = await newsroom();
  await addSubscribers(app.db, 1);
  const id = await app.draft();
  const { body } = await app.asStaff(`POST /api/newsletter/admin/${id}/test`);
  expect(body.message).toBe(`Vi har sendt en prøve til ${app.staff.email}.`);
  const [mail, ...others] = (await app.mails()).filter(({ subject }) => subject.includes(letter.title));
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: app.staff.email, subject: `[Test] ${letter.title}` });
  expect(mail?.html).not.toContain('/api/newsletter/');
  expect((await app.read(id)).state).toBe('draft');
});

test('a list of mails shows the words of links, and the plain text their addresses too', async () => {
  const app = await newsroom();
  const content = 'Les [hvordan du søker](https://example.org/soke-jobb).';
  const id = await app.draft({ title: 'Råd', content });
  await app.asStaff(`POST /api/newsletter/admin/${id}/test`);
  const [mail] = (await app.mails()).filter(({ subject }) => subject.includes('Råd'));
  expect(mail?.html).toContain('Les hvordan du søker.');
  expect(mail?.text).toContain('Les hvordan du søker (https://example.org/soke-jobb).');
});

test('a newsletter with an hour is sent at that hour, unless it is taken back', async () => {
  const app = await newsroom({ now: new Date('2026-11-20T08:00:00Z') });
  const { asStaff, draft, read, clock, runJob, runJobs } = app;
  await addSubscribers(app.db, 2);
  const id = await draft();
  const schedule = (sendAt: string | null) => asStaff(`PUT /api/newsletter/admin/${id}/schedule`, { sendAt });
  expect((await schedule('2026-11-20T07:00:00Z')).status).toBe(400);
  expect((await schedule('i morgen')).status).toBe(400);
  expect((await schedule('2026-11-20T10:00:00Z')).body.newsletter).toMatchObject({
    state: 'scheduled',
    status: 'draft',
  });
  expect((await schedule(null)).body.newsletter).toMatchObject({ state: 'draft', scheduledFor: null });
  await schedule('2026-11-20T11:00:00+01:00');
  await runJob('carry-on-newsletters');
  expect((await read(id)).state).toBe('scheduled');
  clock.moveBy(2 * HOUR_MS);
  await runJob('carry-on-newsletters');
  await runJobs();
  expect((await read(id)).state).toBe('sent');
  expect(await lettersIn(app)).toHaveLength(2);
});

test('a newsletter that is taken back at the moment when its hour comes is not sent', async () => {
  const app = await newsroom({ now: new Date('2026-11-20T08:00:00Z') });
  await addSubscribers(app.db, 1);
  const id = await app.draft();
  await app.asStaff(`PUT /api/newsletter/admin/${id}/schedule`, { sendAt: '2026-11-20T09:00:00Z' });
  app.clock.moveBy(2 * HOUR_MS);
  const takeBack = (tx: Tx) =>
    tx.updateTable('newsletters').set({ state: 'draft', scheduledFor: null }).where('id', '=', id).execute();
  await meanwhile(app, takeBack, () => app.runJob('carry-on-newsletters'));
  expect((await app.read(id)).state).toBe('draft');
});

test('one newsletter that cannot begin holds back neither the others nor what is under way', async () => {
  const app = await newsroom({ now: new Date('2026-11-20T08:00:00Z') });
  await addSubscribers(app.db, 1);
  const [broken, whole, begun] = [await app.draft(), await app.draft(), await app.draft()];
  for (const id of [broken, whole]) {
    await app.asStaff(`PUT /api/newsletter/admin/${id}/schedule`, { sendAt: '2026-11-20T09:00:00Z' });
  }
  const under = { state: 'sending', startedAt: app.clock.now() } as const;
  await app.db.updateTable('newsletters').set(under).where('id', '=', begun).execute();
  await breakRow(app, 'newsletters', 'id', broken);
  app.clock.moveBy(2 * HOUR_MS);
  await expect(app.runJob('carry-on-newsletters')).rejects.toThrow('failed for 1 of 2');
  await app.runJobs();
  expect((await app.read(broken)).state).toBe('scheduled');
  expect((await app.read(whole)).state).toBe('sent');
  expect((await app.read(begun)).state).toBe('sent');
});

test('the download says which newsletters one got, and deleting the account forgets it', async () => {
  const app = await newsroom();
  const { id, token, password } = await addUser(app.call);
  await app.db
    .updateTable('users')
    .set({ newsletterEnabled: true, emailConfirmedAt: new Date() })
    .where('id', '=', id)
    .execute();
  await app.send(await app.draft());
  expect(await lettersIn(app)).toHaveLength(1);
  const rows = () => app.db.selectFrom('newsletterRecipients').select('state').where('userId', '=', id).execute();
  expect(await rows()).toEqual([{ state: 'sent' }]);
  expect((await app.call('DELETE /api/auth/me', { token, body: { password } })).status).toBe(200);
  expect(await rows()).toEqual([]);
});

test('who got a newsletter is forgotten after the time that the privacy page names', async () => {
  const app = await newsroom();
  await addSubscribers(app.db, 1);
  const id = await app.draft();
  await app.send(id);
  const count = async () => (await app.db.selectFrom('newsletterRecipients').select('userId').execute()).length;
  app.clock.moveBy(380 * DAY_MS);
  await app.runJob('delete-old-newsletter-recipients');
  expect(await count()).toBe(1);
  app.clock.moveBy(30 * DAY_MS);
  await app.runJob('delete-old-newsletter-recipients');
  expect(await count()).toBe(0);
  const { sentCount } = await app.db.selectFrom('newsletters').select('sentCount').executeTakeFirstOrThrow();
  expect(sentCount).toBe(1);
});

test('one that stays paused is over by then, with its totals, and its recipients are forgotten too', async () => {
  const app = await newsroom();
  const { db } = app;
  const [{ id: unreached = '' } = {}] = await addSubscribers(db, 3);
  const id = await app.draft();
  await app.send(id);
  await db.updateTable('newsletterRecipients').set({ state: 'waiting' }).where('userId', '=', unreached).execute();
  await db.updateTable('newsletters').set({ state: 'paused', sentAt: null, sentCount: 0 }).execute();
  const after = async (days: number) => {
    app.clock.moveBy(days * DAY_MS);
    await app.runJob('delete-old-newsletter-recipients');
    return await db
      .selectFrom('newsletters')
      .select(['state', 'recipientCount', 'sentCount', 'failedCount', 'skippedCount'])
      .executeTakeFirst();
  };
  expect(await after(380)).toMatchObject({ state: 'paused', sentCount: 0 });
  const totals = { recipientCount: 3, sentCount: 2, failedCount: 0, skippedCount: 1 };
  expect(await after(30)).toEqual({ state: 'sent', ...totals });
  expect(await db.selectFrom('newsletterRecipients').select('userId').execute()).toEqual([]);
});

test('the newsroom is for staff', async () => {
  const { call, asStaff } = await newsroom();
  const { token } = await addUser(call);
  const names = [
    'GET /api/newsletter/admin/newsletters',
    'GET /api/newsletter/admin/stats',
    `GET /api/newsletter/admin/${randomUUID()}`,
    'POST /api/newsletter/admin/create',
    'POST /api/newsletter/admin/preview',
    `PUT /api/newsletter/admin/${randomUUID()}`,
    `DELETE /api/newsletter/admin/${randomUUID()}`,
    `PUT /api/newsletter/admin/${randomUUID()}/schedule`,
    ...['send', 'test', 'pause', 'resume'].map((verb) => `POST /api/newsletter/admin/${randomUUID()}/${verb}`),
  ];
  for (const name of names) {
    const isRead = name.startsWith('GET');
    expect((await call(name, isRead ? {} : { body: {} })).status).toBe(401);
    expect((await call(name, { token, ...(!isRead && { body: {} }) })).status).toBe(403);
    expect((await asStaff(name, isRead ? undefined : {})).status).not.toBe(403);
  }
});

test('of two that are under way, what is done with one leaves the other as it is', async () => {
  const { asStaff, draft, read, runJobs, db } = await newsroom();
  const [one, other] = [await draft(), await draft()];
  const [refused, left] = await addSubscribers(db, 2);
  await db
    .updateTable('users')
    .set({ newsletterEnabled: false })
    .where('id', '=', left?.id ?? '')
    .execute();
  const recipients = [one, other].flatMap((newsletterId) => [
    { newsletterId, userId: refused?.id ?? '', state: 'failed' },
    { newsletterId, userId: left?.id ?? '', state: 'waiting' },
  ]);
  await db
    .insertInto('newsletterTokens')
    .values({ userId: refused?.id ?? '' })
    .execute();
  await db.insertInto('newsletterRecipients').values(recipients).execute();
  const all = (fields: object) => db.updateTable('newsletters').set(fields).execute();
  const act = async (verb: string) =>
    expect((await asStaff(`POST /api/newsletter/admin/${one}/${verb}`)).status).toBe(200);
  const untouched = { failed: 1, waiting: 1, sent: 0 };

  await all({ state: 'sending' });
  await act('pause');
  expect(await read(other)).toMatchObject({ state: 'sending', progress: untouched });
  await all({ state: 'paused' });
  await act('resume');
  // Nothing was wrong with what was refused before staff paused it.
  expect(await read(one)).toMatchObject({ state: 'sending', progress: untouched });
  await all({ state: 'paused', pausedBecause: 'Satt på pause av seg selv.' });
  await act('resume');
  await runJobs();
  expect(await read(one)).toMatchObject({ state: 'sent', progress: { failed: 0, waiting: 0, sent: 1, skipped: 1 } });
  expect(await read(other)).toMatchObject({ state: 'paused', progress: untouched });
});
