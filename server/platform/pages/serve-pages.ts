import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { errorKinds, Failure } from '../../../contract/errors.ts';
import { developmentPolicy, pagePolicy } from '../http/security-headers.ts';
import { translateError, understandError } from '../http/translate-error.ts';
import { lastResort } from './last-resort.ts';
import { createPageCache, type Page, type Refusal } from './page-cache.ts';
import { send, sendCached } from './send-page.ts';
import { type Rendered, takeNonces } from './take-nonces.ts';

export interface Visitor {
  address: string;
  requestId: string;
  /** What was sent was refused before it reached a page: the page says so. */
  refusal?: { status: number; message: string };
}

/** A page comes beside the answer: as its body it would be written to bytes, and read again at once. */
type Rendering = Response & { rendered?: Rendered; refused?: Refusal | undefined };

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
      refuseOthersForms(request, publicUrl);
      const page = await make(request, 'POST');
      if (page.status !== 405) return send(reply, page);
      // The router has English words for it, and the name of a file of ours.
      reply.header('allow', 'GET, HEAD');
      throw new Failure('wrongMethod');
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
  const url = new URL(publicUrl + request.url);
  if (method !== 'POST') return new Request(url, { method, headers });
  headers.set('content-type', FORM);
  return new Request(url, { method, headers, body: typeof request.body === 'string' ? request.body : '' });
}

async function readPage(answer: Rendering, development: boolean): Promise<Page> {
  const { status, rendered, refused } = answer;
  const headers = Object.fromEntries(answer.headers);
  if (refused) headers['cache-control'] = 'no-store';
  if (!rendered) return { status, headers, body: Buffer.from(await answer.arrayBuffer()), refused };
  const { html, scriptHashes } = takeNonces(rendered);
  headers['content-security-policy'] = development ? developmentPolicy : pagePolicy(scriptHashes);
  return { status, headers, body: Buffer.from(html), refused };
}
