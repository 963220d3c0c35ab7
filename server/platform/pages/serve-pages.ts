import { createHash } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorKinds, Failure } from '../../../contract/errors.ts';
import { developmentPolicy, pagePolicy } from '../http/security-headers.ts';
import { translateError, understandError } from '../http/translate-error.ts';
import { lastResort } from './last-resort.ts';
import { type CachedPage, createPageCache, type Encoding, type Page } from './page-cache.ts';

export interface Visitor {
  address: string;
  requestId: string;
  /** What was sent was refused before it reached a page: the page says so. */
  refusal?: { status: number; message: string };
}

/** A page's text as React made it, and the nonce that the renderer gave to its own scripts. */
interface Rendered {
  html: string;
  nonce: string;
}

/** A page comes beside the answer: as its body it would be written to bytes, and read again at once. */
type Rendering = Response & { rendered?: Rendered };

export type Render = (request: Request, visitor: Visitor) => Promise<Rendering>;

/** Everything that is not the API and not a file is a page. */
export function servePages(app: FastifyInstance, publicUrl: string, render: Render, { development = false } = {}) {
  const cache = createPageCache();

  const make = async (request: FastifyRequest, method: string, refusal?: Visitor['refusal']): Promise<Page> => {
    const visitor = { address: request.ip, requestId: request.id, ...(refusal && { refusal }) };
    try {
      const page = await readPage(await render(asWebRequest(request, publicUrl, method), visitor), development);
      return isAnswer(page) || isForScript(request) ? page : lastResort(page.status, page.headers);
    } catch (err) {
      if (isForScript(request)) throw err;
      request.log.error({ reqId: request.id, err }, 'unexpected error');
      return lastResort(errorKinds.unexpected.status);
    }
  };

  // A scope of its own: only pages take forms as browsers without JavaScript send them.
  app.register(async (pages) => {
    pages.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => done(null, body));
    if (pages.hasContentTypeParser('application/json')) pages.removeContentTypeParser('application/json');
    pages.setErrorHandler<FastifyError>(async (error, request, reply) => {
      if (!isForm(request)) return translateError(error, request, reply);
      const { message } = understandError(error, request, reply);
      return send(reply, await make(request, 'GET', { status: reply.statusCode, message }));
    });
    pages.get('/*', async (request, reply) => {
      if (development) return send(reply, await make(request, 'GET'));
      return sendCached(request, reply, await cache.get(request.url, request.ip, () => make(request, 'GET')));
    });
    pages.post('/*', async (request, reply) => {
      refuseOthersForms(request, new URL(publicUrl).origin);
      const page = await make(request, 'POST');
      if (page.status === 405) reply.header('allow', 'GET, HEAD');
      return send(reply, page);
    });
    pages.route({
      method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '/*',
      handler: (_request, reply) => {
        reply.header('allow', 'GET, HEAD, POST');
        throw new Failure('wrongMethod');
      },
    });
  });
}

const FORM = 'application/x-www-form-urlencoded';

/** Asked for by the scripts of a page, which know what to make of a failure. */
const isForScript = ({ url }: FastifyRequest) => /\.data(\?|$)/.test(url);

/** What failed says so in a page; the router's own last words are English and no page. */
const isAnswer = ({ status, headers }: Page) => status < 400 || /^text\/html\b/.test(headers['content-type'] ?? '');

/** Sent by a browser that shows what comes back to a person. */
const isForm = (request: FastifyRequest) =>
  request.method === 'POST' && /\btext\/html\b/.test(request.headers.accept ?? '') && !isForScript(request);

/** What mail programs send to leave a list (RFC 8058), some of them from pages of their own. It does what the address may. */
const ONE_CLICK = 'List-Unsubscribe=One-Click';

/** Forms are sent from our own pages, whatever name of ours they were opened by, or by mail programs. */
function refuseOthersForms({ body, headers: { origin, host } }: FastifyRequest, ownOrigin: string) {
  if (!origin || body === ONE_CLICK || origin === ownOrigin || (URL.canParse(origin) && new URL(origin).host === host))
    return;
  throw new Failure('forbidden', 'Skjemaet ble ikke sendt fra siden det hører til. Åpne siden og prøv igjen.');
}

/** What a mail program sends in parts says no more than that it was sent: it counts as an empty form. */
function asWebRequest(request: FastifyRequest, publicUrl: string, method: string): Request {
  const { accept = 'text/html', 'user-agent': userAgent = '' } = request.headers;
  const headers = new Headers({ accept, 'user-agent': userAgent });
  const url = new URL(new URL(publicUrl).origin + request.url);
  if (method !== 'POST') return new Request(url, { method, headers });
  headers.set('content-type', FORM);
  return new Request(url, { method, headers, body: typeof request.body === 'string' ? request.body : '' });
}

async function readPage(answer: Rendering, development: boolean): Promise<Page> {
  const { status, rendered } = answer;
  const headers = Object.fromEntries(answer.headers);
  if (!rendered) return { status, headers, body: Buffer.from(await answer.arrayBuffer()) };
  const { html, scriptHashes } = takeNonces(rendered);
  headers['content-security-policy'] = development ? developmentPolicy : pagePolicy(scriptHashes);
  return { status, headers, body: Buffer.from(html) };
}

/**
 * A page is sent to many visitors, so its scripts are allowed by their hashes. Only those that carry the nonce of this
 * rendering count: a script that got into the page by way of its data has no hash in the policy and does not run.
 */
function takeNonces({ html, nonce }: Rendered) {
  const parts = html.split(` nonce="${nonce}"`);
  const hashes = parts.slice(1).flatMap((after, index) => {
    const script = inlineScript(parts[index] ?? '', after);
    return script === undefined ? [] : [createHash('sha256').update(script).digest('base64')];
  });
  return { html: parts.join(''), scriptHashes: [...new Set(hashes)] };
}

/** What stands in the tag around a nonce, if it is a script of the page's own. */
function inlineScript(before: string, after: string) {
  const tag = before.slice(before.lastIndexOf('<')) + after.slice(0, after.indexOf('>'));
  if (!tag.startsWith('<script') || /\ssrc=/.test(tag)) return undefined;
  return after.slice(after.indexOf('>') + 1, after.indexOf('</script>'));
}

const send = (reply: FastifyReply, { status, headers, body }: Page) => reply.status(status).headers(headers).send(body);

async function sendCached(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
  reply.headers(page.headers).header('vary', 'accept-encoding').header('etag', `W/${page.etag}`);
  // The browser asks again each time and mostly hears "unchanged".
  if (!page.headers['cache-control']) reply.header('cache-control', 'public, max-age=0, must-revalidate');
  if (page.status === 200 && isKnown(request.headers['if-none-match'], page.etag)) return reply.status(304).send();
  reply.status(page.status);
  const encoding = acceptedEncoding(`${request.headers['accept-encoding'] ?? ''}`);
  if (!encoding) return reply.send(page.body);
  return reply.header('content-encoding', encoding).send(await page.encoded(encoding));
}

/** Weak comparison with a list: a proxy that compresses anew marks what it passes on as weak. */
const isKnown = (given: string | undefined, etag: string) =>
  given === '*' || (given ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === etag);

const acceptedEncoding = (accepted: string) => (['br', 'gzip'] as const).find((each) => accepts(accepted, each));

/** Named, and not with the weight of zero that refuses it. */
const accepts = (accepted: string, encoding: Encoding) =>
  accepted.split(',').some((each) => {
    const [name = '', weight = ''] = each.split(';');
    return name.trim().toLowerCase() === encoding && !/^\s*q=0(\.0*)?\s*$/i.test(weight);
  });
