import { text } from 'node:stream/consumers';
import { renderToString } from 'react-dom/server.node';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import type { Api } from '../contract/api.ts';
import { CallError } from '../contract/call.ts';
import { NonceContext } from './platform/nonce.ts';
import {
  apiContext,
  publicUrlContext,
  type Refusal,
  refusalContext,
  reportContext,
} from './platform/request-context.ts';

/**
 * Pages are cached whole, so they are rendered in one go, to a text: React's streams cost a third more. Nothing may wait then, and
 * what the router sends along with the page is read before.
 */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const nonce = crypto.randomUUID();
  await readHandoff(context);
  await ownTurn();
  const html = renderToString(
    <NonceContext value={nonce}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </NonceContext>,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return Object.assign(new Response(null, { status, headers }), {
    rendered: { html: `<!DOCTYPE html>${html}`, nonce },
  });
}

let lastTurn = Promise.resolve();

/** Many pages at once would be rendered in one go, and whoever asks for a kept page or for our health would wait for all of them. */
const ownTurn = () => {
  lastTurn = lastTurn.then(() => new Promise((go) => setImmediate(go)));
  return lastTurn;
};

/** The loaders' data for the browser, as if its stream had been read by an earlier rendering. */
async function readHandoff({ serverHandoffStream, renderMeta }: EntryContext) {
  if (!serverHandoffStream || !renderMeta) return;
  const value = await text(serverHandoffStream);
  renderMeta.streamCache = [Object.assign(Promise.resolve(), { result: { done: true, value } })];
}

export function createRequestContext(
  api: Api,
  publicUrl: string,
  report: (error: unknown) => void,
  refusal: Refusal | undefined,
) {
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  context.set(publicUrlContext, publicUrl);
  context.set(reportContext, report);
  context.set(refusalContext, refusal);
  return context;
}

/** What the visitor did, and what the API refused, is no fault of a page; anything else is for the log. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (isRouteErrorResponse(error) || error instanceof CallError) return;
  context.get(reportContext)(error);
};
