import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { NotNull } from 'kysely';
import { z } from 'zod';
import { Failure } from '../../../contract/errors.ts';
import { escapeMarkup } from '../../../contract/escape-markup.ts';
import { dateAndTime } from '../clock.ts';
import type { Db } from '../database/database.ts';
import type { MailContent } from './mail.ts';
import { MOST_KEPT } from './sweep-mails.ts';

const style = `:root{color-scheme:light dark;--ink:#10292d;--paper:#fff;--quiet:#51666a;--line:#d5e0e1;--link:#0b4f5a}
@media(prefers-color-scheme:dark){:root{--ink:#e6eff0;--paper:#0d1b1e;--quiet:#b3c5c8;--line:#2c4448;--link:#7fc8d1}}
body{background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,sans-serif;margin:0 auto;max-width:60rem;overflow-wrap:anywhere;padding:1.5rem}
a{color:var(--link)}ul{list-style:none;padding:0}li{border-top:1px solid var(--line);padding:.75rem 0}
time,p,dt{color:var(--quiet)}dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}dd{margin:0}
iframe{border:1px solid var(--line);border-radius:.5rem;height:70vh;width:100%}pre{white-space:pre-wrap}`;
const styleHash = createHash('sha256').update(style).digest('base64');
const pagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'`;
/** Links open; nothing else of a mail can do anything. */
const sandbox = 'allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';
const mailPolicy = (publicUrl: string) =>
  `sandbox ${sandbox}; default-src 'none'; style-src 'unsafe-inline'; img-src data: ${publicUrl}; frame-ancestors 'self'`;

/** The demo's post office: what would have been sent, readable at /demo/post. */
export function serveKeptMails(app: FastifyInstance, db: Db, publicUrl: string) {
  const read = async (params: unknown) => {
    const id = z.object({ id: z.uuid() }).safeParse(params).data?.id;
    const found = id && (await mails(db).where('id', '=', id).executeTakeFirst());
    if (!found) throw new Failure('notFound');
    return { id, createdAt: found.createdAt, mail: found.content };
  };

  app.get('/demo/post', async (_request, reply) => {
    const rows = await mails(db).orderBy('createdAt', 'desc').orderBy('id').limit(MOST_KEPT).execute();
    const items = rows.map(({ id, createdAt, content }) => listItem(id, createdAt, content));
    const body = items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>Ingen har fått post ennå.</p>';
    return reply.headers(headers(pagePolicy)).send(page('Post', `<h1>Post</h1><p>${explanation}</p>${body}`));
  });
  app.get('/demo/post/:id', async ({ params }, reply) => {
    const { id, createdAt, mail } = await read(params);
    const { renderMail } = await import('./layout.ts');
    const { text } = await renderMail(mail, publicUrl);
    return reply.headers(headers(pagePolicy)).send(page(mail.subject, mailView(id, createdAt, mail, text)));
  });
  app.get('/demo/post/:id/html', async ({ params }, reply) => {
    const { mail } = await read(params);
    const { renderMail } = await import('./layout.ts');
    const { html } = await renderMail(mail, publicUrl);
    return reply.headers({ ...headers(mailPolicy(publicUrl)), 'x-frame-options': 'SAMEORIGIN' }).send(html);
  });
}

const explanation = 'Dette er en demo: e-post blir ikke sendt, men ligger her.';

const mails = (db: Db) =>
  db
    .selectFrom('mails')
    .select(['id', 'content', 'createdAt'])
    .where('content', 'is not', null)
    .$narrowType<{ content: NotNull }>();

const headers = (policy: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'x-robots-tag': 'noindex',
});

const listItem = (id: string, createdAt: Date, { subject, to, preview }: MailContent) =>
  `<li><a href="/demo/post/${id}">${escapeMarkup(subject)}</a> <span>til ${escapeMarkup(to.address)}</span> ${moment(createdAt)}<br>
  <span>${escapeMarkup(preview)}</span></li>`;

const mailView = (id: string, createdAt: Date, { subject, to, replyTo }: MailContent, text: string) => `
  <nav><a href="/demo/post">Tilbake til posten</a></nav>
  <h1>${escapeMarkup(subject)}</h1>
  <dl><dt>Til</dt><dd>${escapeMarkup(to.address)}</dd>
  ${replyTo ? `<dt>Svar til</dt><dd>${escapeMarkup(replyTo.address)}</dd>` : ''}
  <dt>Sendt</dt><dd>${moment(createdAt)}</dd></dl>
  <iframe src="/demo/post/${id}/html" title="E-posten" sandbox="${sandbox}"></iframe>
  <details><summary>Som ren tekst</summary><pre>${escapeMarkup(text)}</pre></details>`;

const page = (title: string, main: string) => `<!doctype html><html lang="nb"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escapeMarkup(title)} – Jobbfjord</title><style>${style}</style></head>
<body><main>${main}</main></body></html>`;

const moment = (time: Date) => `<time datetime="${time.toISOString()}">${dateAndTime(time)}</time>`;
