import type { IncomingMessage, ServerResponse } from 'node:http';
import { osloIso, osloRfc1123, parseRfc1123 } from '../oslo-time.ts';
import type { createEventLog, EventRow, Page } from './event-log.ts';
import type { createTokens } from './tokens.ts';

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  log: ReturnType<typeof createEventLog>;
  tokens: ReturnType<typeof createTokens>;
}

const usualPageSize = 1000;
const largestPageSize = 10_000;
const uuidForm = /^[0-9a-f]{1,8}(-[0-9a-f]{1,4}){3}-[0-9a-f]{1,12}$/i;

export function answer(exchange: Exchange) {
  const { request, response, url, tokens } = exchange;
  const path = url.pathname;
  // Without looking at the token: a HEAD says nothing about anything.
  if (request.method === 'HEAD') return response.writeHead(200).end();
  if (path === '/api/publicToken') return sendText(response, 200, tokens.prose());
  if (!/^\/api\/v1\/(feed|feed\/[^/]+|feedentry\/[^/]+)$/.test(path)) return sendText(response, 404, 'Not Found');
  if (!tokens.isAccepted(request.headers.authorization)) return sendError(response, 401, 'Unauthorized');
  const id = path.split('/')[4];
  if (path.startsWith('/api/v1/feedentry/')) return answerEntry(exchange, id ?? '');
  answerFeed(exchange, id);
}

function answerEntry({ response, log }: Exchange, uuid: string) {
  if (!uuidForm.test(uuid)) return sendError(response, 500, 'Internal server error');
  const entry = log.entry(uuid.toLowerCase());
  if (!entry) return sendNothing(response, 404);
  sendJson(response, 200, entry);
}

function answerFeed(exchange: Exchange, id: string | undefined) {
  const { request, response, url, log } = exchange;
  const pageSize = toInt(url.searchParams.get('pageSize'));
  if (pageSize > largestPageSize) {
    return sendText(response, 400, `pageSize must be less than or equal to ${largestPageSize}`);
  }
  if (id !== undefined && !uuidForm.test(id)) return sendError(response, 500, 'Internal server error');
  // A date that cannot be read is ignored without a word: the caller then gets the oldest page there is.
  const since = parseRfc1123(header(request, 'if-modified-since') ?? '');
  const pageId = id?.toLowerCase() ?? startOf(exchange, since)?.id;
  const page = pageId === undefined ? undefined : log.page(pageId, pageSize, since);
  if (!page) return sendNothing(response, 404);
  sendPage(request, response, page, since);
}

function startOf({ url, log }: Exchange, since: Date | undefined) {
  if (url.searchParams.has('last')) return log.newest();
  return since ? log.firstAfter(since) : log.first();
}

/** The entity tag is the id of the last row shown. It hides that a next page has appeared: NAV's own trap, kept. */
function sendPage(request: IncomingMessage, response: ServerResponse, page: Page, since: Date | undefined) {
  const tag = header(request, 'if-none-match');
  const isKnown = tag === page.last.id;
  if (isKnown && since && page.last.at < since) return sendNothing(response, 304);
  response.setHeader('ETag', page.last.id);
  response.setHeader('Last-Modified', osloRfc1123(page.last.at));
  if (isKnown) return sendNothing(response, 304);
  sendJson(response, 200, {
    version: '1.0',
    title: 'Stillingsfeeden fra arbeidsplassen.no',
    home_page_url: 'https://arbeidsplassen.nav.no',
    feed_url: `/api/v1/feed/${page.id}`,
    description: 'Feed med stillinger fra arbeidsplassen.no - En av Norges største oversikter over utlyste stillinger',
    next_url: page.nextId && `/api/v1/feed/${page.nextId}`,
    id: page.id,
    next_id: page.nextId,
    items: page.rows.map(itemOf),
  });
}

function itemOf(row: EventRow) {
  const changed = osloIso(row.at, row.micros);
  const { uuid, status, title, businessName, municipal } = row;
  return {
    id: uuid,
    url: `/api/v1/feedentry/${uuid}`,
    title,
    content_text: 'Stillingsannonse',
    date_modified: changed,
    _feed_entry: { uuid, status, title, businessName, municipal, sistEndret: changed },
  };
}

const toInt = (value: string | null) => (value !== null && /^[+-]?\d+$/.test(value) ? Number(value) : usualPageSize);

function header(request: IncomingMessage, name: 'if-none-match' | 'if-modified-since') {
  return request.headers[name];
}

function sendJson(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

function sendText(response: ServerResponse, status: number, body: string) {
  response.writeHead(status, { 'Content-Type': 'text/plain;charset=utf-8' }).end(body);
}

function sendNothing(response: ServerResponse, status: number) {
  response.writeHead(status, { 'Content-Type': 'text/plain' }).end();
}

function sendError(response: ServerResponse, status: 401 | 500, title: string) {
  const kind = status === 401 ? 'unauthorizedresponse' : 'internalservererrorresponse';
  sendJson(response, status, { title, status, type: `https://javalin.io/documentation#${kind}`, details: {} });
}
