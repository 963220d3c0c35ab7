import { expect, test } from 'vitest';
import { postMails } from '../../../tests/support/post-mail.ts';
import { createTestApp, testApp } from '../../../tests/support/test-app.ts';

const mail = {
  to: { address: 'kari@example.no' },
  subject: 'Hei <script>alert(1)</script>',
  preview: 'Så er det klart',
  heading: 'Velkommen',
  paragraphs: ['Blåbærsyltetøy'],
  button: { label: 'Logg inn', path: '/profil' },
};

test('the demo shows the mails it would have sent, newest first, and nothing in them runs', async () => {
  const { call, db, runJobs } = await testApp({ keptMails: true });
  expect((await call('GET /demo/post')).body).toContain('Ingen har fått post ennå.');
  await postMails(db, [mail]);
  await runJobs();
  const list = await call('GET /demo/post');
  expect(list.body).toContain('Hei &lt;script&gt;alert(1)&lt;/script&gt;');
  expect(list.body).not.toContain('<script>alert');
  expect(list.headers['content-security-policy']).toContain("default-src 'none'");
  const [, path] = /href="(\/demo\/post\/[^"]+)"/.exec(list.body) ?? [];
  const one = await call(`GET ${path}`);
  expect(one.body).toContain('sandbox="allow-popups');
  expect(one.body).not.toContain('<script>');
  expect(one.body).toContain('Blåbærsyltetøy');
  const html = await call(`GET ${path}/html`);
  expect(html.headers['content-security-policy']).toMatch(/^sandbox .*default-src 'none'/);
  expect(html.headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(html.body).toContain('Blåbærsyltetøy');
  expect((await call('GET /demo/post/1')).status).toBe(404);
  expect((await call('GET /demo/post/00000000-0000-4000-8000-000000000000')).status).toBe(404);
});

test('without the demo there is no such page', async () => {
  const { call } = await testApp();
  expect((await call('GET /demo/post')).status).toBe(404);
});

test('at most 500 mails are kept', async () => {
  const { db, runJobs, mails, close } = await createTestApp();
  await db
    .insertInto('mails')
    .values(
      Array.from({ length: 510 }, (_, index) => ({
        content: JSON.stringify({ ...mail, to: { address: `a${index}@example.no` }, smallPrint: [] }),
        sentAt: new Date(),
        createdAt: new Date(Date.now() - (1000 - index) * 1000),
      })),
    )
    .execute();
  await postMails(db, [mail]);
  await runJobs();
  const kept = await mails();
  expect(kept).toHaveLength(500);
  expect(kept.at(-1)?.to).toBe('kari@example.no');
  await close();
});
